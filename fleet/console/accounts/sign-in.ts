/** Signing in by name and password, with growing delays after wrong ones. */
import { isIPv6 } from "node:net";
import { type LockOut, lockMs } from "../../../electron/host/shared/lock-out.ts";
import type { Clock } from "../clock.ts";
import { type Account, type AccountStore, nameKey } from "../store/accounts.ts";
import type { FailureStore, Failures } from "../store/sign-in-failures.ts";
import { type Cost, hashPassword, haveSamePassword, isPassword } from "./passwords.ts";

/** `account`: as it is after the check, which takes a quarter of a second. */
export type Checked =
  | { readonly result: "right"; readonly account: Account }
  | { readonly result: "refused" | "locked"; readonly retryAfterMs: number };

export type SignIn = {
  /** Checks one password; concurrent calls are checked one after the other. Rejects if the disk fails. */
  check(entered: {
    readonly name: string;
    readonly password: string;
    readonly source: string;
  }): Promise<Checked>;
  /** Until when the account's passwords are not checked, UTC milliseconds; null if they are. */
  lockedUntil(name: string): number | null;
  unlock(name: string): void;
};

/** Names are not secret: whoever knows one can lock it, so the wait stays short enough to sit out. */
const ACCOUNT_LOCK: LockOut = { free: 4, firstMs: 30_000, longestMs: 15 * 60_000 };
/** Colleagues may share an address. */
const SOURCE_LOCK: LockOut = { free: 9, firstMs: 30_000, longestMs: 60 * 60_000 };

/** `cost` is for the check of names that do not exist, which takes as long as any other. */
export function createSignIn(options: {
  readonly accounts: AccountStore;
  readonly failures: FailureStore;
  readonly clock: Clock;
  readonly cost?: Cost;
}): SignIn {
  const { accounts, failures, clock } = options;
  const nobody = hashPassword("", options.cost);
  // Awaited at the first check; until then a failure would go unnoticed.
  nobody.catch(() => {});
  let turn: Promise<unknown> = Promise.resolve();

  const readFailures = (origin: string): Failures => {
    const read = failures.read(origin);
    // A clock that was set back must not lock people out for as long as it was wrong.
    return { ...read, failedAt: Math.min(read.failedAt, clock.now()) };
  };
  const lockedUntil = (origin: string, lock: LockOut) => {
    const { failures: times, failedAt } = readFailures(origin);
    return failedAt + lockMs(times, lock);
  };
  const fail = (origin: string) =>
    failures.write(origin, {
      failures: readFailures(origin).failures + 1,
      failedAt: clock.now(),
    });

  const judge: SignIn["check"] = async ({ name, password, source }) => {
    const ofAccount = accountOrigin(name);
    const ofSource = `source ${networkOf(source)}`;
    const locked = () =>
      Math.max(lockedUntil(ofAccount, ACCOUNT_LOCK), lockedUntil(ofSource, SOURCE_LOCK)) -
      clock.now();
    const retryAfterMs = locked();
    if (retryAfterMs > 0) return { result: "locked", retryAfterMs };
    // It counts as wrong before it is checked, so that a crash in between allows no further try.
    const ofSourceBefore = failures.read(ofSource);
    fail(ofAccount);
    fail(ofSource);
    const account = accounts.find(name);
    const isRight = await isPassword(password, account?.passwordHash ?? (await nobody));
    // Meanwhile it may have been removed, or got other roles or another password.
    const present = accounts.find(name);
    if (!account || !isRight || !present || !haveSamePassword(account, present)) {
      return { result: "refused", retryAfterMs: Math.max(0, locked()) };
    }
    failures.forget(ofAccount);
    // Not forgotten: with an account of one's own one could else guess another's for ever.
    failures.write(ofSource, ofSourceBefore);
    return { result: "right", account: present };
  };

  return {
    check(entered) {
      const answer = turn.then(() => judge(entered));
      turn = answer.catch(() => {});
      return answer;
    },
    lockedUntil(name) {
      const until = lockedUntil(accountOrigin(name), ACCOUNT_LOCK);
      return until > clock.now() ? until : null;
    },
    unlock: (name) => failures.forget(accountOrigin(name)),
  };
}

const accountOrigin = (name: string) => `account ${nameKey(name)}`;

/** One household has a whole /64 of IPv6. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? prefixOf(address) : address;
}

function prefixOf(address: string): string {
  const [before = "", after] = address.split("::");
  const left = before === "" ? [] : before.split(":");
  const right = after === undefined || after === "" ? [] : after.split(":");
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":").toLowerCase();
}
