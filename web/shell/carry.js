// A thing dragged onto another: it means the answer that bears both names (data-pair), and that answer's button is pressed.
const [SLIP, REACH] = [8, 48];
let load;
let look;

/** `look` shows what an answer would do. */
export function carrying(shown) {
  look = shown;
}

addEventListener("pointerdown", ({ target, clientX: x, clientY: y }) => {
  const thing = target.closest?.("[data-carry]");
  if (thing) load = { thing, x, y };
});
addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
  if (!load || (!load.ghost && Math.hypot(x - load.x, y - load.y) < SLIP)) return;
  load.ghost ??= document.body.appendChild(Object.assign(load.thing.cloneNode(true), { id: "carried" }));
  load.ghost.style.translate = `${x}px ${y}px`;
  load.pair = pair(load.thing.dataset.carry, x, y);
  look(load.pair);
});
for (const type of ["pointerup", "pointercancel"]) {
  addEventListener(type, () => {
    load?.ghost?.remove();
    if (type === "pointerup") load?.pair?.click();
    load = undefined;
  });
}

function pair(name, x, y) {
  const near = [...document.querySelectorAll("[data-receive]")].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { name: element.dataset.receive, far: Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) };
  }).sort((a, b) => a.far - b.far)[0];
  return near?.far < REACH ? document.querySelector(`[data-pair="${name} ${near.name}"]`) : null;
}
