/** Tests that show many clauses. */
import { shownBy } from "../claim.ts";

const INSPECTED = "every screen is readable, reachable and has large targets";

/** Every screen by axe (WCAG 2.2 A and AA) and by measuring: in twelve languages, both contrasts and orientations. */
export const EVERY_SCREEN = [
  ...shownBy("e2e/access.spec.ts", INSPECTED),
  ...shownBy("e2e/access-camera.spec.ts", INSPECTED),
  ...shownBy(
    "e2e/payment-card-access.spec.ts",
    "the card's screens are readable, reachable and have large targets, also with the largest text",
  ),
  ...shownBy("e2e/access-checker.spec.ts", "planted faults are reported, and nothing else is"),
];

/** The same with the largest text, and with the lower screen. */
export const ENLARGED_AND_LOWERED = shownBy("e2e/access-help.spec.ts", INSPECTED);

export const HIGH_CONTRAST = shownBy(
  "e2e/access-checker.spec.ts",
  "high contrast requires more contrast of a text",
  "the contrast of the checks is that of the access bar",
);

export const READ_ALOUD = shownBy(
  "e2e/reading.spec.ts",
  "each screen is read in its language, without personal details",
);

export const READ_PROBLEMS = shownBy(
  "e2e/reading.spec.ts",
  "a problem, the idle question, and the keyboard's focus are spoken",
);

export const READ_PERSONAL_DATA = shownBy(
  "e2e/reading.spec.ts",
  "personal details are read on demand",
);

export const READ_LANGUAGES = shownBy(
  "e2e/reading.spec.ts",
  "in another language the same screen is read in that one",
);

export const BY_KEYBOARD = shownBy(
  "e2e/keyboard.spec.ts",
  "an order is placed and paid by keyboard alone",
  "a combo is configured, left, continued and changed by keyboard alone",
  "a phone number is typed, corrected and sent by keyboard alone",
  "a sheet returns the focus to its opener",
);

export const ASKED_BEFORE_RESET = shownBy(
  "e2e/idle-asking.spec.ts",
  "the question appears as picture, words and sound, and waits for twenty seconds",
  "one touch extends the time, any number of times, and the order stays",
);

export const ASKED_WITHOUT_SOUND = shownBy(
  "e2e/idle-asking.spec.ts",
  "asks by picture and words alone",
);

export const MOTION = shownBy(
  "src/ui/motion.test.ts",
  "* has no animation longer than 200 ms, and no endless one",
  "is off with prefers-reduced-motion",
);

export const MOVING_START_SCREEN = shownBy(
  "src/screens/attract/stage-media.test.ts",
  "with reduced motion the first slide stays, and without one the table is shown",
  "in high contrast, and without media, the table is shown",
);

export const DOUBLE_TAPS = shownBy(
  "e2e/double-taps.spec.ts",
  "a double tap does not go through to the next screen",
  "a box and the text size change once",
  "Enter twice on a button is one press",
);

export const PICTURES_OF_SCREENS = shownBy(
  "e2e/visual.spec.ts",
  "every screen looks as in its picture",
);

export const DOCUMENTS = shownBy(
  "e2e/documents.spec.ts",
  "the privacy notice opens inside the kiosk: it can be scrolled, read aloud and closed",
  "larger text enlarges the pages, and plain text needs no horizontal scrolling",
);

/** Colours, moods and templates of an outlet. */
export const ANY_COLOUR = shownBy(
  "domain/look/theme.test.ts",
  "is legible with any colour in any mood (A3)",
  "* is legible without a colour of the outlet's (A3)",
);

export const CHANGE_BEFORE_PAYING = shownBy(
  "e2e/order.spec.ts",
  "a customer changes a quantity, removes a dish and restores it",
);

export const PROBLEMS_EXPLAINED = [
  ...shownBy(
    "e2e/faults.spec.ts",
    "the kitchen down at Pay: a message, nothing charged, and the order goes through once it is back",
  ),
  ...shownBy(
    "e2e/payment.spec.ts",
    "*: each refusal has its own text, none shows the code, and each attempt is a new payment",
  ),
];

/** Reading begins with the headphones and ends with them; the volume has seven steps of 3 dB. */
export const HEADPHONES = shownBy(
  "e2e/headphones.spec.ts",
  "plugged in at the start screen, they are read to without a touch",
  "pulled out in mid-sentence nothing goes on, until the customer turns it on",
  "in a dialog the dialog is read, and after it the screen",
);

export const VOLUME = [
  ...shownBy(
    "e2e/reading.spec.ts",
    "the volume holds for the visit, and the next one starts with the default",
  ),
  ...shownBy(
    "e2e/headphones.spec.ts",
    "the next customer has the default volume, with headphones and without",
  ),
];

export const HELD_KEYS = shownBy(
  "src/ui/single-tap.test.ts",
  "a key that is held down counts once, whatever it does",
);

export const INTERRUPTED = shownBy(
  "e2e/reading.spec.ts",
  "a touch that leads to no other words interrupts what is being said, and so does a key",
);

/** Whole visits by a tactile keypad and speech: every stop is reached and said, with its state. */
export const BY_KEYPAD = [
  ...shownBy(
    "e2e/keypad.spec.ts",
    "*: from the first key to the number, identified by phone, with a change",
  ),
  ...shownBy(
    "e2e/keypad-payment.spec.ts",
    "*: a card is typed on the provider's page, and pays",
    "what is wrong is said, and a declined card can be replaced after the bank's question",
    "a key that is pressed while a digit is being typed acts in the kiosk",
    "the page's own scripts notice what is typed, erased, refused and left, as from a keyboard",
  ),
  ...shownBy(
    "e2e/shell-payment.spec.ts",
    "a card is typed on the payment page without a finger on it, and pays",
  ),
  ...shownBy(
    "e2e/keypad-keys.spec.ts",
    "what is missing is said at once",
    "speech stops and starts by its key, the volume ends with the visit",
    "the idle question is said, and answered by the keys",
  ),
  ...shownBy(
    "e2e/keypad-entries.spec.ts",
    "is typed on the kiosk's keyboard; what was found is said, and ordered",
    "*: is asked for, a wrong one is said to be wrong, and the right one reaches the kitchen",
    "*: every time is said with its place in the list, and the chosen one is on the review",
    "are said, taken and left by keys, and the total follows each time",
  ),
];
