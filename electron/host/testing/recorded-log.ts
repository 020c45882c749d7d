import { createLog, type Log } from "../net/log.ts";

/** A log whose lines a test reads, each with its line break. */
export function recordedLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = [];
  return { log: createLog({ destination: { write: (line) => void lines.push(line) } }), lines };
}
