import { type Claims, notApplicable, shownBy } from "../claim.ts";
import type { GENERIC } from "../standard/generic-clauses.ts";
import {
  ASKED_WITHOUT_SOUND,
  BY_KEYBOARD,
  BY_KEYPAD,
  ENLARGED_AND_LOWERED,
  HEADPHONES,
  INTERRUPTED,
  READ_ALOUD,
  READ_LANGUAGES,
  READ_PERSONAL_DATA,
  READ_PROBLEMS,
  VOLUME,
} from "./evidence.ts";

/** The clauses 5.1 of a chapter. */
type Within<Clauses, Start extends string> = {
  [Number in keyof Clauses as Number extends `${Start}.${string}` ? Number : never]: unknown;
};

/** 5.1: customers can connect no assistive technology for reading or enlarging the screen. */
export const closedFunctionality: Claims<Within<typeof GENERIC, "5.1">> = {
  "5.1.2.1": {
    status: "partly",
    how: "The screens are closed to assistive technology, which customers cannot install; clauses 5.2 to 13 say how each requirement is met.",
    missing: "What those clauses report as partly met or not met.",
    tests: [...READ_ALOUD, ...BY_KEYBOARD, ...ENLARGED_AND_LOWERED],
  },
  "5.1.2.2": {
    status: "shop",
    how: "Reading aloud, text sizes, high contrast and the lower screen are built in and need nothing that a customer brings, except headphones.",
    shop: "For use without sight, a keypad that is part of the case: a keyboard that the customer would have to connect does not count.",
    tests: [...READ_ALOUD, ...ENLARGED_AND_LOWERED],
  },
  "5.1.3.1": {
    status: "partly",
    how: "Titles, texts, prices, choices with their state, the order, totals, problems and questions are said in reading order; with a keypad also each change, and how many characters are typed; the number itself on request.",
    missing:
      "The provider's payment page says only what it has named, and one that refuses what no keyboard has typed cannot be filled in by keypad.",
    tests: [...BY_KEYPAD, ...READ_ALOUD, ...READ_PROBLEMS],
    shop: "A tactile keypad, and voices for the languages that are offered.",
  },
  "5.1.3.2": {
    status: "shop",
    how: "Speech goes to the machine's sound output: to headphones once they are plugged in, which starts it by itself.",
    shop: "A 3.5 mm jack within reach that can be found by touch, or a loudspeaker in the case.",
    tests: HEADPHONES,
  },
  "5.1.3.3": {
    status: "partly",
    how: "Speech has the words and the order of the screen, names controls with their role, state and place in a list, and follows the visible focus.",
    missing:
      "While a whole screen is read, the part that is spoken is not highlighted; headings are not named as such.",
    tests: [...BY_KEYPAD, ...READ_ALOUD, ...READ_PROBLEMS],
  },
  "5.1.3.4": {
    status: "met",
    how: "“Read this screen again” repeats, “Stop reading” ends it, and both are one touch or key away.",
    tests: [
      ...VOLUME,
      ...shownBy("e2e/reading.spec.ts", "stopping holds for the next screens, too"),
    ],
  },
  "5.1.3.5": {
    status: "met",
    how: "A key, a touch on a control, and any new speech end what is being said.",
    tests: [...INTERRUPTED, ...READ_PROBLEMS, ...BY_KEYPAD],
  },
  "5.1.3.6": {
    status: "partly",
    how: "Pictures of dishes repeat their names and are not spoken; buttons with a symbol alone have a name that is.",
    missing:
      "Codes to scan with a phone have no spoken equivalent; what they lead to is on the kiosk, too.",
    tests: READ_ALOUD,
  },
  "5.1.3.7": notApplicable(
    "The only video is a silent loop on the start screen; nobody needs it to use the kiosk.",
  ),
  "5.1.3.8": notApplicable(
    "Customers type nothing that is masked: PINs are entered at the payment terminal, which has its own rules.",
  ),
  "5.1.3.9": {
    status: "met",
    how: "Names, numbers and balances are left out of reading; the customer asks for them by a button of their own, beside a warning that others may hear them. A setting keeps all speech off the loudspeaker.",
    tests: [
      ...READ_PERSONAL_DATA,
      ...READ_ALOUD,
      ...shownBy(
        "e2e/headphones.spec.ts",
        "personal details that were asked for end with the headphones",
        "nothing is read aloud without them, and the screen says so",
      ),
    ],
    shop: "A headphone jack that can be found by touch.",
  },
  "5.1.3.10": {
    status: "met",
    how: "The kiosk's only other sound is a chime of less than a second; the video of the start screen has no sound.",
    tests: shownBy("src/ui/chime.test.ts", "the chime is over within a second"),
  },
  "5.1.3.11": {
    status: "met",
    how: "The volume has seven steps, set by two buttons that keys reach and that are spoken; headphones begin at the fourth.",
    tests: VOLUME,
    shop: "A jack whose level follows the machine's sound output.",
  },
  "5.1.3.12": {
    status: "shop",
    how: "The volume has seven steps of 3 dB, set by two buttons that keys reach and that are spoken.",
    shop: "A loudspeaker that reaches at least 65 dBA at the customer's ear at the loudest step.",
    tests: VOLUME,
  },
  "5.1.3.13": {
    status: "met",
    how: "Each visit begins at the same step, and so do plugging in and pulling out: the fourth with headphones, the sixth without.",
    tests: VOLUME,
    shop: "Set the machine's level so that these steps are 65 dBA or less.",
  },
  "5.1.3.14": {
    status: "met",
    how: "Speech is in the language of the screen and changes with it; a text in another language is marked with it.",
    tests: READ_LANGUAGES,
    shop: "A voice for each language that the outlet offers; without any voice the kiosk says so and offers to call staff.",
  },
  "5.1.3.15": {
    status: "met",
    how: "A problem with an entry says which one and what to do, and is spoken as soon as it appears.",
    tests: READ_PROBLEMS,
  },
  "5.1.3.16": {
    status: "met",
    how: "Order, total and the queue number are spoken before and after the payment; the paper only repeats them.",
    tests: READ_ALOUD,
  },
  "5.1.4": {
    status: "shop",
    how: "With the largest text every text is at least 48 px of a screen of 1080 px; its capital H is 33 px high.",
    shop: "A screen on which that is 0.7° at the viewing distance: 7.3 mm for 60 cm, which screens from 19 inches on have in portrait.",
    tests: ENLARGED_AND_LOWERED,
  },
  "5.1.5": {
    status: "met",
    how: "Each sound accompanies a text and a picture that say the same.",
    tests: ASKED_WITHOUT_SOUND,
  },
  "5.1.6.1": {
    status: "shop",
    how: "Every function works by a keypad and speech, the provider's payment page too, and by a keyboard.",
    shop: "Build a keypad in: on a touchscreen alone the kiosk cannot be operated without sight.",
    tests: [...BY_KEYPAD, ...BY_KEYBOARD],
  },
  "5.1.6.2": notApplicable(
    "The functions are not closed to keyboards; by touch no focus has to be moved.",
  ),
  "5.1.7": notApplicable("Nothing is operated by speech."),
};
