/** Where on the screen the centre of a place on a board is. */
export function place(element) {
  const [x, y] = element.dataset.at.split(" ").map(Number);
  return new DOMPoint(x, y).matrixTransform(element.parentNode.getScreenCTM());
}
