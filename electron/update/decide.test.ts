import { expect, test } from "vitest";
import type { UpdateReport } from "../host/operation/update-report.ts";
import { NO_UPDATE, type UpdateState } from "../host/operation/update-state.ts";
import {
  BROKEN_MS,
  decide,
  type Observations,
  POSTPONED_MS,
  SETTLED_MS,
  TRIAL_MS,
} from "./decide.ts";

const RESTING: UpdateReport = {
  version: "1.0.0",
  atRest: true,
  because: [],
  trial: null,
  troubles: [],
};
/** What prevents its start is on its screen. */
const STUCK: UpdateReport = { ...RESTING, atRest: false, because: ["starting"] };
const stuckAt = (trouble: string, version = "1.0.0"): UpdateReport => ({
  ...{ ...STUCK, version, troubles: [trouble] },
  trial: { healthy: false, missing: ["page", "services", "records", trouble] },
});
const SEEN: Observations = {
  staged: "1.1.0",
  copied: null,
  current: "1.0.0",
  kiosk: RESTING,
  hasRoom: true,
  clock: { bootId: "boot", ms: 1_000 },
  now: 1_800_000_000_000,
  isForced: false,
  trialMs: TRIAL_MS,
  isFirst: false,
};
const MEMORY = NO_UPDATE;
const VERSIONS = { from: "1.0.0", to: "1.1.0" };
const COPYING: UpdateState = { ...MEMORY, phase: "copying", ...VERSIONS };
const TRIAL: UpdateState = {
  ...{ ...MEMORY, phase: "trial", ...VERSIONS, troubles: ["no-credential"], restarts: 0 },
  began: { bootId: "boot", ms: 1_000 },
};
const IN_TRIAL = { ...SEEN, copied: "1.1.0", current: "1.1.0" };

function trialled(missing: string[], troubles: string[] = []): UpdateReport {
  const trial = { healthy: missing.length === 0, missing };
  return { version: "1.1.0", atRest: false, because: ["updating"], trial, troubles };
}

function why(state: UpdateState, seen: Partial<Observations>): string {
  const step = decide(state, { ...SEEN, ...seen });
  return step.type === "rest" ? step.why : step.type;
}

test("installs a newer version that nobody's visit is cut short by", () => {
  expect(decide(NO_UPDATE, SEEN)).toEqual({ type: "copy-program", ...VERSIONS });
  expect(decide(COPYING, { ...SEEN, copied: "1.1.0" })).toEqual({
    ...{ type: "save-and-switch", ...VERSIONS, troubles: [] },
  });
});

test("leaves the kiosk alone while anybody is at it, pays, or is outside of the window", () => {
  for (const because of [["visit"], ["payment"], ["outside-window"]]) {
    const kiosk = { ...RESTING, atRest: false, because };
    expect(why(NO_UPDATE, { kiosk })).toContain(because[0]);
    expect(why(COPYING, { kiosk, copied: "1.1.0" })).toContain(because[0]);
  }
  const unsettledSince = SEEN.clock;
  expect(why({ ...NO_UPDATE, unsettledSince }, { kiosk: "silent" })).toBe(
    "the kiosk does not answer",
  );
  expect(why(NO_UPDATE, { kiosk: { ...RESTING, version: "0.9.0" } })).toContain("0.9.0");
});

test("a person who asks for it needs no window and no answer, but ends no payment", () => {
  const isForced = true;
  const outside = { ...RESTING, because: ["outside-window"] };
  expect(why(NO_UPDATE, { isForced, kiosk: outside })).toBe("copy-program");
  const unsettledSince = SEEN.clock;
  expect(why({ ...NO_UPDATE, unsettledSince }, { isForced, kiosk: "refused" })).toBe(
    "copy-program",
  );
  expect(why({ ...NO_UPDATE, unsettledSince }, { isForced, kiosk: STUCK })).toBe("copy-program");
  expect(why(NO_UPDATE, { isForced, kiosk: { ...RESTING, because: ["payment"] } })).toContain(
    "payment",
  );
});

test("a kiosk that never answers, cannot start, or starts again and again, is updated after half an hour", () => {
  const restarted = {
    ...{ ...RESTING, atRest: false, runningMs: SETTLED_MS - 1 },
    because: ["recently-used", "outside-window"],
  };
  const since = SEEN.clock;
  const late = { ...since, ms: since.ms + BROKEN_MS };
  for (const kiosk of ["refused", "silent", STUCK, restarted] as const) {
    expect(decide(NO_UPDATE, { ...SEEN, kiosk })).toEqual({
      ...{ type: "remember", unsettledSince: since },
    });
    for (const phase of [NO_UPDATE, COPYING]) {
      const state = { ...phase, unsettledSince: since };
      const early = { kiosk, copied: "1.1.0", clock: { ...late, ms: late.ms - 1 } };
      expect(decide(state, { ...SEEN, ...early }).type).toBe("rest");
      const step = phase === COPYING ? "save-and-switch" : "copy-program";
      expect(decide(state, { ...SEEN, ...early, clock: late }).type).toBe(step);
    }
  }
});

test("a kiosk that crashes a few seconds into each start is seen now starting, now running", () => {
  const state = { ...NO_UPDATE, unsettledSince: SEEN.clock };
  const clock = { ...SEEN.clock, ms: SEEN.clock.ms + BROKEN_MS / 2 };
  const running = { ...RESTING, atRest: false, because: ["recently-used"], runningMs: 5_000 };
  for (const kiosk of [STUCK, running, "refused"] as const) {
    expect(decide(state, { ...SEEN, clock, kiosk }).type).toBe("rest");
  }
});

test("a kiosk that has settled, or another start of the machine, ends the half hour; a visit is never cut short", () => {
  const state = { ...NO_UPDATE, unsettledSince: SEEN.clock };
  const late = { ...SEEN, clock: { ...SEEN.clock, ms: SEEN.clock.ms + BROKEN_MS } };
  const settled = { ...RESTING, runningMs: SETTLED_MS };
  expect(decide(state, { ...late, kiosk: settled })).toEqual({
    ...{ type: "remember", unsettledSince: null },
  });
  const clock = { bootId: "next", ms: BROKEN_MS };
  expect(decide(state, { ...late, kiosk: "silent", clock })).toEqual({
    ...{ type: "remember", unsettledSince: clock },
  });
  for (const because of ["visit", "payment"]) {
    const kiosk = { ...RESTING, atRest: false, because: [because], runningMs: 0 };
    expect(decide(state, { ...late, kiosk }).type).toBe("rest");
  }
  // Boots that cannot be told apart have no half hour either.
  const unknown = { bootId: null, ms: BROKEN_MS };
  expect(decide(NO_UPDATE, { ...SEEN, kiosk: "silent", clock: unknown }).type).toBe("rest");
});

test("installs nothing that is not newer, that failed before, or that has no room", () => {
  expect(why(NO_UPDATE, { staged: "1.0.0" })).toContain("up to date");
  expect(why(NO_UPDATE, { staged: "0.9.0" })).toContain("up to date");
  expect(why(NO_UPDATE, { staged: null })).toContain("staged");
  const failed = [{ version: "1.1.0", reason: "start" as const, missing: [], at: 0 }];
  expect(why({ ...NO_UPDATE, failed }, {})).toBe("1.1.0 has failed");
  expect(why({ ...NO_UPDATE, failed }, { staged: "1.2.0" })).toBe("copy-program");
  expect(why(NO_UPDATE, { hasRoom: false })).toBe("postpone");
  const postponed = { version: "1.1.0", reason: "disk" as const, at: SEEN.now };
  expect(why({ ...NO_UPDATE, postponed }, { hasRoom: false })).toContain("no room");
  expect(why({ ...NO_UPDATE, postponed }, {})).toBe("copy-program");
});

test("does not stop the kiosk again and again for a copy that fails", () => {
  const postponed = { version: "1.1.0", reason: "copy" as const, at: SEEN.now };
  expect(why({ ...NO_UPDATE, postponed }, {})).toContain("postponed");
  expect(why({ ...NO_UPDATE, postponed }, { now: SEEN.now + POSTPONED_MS })).toBe("copy-program");
  expect(why({ ...NO_UPDATE, postponed }, { now: SEEN.now - POSTPONED_MS })).toBe("copy-program");
});

test("a newer package that arrives meanwhile takes the place of the one that is prepared", () => {
  expect(decide(COPYING, { ...SEEN, staged: "1.2.0", copied: null })).toEqual({ type: "abandon" });
});

test("a copy of the data that was cut off is not used: orders may have come since", () => {
  const saving: UpdateState = { ...MEMORY, phase: "saving", ...VERSIONS, troubles: [] };
  expect(decide(saving, { ...SEEN, copied: "1.1.0" })).toEqual({ type: "abandon" });
});

test("keeps a version that has everything, and whose troubles are not new", () => {
  const kiosk = trialled([], ["no-credential"]);
  expect(decide(TRIAL, { ...IN_TRIAL, kiosk })).toEqual({ type: "keep", ...VERSIONS });
});

test("a version is not blamed for what may have been wrong before, when the kiosk did not say", () => {
  const saved = (kiosk: Observations["kiosk"]) => {
    const unsettledSince = { ...SEEN.clock, ms: SEEN.clock.ms - BROKEN_MS };
    const step = decide({ ...COPYING, unsettledSince }, { ...SEEN, copied: "1.1.0", kiosk });
    if (step.type !== "save-and-switch") throw new Error(step.type);
    return { ...TRIAL, troubles: step.troubles && [...step.troubles] };
  };
  const late = { ...IN_TRIAL, clock: { bootId: "boot", ms: 1_000 + TRIAL_MS } };
  for (const before of ["silent", "refused", STUCK, stuckAt("settings")] as const) {
    const trial = saved(before);
    const kiosk = trialled([], ["damaged-orders-1"]);
    expect(decide(trial, { ...IN_TRIAL, kiosk })).toEqual({ type: "keep", ...VERSIONS });
    expect(decide(trial, { ...late, kiosk: trialled(["page"]) }).type).toBe("return");
    expect(decide(trial, { ...late, kiosk: stuckAt("records-newer", "1.1.0") }).type).toBe(
      "return",
    );
  }
  const kiosk = trialled([], ["damaged-orders-1"]);
  const running = { ...RESTING, runningMs: SETTLED_MS - 1 };
  expect(decide(saved(running), { ...late, kiosk }).type).toBe("return");
});

test("settings that no version understands, or that are not there yet, are not the new one's fault", () => {
  const trial = { ...TRIAL, troubles: ["starting", "settings"] };
  const kiosk = stuckAt("settings", "1.1.0");
  expect(decide(trial, { ...IN_TRIAL, kiosk })).toEqual({ type: "keep", ...VERSIONS });
  const late = { ...IN_TRIAL, clock: { bootId: "boot", ms: 1_000 + TRIAL_MS } };
  expect(decide({ ...trial, troubles: [] }, { ...late, kiosk })).toMatchObject({
    ...{ type: "return", reason: "unhealthy" },
    missing: ["page", "services", "records", "settings"],
  });
});

test("waits for what is missing, and gives up after three minutes with its name", () => {
  const late = { bootId: "boot", ms: 1_000 + TRIAL_MS };
  const lastly = (kiosk: Observations["kiosk"]) =>
    decide(TRIAL, { ...IN_TRIAL, kiosk, clock: late });
  const back = (reason: string, missing: string[] = []) => ({
    ...{ type: "return", ...VERSIONS, reason, missing },
  });
  const withoutPage = trialled(["page"]);
  expect(decide(TRIAL, { ...IN_TRIAL, kiosk: withoutPage })).toEqual({ type: "wait" });
  expect(lastly(withoutPage)).toEqual(back("unhealthy", ["page"]));
  expect(lastly(trialled([], ["no-menu"]))).toEqual(back("unhealthy", ["no-menu"]));
  expect(lastly(trialled(["page", "records-damaged"]))).toEqual(
    back("records", ["page", "records-damaged"]),
  );
  expect(lastly("refused")).toEqual(back("start"));
  expect(lastly("silent")).toEqual(back("hang"));
});

test("never puts a version back that takes orders", () => {
  const kiosk = { ...RESTING, version: "1.1.0", troubles: ["no-menu"] };
  const clock = { bootId: "boot", ms: 1_000 + TRIAL_MS };
  expect(decide(TRIAL, { ...IN_TRIAL, kiosk, clock })).toEqual({ type: "keep", ...VERSIONS });
});

test("continues a trial that was cut off before the new version ran", () => {
  const start = { type: "start-new", to: "1.1.0" };
  expect(decide(TRIAL, { ...IN_TRIAL, current: "1.0.0", kiosk: "refused" })).toEqual(start);
  expect(decide(TRIAL, { ...IN_TRIAL, kiosk: RESTING })).toEqual(start);
  expect(decide(TRIAL, { ...IN_TRIAL, kiosk: "refused", isFirst: true })).toEqual(start);
  expect(decide(TRIAL, { ...IN_TRIAL, kiosk: "refused" })).toEqual({ type: "wait" });
});

test("a machine that restarts gives the version its time again, but not for ever", () => {
  const other = { ...IN_TRIAL, kiosk: "refused" as const, clock: { bootId: "next", ms: 5 } };
  expect(decide(TRIAL, other)).toEqual({ type: "begin-time-anew" });
  expect(decide({ ...TRIAL, restarts: 3 }, other)).toMatchObject({ reason: "restarts" });
  const nameless = { ...other, clock: { bootId: null, ms: 5 } };
  expect(decide(TRIAL, { ...nameless, isFirst: true })).toEqual({ type: "begin-time-anew" });
});
