/** `loyalty-kiosk update`: one run of the updater, as its timer starts it every minute (docs/updates.md). */
import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { usageOf } from "../command/commands.ts";
import type { CommandContext } from "../command/context.ts";
import type { DevicePaths } from "../command/device-paths.ts";
import { systemClock } from "../host/checkout/running/clock.ts";
import { readOrExplain, UsageError } from "../host/command/context.ts";
import { createLog } from "../host/net/log.ts";
import { readUpdateState } from "../host/operation/update-state.ts";
import { TRIAL_MS } from "./decide.ts";
import { kioskUnit } from "./kiosk-unit.ts";
import { currentVersion, runUpdater, type UpdatePaths } from "./updater.ts";

const HEALTH = "127.0.0.1:4655";
/** Between two questions during a trial. */
const PAUSE_MS = 500;
const SELF_TEST_MS = 30_000;

/** Returns the exit status: 0, or 1 if a step failed that the next run tries again. */
export async function update(argv: readonly string[], context: CommandContext): Promise<number> {
  const { installed, out, err } = context;
  const values = readOrExplain(usageOf("update", context), () => readArguments(argv));
  if (installed === null) throw new UsageError("only an installed kiosk has an updater");
  const paths = updatePaths(installed);
  if (values.status) {
    out(`${JSON.stringify(statusOf(paths), null, 2)}\n`);
    return 0;
  }
  mkdirSync(dirname(paths.state), { recursive: true, mode: 0o750 });
  const lock = lockUpdates(dirname(paths.state));
  if (lock === null) {
    out("another updater is at work\n");
    return 0;
  }
  try {
    const why = await runUpdater({
      paths,
      kiosk: kioskUnit(`http://${values.health}`),
      runs: (program) => runsHere(program, installed.root),
      clock: systemClock,
      pause: () => delay(PAUSE_MS),
      log: createLog(),
      trialMs: values.trialMs,
      isForced: values.now,
    });
    out(`${why}\n`);
    return 0;
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    lock.close();
  }
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      // As the timer starts it; there is no other way.
      once: { type: "boolean", default: true },
      now: { type: "boolean", default: false },
      status: { type: "boolean", default: false },
      health: { type: "string", default: HEALTH },
      "trial-seconds": { type: "string", default: String(TRIAL_MS / 1_000) },
    },
  });
  const trialMs = Number(values["trial-seconds"]) * 1_000;
  if (!(trialMs > 0)) throw new Error("--trial-seconds must be a number above 0");
  return { ...values, trialMs };
}

function updatePaths(installed: DevicePaths): UpdatePaths {
  const { staged, library, current, data, updateState } = installed;
  return {
    ...{ staged, current, data, state: updateState },
    versions: join(library, "versions"),
    copy: join(dirname(updateState), "copy"),
  };
}

function statusOf(paths: UpdatePaths) {
  return { current: currentVersion(paths), state: readUpdateState(paths.state) };
}

/** One updater at a time: the lock ends with its process, however that ends. Null if another one has it. */
function lockUpdates(folder: string): DatabaseSync | null {
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch {
    lock.close();
    return null;
  }
}

/** Asks the new version's own Node and own updater: after the switch they have to be able to go on. */
async function runsHere(program: string, root: string): Promise<boolean> {
  const command = [join(program, "serve/command.js"), "--root", root, "update", "--status"];
  try {
    await promisify(execFile)(join(program, "bin/node"), command, { timeout: SELF_TEST_MS });
    return true;
  } catch {
    return false;
  }
}
