/** Whether an update holds the kiosk back: what it takes in meanwhile could be thrown away with its data (docs/updates.md). */
import { dirname } from "node:path";
import { Cell, type Live } from "../shared/live.ts";
import { syncFolder } from "../store/sync.ts";
import { type FoundState, readUpdateState, type SeenUpdates, versionIn } from "./update-state.ts";

const LOOK_AGAIN_MS = 500;

/**
 * `operate`: no update can take anything back. `observe`: a trial, of whichever version: no order and no call that
 * belongs to one. `wait`: the data folder is being copied or put back.
 */
type UpdateMode = "operate" | "observe" | "wait";

export type UpdateHold = {
  /** Once false it stays so: what was begun then is never taken back. */
  readonly isHeld: Live<boolean>;
  /** Null if there is no updater. */
  seen(): SeenUpdates | null;
  /** Whether the data folder may be opened. */
  mayOpenData(): boolean;
  stop(): void;
};

/** A kiosk that is not updated by this updater. */
export const NEVER_HELD: Live<boolean> = new Cell(false);

/** What a kiosk may do in this state. One that the updater may understand otherwise holds the kiosk. */
export function updateModeOf(state: FoundState): UpdateMode {
  if (state === "unreadable") return "observe";
  // The updater leaves the running version alone from then on.
  if (state === "damaged") return "operate";
  if (state.phase === "trial") return "observe";
  return state.phase === "saving" || state.phase === "returning" ? "wait" : "operate";
}

/**
 * Follows the updater's state until it lets the kiosk operate. `file` null: there is no updater. `staged`: the folder of
 * the version that apt has brought.
 */
export function followUpdate(file: string | null, staged: string | null = null): UpdateHold {
  const isHeld = new Cell(file !== null);
  if (file === null) return { isHeld, seen: () => null, mayOpenData: () => true, stop() {} };
  const look = () => {
    if (updateModeOf(readUpdateState(file)) !== "operate" || !isDurable(file)) return;
    clearInterval(timer);
    isHeld.set(false);
  };
  const timer = setInterval(look, LOOK_AGAIN_MS);
  look();
  return {
    isHeld,
    seen: () => ({ state: readUpdateState(file), staged: staged && versionIn(staged) }),
    mayOpenData: () => !isHeld.current() || updateModeOf(readUpdateState(file)) !== "wait",
    stop: () => clearInterval(timer),
  };
}

/** A version that was given up, until another one was installed; and one that waits for more than a time of rest. */
export function notesOf(state: FoundState): string[] {
  if (typeof state === "string") return [`update-state: ${state}`];
  const { last, postponed } = state;
  const failed = last === null || last.reason === null ? null : [last.reason, ...last.missing];
  return [
    ...(failed === null ? [] : [`update-failed: ${last?.to} (${failed.join(", ")})`]),
    ...(postponed === null ? [] : [`update-postponed: ${postponed.version} (${postponed.reason})`]),
  ];
}

/** Before the first order the state is on disk: after a power cut the trial would go on, and could be taken back. */
function isDurable(file: string): boolean {
  try {
    syncFolder(dirname(file));
    return true;
  } catch (error) {
    // Without a folder there was never an update.
    return error instanceof Error && "code" in error && error.code === "ENOENT";
  }
}
