/** A menu thread with a defect: it never ends if the text has the word `HANG` in it. */
import { parentPort, workerData } from "node:worker_threads";
import { decoded } from "../menu-text.ts";
import { menuThreadInput, readMenuText } from "../read-menu.ts";

const input = menuThreadInput.parse(workerData);
const busy = { turns: 0 };
const text = decoded(input.text);
while (text.includes("HANG")) busy.turns = (busy.turns + 1) % 1_000;
parentPort?.postMessage(readMenuText(input));
