import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { KioskOrder } from "./kiosk-books.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

/** Within this time a host on a busy machine does all it can do before time moves on. */
const POLL_MS = 150;
/** A pending call ends within the host's own limit of 10 s (payments.md §8); there are no faults any more. */
const MAX_POLLS_PER_CALL = 80;
/** The first leap, and the longest: retries are at most half an hour apart. */
const FIRST_LEAP_MS = 3_500;
const LONGEST_LEAP_MS = 1_800_000;
/** About two days of the kiosk's time. Every retry has a limit: after that nothing more will happen. */
const MOST_LEAPS = 120;

const callbacks = z.object({ callbacksWaiting: z.number() });

export type IdleOptions = {
  readonly sandbox: SandboxProcess;
  /** Of all kiosks of the sandbox. */
  readonly unfinished: () => readonly KioskOrder[];
  readonly leap: (ms: number) => Promise<void>;
  /** After each change; then leaps double. With many orders something changes after nearly every leap. */
  readonly firstLeapMs?: number;
};

/**
 * Advances time until every order has ended and every callback was delivered, or nothing changes any more. Requires a
 * running host and no faults.
 */
export async function waitUntilIdle(options: IdleOptions): Promise<void> {
  const { sandbox, unfinished, leap, firstLeapMs = FIRST_LEAP_MS } = options;
  let before = "";
  let polls = 0;
  let leapMs = firstLeapMs;
  for (let leaps = 0; leaps < MOST_LEAPS; ) {
    await delay(POLL_MS);
    const open = unfinished();
    const { callbacksWaiting } = callbacks.parse(await sandbox.control("GET", "payments"));
    if (open.length === 0 && callbacksWaiting === 0) return;
    const now = `${callbacksWaiting} ${open.map(progressOf).join()}`;
    if (now !== before) {
      before = now;
      polls = 0;
      leapMs = firstLeapMs;
      continue;
    }
    polls += 1;
    const isCalling = open.some(({ state }) => state.inFlight !== null);
    if (isCalling && polls < MAX_POLLS_PER_CALL) continue;
    await leap(leapMs);
    leapMs = Math.min(leapMs * 2, LONGEST_LEAP_MS);
    leaps += 1;
  }
}

function progressOf({ checkoutId, events }: KioskOrder): string {
  return `${checkoutId} ${events.length}`;
}
