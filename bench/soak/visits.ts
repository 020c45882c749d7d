/** Customers' visits, as sequences of presses. Every visit ends on the start screen. */

/** An element by its selector, and the start of its text if there are several. */
export type Press = { readonly on: string; readonly words?: string; readonly nth?: number };

const on = (selector: string, nth = 0): Press => ({ on: selector, nth });
const button = (words: string): Press => ({ on: "button", words });
const main = on(".screen__action .button--main");
/** Back from the dishes or from the results: one screen is rendered while the other is still shown. */
const backFromMenu = on(".screen.menu:not(.search) .top-bar button");
const backFromSearch = on(".screen.search .top-bar button");
const eatIn = on(".attract .order-type-card");
const takeAway = on(".attract .order-type-card", 1);
const startOver = on(".order-type__over");
/** Once the language is loaded and its sheet is closed: nothing behind it can be touched. */
const inLanguage = (locale: string, selector: string): Press =>
  on(`html[lang="${locale}"] body:not(:has([role=dialog])) ${selector}`);
const DIGITS = "15112345678";

/** Orders a soup and pays for it. */
const pays: readonly Press[] = [
  eatIn,
  button("Add Roast tomato soup"),
  main,
  button("Continue without points"),
  { ...main, words: "Pay" },
  on(".leaving__done"),
];

/** The same, identified by phone number: points, a reward, and order-closed. */
const collects: readonly Press[] = [
  takeAway,
  button("Add Roast tomato soup"),
  main,
  ...[...DIGITS].map((digit): Press => ({ on: ".number-pad__key", words: digit })),
  on("input[type=checkbox]"),
  { on: ".button--main", words: "Continue" },
  button("Find my points"),
  { ...main, words: "Pay" },
  on(".leaving__done"),
];

/** Views the menu, a popup and a dish, and leaves. */
const reads: readonly Press[] = [
  takeAway,
  on(".rail__tab", 4),
  on(".popup-card__open"),
  on(".sheet__close"),
  on(".rail__tab", 1),
  on(".product--item .product__open", 1),
  on(".option", 4),
  on(".item__close"),
  backFromMenu,
];

/** Changes language, contrast and text size, and gives up. */
const changesMind: readonly Press[] = [
  eatIn,
  on(".access-cell", 1),
  on(".access-cell"),
  on(".rail__tab", 1),
  on(".product--item .product__open"),
  main,
  on(".top-bar__language"),
  on("[role=dialog] [lang=ar]"),
  inLanguage("ar", ".top-bar__language"),
  on("[role=dialog] [lang=en]"),
  inLanguage("en", ".screen.menu .top-bar button"),
  startOver,
];

/** Searches for a dish by a word, and leaves. */
const searches: readonly Press[] = [
  eatIn,
  on(".search-opener"),
  ...[..."soup"].map((letter): Press => on(`.keyboard [data-skbtn="${letter}"]`)),
  on(".search .product--item .product__open"),
  main,
  backFromSearch,
  backFromMenu,
  startOver,
];

const KINDS: readonly (readonly Press[])[] = [pays, reads, collects, changesMind, searches];

/** The visit of a number: all kinds alternate. */
export function visitOf(number: number): readonly Press[] {
  return KINDS[number % KINDS.length] ?? pays;
}
