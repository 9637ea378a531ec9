// Which place of a board is meant by a tap, and which comes next in a direction.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, neighbour } from "../../web/shell/place.js";

const places = [["west", 0, 0], ["middle", 100, 0], ["east", 200, 0], ["south", 110, 100]].map(([element, x, y]) => ({ element, at: { x, y } }));
const from = ([x, y], way) => neighbour(places, { x, y }, way);

test("the nearest place within reach is meant", () => {
  assert.equal(nearest(places, 90, 10, 44), "middle");
  assert.equal(nearest(places, 51, 0, 50), "middle");
  assert.equal(nearest(places, 50, 60, 44), undefined);
  assert.equal(nearest([], 0, 0, 44), undefined);
});

test("an arrow leads on in its direction, and nowhere from the edge", () => {
  assert.equal(from([0, 0], [1, 0]), "middle");
  assert.equal(from([200, 0], [-1, 0]), "middle");
  assert.equal(from([100, 0], [0, 1]), "south");
  assert.equal(from([200, 0], [1, 0]), undefined);
});

test("what lies aside is farther than what lies ahead", () => {
  assert.equal(from([0, 10], [1, 0]), "middle");
  assert.equal(from([105, 0], [1, 0]), "east");
});

test("the places that are asked about stay in their order", () => {
  nearest(places, 200, 0, 44);
  assert.deepEqual(places.map(({ element }) => element), ["west", "middle", "east", "south"]);
});
