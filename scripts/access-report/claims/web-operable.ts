import { notApplicable, shownBy } from "../claim.ts";
import {
  ASKED_BEFORE_RESET,
  BY_KEYBOARD,
  EVERY_SCREEN,
  MOTION,
  MOVING_START_SCREEN,
  READ_ALOUD,
} from "./evidence.ts";

/** 9.2: operable. */
export const webOperable = {
  "9.2.1.1": {
    status: "met",
    how: "Every journey works by keyboard or keypad alone.",
    tests: [
      ...BY_KEYBOARD,
      ...shownBy("e2e/menu.spec.ts", "is operated by keyboard: tab, popup, Escape, dish and back"),
      ...shownBy("e2e/menu-search.spec.ts", "is typed, corrected and left by keyboard alone"),
    ],
  },
  "9.2.1.2": {
    status: "met",
    how: "Tab leads into and out of everything, the payment page included; Escape closes a sheet and returns the focus.",
    tests: BY_KEYBOARD,
  },
  "9.2.1.4": {
    status: "met",
    how: "Keys have a meaning only in the entry that has the focus; a scanner's keys are distinguished from a person's.",
    tests: [
      ...shownBy(
        "src/phone/PhoneField.browser.test.tsx",
        "a keyboard types while the entry has the focus, and nothing elsewhere",
      ),
      ...shownBy("e2e/scan.spec.ts", "identifies wherever the focus is, and types nothing there"),
    ],
  },
  "9.2.2.1": {
    status: "met",
    how: "Before a visit is cleared, a question waits for at least 20 s; one touch or key extends the time, any number of times.",
    tests: ASKED_BEFORE_RESET,
  },
  "9.2.2.2": {
    status: "met",
    how: "Only slides or a video on the start screen move by themselves for longer; high contrast, one touch away, stops them, and so does a touch to order.",
    tests: [...MOVING_START_SCREEN, ...MOTION],
  },
  "9.2.3.1": {
    status: "met",
    how: "The kiosk's own motion is short and never repeats.",
    tests: MOTION,
    shop: "A video for the start screen that does not flash.",
  },
  "9.2.4.1": {
    status: "met",
    how: "Each screen has landmarks and headings, and the focus begins at its title, behind the bars that repeat.",
    tests: [...EVERY_SCREEN, ...BY_KEYBOARD],
  },
  "9.2.4.2": {
    status: "partly",
    how: "The page is titled, and the heading of each screen takes the focus and is announced.",
    missing:
      "The page's title is “Kiosk” on every screen and in every language; no customer sees it.",
    tests: EVERY_SCREEN,
  },
  "9.2.4.3": {
    status: "met",
    how: "The focus follows the order of the screen, goes to the title of a new one, and returns to the button that opened a sheet.",
    tests: BY_KEYBOARD,
  },
  "9.2.4.4": {
    status: "met",
    how: "Links of legal texts are named by the document that they open.",
    tests: shownBy(
      "e2e/documents.spec.ts",
      "the privacy notice opens inside the kiosk: it can be scrolled, read aloud and closed",
    ),
  },
  "9.2.4.5": {
    status: "met",
    how: "Screens are steps of one process; dishes are found by category and by search.",
    tests: shownBy(
      "e2e/menu-search.spec.ts",
      "finds by a part of the name and by the description; a dish is ordered from there and found again",
    ),
  },
  "9.2.4.6": {
    status: "met",
    how: "Each screen, step and field has a heading or label that says what it is for.",
    tests: [...EVERY_SCREEN, ...READ_ALOUD],
  },
  "9.2.4.7": {
    status: "met",
    how: "Every control that takes the focus shows an outline of at least 2 px.",
    tests: BY_KEYBOARD,
  },
  "9.2.5.1": {
    status: "met",
    how: "No function needs two fingers or a path; what scrolls by a finger also scrolls by keys.",
    tests: [
      ...shownBy("e2e/security.spec.ts", "long presses, pinches, keys and drops do nothing (S5)"),
      ...BY_KEYBOARD,
    ],
  },
  "9.2.5.2": {
    status: "met",
    how: "A control acts when the finger is lifted on it; sliding off it does nothing.",
    tests: shownBy("src/ui/single-tap.test.ts", "a touch that became scrolling is no tap"),
  },
  "9.2.5.3": {
    status: "met",
    how: "The accessible name of a control contains its visible label.",
    tests: EVERY_SCREEN,
  },
  "9.2.5.4": notApplicable("Nothing is operated by motion: codes are read wherever they are held."),
} as const;
