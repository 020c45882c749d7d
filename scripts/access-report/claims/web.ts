import { type Claims, shownBy } from "../claim.ts";
import type { WCAG_2_2, WEB } from "../standard/content-clauses.ts";
import { BY_KEYBOARD, DOCUMENTS, EVERY_SCREEN, PICTURES_OF_SCREENS } from "./evidence.ts";
import { webOperable } from "./web-operable.ts";
import { webPerceivable } from "./web-perceivable.ts";
import { webUnderstandable } from "./web-understandable.ts";

export const web: Claims<typeof WEB> = { ...webPerceivable, ...webOperable, ...webUnderstandable };

export const wcag22: Claims<typeof WCAG_2_2> = {
  "2.4.11": {
    status: "met",
    how: "What takes the focus is scrolled into view; bars do not cover it.",
    tests: BY_KEYBOARD,
  },
  "2.5.7": {
    status: "met",
    how: "Nothing is dragged; lists and documents also move by keys, documents by buttons.",
    tests: [
      ...DOCUMENTS,
      ...shownBy("e2e/security.spec.ts", "long presses, pinches, keys and drops do nothing (S5)"),
    ],
  },
  "2.5.8": {
    status: "met",
    how: "Targets are at least 48 px, those of main actions 88 px, and 8 px apart; 24 are required.",
    tests: EVERY_SCREEN,
  },
  "3.2.6": {
    status: "met",
    how: "“Call staff” is the last cell of the access bar on every screen.",
    tests: PICTURES_OF_SCREENS,
  },
  "3.3.7": {
    status: "met",
    how: "Number, name and choices are asked for once and are still there after a step back.",
    tests: shownBy("e2e/touches.spec.ts", "one step back restores the number and the choices"),
  },
  "3.3.8": {
    status: "met",
    how: "Customers do not sign in: points are optional, and a code of the app is scanned instead of being remembered or copied.",
    tests: [
      ...shownBy("e2e/identify.spec.ts", "* going on without points is offered at every step"),
      ...shownBy(
        "e2e/scan.spec.ts",
        "identifies at the menu, without a screen for it, and sends only one of three codes",
      ),
    ],
  },
};
