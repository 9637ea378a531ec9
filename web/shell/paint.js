// What Python has painted is put in its place, so that what is the same stays: the focus, what is typed, what moves.
import { Idiomorph } from "../vendor/idiomorph.js";

/**
 * What is painted inside an SVG must be parsed as SVG.
 * @param {Element | null} element
 * @param {string} html
 */
export function paint(element, html) {
  if (!element) return;
  const parsed = document.createElement("template");
  const drawn = element.namespaceURI?.endsWith("svg");
  parsed.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const content = (drawn && parsed.content.firstChild) || parsed.content;
  // What somebody is typing stays; a focused button is painted like everything else.
  const typing = document.activeElement?.matches("input, select, textarea") ?? false;
  Idiomorph.morph(element, [...content.childNodes], { morphStyle: "innerHTML", ignoreActiveValue: typing });
}

/**
 * Gives an element these attributes; null takes one away.
 * @param {Element | null} element
 * @param {Record<string, string | null>} values
 */
export function dress(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}
