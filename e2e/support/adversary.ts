/**
 * A transport between page and host that does what a lawful one may: answers come late, cross each other, come twice, or
 * are lost together with the connection, after their call took effect or before. What it does to a call is decided by a
 * seed, the call's path and how often the path was called: the same seed does the same.
 */
import type { Page, WebSocketRoute } from "@playwright/test";
import { z } from "zod";

/**
 * - `late`: the answer comes after a while
 * - `crossed`: the answer comes after that of a later call
 * - `doubled`: the call is made twice, as a page does that knows nothing of the first answer
 * - `answered-twice`: the same answer comes twice
 * - `answer-lost`: the call takes effect, and the connection breaks before its answer
 * - `call-lost`: the connection breaks before the call reaches the host
 */
export const DISTURBANCES = [
  "late",
  "crossed",
  "doubled",
  "answered-twice",
  "answer-lost",
  "call-lost",
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** What happens to the n-th call (from 1) of a path; null: nothing. */
export type Plan = (path: string, count: number) => Disturbance | null;

/** How late an answer is, and how long one waits for another to overtake it: longer than any call at rest takes. */
const LATE_MS = 1_200;
/** No frame of the page has such an id. */
const DOUBLE = "doubled-";

const call = z.object({ i: z.string(), p: z.object({ u: z.string() }) });
/** `t`: a part of a stream, or its end. */
const frame = z.object({ i: z.string(), t: z.number().optional() });

/** Every call is disturbed alike; those that break the connection only at the first time, or nobody gets through. */
export function always(disturbance: Disturbance): Plan {
  return (_path, count) => (!disturbance.endsWith("-lost") || count === 1 ? disturbance : null);
}

/** Half of all calls are disturbed, each in one of all ways. */
export function seeded(seed: number): Plan {
  return (path, count) => {
    const value = hash(`${seed} ${path} ${count}`);
    if (value % 2 === 0) return null;
    const disturbance = DISTURBANCES[(value >>> 1) % DISTURBANCES.length] ?? null;
    // The third loss of a call is one too many: then a kiosk may say that it is out of order.
    return disturbance?.endsWith("-lost") && count > 2 ? "late" : disturbance;
  };
}

/** FNV-1a with a last mixing, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Disturbs the calls of a page that is yet to be opened. Returns what was done so far, oldest first. */
export async function disturbCalls(page: Page, plan: Plan): Promise<readonly string[]> {
  const done: string[] = [];
  const counts = new Map<string, number>();
  const decide = (path: string) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const disturbance = plan(path, count);
    if (disturbance !== null) done.push(`${disturbance} ${path} ${count}`);
    return disturbance;
  };
  await page.routeWebSocket(/\/rpc$/, (socket) => {
    new DisturbedConnection(socket, decide);
  });
  return done;
}

/** One connection of the page, until it breaks. */
class DisturbedConnection {
  readonly #page: WebSocketRoute;
  readonly #host: WebSocketRoute;
  readonly #decide: (path: string) => Disturbance | null;
  readonly #disturbed = new Map<string, Disturbance>();
  /** Answers that wait to be overtaken. */
  #waiting: (() => void)[] = [];
  #isBroken = false;

  constructor(page: WebSocketRoute, decide: (path: string) => Disturbance | null) {
    this.#page = page;
    this.#host = page.connectToServer();
    this.#decide = decide;
    page.onMessage((message) => this.#call(message));
    this.#host.onMessage((message) => this.#answer(message));
  }

  #call(message: string | Buffer): void {
    if (this.#isBroken) return;
    const sent = call.safeParse(parsed(message)).data;
    // Not a call: the end of one whose answers are no longer wanted.
    if (!sent) {
      this.#host.send(message);
      return;
    }
    const id = sent.i;
    const disturbance = this.#decide(sent.p.u);
    if (disturbance === "call-lost") {
      this.#break();
      return;
    }
    if (disturbance !== null) this.#disturbed.set(id, disturbance);
    this.#host.send(message);
    if (disturbance === "doubled") {
      this.#host.send(JSON.stringify({ ...Object(parsed(message)), i: `${DOUBLE}${id}` }));
    }
  }

  #answer(message: string | Buffer): void {
    const { i: id = "", t: part } = frame.safeParse(parsed(message)).data ?? {};
    if (id.startsWith(DOUBLE)) return;
    const disturbance = this.#disturbed.get(id);
    const pass = () => this.#pass(message);
    // All parts of a stream alike: they keep their order.
    if (disturbance === "late") setTimeout(pass, LATE_MS);
    else if (disturbance === "answer-lost") this.#break();
    else if (disturbance === "crossed") this.#untilOvertaken(pass);
    else {
      pass();
      if (disturbance === "answered-twice" && part === undefined) pass();
      this.#passWaiting();
    }
  }

  #untilOvertaken(pass: () => void): void {
    const overtaken = this.#waiting;
    this.#waiting = [pass];
    for (const earlier of overtaken) earlier();
    setTimeout(() => this.#passWaiting(), LATE_MS);
  }

  #passWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const pass of waiting) pass();
  }

  #pass(message: string | Buffer): void {
    if (!this.#isBroken) this.#page.send(message);
  }

  #break(): void {
    this.#isBroken = true;
    void this.#host.close();
    void this.#page.close();
  }
}

function parsed(message: string | Buffer): unknown {
  try {
    return JSON.parse(String(message));
  } catch {
    return null;
  }
}
