/** What the updater does next. Pure: everything that it depends on comes in. */

import {
  OUTSIDE_WINDOW,
  RECENTLY_USED,
  STARTING,
  type UpdateReport,
} from "../host/operation/update-report.ts";
import type { UpdateState } from "../host/operation/update-state.ts";
import { isNewer } from "../host/operation/versions.ts";
import type { UpdateFailure } from "../host/shared/update-failures.ts";

/** How long a new version may take until it is healthy; the kiosk takes no order meanwhile. */
export const TRIAL_MS = 3 * 60_000;
/** Restarts of the machine during one trial: each begins its time anew. */
export const MAX_RESTARTS = 3;
/** A version that could not be installed for a reason that is not its own is tried again after this time. */
export const POSTPONED_MS = 20 * 3_600_000;

/** A kiosk that has run for less is not settled: its time of rest begins anew at each start. */
export const SETTLED_MS = 10 * 60_000;
/** A kiosk that was not settled for so long is broken: it is updated at any time of day, since that may mend it. */
export const BROKEN_MS = 30 * 60_000;

/** The kiosk's answer; without one, what its endpoint did: refused the connection, or accepted it and said nothing. */
export type KioskAnswer = UpdateReport | "refused" | "silent";

export type Observations = {
  /** The version that the package brought, and whose files are complete in `versions/`; null if there is none. */
  readonly staged: string | null;
  readonly copied: string | null;
  /** The version that `current` names. */
  readonly current: string | null;
  readonly kiosk: KioskAnswer;
  /** Whether the disk has room for the program, the copy of the data and a migration. */
  readonly hasRoom: boolean;
  /** The monotonic clock of a boot; the id is null if boots cannot be told apart. */
  readonly clock: { readonly bootId: string | null; readonly ms: number };
  /** UTC milliseconds. */
  readonly now: number;
  /** A person asked: at any time of day, and also if the kiosk does not answer. */
  readonly isForced: boolean;
  /** How long a trial may take. */
  readonly trialMs: number;
  /** The first observation of this process: what an earlier one began may be half done. */
  readonly isFirst: boolean;
};

export type Step =
  /** Nothing to do now; `why` is for the log and for `--status`. */
  | { readonly type: "rest"; readonly why: string }
  /** Asks again in a moment. */
  | { readonly type: "wait" }
  | { readonly type: "copy-program"; readonly from: string; readonly to: string }
  /** Begins from the start: what was prepared is no longer wanted, or was cut off before anything had changed. */
  | { readonly type: "abandon" }
  | { readonly type: "remember"; readonly unsettledSince: UpdateState["unsettledSince"] }
  | { readonly type: "postpone"; readonly version: string; readonly reason: "disk" }
  | {
      readonly type: "save-and-switch";
      readonly from: string;
      readonly to: string;
      readonly troubles: readonly string[] | null;
    }
  /** Makes `current` name the new version, and starts it. */
  | { readonly type: "start-new"; readonly to: string }
  | { readonly type: "begin-time-anew" }
  | { readonly type: "keep"; readonly from: string; readonly to: string }
  | {
      readonly type: "return";
      readonly from: string;
      readonly to: string;
      readonly reason: UpdateFailure;
      readonly missing: readonly string[];
    };

export function decide(state: UpdateState, seen: Observations): Step {
  switch (state.phase) {
    case "idle":
      return decideIdle(state, seen);
    case "copying":
      return decideCopying(state, seen);
    case "saving":
      // The copy is made in one go, and orders may have come since: a part of it is worth nothing.
      return { type: "abandon" };
    case "trial":
      return decideTrial(state, seen);
    case "returning":
      return { ...state, type: "return" };
  }
}

function decideIdle(state: UpdateState, seen: Observations): Step {
  const { staged, current } = seen;
  if (current === null) return rest("no version is installed");
  if (staged === null) return rest("no version is staged");
  if (!isNewer(staged, current)) return rest(`${current} is up to date`);
  if (state.failed.some(({ version }) => version === staged)) return rest(`${staged} has failed`);
  if (isPostponed(state, staged, seen)) return rest(`${staged} is postponed`);
  const waiting = waitingStep(state, seen, current);
  if (waiting !== null) return waiting;
  if (!seen.hasRoom) {
    const isKnown = state.postponed?.version === staged && state.postponed.reason === "disk";
    return isKnown
      ? rest("the disk has no room")
      : { type: "postpone", version: staged, reason: "disk" };
  }
  return { type: "copy-program", from: current, to: staged };
}

function decideCopying(state: UpdateState & { phase: "copying" }, seen: Observations): Step {
  const { from, to } = state;
  if (seen.staged !== to || seen.current !== from) return { type: "abandon" };
  if (seen.copied !== to) return { type: "copy-program", from, to };
  const waiting = waitingStep(state, seen, from);
  if (waiting !== null) return waiting;
  return { type: "save-and-switch", from, to, troubles: troublesOf(seen.kiosk) };
}

/** A disk that was full may have room at any time; what stopped the kiosk in vain is not repeated every minute. */
function isPostponed({ postponed }: UpdateState, staged: string, { now, isForced }: Observations) {
  if (postponed?.version !== staged || postponed.reason === "disk" || isForced) return false;
  // The clock may have been set meanwhile, in both directions.
  return Math.abs(now - postponed.at) < POSTPONED_MS;
}

/** The kiosk must not be stopped now, or how long it has been unsettled is written down first; null if it may be. */
function waitingStep(state: UpdateState, seen: Observations, current: string): Step | null {
  const unsettledSince = unsettledBy(state, seen);
  if (unsettledSince !== state.unsettledSince) return { type: "remember", unsettledSince };
  const isBroken = unsettledSince !== null && seen.clock.ms - unsettledSince.ms >= BROKEN_MS;
  const reason = reasonToWait(seen, { current, isBroken });
  return reason === null ? null : rest(reason);
}

/** Since when the kiosk is unsettled, with this look; an earlier boot does not count. */
function unsettledBy({ unsettledSince }: UpdateState, { kiosk, clock }: Observations) {
  const isSettled =
    typeof kiosk !== "string" &&
    !isStarting(kiosk) &&
    (kiosk.runningMs ?? SETTLED_MS) >= SETTLED_MS;
  if (isSettled || clock.bootId === null) return null;
  return unsettledSince?.bootId === clock.bootId ? unsettledSince : clock;
}

/** A kiosk that answers before it has started; whatever prevents that may do so for ever. */
function isStarting({ because }: UpdateReport): boolean {
  return because.includes(STARTING);
}

/** Why the kiosk must not be stopped now; null if it may be. */
function reasonToWait(
  { kiosk, isForced }: Observations,
  { current, isBroken }: { readonly current: string; readonly isBroken: boolean },
): string | null {
  // Whether somebody is paying is not known. A person who looks at it can say so, and after half an hour nobody is.
  if (typeof kiosk === "string") return isForced || isBroken ? null : "the kiosk does not answer";
  if (kiosk.version !== current) return `the kiosk still runs ${kiosk.version}`;
  const ignored = [
    ...(isBroken || isForced ? [OUTSIDE_WINDOW, STARTING] : []),
    ...(isBroken ? [RECENTLY_USED] : []),
  ];
  const because = kiosk.because.filter((reason) => !ignored.includes(reason));
  return because.length > 0 ? `the kiosk is not at rest: ${because.join(", ")}` : null;
}

function decideTrial(state: UpdateState & { phase: "trial" }, seen: Observations): Step {
  const { from, to, began, restarts } = state;
  const { kiosk, clock } = seen;
  const back = (reason: UpdateFailure, missing: readonly string[] = []): Step => {
    return { type: "return", from, to, reason, missing };
  };
  const isNew = typeof kiosk !== "string" && kiosk.version === to;
  const missing = isNew ? missingIn(kiosk, state.troubles) : [];
  // One that takes orders, whatever the reason, must never be put back: they would be lost.
  const isServing = isNew && kiosk.trial === null;
  if (isServing || (isNew && missing.length === 0)) return { type: "keep", from, to };
  // Without an id every process may be after another boot.
  const isSameBoot = clock.bootId === null ? !seen.isFirst : clock.bootId === began.bootId;
  if (!isSameBoot) {
    return restarts < MAX_RESTARTS ? { type: "begin-time-anew" } : back("restarts");
  }
  if (clock.ms - began.ms >= seen.trialMs) return back(...failureOf(kiosk, isNew, missing));
  const isOther = typeof kiosk !== "string" && !isNew;
  if (seen.current !== to || isOther || (seen.isFirst && !isNew)) return { type: "start-new", to };
  return { type: "wait" };
}

/** What is wrong with the kiosk; null if it does not say. One that has not started knows only what prevents that. */
function troublesOf(kiosk: KioskAnswer): readonly string[] | null {
  if (typeof kiosk === "string") return null;
  return isStarting(kiosk) ? [STARTING, ...kiosk.troubles] : kiosk.troubles;
}

/** What the new version lacks; a trouble that the version before had, or may have had, is none of it. */
function missingIn(kiosk: UpdateReport, before: readonly string[] | null): string[] {
  const missing = kiosk.trial?.missing ?? [];
  const isKnown = before !== null && !before.includes(STARTING);
  const added = kiosk.troubles.filter((trouble) => !before?.includes(trouble));
  if (isKnown) return [...new Set([...missing, ...added])];
  // What prevented the start of the version before prevents this one, too.
  const isStuckAlike = isStarting(kiosk) && kiosk.troubles.length > 0 && added.length === 0;
  return isStuckAlike ? [] : [...missing];
}

/** Why a version was not healthy in time. */
function failureOf(
  kiosk: KioskAnswer,
  isNew: boolean,
  missing: readonly string[],
): [UpdateFailure, readonly string[]] {
  if (kiosk === "silent") return ["hang", []];
  if (!isNew) return ["start", []];
  // Of a version that has not started "records" alone says only that they were not read yet.
  const records = missing.filter((what) => what.startsWith("records-"));
  return records.length > 0 ? ["records", missing] : ["unhealthy", missing];
}

function rest(why: string): Step {
  return { type: "rest", why };
}
