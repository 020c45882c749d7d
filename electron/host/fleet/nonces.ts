/** Nonces of the kiosk's state: a request of staff with an older one was under way for too long. */
import { randomBytes } from "node:crypto";

/** A request is done within so long after its nonce was made, by the kiosk's own monotonic clock. */
const GOOD_FOR_MS = 20_000;
/** The state is published as often; so the latest one that was received is good for as long again. */
const RENEWED_MS = 10_000;

export type Nonces = {
  /** For a state that is published now. */
  current(): string;
  /** Whether it is the current one or the one before, and not too old. */
  isGood(nonce: string): boolean;
};

type Nonce = { readonly value: string; readonly madeAt: number };

/** `monotonic`: milliseconds, whatever the machine's clock is set to. */
export function createNonces(monotonic: () => number): Nonces {
  let known: readonly Nonce[] = [];
  return {
    current() {
      const now = monotonic();
      const [latest] = known;
      if (latest && now - latest.madeAt < RENEWED_MS) return latest.value;
      const made = { value: randomBytes(16).toString("hex"), madeAt: now };
      known = latest ? [made, latest] : [made];
      return made.value;
    },
    isGood: (nonce) =>
      known.some(({ value, madeAt }) => value === nonce && monotonic() - madeAt <= GOOD_FOR_MS),
  };
}
