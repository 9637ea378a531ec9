// Writing into a browser's storage. tests/app/test_kept_writes.py drives Python's double of it with the same cases.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Kept } from "../../web/shell/kept.js";
import { Storage } from "./storage.js";

const cases = JSON.parse(readFileSync(new URL("kept_cases.json", import.meta.url), "utf-8"));

for (const { name, before, how, writes, after, told } of cases) {
  test(name, () => {
    const storage = new Storage(before, how);
    const kept = new Kept(() => storage);
    const heard = [];
    for (const some of writes) kept.write(some, (message) => heard.push(message));
    assert.deepEqual(heard, told);
    assert.deepEqual(Object.fromEntries(storage.kept), after);
  });
}

test("only what is ours is taken along", () => {
  const kept = new Kept(() => ({ "echappee/lang": "fr", "echappee/game/a": "1", other: "x" }));
  assert.deepEqual(kept.all(), { "echappee/lang": "fr", "echappee/game/a": "1" });
});

test("a storage that is full keeps, one that refuses does not, nor one that cannot even be seen", () => {
  const keeps = (storage) => new Kept(storage).keeps();
  assert.equal(keeps(() => new Storage({})), true);
  assert.equal(keeps(() => new Storage({ a: "1" }, { room: 0 })), true);
  assert.equal(keeps(() => new Storage({}, { refuses: true })), false);
  const hidden = () => {
    throw new Error("not allowed");
  };
  assert.equal(keeps(hidden), false);
  assert.deepEqual(new Kept(hidden).all(), {});
});
