/** A nats-server as a child process, with the configuration files of a fleet. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { serverFiles } from "./server-configuration.ts";

/** Below it streams could be lost, or `sync_interval: always` is refused. */
const OLDEST = [2, 10, 23] as const;
/** Usually it accepts connections within a second; recovering a large stream on a slow disk takes minutes. */
const SLOW_AFTER_MS = 30_000;
const ATTEMPT_AFTER_MS = 50;
const STOP_WITHIN_MS = 5_000;
/** Characters of the server's output that are remembered: more than its longest line. */
const LAST_WORDS = 4_096;

export type NatsServer = {
  /** Resolves with a reason when the process has ended. */
  readonly ended: Promise<string>;
  readonly processId: number;
  stop(): Promise<void>;
  /** As a power cut would: for tests and benches. */
  kill(): Promise<void>;
};

/** The version of a nats-server; throws if it is too old for the fleet, or cannot be run. */
export function natsVersion(binary: string): string {
  const said = execFileSync(binary, ["--version"], { encoding: "utf8" }).trim();
  const [, ...numbers] = /v(\d+)\.(\d+)\.(\d+)/.exec(said) ?? [];
  if (numbers.length !== 3) throw new Error(`${binary} --version says: ${said}`);
  const version = numbers.map(Number);
  const at = version.findIndex((number, place) => number !== OLDEST[place]);
  if (at !== -1 && (version[at] ?? 0) < (OLDEST[at] ?? 0)) {
    throw new Error(
      `${binary} is ${version.join(".")}; the fleet needs ${OLDEST.join(".")} or newer`,
    );
  }
  return version.join(".");
}

/**
 * Starts the server with the configuration in `folder` and resolves when it accepts connections, however long it takes:
 * one that is killed while it recovers its stream begins again. Rejects with the server's last words if it ends before.
 */
export async function startNatsServer(options: {
  readonly binary: string;
  readonly folder: string;
  /** Called when it has read its configuration again: null, or why it keeps the one before. */
  readonly onReload?: (problem: string | null) => void;
  /** Called once if it takes longer than `slowAfterMs` to accept connections. */
  readonly onSlow?: () => void;
  readonly slowAfterMs?: number;
}): Promise<NatsServer> {
  natsVersion(options.binary);
  removePortsFiles(options.folder);
  const child = spawn(options.binary, ["-c", serverFiles(options.folder).configuration], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = endOf(child);
  if (child.stderr && options.onReload) watchReloads(child.stderr, options.onReload);
  const { onSlow = () => {}, slowAfterMs = SLOW_AFTER_MS } = options;
  const timer = setTimeout(onSlow, slowAfterMs);
  await accepts(options.folder, child.pid ?? 0, ended).finally(() => clearTimeout(timer));
  return {
    ended,
    processId: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      await ended;
      clearTimeout(timer);
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/**
 * Makes the server read its users again: devices whose keys are gone are disconnected. Throws if it does not run.
 */
export function reloadUsers(folder: string): void {
  const processId = runningServer(folder);
  if (processId === null) throw new Error("nats-server does not run");
  process.kill(processId, "SIGHUP");
}

/** Ends the server that a killed process left behind, which would keep the port. Resolves when there is none. */
export async function stopLeftServer(folder: string): Promise<void> {
  const until = Date.now() + STOP_WITHIN_MS;
  for (let left = runningServer(folder); left !== null; left = runningServer(folder)) {
    process.kill(left, Date.now() < until ? "SIGTERM" : "SIGKILL");
    await delay(ATTEMPT_AFTER_MS);
  }
}

/**
 * The process id of the server with this folder's configuration; null if it does not run. After a power cut the number
 * in its file may be another program's, which a signal would end.
 */
export function runningServer(folder: string): number | null {
  const files = serverFiles(folder);
  try {
    const processId = Number(readFileSync(files.processId, "utf8").trim());
    const words = readFileSync(`/proc/${processId}/cmdline`, "utf8").split("\0");
    return words.includes(files.configuration) ? processId : null;
  } catch {
    return null;
  }
}

function watchReloads(stderr: Readable, onReload: (problem: string | null) => void): void {
  createInterface({ input: stderr }).on("line", (line) => {
    const [, problem] = /\[ERR\] (Failed to reload .*)/.exec(line) ?? [];
    if (problem !== undefined) onReload(problem);
    else if (line.includes("[INF] Reloaded server configuration")) onReload(null);
  });
}

/** What the server said last is why it ended, unless it was stopped. */
function endOf(child: ChildProcess): Promise<string> {
  let said = "";
  // It may end without a line break.
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-LAST_WORDS);
  });
  return new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => {
      resolve(said.trim().split("\n").at(-1) || `ended with ${signal ?? code}`);
    });
  });
}

/** Resolves when the server has written its ports, which it does once it accepts connections; rejects if it ends before. */
async function accepts(folder: string, processId: number, ended: Promise<string>): Promise<void> {
  const isThere = () => readdirSync(folder).some((name) => name.endsWith(`_${processId}.ports`));
  while (!isThere()) {
    const reason = await Promise.race([ended, delay(ATTEMPT_AFTER_MS, null)]);
    if (reason !== null) throw new Error(`nats-server: ${reason}`);
  }
}

/** A server that was killed leaves its file behind. */
function removePortsFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((found) => found.endsWith(".ports"))) {
    rmSync(join(folder, name), { force: true });
  }
}
