import type { Capability } from "../../../contracts/payments.ts";

/** Capabilities are declared per deployment: asked again when they are older than this. */
const FRESH_FOR_MS = 60_000;

export type CapabilityWatch = {
  /** What the integrator declares now; the last answer where it cannot be asked, null before any. */
  current(): Promise<ReadonlySet<Capability> | null>;
};

/** Keeps the integrator's declaration and renews it when it is used after a while (payments.md §4.1). */
export function watchCapabilities(
  ask: () => Promise<ReadonlySet<Capability> | null>,
  now: () => number,
): CapabilityWatch {
  let known: { capabilities: ReadonlySet<Capability>; at: number } | null = null;
  return {
    async current() {
      if (known && now() - known.at < FRESH_FOR_MS) return known.capabilities;
      const capabilities = await ask();
      if (capabilities) known = { capabilities, at: now() };
      return known?.capabilities ?? null;
    },
  };
}
