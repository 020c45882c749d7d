/** The thread that reads a menu answer (its `workerData` names the text) and posts what came of it. */
import { parentPort, workerData } from "node:worker_threads";
import { menuThreadInput, readMenuText } from "./read-menu.ts";

parentPort?.postMessage(readMenuText(menuThreadInput.parse(workerData)));
