/** The key pairs of the fleet's own processes, made at the first start. */
import { linkSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createUser, fromSeed, type KeyPair } from "@nats-io/nkeys";
import { syncFolder, writeSynced } from "./durable-file.ts";

export type FleetProcess = "gate" | "console";

/**
 * The key pair of a process: its seed is a file in the fleet's folder that only this account can read, made if there is
 * none. Processes that start together get the same one. Throws if the file contains something else.
 */
export function processKey(folder: string, name: FleetProcess): KeyPair {
  const file = join(folder, `${name}.nk`);
  const found = readSeed(file);
  if (found !== null) return found;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made = `${file}.${process.pid}`;
  writeSynced(made, Buffer.from(createUser().getSeed()));
  try {
    // Complete or not there; whoever comes second uses the first one's.
    linkSync(made, file);
    syncFolder(folder);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(made);
  }
  return processKey(folder, name);
}

function readSeed(file: string): KeyPair | null {
  let seed: Buffer;
  try {
    seed = readFileSync(file);
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
  try {
    return fromSeed(Buffer.from(seed.toString("ascii").trim()));
  } catch {
    // The library's own message may quote what it read.
    throw new Error(`${file} is no key of a user`);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
