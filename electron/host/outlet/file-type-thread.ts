/**
 * The thread that inspects a fetched file (its bytes are the `workerData`) and posts the extension of its type, or
 * null.
 */
import { parentPort, workerData } from "node:worker_threads";
import { fileTypeOf } from "./file-type.ts";

const bytes: unknown = workerData;
if (!(bytes instanceof Uint8Array)) throw new Error("no bytes");
const type = fileTypeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
parentPort?.postMessage(type?.extension ?? null);
