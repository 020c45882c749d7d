import { Cell, type Live } from "../shared/live.ts";

/** How long a call is shown: it cannot be acknowledged by touch. Another call shows it again. */
const SHOWN_MS = 60_000;

/** A customer at this kiosk calls for staff; `at` in UTC milliseconds. */
export type StaffCall = { readonly at: number };

export type StaffCalls = {
  readonly latest: Live<StaffCall | null>;
  call(): void;
  stop(): void;
};

/** Time as the calls need it: see the checkout's `Clock`. */
type Clock = { now(): number; at(time: number, callback: () => void): () => void };

/** Shows a call wherever staff can see it (requirement V12), for a minute from the latest one. */
export function createStaffCalls(clock: Clock): StaffCalls {
  const latest = new Cell<StaffCall | null>(null);
  let cancel = () => {};
  return {
    latest,
    call() {
      const at = clock.now();
      latest.set({ at });
      cancel();
      cancel = clock.at(at + SHOWN_MS, () => latest.set(null));
    },
    stop: () => cancel(),
  };
}
