/** A menu thread with a defect: it never ends if the text has the word `HANG` in it. */
import { parentPort, workerData } from "node:worker_threads";
import { menuThreadInput, readMenuText } from "../read-menu.ts";

const input = menuThreadInput.parse(workerData);
const busy = { turns: 0 };
while (input.text.includes("HANG")) busy.turns = (busy.turns + 1) % 1_000;
parentPort?.postMessage(readMenuText(input));
