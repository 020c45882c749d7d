import { notApplicable, shownBy } from "../claim.ts";
import {
  ANY_COLOUR,
  DOCUMENTS,
  ENLARGED_AND_LOWERED,
  EVERY_SCREEN,
  HIGH_CONTRAST,
  PICTURES_OF_SCREENS,
  READ_ALOUD,
} from "./evidence.ts";

const NO_MEDIA = notApplicable(
  "There is no audio or video with information: the loop of the start screen is silent decoration.",
);

/** 9.1: perceivable. */
export const webPerceivable = {
  "9.1.1.1": {
    status: "met",
    how: "Pictures repeat the names beside them and are hidden from assistive technology; buttons with a symbol alone have a name.",
    tests: [...EVERY_SCREEN, ...READ_ALOUD],
  },
  "9.1.2.1": NO_MEDIA,
  "9.1.2.2": NO_MEDIA,
  "9.1.2.3": NO_MEDIA,
  "9.1.2.4": NO_MEDIA,
  "9.1.2.5": NO_MEDIA,
  "9.1.3.1": {
    status: "met",
    how: "Headings, lists, groups, buttons, switches and fields are marked up as such.",
    tests: EVERY_SCREEN,
  },
  "9.1.3.2": {
    status: "met",
    how: "The order of the markup is that of the screen, in which it is read aloud and focused.",
    tests: READ_ALOUD,
  },
  "9.1.3.3": {
    status: "met",
    how: "Instructions name what they mean, and never only its place, shape or sound.",
    tests: READ_ALOUD,
  },
  "9.1.3.4": {
    status: "met",
    how: "Every screen works in portrait and landscape.",
    tests: EVERY_SCREEN,
  },
  "9.1.3.5": {
    status: "not met",
    missing:
      "Number and name carry no machine-readable purpose (autocomplete), deliberately: a browser would offer one customer's entries to the next. Their labels say and speak the purpose.",
  },
  "9.1.4.1": {
    status: "met",
    how: "What a colour says is also a word, a mark or an outline; high contrast has no colours at all.",
    tests: [...EVERY_SCREEN, ...HIGH_CONTRAST],
  },
  "9.1.4.2": notApplicable("No sound plays by itself for more than three seconds."),
  "9.1.4.3": {
    status: "met",
    how: "Text has at least 4.5:1 with any colour of the outlet, measured from the pixels behind it; in high contrast 7:1.",
    tests: [...EVERY_SCREEN, ...HIGH_CONTRAST, ...ANY_COLOUR],
  },
  "9.1.4.4": {
    status: "met",
    how: "Three text sizes up to 200 % are on every screen, and nothing is cut off at the largest.",
    tests: [...ENLARGED_AND_LOWERED, ...DOCUMENTS],
  },
  "9.1.4.5": {
    status: "met",
    how: "Text is text, also in the large letters of the start screen; only an outlet's logo may contain some.",
    tests: shownBy("e2e/languages.spec.ts", "every text is the kiosk's own, or external content"),
  },
  "9.1.4.10": {
    status: "partly",
    how: "At twice the size texts wrap, and no screen has to be scrolled in two directions.",
    missing:
      "The screens are drawn for kiosks: on a window of 320 CSS px they become smaller instead of being rearranged.",
    tests: ENLARGED_AND_LOWERED,
  },
  "9.1.4.11": {
    status: "met",
    how: "Outlines, switches and marks have at least 3:1 with any colour of the outlet.",
    tests: [...ANY_COLOUR, ...PICTURES_OF_SCREENS],
  },
  "9.1.4.12": {
    status: "partly",
    how: "Containers grow with their text: texts of twice the size, and of the longest languages, are not cut off.",
    missing:
      "Wider spacing of lines, letters and words is not tested, and customers cannot set it.",
    tests: ENLARGED_AND_LOWERED,
  },
  "9.1.4.13": notApplicable("Nothing appears on hover or focus."),
} as const;
