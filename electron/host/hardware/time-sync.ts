/** Whether the network sets the machine's clock. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import type { TimeSync } from "../../../domain/readiness/readings.ts";

const TIMEOUT_MS = 5_000;

/** Asks systemd; without it nothing is known. Never rejects. */
export function readTimeSync(): Promise<TimeSync> {
  const { promise, resolve } = Promise.withResolvers<TimeSync>();
  if (!existsSync("/run/systemd/system")) return Promise.resolve("unknown");
  const shown = ["show", "--property=NTPSynchronized", "--value"];
  // Without the host's environment, which may contain secrets.
  execFile("timedatectl", shown, { timeout: TIMEOUT_MS, env: {} }, (error, stdout) => {
    resolve(error ? "unknown" : timeSyncOf(stdout));
  });
  return promise;
}

/** The answer of `timedatectl show --property=NTPSynchronized --value`. */
export function timeSyncOf(answer: string): TimeSync {
  const text = answer.trim();
  if (text === "yes") return "synchronized";
  return text === "no" ? "not-synchronized" : "unknown";
}
