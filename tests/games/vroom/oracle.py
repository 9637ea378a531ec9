"""The execution of a drive once more, as the specification tells it: slow, and it shares nothing with ours."""

from math import ceil, copysign, isqrt

LEFT, TOP, RIGHT, BOTTOM = 150, 150, 11850, 6850


def nearest(a, b):
    return int(copysign((2 * abs(a) + b) // (2 * b), a))


def away(a, b):
    return int(copysign(-(-abs(a) // b), a))


class Lines:
    def __init__(self, start, a, b, back):
        self.start, self.a, self.b, self.back = start, a, b, back
        self.o = 1
        if self.cross(start) > 0:
            self.o = -1
        self.length = isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
        self.fs = self.f(start)
        self.c = -2 * self.fs if back else -self.fs

    def cross(self, p):
        (ax, ay), (bx, by) = self.a, self.b
        return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

    def f(self, p):
        return self.o * self.cross(p)

    def lat(self, p):
        nx, ny = self.o * -(self.b[1] - self.a[1]), self.o * (self.b[0] - self.a[0])
        ux, uy = -ny, nx
        return ux * (p[0] - self.start[0]) + uy * (p[1] - self.start[1])

    def progress(self, p, leg):
        return self.f(p) - self.fs if leg == 1 else -self.fs + max(0, -self.f(p))


def drive(lines, at, legs, driven, path, gate=False):
    """Positions, legs, why it stopped, whether cars touched, chicane verdicts: dictionaries by car number."""
    at, legs, verdicts, touched = dict(at), dict(legs), {}, False
    here = at[driven]
    for there in path:
        dx, dy = there[0] - here[0], there[1] - here[1]
        m = max(1, ceil(isqrt(dx * dx + dy * dy) / 10))
        for j in range(1, m + 1):
            point = here[0] + nearest(dx * j, m), here[1] + nearest(dy * j, m)
            if not (LEFT <= point[0] <= RIGHT and TOP <= point[1] <= BOTTOM):
                return at, legs, "rail", touched, verdicts
            moved, hit = resolve(at | {driven: point}, driven)
            touched = touched or hit
            if moved is None:
                return at, legs, "blocked", touched, verdicts
            at = moved
            for car in at:
                if lines.back and legs[car] == 1 and lines.f(at[car]) > 0:
                    legs[car] = 2
            for car in at:
                if gate and car not in verdicts and 100 * lines.progress(at[car], legs[car]) >= 40 * lines.c:
                    lat = lines.lat(at[car])
                    verdicts[car] = lat < 0 if car % 2 else lat > 0
        here = there
    return at, legs, "", touched, verdicts


def resolve(at, driven):  # noqa: C901
    depth, hit, rounds = {driven: 0}, False, 0
    while True:
        pairs = [(a, b) for a in at for b in at if a < b and gap2(at[a], at[b]) < 90000]
        if not pairs:
            return at, hit
        hit = True
        if rounds == 60:
            return None, hit
        start = dict(depth)
        for a, b in pairs:
            for one, other in ((a, b), (b, a)):
                if one in start and other not in start:
                    depth[other] = min(depth.get(other, 99), start[one] + 1)
        push = {car: [0, 0] for car in at}
        for a, b in pairs:
            d = [at[b][0] - at[a][0], at[b][1] - at[a][1]]
            dist = isqrt(d[0] ** 2 + d[1] ** 2)
            overlap = 300 - dist
            if d == [0, 0]:
                d, dist, overlap = [1, 0], 1, 300
            da, db = depth.get(a), depth.get(b)
            for axis in (0, 1):
                if da == db:
                    push[b][axis] += away(d[axis] * overlap, 2 * dist)
                    push[a][axis] -= away(d[axis] * overlap, 2 * dist)
                elif db > da:
                    push[b][axis] += away(d[axis] * overlap * 2, 2 * dist)
                else:
                    push[a][axis] -= away(d[axis] * overlap * 2, 2 * dist)
        at = {
            car: at[car]
            if car == driven
            else (min(max(at[car][0] + x, LEFT), RIGHT), min(max(at[car][1] + y, TOP), BOTTOM))
            for car, (x, y) in push.items()
        }
        rounds += 1


def gap2(p, q):
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
