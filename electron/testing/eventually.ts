import { vi } from "vitest";

/** Tries again until `check` no longer throws; Vitest's own limit of one second is too short for a busy machine. */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  milliseconds = 10_000,
): Promise<Result> {
  return vi.waitFor(check, milliseconds);
}
