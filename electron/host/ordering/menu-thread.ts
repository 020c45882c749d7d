/** The thread that reads a menu answer (its `workerData` has the text) and posts the result. */
import { parentPort, workerData } from "node:worker_threads";
import { menuThreadInput, readMenuText } from "./read-menu.ts";

parentPort?.postMessage(readMenuText(menuThreadInput.parse(workerData)));
