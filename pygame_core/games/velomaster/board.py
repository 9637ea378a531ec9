"""The courses as data: sections with their lanes, danger cells, feed zones, summits, and the line of the road."""

from typing import Final, NamedTuple


class Section(NamedTuple):
    """A stretch of road. A lane is "." (none), "=" (whole cells), "~" (half a cell out of step) or so many cells."""

    id: str
    terrain: str
    length: int
    lanes: tuple[str, ...]


class Board(NamedTuple):
    """A course; `line` are the control points of its centre line on a 1000 x 700 canvas."""

    id: str
    name: str
    title: str
    closed: bool
    laps: tuple[int, ...]
    default_laps: int
    lane_px: int
    line: tuple[tuple[int, int], ...]
    sections: tuple[Section, ...]
    danger: tuple[str, ...]
    feed: tuple[str, ...]
    summits: tuple[tuple[str, str, str], ...]


def _sections(text: str) -> tuple[Section, ...]:
    """The sections of a table like "A flat 6 . ~ = ~ =; C climb_4 7 . ~ = ~ ."."""
    rows = (row.split() for row in text.split(";"))
    return tuple(Section(row[0], row[1].replace("_", " "), int(row[2]), tuple(row[3:])) for row in rows)


def _points(text: str) -> tuple[tuple[int, int], ...]:
    """The control points of a list like "300,610 560,620"."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((int(x), int(y)) for x, y in pairs)


BOARDS: Final[dict[str, Board]] = {
    board.id: board
    for board in (
        Board(
            "criterium",
            "Critérium du Bourg",
            title="none",
            closed=True,
            laps=(1, 2, 3),
            default_laps=1,
            lane_px=20,
            line=_points("300,610 560,620 790,590 900,470 850,300 700,170 500,230 300,140 130,220 80,400 140,560"),
            sections=_sections(
                "A flat 6 . ~ = ~ =; B flat 5 . = ~ = ~; C climb_4 7 . ~ = ~ .; D flat 4 . = ~ = ~; "
                "E desc 5 . ~ = ~ .; F flat 5 . = ~ = ~; G flat 4 = ~ = ~ =; H flat 4 . = ~ = ~"
            ),
            danger=("E.3.3", "E.4.3", "G.2.2"),
            feed=("F.4", "F.5"),
            summits=(("C", "4", "Côte du Lavoir"),),
        ),
        Board(
            "aurillac",
            "Championnat de France (Aurillac)",
            title="france",
            closed=True,
            laps=(1, 2, 3),
            default_laps=2,
            lane_px=14,
            line=_points(
                "180,640 420,640 640,635 820,625 920,570 930,480 850,410 740,405 630,415 530,400 465,368 432,312 "
                "450,250 510,220 610,215 750,220 860,213 925,190 948,140 925,92 860,68 740,60 560,65 330,60 "
                "160,75 75,150 70,240 125,315 200,345 245,395 240,455 180,495 105,515 60,550 58,600 105,635"
            ),
            sections=_sections(
                "A flat 8 = ~ = ~ =; B flat 5 . = ~ = ~; C flat 5 . ~ = ~ 6; D climb_9 6 . = ~ = .; "
                "E flat 3 . ~ = ~ .; F desc 5 . = ~ = .; G flat 7 . ~ = ~ 8; H flat 6 ~ = ~ = .; "
                "I flat 5 = ~ = ~ .; J climb_11 6 . = ~ = .; K flat 3 . ~ = ~ .; L desc 6 . = ~ = .; "
                "M flat 4 . ~ = ~ 5"
            ),
            danger=("F.2.3", "F.3.3", "F.4.3", "L.2.3", "L.4.3"),
            feed=("G.4", "G.5"),
            summits=(("D", "3", "Côte des Remparts"), ("J", "2", "Côte du Buron")),
        ),
        Board(
            "salzburg",
            "Championnat du Monde (Salzburg)",
            title="world",
            closed=True,
            laps=(1, 2, 3),
            default_laps=2,
            lane_px=14,
            line=_points(
                "160,640 340,642 540,640 720,632 870,595 935,490 880,370 770,300 650,335 560,410 450,420 385,345 "
                "420,250 530,195 670,178 790,172 870,158 925,130 932,88 890,55 780,42 560,55 340,48 170,60 "
                "75,110 70,190 135,275 200,325 232,390 205,450 140,485 85,525 70,580 100,625"
            ),
            sections=_sections(
                "A flat 7 = ~ = ~ =; B flat 6 ~ = ~ = ~; C flat 5 . ~ = ~ 6; D climb_5 6 . = ~ = 7; "
                "E climb_5 6 . ~ = ~ .; F flat 5 . = ~ = .; G desc 4 . ~ = ~ .; H climb_11 5 . = ~ . .; "
                "I flat 6 . 5 = 7 .; J flat 5 . = ~ = ~; K desc 6 . ~ = ~ .; L desc 5 . = ~ = .; "
                "M flat 6 . ~ = ~ 7; N flat 5 6 = ~ = 4; O flat 5 4 ~ = ~ 6"
            ),
            danger=("G.2.2", "G.3.2", "G.4.2", "K.3.4", "L.2.3", "L.4.3"),
            feed=("F.3", "F.4"),
            summits=(("E", "3", "Zilling"), ("H", "2", "Elixhausen")),
        ),
        Board(
            "plaine",
            "La Grande Plaine",
            title="none",
            closed=False,
            laps=(1,),
            default_laps=1,
            lane_px=16,
            line=_points(
                "60,630 250,640 450,630 650,640 850,632 925,605 955,545 930,485 860,458 650,465 450,452 250,462 "
                "150,452 80,420 55,360 80,300 150,270 330,275 530,258 740,270 860,258 930,222 950,160 925,100 "
                "850,72 650,78 450,62 260,75 90,60"
            ),
            sections=_sections(
                "A flat 8 = ~ = ~ =; B flat 8 . = ~ = ~; C flat 6 = ~ = ~ =; D climb_3 5 . 4 ~ 6 6; "
                "E desc 4 . ~ = ~ =; F flat 8 ~ = ~ = .; G flat 8 . ~ = ~ .; H flat 6 . 7 ~ 5 5; "
                "I flat 6 = ~ = ~ =; J flat 6 . . ~ = .; K flat 7 . ~ = ~ =; L climb_4 5 . = ~ = .; "
                "M desc 4 . ~ = ~ .; N flat 6 . = ~ = ~; O flat 6 = ~ = ~ =; P flat 7 ~ = ~ = ~"
            ),
            danger=("E.3.2", "E.4.2", "J.3.3", "M.2.2", "M.3.2", "M.4.2"),
            feed=("I.4", "I.5"),
            summits=(("D", "4", "Côte du Moulin"), ("L", "4", "Butte aux Alouettes")),
        ),
        Board(
            "puys",
            "Les Puys",
            title="none",
            closed=False,
            laps=(1,),
            default_laps=1,
            lane_px=18,
            line=_points(
                "60,90 80,260 70,420 100,570 210,645 320,580 330,420 320,260 360,120 470,50 580,120 600,270 "
                "580,430 620,580 730,645 840,580 870,420 850,270 880,130 950,60"
            ),
            sections=_sections(
                "A flat 8 = ~ = ~ =; B climb_4 6 . = ~ = ~; C desc 4 . ~ = ~ .; D flat 6 . = ~ = 7; "
                "E climb_6 7 . ~ = ~ .; F flat 3 . = ~ = .; G desc 6 . ~ = ~ .; H flat 7 8 = ~ = .; "
                "I flat 6 7 ~ = ~ .; J climb_8 8 . = ~ = .; K flat 3 . ~ = . .; L desc 7 . = ~ = .; "
                "M flat 7 . ~ = ~ 8; N flat 5 . = ~ = ~; O climb_5 6 . ~ = ~ =; P flat 7 ~ = ~ = ~"
            ),
            danger=("C.3.2", "G.2.3", "G.3.3", "L.2.4", "L.3.4", "L.4.4"),
            feed=("H.1", "H.2"),
            summits=(
                ("B", "4", "Côte de la Fontaine"),
                ("E", "3", "Col du Cratère"),
                ("J", "2", "Puy Cornu"),
                ("O", "3", "Côte des Orgues"),
            ),
        ),
        Board(
            "femur",
            "Les Trois Os",
            title="none",
            closed=False,
            laps=(1,),
            default_laps=1,
            lane_px=16,
            line=_points(
                "60,640 260,640 470,640 680,632 820,612 910,560 930,485 875,425 760,408 640,425 520,440 350,430 "
                "215,462 110,435 62,362 100,285 195,255 340,285 520,305 700,272 850,278 930,240 952,180 925,115 "
                "850,82 740,75 640,135 500,170 380,115 250,75 110,90"
            ),
            sections=_sections(
                "A flat 8 = ~ = ~ =; B flat 7 . = ~ = ~; C flat 5 . ~ = ~ =; D climb_6 6 . = ~ = 7; "
                "E climb_6 6 . ~ = ~ .; F flat 2 . = = = .; G desc 8 . ~ = ~ .; H flat 7 8 = ~ = .; "
                "I flat 5 6 ~ = ~ .; J climb_8 6 . = ~ = ~; K climb_8 5 . ~ = ~ .; L flat 2 . = = = .; "
                "M desc 7 . ~ = ~ .; N flat 7 . = ~ = 8; O climb_10 6 . ~ = ~ =; P climb_10 6 . = ~ = .; "
                "Q climb_10 5 . ~ = ~ ."
            ),
            danger=("G.2.4", "G.3.4", "G.4.4", "M.2.3", "M.3.5", "M.4.3"),
            feed=("H.1", "H.2"),
            summits=(("E", "2", "Col du Fémur"), ("K", "1", "Col du Tibia"), ("Q", "HC", "Mont Rotule")),
        ),
        Board(
            "lacets",
            "Les Lacets",
            title="none",
            closed=False,
            laps=(1,),
            default_laps=1,
            lane_px=14,
            line=_points(
                "940,640 760,640 560,645 360,635 165,642 90,618 52,570 58,515 95,480 155,470 290,485 430,500 "
                "520,480 568,445 570,385 525,345 450,328 350,335 240,345 135,340 68,300 58,235 110,175 210,172 "
                "330,185 430,175 560,120 700,68 850,70 930,105 955,172 925,235 850,258 750,250 675,285 655,355 "
                "705,415 810,430 940,440"
            ),
            sections=_sections(
                "A flat 8 = ~ = ~ =; B flat 7 . = ~ = ~; C climb_7 6 . ~ = ~ =; D climb_7 5 . = ~ = .; "
                "E desc 6 . ~ = ~ .; F flat 6 . = ~ = 7; G flat 6 = ~ = ~ .; H climb_9 6 . = ~ = 5; "
                "I climb_9 6 . ~ = ~ .; J climb_9 5 . = ~ = .; K flat 3 . ~ = ~ .; L desc 8 . = ~ = .; "
                "M desc 6 . 7 = . .; N flat 6 . = ~ = 7; O flat 8 7 ~ = ~ 9"
            ),
            danger=("E.3.3", "L.2.4", "L.3.4", "L.4.4", "M.2.3", "M.3.3"),
            feed=("F.4", "F.5"),
            summits=(("D", "1", "Col des Chamois"), ("J", "HC", "Col des Vautours")),
        ),
        Board(
            "lab",
            "Lab",
            title="none",
            closed=False,
            laps=(1,),
            default_laps=1,
            lane_px=30,
            line=_points("60,350 940,350"),
            sections=_sections(
                "A flat 3 . = = = .; B climb_6 2 . = = = .; C flat 1 . = = = .; D climb_8 3 . = = = .; "
                "E flat 4 . = = = .; F desc 3 . = = = .; G flat 4 . = = = ."
            ),
            danger=("E.3.2",),
            feed=("G.4",),
            summits=(("D", "3", "Col du Lab"),),
        ),
    )
}
LAB: Final = "lab"
"""For tests alone, never offered."""
OFFERED: Final = tuple(board for board in BOARDS if board != LAB)


def honour(jersey: str, board: str) -> str:
    """R51: the name of a jersey; the white one is a champion's where the board has a title, else the winner's."""
    return f"white_{BOARDS[board].title}" if jersey == "white" else jersey


POINTS: Final[dict[str, tuple[int, ...]]] = {
    "HC": (40, 35, 30, 26, 22, 18),
    "1": (30, 26, 22, 18, 14, 12),
    "2": (20, 15, 12, 10, 8, 6),
    "3": (10, 7, 5, 3, 1),
    "4": (5, 3, 1),
}
"""Of a summit of each category, by order of passage."""
