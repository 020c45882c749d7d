/** A service in a process of its own that prints one JSON line on stdout when it is ready. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { exitCode, root } from "./processes.ts";

export type ServiceProcess = {
  /** The ready line, parsed. */
  readonly ready: unknown;
  /** Resolves when the process has ended, by itself or by `stop`. */
  readonly ended: Promise<number>;
  /** Ends the process and waits for its end. */
  readonly stop: () => Promise<void>;
};

/** A service that did not get ready; its own output is on stderr already. */
export class NotReady extends Error {
  override readonly name = "NotReady";
}

/** How long a service may take to get ready; a first start fills its database. */
const READY_WITHIN_MS = 60_000;
/** How long a process may take to close its files before it is killed. */
const STOP_WITHIN_MS = 5_000;

export type ServiceOptions = {
  /** Called before the process is ready: for tests that kill it, even while it starts. */
  readonly onSpawned?: (child: ChildProcess) => void;
  /** Discards what it says on stderr. */
  readonly isSilent?: boolean;
  /** It may take any time to get ready: one that is stopped meanwhile would begin again. */
  readonly mayTakeLong?: boolean;
};

/**
 * Starts a program and waits for its ready line; its other output goes to stderr. Rejects with NotReady if it ends
 * first or, unless it `mayTakeLong`, prints nothing for 60 s.
 */
export async function startServiceProcess(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  { onSpawned, isSilent = false, mayTakeLong = false }: ServiceOptions = {},
): Promise<ServiceProcess> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", isSilent ? "ignore" : "inherit"],
  });
  onSpawned?.(child);
  const ended = exitCode(child);
  const stop = () => stopProcess(child);
  try {
    return { ready: await readyLine(child, ended, mayTakeLong), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readyLine(
  child: ChildProcess,
  ended: Promise<number>,
  mayTakeLong: boolean,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  if (child.stdout === null) throw new Error("the service has no stdout");
  const lines = createInterface({ input: child.stdout });
  let settled = false;
  lines.on("line", (line) => {
    const message = settled ? undefined : readyMessage(line);
    if (message === undefined) console.error(line);
    else {
      settled = true;
      resolve(message);
    }
  });
  const giveUp = () => reject(new NotReady(`not ready after ${READY_WITHIN_MS / 1_000} s`));
  const timer = mayTakeLong ? undefined : setTimeout(giveUp, READY_WITHIN_MS);
  ended.then((code) => reject(new NotReady(`ended with exit code ${code}`)), reject);
  return promise.finally(() => clearTimeout(timer));
}

function readyMessage(line: string): unknown {
  try {
    const message: unknown = JSON.parse(line);
    const ready = typeof message === "object" && message !== null && "ready" in message;
    return ready && message.ready === true ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Asks a child process to end, kills it after 5 s, and waits for its end. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
  await gone;
  clearTimeout(timer);
}
