import { type Claims, notApplicable, shownBy } from "../claim.ts";
import type { GENERIC } from "../standard/generic-clauses.ts";
import { closedFunctionality } from "./closed-functionality.ts";
import {
  BY_KEYBOARD,
  BY_KEYPAD,
  DOUBLE_TAPS,
  EVERY_SCREEN,
  HEADPHONES,
  HELD_KEYS,
  READ_PROBLEMS,
} from "./evidence.ts";

export const generic: Claims<typeof GENERIC> = {
  ...closedFunctionality,
  "5.2": {
    status: "met",
    how: "Text size, contrast, lower screen, reading aloud, language and a call for staff are on every screen, by touch and by keys; the switch of the lower screen moves down with it; headphones and the first key of a keypad start reading without sight.",
    tests: [...EVERY_SCREEN, ...BY_KEYBOARD, ...BY_KEYPAD, ...HEADPHONES],
    shop: "A keypad, or a headphone jack that the system reports, with a tactile mark.",
  },
  "5.3": notApplicable(
    "The kiosk uses no biological characteristics: its camera reads codes only.",
  ),
  "5.4": {
    status: "partly",
    how: "The text of legal documents is taken out of their PDF in reading order, with its language, to be read aloud or shown in large letters.",
    missing: "Headings, lists and descriptions of pictures in a tagged PDF are lost in that text.",
    tests: shownBy(
      "e2e/documents.spec.ts",
      "the privacy notice opens inside the kiosk: it can be scrolled, read aloud and closed",
      "in Arabic the Arabic document opens, from right to left",
    ),
  },
  "5.5.1": {
    status: "met",
    how: "The screen needs single taps only, and codes are read without touching the scanner.",
    tests: EVERY_SCREEN,
    shop: "Paper that can be taken without pinching, or no paper: the receipt is a code on the screen, too.",
  },
  "5.5.2": {
    status: "partly",
    how: "With a keypad or keyboard each control is named before it is pressed.",
    missing: "On the touchscreen itself no control can be identified without sight.",
    tests: [...BY_KEYPAD, ...READ_PROBLEMS],
    shop: "A keypad whose keys can be distinguished by touch.",
  },
  "5.6.1": {
    status: "met",
    how: "Whether a choice, a box or a switch is on is said with its name, before it is pressed.",
    tests: BY_KEYPAD,
  },
  "5.6.2": notApplicable("The state of every switch is visible."),
  "5.7": {
    status: "partly",
    how: "A key that is held down counts once.",
    missing: "On the provider's payment page, keys repeat at the system's rate.",
    tests: [
      ...HELD_KEYS,
      ...shownBy("e2e/keypad-keys.spec.ts", "a key that is held down moves once"),
    ],
  },
  "5.8": {
    status: "partly",
    how: "A second Enter or Space on the same control within half a second is ignored; a setting extends that to every key, plus buttons and steppers.",
    missing: "It does not apply to the provider's payment page, and customers cannot change it.",
    tests: [
      ...DOUBLE_TAPS,
      ...shownBy(
        "src/ui/single-tap.test.ts",
        "is one if the outlet rejects doubled taps, and two with another key or a pause in between",
      ),
    ],
  },
  "5.9": {
    status: "met",
    how: "Every action is one key or one finger; two fingers do nothing.",
    tests: [
      ...BY_KEYBOARD,
      ...shownBy("e2e/security.spec.ts", "long presses, pinches, keys and drops do nothing (S5)"),
    ],
  },
};
