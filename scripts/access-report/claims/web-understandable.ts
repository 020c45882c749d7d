import { shownBy } from "../claim.ts";
import {
  BY_KEYBOARD,
  CHANGE_BEFORE_PAYING,
  EVERY_SCREEN,
  PICTURES_OF_SCREENS,
  PROBLEMS_EXPLAINED,
  READ_LANGUAGES,
  READ_PROBLEMS,
} from "./evidence.ts";

/** 9.3, 9.4 and 9.6: understandable, robust, and the conformance of whole pages. */
export const webUnderstandable = {
  "9.3.1.1": {
    status: "met",
    how: "The page names the language of the visit, and changes it with the screen.",
    tests: [...EVERY_SCREEN, ...READ_LANGUAGES],
  },
  "9.3.1.2": {
    status: "partly",
    how: "Names of languages and texts of documents are marked with their language.",
    missing:
      "A text of the menu that exists in another language only is shown in that one without being marked.",
    tests: shownBy(
      "e2e/documents.spec.ts",
      "in Arabic the Arabic document opens, from right to left",
    ),
  },
  "9.3.2.1": {
    status: "met",
    how: "Focus alone changes nothing.",
    tests: BY_KEYBOARD,
  },
  "9.3.2.2": {
    status: "met",
    how: "An entry changes nothing but itself; a screen follows when a button is pressed.",
    tests: BY_KEYBOARD,
  },
  "9.3.2.3": {
    status: "met",
    how: "Back, language, the next step and the access bar have the same place on every screen.",
    tests: [
      ...shownBy("e2e/touches.spec.ts", "the next step is at the same place on every screen"),
      ...PICTURES_OF_SCREENS,
    ],
  },
  "9.3.2.4": {
    status: "met",
    how: "The same function has the same symbol and words on every screen.",
    tests: PICTURES_OF_SCREENS,
  },
  "9.3.3.1": {
    status: "met",
    how: "A missing or wrong entry is named in words, as an alert.",
    tests: READ_PROBLEMS,
  },
  "9.3.3.2": {
    status: "met",
    how: "Each field has a label that stays, and says what it is for.",
    tests: EVERY_SCREEN,
  },
  "9.3.3.3": {
    status: "met",
    how: "Messages say what to do: type the number first, choose a drink, take another card.",
    tests: [...READ_PROBLEMS, ...PROBLEMS_EXPLAINED],
  },
  "9.3.3.4": {
    status: "met",
    how: "The order is reviewed, with its total, and can be changed before it is paid; what cannot be made is refunded.",
    tests: [
      ...CHANGE_BEFORE_PAYING,
      ...shownBy(
        "e2e/kitchen.spec.ts",
        "*: an order that the kitchen cancels after it was paid is refunded, with a message",
      ),
    ],
  },
  "9.4.1.1": {
    status: "met",
    how: "The page is built by one renderer, without duplicate ids or attributes. WCAG 2.2 no longer has this criterion.",
    tests: EVERY_SCREEN,
  },
  "9.4.1.2": {
    status: "met",
    how: "Controls are native ones or React Aria's, with name, role and state.",
    tests: EVERY_SCREEN,
  },
  "9.4.1.3": {
    status: "met",
    how: "Waits, results and problems are status or alert regions.",
    tests: [
      ...READ_PROBLEMS,
      ...shownBy(
        "e2e/access-messages.spec.ts",
        "a wait is explained and a long one offers a way out: looking for points, and opening a payment",
      ),
    ],
  },
  "9.6": {
    status: "partly",
    how: "Whole orders are checked from the first screen to the number, in every state and with nothing left out but the provider's payment page.",
    missing:
      "What the other clauses of chapter 9 lack; the payment page is the integrator's, who has to conform by itself.",
    tests: [...EVERY_SCREEN, ...BY_KEYBOARD],
  },
} as const;
