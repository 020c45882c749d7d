import { vi } from "vitest";

/** Half of what a test may take (vitest.config.ts): it ends a hang, and says nothing about how fast a machine has to be. */
const LIMIT_MS = 60_000;

/** Tries again until `check` no longer throws; Vitest's own limit of one second would be a guess at a machine's speed. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: LIMIT_MS, interval: 20 });
}
