/** Reads taps and tasks of the page's main thread from a trace of Chromium. */
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** What a task does, by the events that Chromium's trace has within it; everything else is "other". */
const PARTS: Readonly<Record<string, string>> = {
  EventDispatch: "script",
  FunctionCall: "script",
  RunMicrotasks: "script",
  TimerFire: "script",
  FireAnimationFrame: "script",
  FireIdleCallback: "script",
  EvaluateScript: "script",
  "v8.callFunction": "script",
  "v8.run": "script",
  "v8.compile": "compile",
  "V8.GCScavenger": "garbage",
  MinorGC: "garbage",
  MajorGC: "garbage",
  "BlinkGC.AtomicPhase": "garbage",
  ParseHTML: "html",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  "Decode Image": "pictures",
};

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** All in microseconds. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** CPU time of the thread: other programs on the machine do not count. */
  tdur: z.number().default(0),
  args: z.record(z.string(), z.unknown()).default({}),
});
const traceFile = z.object({ traceEvents: z.array(traceEvent) });
type TraceEvent = z.infer<typeof traceEvent>;

/** Part of an Event Timing entry; unrounded in the trace. */
const timing = z.object({
  /** The same for all events of one tap; 0 for other events. */
  interactionId: z.number().default(0),
  /** From the touch to the next paint after it, ms. */
  duration: z.number(),
});

/** The cost of one tap. */
export type TapCost = {
  /**
   * From the touch to the paint that responds to it: the longest of the tap's events, as for Interaction to Next Paint.
   */
  readonly paintMs: number;
  /** The longest task of the page's main thread until the next tap. */
  readonly taskMs: number;
  /** The same in CPU time of the thread. */
  readonly taskOwnMs: number;
  /** What the longest task by CPU time consists of, in its CPU time: ms by part. */
  readonly parts: Readonly<Record<string, number>>;
};

/** Traces a page while `work` taps it `taps` times; returns the cost of each tap in order. */
export async function traceTaps(
  browser: Browser,
  page: Page,
  taps: number,
  work: () => Promise<void>,
): Promise<readonly TapCost[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = traceFile.parse(JSON.parse(trace.toString()));
  const interactions = interactionsOf(traceEvents);
  if (interactions.length !== taps) {
    throw new Error(`the trace has ${interactions.length} taps instead of ${taps}`);
  }
  const tasks = tasksOf(traceEvents);
  return interactions.map(({ at, paintMs }, index) => {
    const until = interactions[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = tasks.filter(({ ts, dur }) => ts + dur > at && ts < until);
    const longest = own.toSorted((one, other) => other.tdur - one.tdur)[0];
    return {
      paintMs,
      taskMs: Math.max(0, ...own.map(({ dur }) => dur)) / 1_000,
      taskOwnMs: (longest?.tdur ?? 0) / 1_000,
      parts: longest ? partsOf(longest, traceEvents) : {},
    };
  });
}

/** The taps in their order; `at` in microseconds of the trace. */
function interactionsOf(events: readonly TraceEvent[]): { at: number; paintMs: number }[] {
  const found = new Map<number, { at: number; paintMs: number }>();
  for (const { name, ph, ts, args } of events) {
    if (name !== "EventTiming" || ph !== "b") continue;
    const { interactionId, duration } = timing.parse(args.data);
    if (interactionId === 0) continue;
    const known = found.get(interactionId) ?? { at: ts, paintMs: 0 };
    const at = Math.min(known.at, ts);
    found.set(interactionId, { at, paintMs: Math.max(known.paintMs, duration) });
  }
  return [...found.values()].sort((one, other) => one.at - other.at);
}

/** Tasks of the main threads of the measured pages. */
function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const tapped = new Set(events.filter(({ name }) => name === "EventTiming").map(({ pid }) => pid));
  const mains = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === "RunTask" && tapped.has(pid) && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error("the trace has no task of the page");
  return tasks;
}

/** The CPU time of a task by what it does: each event's own, without the events within it. */
export function partsOf(task: TraceEvent, events: readonly TraceEvent[]): Record<string, number> {
  const until = task.ts + task.dur;
  const within = events
    .filter(
      ({ ph, pid, tid, ts, dur }) =>
        ph === "X" && pid === task.pid && tid === task.tid && ts >= task.ts && ts + dur <= until,
    )
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const parts: Record<string, number> = {};
  const spend = (part: string, micros: number) => {
    parts[part] = (parts[part] ?? 0) + micros / 1_000;
  };
  const open: { readonly part: string; readonly until: number }[] = [];
  for (const { name, ts, dur, tdur } of within) {
    while (open.length > 0 && (open.at(-1)?.until ?? 0) <= ts) open.pop();
    const around = open.at(-1)?.part ?? "other";
    // An event without a part of its own belongs to what it happens in.
    const part = PARTS[name] ?? around;
    if (open.length > 0) spend(around, -tdur);
    spend(part, tdur);
    open.push({ part, until: ts + dur });
  }
  return parts;
}
