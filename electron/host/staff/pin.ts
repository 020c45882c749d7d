/** The staff PIN: stored as a hash only, with growing waits after wrong ones (requirement S9). */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { type LockOut, lockMs } from "../shared/lock-out.ts";
import type { PinLock } from "../store/pin-lock.ts";

export type PinAnswer = {
  readonly result: "ok" | "wrong-pin" | "locked";
  /** How long no PIN is checked, not even the right one; 0 if the next may be entered at once. */
  readonly retryAfterMs: number;
};

export type PinCheck = {
  /** Checks one PIN; concurrent calls are checked one after the other. Rejects if the disk fails. */
  check(entered: string): Promise<PinAnswer>;
};

export type PinCheckOptions = {
  /** From the device settings; only its hash is stored. */
  readonly pin: string;
  readonly lock: PinLock;
  /** UTC milliseconds. */
  readonly now: () => number;
};

/**
 * Two for typing errors. The longest is long enough that 10,000 PINs take months, short enough that a prank does not
 * close the kiosk.
 */
const LOCK_OUT: LockOut = { free: 2, firstMs: 30_000, longestMs: 15 * 60_000 };

const HASH_BYTES = 32;
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** Hashes the PIN with a salt of this start, and checks what is entered against it. */
export function createPinCheck({ pin, lock, now }: PinCheckOptions): PinCheck {
  const salt = randomBytes(16);
  const right = hashOf(pin, salt);
  // Awaited at every check; until then a failure would go unnoticed.
  right.catch(() => {});
  let turn: Promise<unknown> = Promise.resolve();

  const lockedFor = (): number => {
    const { failures, failedAt } = lock.read();
    const at = now();
    // A clock that was set back must not lock staff out for as long as it was wrong.
    if (failedAt > at) lock.write({ failures, failedAt: at });
    return Math.min(failedAt, at) + lockAfter(failures) - at;
  };

  const judge = async (entered: string): Promise<PinAnswer> => {
    const locked = lockedFor();
    if (locked > 0) return { result: "locked", retryAfterMs: locked };
    const failures = lock.read().failures + 1;
    // It counts as wrong before it is checked, so that a crash in between allows no further try.
    lock.write({ failures, failedAt: now() });
    const matches = timingSafeEqual(await hashOf(entered, salt), await right);
    if (!matches) return { result: "wrong-pin", retryAfterMs: lockAfter(failures) };
    lock.write({ failures: 0, failedAt: 0 });
    return { result: "ok", retryAfterMs: 0 };
  };

  return {
    check(entered) {
      const answer = turn.then(() => judge(entered));
      turn = answer.catch(() => {});
      return answer;
    },
  };
}

/** Milliseconds to wait after `failures` wrong PINs in a row: see {@link LOCK_OUT}. */
export function lockAfter(failures: number): number {
  return lockMs(failures, LOCK_OUT);
}

function hashOf(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, COST, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
