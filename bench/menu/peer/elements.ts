/** Elements created by hand, and their texts. */

import type { LocalizedText } from "../../../domain/localized-text.ts";
import { localize } from "../../../domain/localized-text.ts";

/** The shapes of `swatches.css`. */
const SWATCHES = 6;

type Attributes = Readonly<Record<string, string | (() => void)>>;

/** An element with attributes, a listener for each function among them, and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "string") element.setAttribute(name, value);
    else element.addEventListener(name, value);
  }
  element.append(...children);
  return element;
}

function svg(className: string, viewBox: string, line: Readonly<Record<string, string>>) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("class", className);
  picture.setAttribute("viewBox", viewBox);
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  for (const [name, value] of Object.entries(line)) path.setAttribute(name, value);
  picture.append(path);
  return picture;
}

const ICONS = {
  back: "M29 12 17 24l12 12",
  close: "M13 13l22 22M35 13 13 35",
  check: "M10 25l10 10 19-21",
  plus: "M24 11v26M11 24h26",
  minus: "M11 24h26",
  up: "M12 29l12-12 12 12",
  globe: "M24 7a17 17 0 1 0 0 34 17 17 0 0 0 0-34M7 24h34",
  search: "M21 8a13 13 0 1 0 0 26 13 13 0 0 0 0-26M30.5 30.5 41 41",
} as const;
export type IconName = keyof typeof ICONS;

export function icon(name: IconName): SVGSVGElement {
  const drawn = svg("icon", "0 0 48 48", { d: ICONS[name] });
  drawn.setAttribute("width", "1em");
  drawn.setAttribute("height", "1em");
  return drawn;
}

/** A button with the kiosk's markup. */
export function button(
  variant: string,
  { words, label, sign }: { words?: string; label?: string; sign?: IconName },
  onPress: () => void,
): HTMLButtonElement {
  const made = h("button", { type: "button", class: `button button--${variant}`, click: onPress });
  if (label !== undefined) made.setAttribute("aria-label", label);
  if (sign) made.append(icon(sign));
  if (words !== undefined) made.append(h("span", { class: "button__text" }, words));
  return made;
}

const TINTS = ["sage", "butter", "sky", "blush", "apricot"];

/** A number that depends on the product's id only. */
function seedOf(productId: string): number {
  let seed = 0;
  for (const letter of productId) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}

export function tintOf(productId: string): string {
  return TINTS[seedOf(productId) % TINTS.length] ?? "sage";
}

/** A picture on its swatch, loaded when it comes into view. */
export function dish(productId: string, url: string, className = ""): HTMLElement {
  return h(
    "span",
    { class: `dish dish--${tintOf(productId)} ${className}` },
    svg("dish__swatch", "0 0 400 340", { class: `swatch-${seedOf(productId) % SWATCHES}` }),
    h("img", {
      class: "dish__picture",
      src: url,
      alt: "",
      loading: "lazy",
      decoding: "async",
    }),
  );
}

const euros = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });

export function money(cents: number): string {
  return euros.format(cents / 100);
}

export function words(text: LocalizedText): string {
  return localize(text, "en", { default: "en", fallback: "en" });
}
