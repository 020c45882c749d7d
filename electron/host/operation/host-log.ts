/**
 * The destinations of a running kiosk's log lines: its own files, and standard error for a person who starts it by
 * hand.
 */
import { join } from "node:path";
import { levels, type pino } from "pino";
import { createBranchedLog, type Log } from "../net/log.ts";
import type { Settings } from "../settings/settings.ts";
import { createLogFile } from "./log-file.ts";

/** The level of standard error unless `KIOSK_LOG_LEVEL` sets another; the system journal stores these lines too. */
const STDERR_LEVEL = "warn";

export type HostLog = { readonly log: Log; close(): void };

/**
 * The log of a kiosk with these settings; `measured` gets the lines for metrics and traces. Nothing is opened before
 * the first line.
 */
export function createHostLog(
  { operation }: Pick<Settings, "operation">,
  dataDir: string,
  environment: NodeJS.ProcessEnv = process.env,
  measured: { write(line: string): void } | null = null,
): HostLog {
  const { level, folder, fileMegabytes, files } = operation.log;
  const file = createLogFile({
    folder: folder ?? join(dataDir, "logs"),
    maxBytes: Math.round(fileMegabytes * 1_000_000),
    files,
  });
  if (!process.stderr.listeners("error").includes(goOn)) process.stderr.on("error", goOn);
  const stderrLevel = environment.KIOSK_LOG_LEVEL ?? STDERR_LEVEL;
  const branches = [
    { level: knownLevel(level), stream: file },
    { level: knownLevel(stderrLevel), stream: process.stderr },
    ...(measured === null ? [] : [{ level: knownLevel("info"), stream: measured }]),
  ];
  const log = createBranchedLog(
    branches.flatMap(({ level, stream }) => (level === null ? [] : [{ level, stream }])),
  );
  return { log, close: file.close };
}

/** Whoever read standard error is gone: no reason to stop taking orders. */
function goOn(): void {}

/** Null for "silent"; an unknown level counts as the default of standard error. */
function knownLevel(level: string): pino.Level | null {
  if (level === "silent") return null;
  return isLevel(level) ? level : STDERR_LEVEL;
}

function isLevel(level: string): level is pino.Level {
  return Object.hasOwn(levels.values, level);
}
