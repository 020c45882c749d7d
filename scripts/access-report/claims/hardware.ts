import { type Claims, notApplicable, shownBy } from "../claim.ts";
import type { HARDWARE } from "../standard/generic-clauses.ts";
import { ENLARGED_AND_LOWERED, VOLUME } from "./evidence.ts";

const shop = (text: string) => ({ status: "shop", shop: text }) as const;

const NO_ROOM =
  "The kiosk stands in the shop and has no floor or room within it; one that is built as a cabin follows this clause.";
const NO_HANDSET = "Nothing is held to the ear.";

export const hardware: Claims<typeof HARDWARE> = {
  "8.1.1": shop("What clauses 5.1 to 5.9 ask of screen, keypad, scanner, printer and terminal."),
  "8.1.2": shop(
    "A 3.5 mm jack for headphones, and USB for a keypad inside of the case; the kiosk uses any that the system knows as keyboard and sound output.",
  ),
  "8.1.3": shop("Lamps and labels that say in words or shapes what their colour says."),
  "8.2.1.1": {
    status: "met",
    how: "From the quietest to the loudest of seven steps, speech gains 18 dB.",
    tests: VOLUME,
  },
  "8.2.1.2": {
    status: "met",
    how: "The steps are 3 dB apart: the fifth is 12 dB above the quietest.",
    tests: VOLUME,
  },
  "8.2.2.1": notApplicable(NO_HANDSET),
  "8.2.2.2": notApplicable(NO_HANDSET),
  "8.3.1": shop("Room for a wheelchair in front of the kiosk or along it: clause 8.3.2 or 8.3.3."),
  "8.3.2.1": {
    status: "shop",
    how: "The lower screen brings every control into the lowest 45 % of a portrait screen.",
    shop: "With nothing in front of it: no part that customers operate above 1,220 mm.",
    tests: ENLARGED_AND_LOWERED,
  },
  "8.3.2.2": shop("No part that customers operate below 380 mm."),
  "8.3.2.3.1": shop(
    "Under a shelf that is reached over: clear space at least as deep as the reach over it.",
  ),
  "8.3.2.3.2": shop("Over a shelf of less than 510 mm: nothing above 1,220 mm."),
  "8.3.2.3.3": shop("Over a shelf of 510 to 635 mm: nothing above 1,120 mm."),
  "8.3.2.4": shop("Under a shelf: space for knees and toes at least 760 mm wide."),
  "8.3.2.5": shop(
    "Under a shelf: space for toes 230 mm high, at least 430 mm and at most 635 mm deep, no more than 150 mm beyond what is above it.",
  ),
  "8.3.2.6": shop(
    "Under a shelf: space for knees at least 280 mm deep at a height of 230 mm, and 205 mm at 685 mm; at most 635 mm.",
  ),
  "8.3.3.1": shop("From the side, over less than 255 mm: nothing above 1,220 mm."),
  "8.3.3.2": shop("From the side, over less than 255 mm: nothing below 380 mm."),
  "8.3.3.3.1": shop(
    "From the side, over a part of up to 255 mm that is lower than 865 mm: nothing above 1,220 mm.",
  ),
  "8.3.3.3.2": shop(
    "From the side, over a part of 255 to 610 mm that is lower than 865 mm: nothing above 1,170 mm.",
  ),
  "8.3.4.1": notApplicable(NO_ROOM),
  "8.3.4.2": notApplicable(NO_ROOM),
  "8.3.4.3.1": notApplicable(NO_ROOM),
  "8.3.4.3.2": shop("In an alcove deeper than 610 mm that is entered forwards: 915 mm wide."),
  "8.3.4.3.3": shop(
    "In an alcove deeper than 380 mm beside which a wheelchair stops: 1,525 mm wide.",
  ),
  "8.3.5": shop(
    "A screen that can be read from 1,015 mm above the middle of the floor in front of it: not tilted upwards, without glare.",
  ),
  "8.3.6": {
    status: "met",
    how: "docs/access.md says what a shop has to add, with the figures of clauses 8.3.2 to 8.3.5.",
    tests: shownBy(
      "scripts/access-report/access-page.test.ts",
      "the page for shops has each figure of clause 8.3",
    ),
  },
  "8.4.1": shop("A keypad with a tactile mark on its 5."),
  "8.4.2.1": shop("No knob, lid or latch that has to be grasped, pinched or twisted."),
  "8.4.2.2": shop("Keys, trays and doors that need less than 22.2 N; 2.5 to 5 N are recommended."),
  "8.4.3": notApplicable(
    "The kiosk gives no keys or fare cards; which way round a receipt or a queue ticket is held does not matter.",
  ),
  "8.5": shop(
    "A tactile mark, in Braille if possible, at the key or the jack by which reading aloud begins.",
  ),
};
