import type { Capability } from "../../../contracts/payments.ts";

/** Capabilities are declared per deployment: fetched again when they are older than this. */
const FRESH_FOR_MS = 60_000;

export type CapabilityWatch = {
  /** What the integrator declares now; its last answer if it cannot be asked, null before any. */
  current(): Promise<ReadonlySet<Capability> | null>;
  /** Fetches ahead if the last answer is no longer fresh, so that no tap has to wait for it. */
  refresh(): void;
  /** A declared operation is missing: the next caller asks for the declaration again. */
  doubt(): void;
};

/** Caches the integrator's declaration and renews it when it is used after a while (payments.md §4.1). */
export function watchCapabilities(
  ask: () => Promise<ReadonlySet<Capability> | null>,
  clock: { monotonic(): number },
): CapabilityWatch {
  let known: { capabilities: ReadonlySet<Capability>; at: number } | null = null;
  let isDoubted = false;
  /** The request under way, shared by all callers that arrive meanwhile. */
  let asking: Promise<void> | null = null;

  const isFresh = () => !isDoubted && known !== null && clock.monotonic() - known.at < FRESH_FOR_MS;
  const renew = async (): Promise<void> => {
    isDoubted = false;
    const capabilities = await ask();
    if (capabilities) known = { capabilities, at: clock.monotonic() };
    else isDoubted = known !== null;
  };
  const askOnce = (): Promise<void> => {
    asking ??= renew().finally(() => {
      asking = null;
    });
    return asking;
  };
  return {
    async current() {
      if (!isFresh()) await askOnce();
      return known?.capabilities ?? null;
    },
    refresh() {
      if (!isFresh()) void askOnce();
    },
    doubt() {
      isDoubted = true;
    },
  };
}
