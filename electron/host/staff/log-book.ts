/**
 * The kiosk's own log as staff read it (electron/host/operation/log-file.ts writes it). It contains no personal data.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { LOG_FILE } from "../operation/log-file.ts";
import type { LogLevel, LogLine } from "../rpc/staff-records-views.ts";

export type LogFilter = {
  /** The lowest level to be included. */
  readonly level: LogLevel;
  /** Text that has to be in the line, ignoring case; null for any. */
  readonly contains: string | null;
};

/** pino's numbers. */
const LEVELS: Readonly<Record<LogLevel, number>> = { debug: 20, info: 30, warn: 40, error: 50 };

const written = z.looseObject({ level: z.number(), time: z.string(), msg: z.string().default("") });

/** The lines that pass a filter, the latest first, at most `limit` of them; none if there is no log. Never rejects. */
export async function readLog(
  folder: string,
  filter: LogFilter,
  limit: number,
): Promise<LogLine[]> {
  const found: LogLine[] = [];
  for (const file of await filesOf(folder)) {
    // Between the listing and the reading the log may have deleted its oldest file.
    const text = await readFile(join(folder, file), "utf8").catch(() => "");
    const lines = text.split("\n").reverse();
    for (const line of lines) {
      if (found.length >= limit) return found;
      const read = readLine(line, filter);
      if (read) found.push(read);
    }
  }
  return found;
}

/** The names of the log's files, the newest first; none if the folder cannot be read. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const ageOf = (name: string) => Number(name.slice(LOG_FILE.length + 1) || 0);
  return names
    .filter((name) => name === LOG_FILE || /^\.\d+$/.test(name.slice(LOG_FILE.length)))
    .filter((name) => name.startsWith(LOG_FILE))
    .sort((left, right) => ageOf(left) - ageOf(right));
}

function readLine(line: string, { level, contains }: LogFilter): LogLine | null {
  if (line === "") return null;
  if (contains !== null && !line.toLowerCase().includes(contains.toLowerCase())) return null;
  const parsed = written.safeParse(jsonOf(line));
  if (!parsed.success || parsed.data.level < LEVELS[level]) return null;
  const { level: number, time, msg, ...details } = parsed.data;
  return {
    at: Date.parse(time),
    level: nameOf(number),
    message: msg,
    details: Object.keys(details).length === 0 ? "" : JSON.stringify(details),
  };
}

/** A line that a power cut left incomplete is skipped. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function nameOf(number: number): LogLevel {
  if (number >= LEVELS.error) return "error";
  if (number >= LEVELS.warn) return "warn";
  return number >= LEVELS.info ? "info" : "debug";
}
