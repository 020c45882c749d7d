import { type Claims, notApplicable, sameAs } from "../claim.ts";
import type { SOFTWARE } from "../standard/content-clauses.ts";
import { ANY_COLOUR, MOTION, MOVING_START_SCREEN } from "./evidence.ts";

/**
 * The screens are web pages, for which chapter 9 counts. Each row names the clause that answers the same question for
 * whoever assesses the kiosk as software.
 */
const CLOSED = notApplicable(
  "Customers can install no assistive technology for reading the screen: the clause for closed functionality counts.",
);
const OPEN = notApplicable("The functions are open to keyboards and keypads.");
const NO_MEDIA = notApplicable("There is no audio or video with information.");
const NEEDS_NO_MARKUP = notApplicable("The standard does not apply it to closed functionality.");
const NO_PLATFORM = notApplicable("The kiosk is no platform for other software.");

/** 11.1 to 11.4: WCAG for software. */
const contents = {
  "11.1.1.1.1": CLOSED,
  "11.1.1.1.2": sameAs("5.1.3.6"),
  "11.1.2.1.1": CLOSED,
  "11.1.2.1.2.1": NO_MEDIA,
  "11.1.2.1.2.2": sameAs("5.1.3.7"),
  "11.1.2.2": NO_MEDIA,
  "11.1.2.3.1": CLOSED,
  "11.1.2.3.2": sameAs("5.1.3.7"),
  "11.1.2.4": NO_MEDIA,
  "11.1.2.5": NO_MEDIA,
  "11.1.3.1.1": CLOSED,
  "11.1.3.1.2": sameAs("5.1.3.3"),
  "11.1.3.2.1": CLOSED,
  "11.1.3.2.2": sameAs("5.1.3.3"),
  "11.1.3.3": sameAs("9.1.3.3"),
  "11.1.3.4": sameAs("9.1.3.4"),
  "11.1.3.5.1": CLOSED,
  "11.1.3.5.2": sameAs("5.1.3.1"),
  "11.1.4.1": sameAs("9.1.4.1"),
  "11.1.4.2": sameAs("9.1.4.2"),
  "11.1.4.3": sameAs("9.1.4.3"),
  "11.1.4.4.1": notApplicable("Customers cannot use the system's enlargement."),
  "11.1.4.4.2": sameAs("5.1.4"),
  "11.1.4.5.1": CLOSED,
  "11.1.4.5.2": sameAs("5.1.3.6"),
  "11.1.4.10": sameAs("9.1.4.10"),
  "11.1.4.11": sameAs("9.1.4.11"),
  "11.1.4.12": sameAs("9.1.4.12"),
  "11.1.4.13": sameAs("9.1.4.13"),
  "11.2.1.1.1": sameAs("9.2.1.1"),
  "11.2.1.1.2": OPEN,
  "11.2.1.2": sameAs("9.2.1.2"),
  "11.2.1.4.1": sameAs("9.2.1.4"),
  "11.2.1.4.2": OPEN,
  "11.2.2.1": sameAs("9.2.2.1"),
  "11.2.2.2": sameAs("9.2.2.2"),
  "11.2.3.1": sameAs("9.2.3.1"),
  "11.2.4.3": sameAs("9.2.4.3"),
  "11.2.4.4": sameAs("9.2.4.4"),
  "11.2.4.6": sameAs("9.2.4.6"),
  "11.2.4.7": sameAs("9.2.4.7"),
  "11.2.5.1": sameAs("9.2.5.1"),
  "11.2.5.2": sameAs("9.2.5.2"),
  "11.2.5.3.1": sameAs("9.2.5.3"),
  "11.2.5.3.2": sameAs("5.1.3.3"),
  "11.2.5.4": sameAs("9.2.5.4"),
  "11.3.1.1.1": CLOSED,
  "11.3.1.1.2": sameAs("5.1.3.14"),
  "11.3.2.1": sameAs("9.3.2.1"),
  "11.3.2.2": sameAs("9.3.2.2"),
  "11.3.3.1.1": CLOSED,
  "11.3.3.1.2": sameAs("5.1.3.15"),
  "11.3.3.2": sameAs("9.3.3.2"),
  "11.3.3.3": sameAs("9.3.3.3"),
  "11.3.3.4": sameAs("9.3.3.4"),
  "11.4.1.1.1": CLOSED,
  "11.4.1.1.2": NEEDS_NO_MARKUP,
  "11.4.1.2.1": CLOSED,
  "11.4.1.2.2": NEEDS_NO_MARKUP,
  "11.4.1.3.1": sameAs("9.4.1.3"),
  "11.4.1.3.2": NEEDS_NO_MARKUP,
} as const;

/** 11.5 to 11.8: what surrounds the contents. */
export const software: Claims<typeof SOFTWARE> = {
  ...contents,
  "11.5.1": sameAs("5.1.2.1"),
  "11.5.2.1": NO_PLATFORM,
  "11.5.2.2": NO_PLATFORM,
  "11.5.2.3": sameAs("9.4.1.2"),
  "11.5.2.4": notApplicable("The kiosk is no assistive technology."),
  "11.5.2.5": sameAs("9.4.1.2"),
  "11.5.2.6": sameAs("9.1.3.1"),
  "11.5.2.7": sameAs("9.4.1.2"),
  "11.5.2.8": sameAs("9.1.3.1"),
  "11.5.2.9": sameAs("9.1.3.1"),
  "11.5.2.10": sameAs("9.4.1.2"),
  "11.5.2.11": sameAs("9.4.1.2"),
  "11.5.2.12": sameAs("9.4.1.2"),
  "11.5.2.13": sameAs("9.4.1.2"),
  "11.5.2.14": sameAs("9.4.1.2"),
  "11.5.2.15": sameAs("9.4.1.3"),
  "11.5.2.16": sameAs("9.4.1.2"),
  "11.5.2.17": sameAs("9.4.1.2"),
  "11.6.1": NO_PLATFORM,
  "11.6.2": {
    status: "partly",
    how: "The system's wish for less motion is followed; text size, contrast and reading are the kiosk's own.",
    missing: "The browser's zoom and its shortcuts are blocked: they would lead out of the kiosk.",
    tests: [...MOVING_START_SCREEN, ...MOTION],
  },
  "11.7": notApplicable(
    "The kiosk is isolated from its platform by design: customers cannot reach the system's settings.",
  ),
  "11.8.1": sameAs("11.8.2"),
  "11.8.2": {
    status: "met",
    how: "In staff mode an outlet chooses colours, mood, photos and texts; a colour without enough contrast is darkened, and photos are decoration beside the names of dishes.",
    tests: ANY_COLOUR,
  },
  "11.8.3": notApplicable(
    "What staff mode converts, photos and logos, contains no information for accessibility.",
  ),
  "11.8.4": notApplicable("Staff mode has no check whose findings would need repair: it adjusts."),
  "11.8.5": sameAs("11.8.2"),
};
