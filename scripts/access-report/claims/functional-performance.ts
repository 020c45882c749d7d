import { type Claims, shownBy } from "../claim.ts";
import type { FUNCTIONAL_PERFORMANCE } from "../standard/generic-clauses.ts";
import {
  ASKED_WITHOUT_SOUND,
  BY_KEYBOARD,
  BY_KEYPAD,
  DOUBLE_TAPS,
  ENLARGED_AND_LOWERED,
  EVERY_SCREEN,
  HEADPHONES,
  HIGH_CONTRAST,
  MOTION,
  PROBLEMS_EXPLAINED,
  READ_ALOUD,
  READ_PERSONAL_DATA,
  READ_PROBLEMS,
  VOLUME,
} from "./evidence.ts";

export const functionalPerformance: Claims<typeof FUNCTIONAL_PERFORMANCE> = {
  "4.2.1": {
    status: "partly",
    how: "Headphones or the first key of a keypad start reading aloud; whole visits work by keypad and speech, in which every text, state, price and change is said.",
    missing:
      "The provider's payment page says only what it has named, and one that refuses what no keyboard has typed cannot be filled in by keypad. On the bare touchscreen nothing can be operated without sight.",
    tests: [...BY_KEYPAD, ...READ_ALOUD, ...READ_PROBLEMS, ...BY_KEYBOARD, ...HEADPHONES],
    shop: "A tactile keypad, headphones or a loudspeaker, voices of the languages that are offered, and an accessible terminal.",
  },
  "4.2.2": {
    status: "met",
    how: "Text grows to twice its size, high contrast is 7:1, and screens can be read aloud.",
    tests: [...ENLARGED_AND_LOWERED, ...EVERY_SCREEN, ...HIGH_CONTRAST],
  },
  "4.2.3": {
    status: "met",
    how: "Everything that a colour says is also a word, a mark or an outline; high contrast has no colours at all.",
    tests: [...EVERY_SCREEN, ...HIGH_CONTRAST],
  },
  "4.2.4": {
    status: "met",
    how: "Sound only repeats what is on the screen, and the kiosk is complete without it.",
    tests: ASKED_WITHOUT_SOUND,
  },
  "4.2.5": {
    status: "partly",
    how: "The volume of reading aloud is set in seven steps on every screen.",
    missing: "Sounds other than speech have one volume, which only the machine changes.",
    tests: VOLUME,
    shop: "A headphone jack, or an induction loop at it.",
  },
  "4.2.6": {
    status: "met",
    how: "Nobody has to speak: everything is done by touch or keys, and staff are called by a button.",
    tests: [
      ...BY_KEYBOARD,
      ...shownBy("e2e/staff.spec.ts", "a customer's call for staff rings in staff mode too"),
    ],
  },
  "4.2.7": {
    status: "met",
    how: "Single taps on large, separated targets are enough, without force, gestures or two fingers; a trembling second tap is ignored; keys do the same.",
    tests: [...EVERY_SCREEN, ...DOUBLE_TAPS, ...BY_KEYBOARD],
  },
  "4.2.8": {
    status: "shop",
    how: "One touch moves every control into the lowest 45 % of a portrait screen, including the switch for it.",
    shop: "Screen, scanner, printer, terminal and keypad at the heights of clause 8.3.",
    tests: ENLARGED_AND_LOWERED,
  },
  "4.2.9": {
    status: "met",
    how: "Nothing flashes; the kiosk's own motion ends within 200 ms.",
    tests: MOTION,
  },
  "4.2.10": {
    status: "met",
    how: "One decision at a time, pictures beside words, twelve languages, a way back on each screen, no time limit that cannot be extended, and problems that say what to do next.",
    tests: [
      ...PROBLEMS_EXPLAINED,
      ...shownBy("e2e/touches.spec.ts", "one step back restores the number and the choices"),
      ...shownBy(
        "e2e/access-messages.spec.ts",
        "a wait is explained and a long one offers a way out: looking for points, and opening a payment",
      ),
    ],
  },
  "4.2.11": {
    status: "met",
    how: "Names, numbers and balances are spoken only on request, after a warning that others may hear them; nothing of a visit is left for the next customer.",
    tests: [
      ...READ_PERSONAL_DATA,
      ...shownBy("e2e/idle-leaving.spec.ts", "*: nothing of the visit is left"),
    ],
    shop: "A headphone jack makes speech private.",
  },
};
