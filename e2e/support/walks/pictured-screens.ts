/**
 * How a screen is shown for its picture: in English or Arabic on a portrait screen, or in English with one thing
 * different.
 */
export const DISPLAYS = {
  en: { locale: "en" },
  ar: { locale: "ar" },
  landscape: { locale: "en" },
  "high-contrast": { locale: "en" },
  "largest-text": { locale: "en" },
} as const;

export type Display = keyof typeof DISPLAYS;

const EN = ["en"] as const;
const BOTH = ["en", "ar"] as const;
const EVERY = ["en", "ar", "landscape", "high-contrast", "largest-text"] as const;
/** Differs from another screen in little that a picture would show. */
const NONE = [] as const;

/** Every screen of the walks in their order, with the displays in which it has a stored picture. */
export const PICTURED_SCREENS: Readonly<
  Record<string, Readonly<Record<string, readonly Display[]>>>
> = {
  visit: {
    attract: ["en", "ar", "landscape"],
    languages: EN,
    menu: EVERY,
    item: EVERY,
    "menu with a basket": NONE,
    "ways to eat": EN,
    identify: ["en", "ar", "landscape"],
    consent: BOTH,
    review: EVERY,
    "idle warning": EN,
    payment: EN,
    "cancel the payment": EN,
    "not done": EN,
    working: EN,
    done: BOTH,
  },
  serving: {
    "attract with three ways": EN,
    "table with something wrong": EN,
    "review with a table": NONE,
    "ways to pay": EN,
    "done, to be paid at the counter": EN,
    "pick-up time": EN,
    "not done, the counter takes the money": NONE,
  },
  ways: {
    "number missing": EN,
    countries: EN,
    "countries found": NONE,
    name: EN,
    document: EN,
    "no camera": EN,
    "short code": EN,
    "unknown code": EN,
    "points programme out of reach": EN,
    "phone again": NONE,
  },
  along: {
    "reading aloud": EN,
    "number with receipt and app": EN,
  },
  choosing: {
    drawer: EN,
    search: NONE,
    "search with dishes": BOTH,
    "search for nothing there is": NONE,
    combo: BOTH,
    "combo, the side": NONE,
    "combo, a drink missing": EN,
    "menu with a combo": NONE,
    "offer of a combo": EN,
  },
  sharing: {
    "several picks with choices": EN,
    "a step that is not complete": NONE,
    "a changed order": EN,
    "a step of which something is gone": NONE,
  },
  changing: {
    "a line taken off": EN,
    "a changed order": NONE,
    "an empty order": EN,
  },
  benefits: {
    "review of somebody known": NONE,
    "terms of keeping a card": EN,
    "a card being entered": NONE,
    "a card kept": NONE,
    "a balance, and a card on file": EN,
    "paid by points": NONE,
    "done, nothing to pay": EN,
  },
  paying: {
    "pay on your phone": EN,
    "a page that does not show": EN,
    "not done, cancelled": NONE,
    "not done, no payment service": NONE,
    "not done, refused by the kitchen": NONE,
    "working for long": EN,
  },
  terminal: { "a terminal": EN },
  kitchen: {
    "display with nothing on it": NONE,
    "done, ready": EN,
    "display with a number called, and staff": EN,
    "done, cancelled by the kitchen": EN,
    "display with a number that is asked to the counter": NONE,
  },
  closed: { "closed by staff": EN },
  "cut-off": { "cut off": EN },
  "without-menu": { "no menu": EN },
  camera: { camera: EN },
  "camera-refused": { "camera refused": EN },
  staff: { PIN: EN, orders: EN, status: EN, logs: NONE, closing: EN },
};
