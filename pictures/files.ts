/** Every file that is drawn: the library, the demo restaurant's pictures and the kiosk's own. */

import { demoPictures } from "./demo.ts";
import { heart, identifyPhone, letter, logo, orderEatIn, orderTakeAway } from "./kiosk/emblems.ts";
import { orderDriveThrough, payCash, payCounter, payHere, payTerminal } from "./kiosk/serving.ts";
import { tableBowls, tableCarafe, tableCloche, tableCutlery, tablePlates } from "./kiosk/table.ts";
import { libraryPictures } from "./library.ts";
import { compose, type Picture } from "./paper/paper.ts";

/** A drawn file: its path from the project's root, and its text. */
export interface DrawnFile {
  readonly path: string;
  readonly svg: string;
}

/** Folder of the library, from the project's root. */
export const LIBRARY = "pictures/library";

/** Draws every file: the same text on every run. */
export function drawnFiles(): DrawnFile[] {
  return [
    ...drawn(libraryPictures(), LIBRARY),
    ...drawn(demoPictures(), "sandbox/restaurant/pictures"),
    ...drawn([logo()], "sandbox/restaurant"),
    ...drawn(kioskPictures(), "public/pictures"),
  ];
}

function drawn(pictures: readonly Picture[], folder: string): DrawnFile[] {
  return pictures.map((one) => ({ path: `${folder}/${one.id}.svg`, svg: compose(one) }));
}

/** Order types, ways to pay, a laid table and the like. */
function kioskPictures(): Picture[] {
  return [
    orderEatIn(),
    orderTakeAway(),
    orderDriveThrough(),
    payHere(),
    payCounter(),
    payCash(),
    payTerminal(),
    identifyPhone(),
    heart(),
    letter(),
    tableCloche(),
    tableBowls(),
    tableCutlery(),
    tablePlates(),
    tableCarafe(),
  ];
}
