/** Does what `decide` says, one step at a time; the state is on disk before and after each (docs/updates.md). */
import {
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Log } from "../host/net/log.ts";
import {
  damagedStateFile,
  type UpdateMemory,
  type UpdateState,
  versionIn,
  version as versionText,
} from "../host/operation/update-state.ts";
import { isNewer } from "../host/operation/versions.ts";
import { syncFolder } from "../host/store/sync.ts";
import { decide, type KioskAnswer, type Observations, type Step } from "./decide.ts";
import { copyContent, differences, sizeOfFolder } from "./folders.ts";
import { deleteSavedData, NOT_SAVED, restoreData, saveData } from "./saved-data.ts";
import { loadState, saveState } from "./state-file.ts";

/** Where a kiosk is installed; `copy` and `state` belong to the updater alone. */
export type UpdatePaths = {
  readonly staged: string;
  readonly versions: string;
  readonly current: string;
  readonly data: string;
  readonly state: string;
  readonly copy: string;
};

export type UpdaterOptions = {
  readonly paths: UpdatePaths;
  /** Start and stop the kiosk's unit; `stop` resolves once none of its processes is left. Both reject if they fail. */
  readonly kiosk: {
    stop(): Promise<void>;
    start(): Promise<void>;
    /** `GET /update`. */
    ask(): Promise<KioskAnswer>;
  };
  /** Whether the program of a version runs on this machine at all. */
  readonly runs: (program: string) => Promise<boolean>;
  /** By a monotonic clock, which nobody can set. */
  readonly clock: { now(): number; monotonic(): number; readonly bootId: string | null };
  readonly pause: () => Promise<void>;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  readonly trialMs: number;
  readonly isForced: boolean;
};

/** Room that is left on the disk besides everything that an update writes. */
const SPARE_BYTES = 100 * 1024 * 1024;
/** The ending of a program's folder until all of it is there, and is known to run. */
const UNFINISHED = ".part";
/** Failed versions that are remembered. */
const MAX_FAILED = 20;

/**
 * Takes the update as far as it goes now, and returns why it goes no further. What an earlier call, or another process,
 * was cut off in is continued. Rejects if a step fails that has to be tried again: the next call does.
 */
export async function runUpdater(options: UpdaterOptions): Promise<string> {
  for (let isFirst = true; ; isFirst = false) {
    const state = loadState(options.paths.state);
    if (state === null) {
      return `the state was damaged: look at ${damagedStateFile(options.paths.state)}, then delete it`;
    }
    if (state.phase === "idle") tidy(options, state);
    const step = decide(state, await observe(options, isFirst));
    if (step.type === "rest") return step.why;
    if (step.type === "wait") await options.pause();
    else await perform(options, state, step);
  }
}

async function observe(options: UpdaterOptions, isFirst: boolean): Promise<Observations> {
  const { paths, kiosk, clock, isForced, trialMs } = options;
  const staged = versionIn(paths.staged);
  const current = currentVersion(paths);
  const isWanted = staged !== null && current !== null && isNewer(staged, current);
  return {
    staged,
    current,
    copied: staged !== null && existsSync(join(paths.versions, staged)) ? staged : null,
    kiosk: await kiosk.ask(),
    hasRoom: !isWanted || hasRoom(paths),
    clock: { bootId: clock.bootId, ms: clock.monotonic() },
    now: clock.now(),
    ...{ isForced, trialMs, isFirst },
  };
}

type ActiveStep = Exclude<Step, { type: "rest" | "wait" }>;

async function perform(options: UpdaterOptions, state: UpdateState, step: ActiveStep) {
  const { paths, kiosk, clock, log } = options;
  if (step.type !== "remember") log.info({ phase: state.phase, ...step }, "update");
  switch (step.type) {
    case "copy-program":
      return copyProgram(options, state, step);
    case "abandon":
      // Nothing was changed; the kiosk may have been stopped.
      if (state.phase === "saving") await kiosk.start();
      return saveState(paths.state, { ...memoryOf(state), phase: "idle" });
    case "postpone":
      return postpone(options, state, step);
    case "remember":
      return saveState(paths.state, { ...state, unsettledSince: step.unsettledSince });
    case "save-and-switch":
      return saveAndSwitch(options, state, step);
    case "start-new":
      return startVersion(options, step.to);
    case "begin-time-anew":
      if (state.phase !== "trial") return;
      saveState(paths.state, {
        ...state,
        restarts: state.restarts + 1,
        began: { bootId: clock.bootId, ms: clock.monotonic() },
      });
      return startVersion(options, state.to);
    case "keep":
      return end(options, state, { ...step, result: "updated", reason: null, missing: [] });
    case "return":
      return goBack(options, state, step);
  }
}

async function copyProgram(
  options: UpdaterOptions,
  state: UpdateState,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { paths, log } = options;
  saveState(paths.state, { ...memoryOf(state), phase: "copying", from, to });
  const program = join(paths.versions, to);
  const draft = `${program}${UNFINISHED}`;
  try {
    rmSync(draft, { recursive: true, force: true });
    copyContent(paths.staged, draft);
    // A package that is being unpacked, or was damaged on disk: its files are not those of its list.
    const wrong = differences(draft);
    if (wrong.length > 0) throw new Error(`differs from its list: ${wrong.slice(0, 5).join(", ")}`);
  } catch (error) {
    log.error({ error, version: to }, "the new version could not be copied");
    return postpone(options, state, { version: to, reason: "copy" });
  }
  if (!(await options.runs(draft))) {
    return end(options, state, { from, to, result: "refused", reason: "package", missing: [] });
  }
  rmSync(program, { recursive: true, force: true });
  renameSync(draft, program);
  syncFolder(paths.versions);
}

/** Everything in one go: cut off before the trial, it begins from the start. */
async function saveAndSwitch(
  options: UpdaterOptions,
  state: UpdateState,
  { from, to, troubles }: Extract<Step, { type: "save-and-switch" }>,
): Promise<void> {
  const { paths, kiosk, clock, log } = options;
  const memory = memoryOf(state);
  // Before the kiosk stops: whatever starts it meanwhile finds that it has to wait.
  const versions = { from, to, troubles: troubles && [...troubles] };
  saveState(paths.state, { ...memory, phase: "saving", ...versions });
  let reason: "stop" | "copy" = "stop";
  try {
    await kiosk.stop();
    reason = "copy";
    saveData(paths.data, paths.copy);
  } catch (error) {
    log.error({ error, version: to }, "the kiosk's data could not be copied: it goes on as it was");
    await kiosk.start();
    return postpone(options, state, { version: to, reason });
  }
  const began = { bootId: clock.bootId, ms: clock.monotonic() };
  saveState(paths.state, {
    ...{ ...memory, phase: "trial", ...versions, began, restarts: 0 },
  });
  await startVersion(options, to);
}

/** Stops whatever runs, so that the version that `current` names is the one that starts. */
async function startVersion({ paths, kiosk }: UpdaterOptions, version: string): Promise<void> {
  await kiosk.stop();
  switchTo(paths, version);
  await kiosk.start();
}

async function goBack(
  options: UpdaterOptions,
  state: UpdateState,
  { from, to, reason, missing }: Extract<Step, { type: "return" }>,
): Promise<void> {
  const { paths, kiosk, log } = options;
  log.error({ from, to, reason, missing }, "the new version is given up: the old one returns");
  saveState(paths.state, {
    ...{ ...memoryOf(state), phase: "returning", from, to, reason, missing: [...missing] },
  });
  await kiosk.stop();
  restoreData(paths.copy, paths.data);
  switchTo(paths, from);
  // It waits until the state says that this is over.
  await kiosk.start();
  end(options, state, { from, to, result: "returned", reason, missing: [...missing] });
}

type Ended = Omit<NonNullable<UpdateMemory["last"]>, "at"> & { readonly missing: string[] };

/** From here on there is no way back: the kiosk takes orders. */
function end({ paths, clock, log }: UpdaterOptions, state: UpdateState, ended: Ended): void {
  const { result, from, to, reason, missing } = ended;
  const at = clock.now();
  const memory = memoryOf(state);
  const failed =
    reason === null
      ? memory.failed
      : [{ version: to, reason, missing, at }, ...memory.failed].slice(0, MAX_FAILED);
  saveState(paths.state, {
    ...{ ...memory, phase: "idle", failed, postponed: null },
    last: { result, from, to, at, reason, missing },
  });
  log.info({ ...ended }, "update ended");
}

function postpone(
  { paths, clock, log }: UpdaterOptions,
  state: UpdateState,
  { version, reason }: { readonly version: string; readonly reason: "disk" | "stop" | "copy" },
): void {
  log.warn({ version, reason }, "the update is postponed");
  const postponed = { version, reason, at: clock.now() };
  saveState(paths.state, { ...memoryOf(state), phase: "idle", postponed });
}

function memoryOf({ v, last, failed, postponed, unsettledSince }: UpdateState): UpdateMemory {
  return { v, last, failed, postponed, unsettledSince };
}

/** Deletes the copy of the data, what failed, and after a success all versions but the running one and the one before. */
function tidy({ paths, log }: UpdaterOptions, { last }: UpdateState): void {
  deleteSavedData(paths.copy);
  const current = currentVersion(paths);
  if (current === null) return;
  const isOld = (name: string) => {
    if (name === current) return false;
    if (name.endsWith(UNFINISHED) || last === null) return name.endsWith(UNFINISHED);
    return last.result === "updated" ? name !== last.from : name === last.to;
  };
  for (const name of readdirSync(paths.versions).filter(isOld)) {
    log.info({ version: name }, "a version is deleted");
    rmSync(join(paths.versions, name), { recursive: true, force: true });
  }
}

export function currentVersion({ current }: Pick<UpdatePaths, "current">): string | null {
  try {
    const found = versionText.safeParse(basename(readlinkSync(current)));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

/** After a power cut `current` names the old version or the new one. */
function switchTo({ current, versions }: UpdatePaths, version: string): void {
  const draft = `${current}.new`;
  rmSync(draft, { force: true });
  symlinkSync(join(basename(versions), version), draft);
  renameSync(draft, current);
  syncFolder(dirname(current));
}

/** For the program, the copy of the data, and a migration that writes all of it anew. */
function hasRoom({ staged, versions, data, copy }: UpdatePaths): boolean {
  const program = sizeOfFolder(staged) + SPARE_BYTES;
  const saved = 2 * sizeOfFolder(data, NOT_SAVED) + SPARE_BYTES;
  const [programs, copies] = [dirname(versions), dirname(copy)];
  const isOneDisk = statSync(programs).dev === statSync(copies).dev;
  if (isOneDisk) return freeBytes(copies) >= program + saved;
  return freeBytes(programs) >= program && freeBytes(copies) >= saved;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
