import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { vi } from "vitest";

const SEEDS_AT_ONCE = 400;
/** A defect that shows in none of this many runs counts as undetected. */
const MOST_SEEDS = 6_000;
const FIRST_SEED = 5_000;

const CHECKOUT = join(import.meta.dirname, "../..");

/** The path of a file of the checkout, from this one; throws if no folder has it. */
function pathOf(module: string): string {
  const files = readdirSync(CHECKOUT, { recursive: true, encoding: "utf8" });
  const [found] = files.filter((file) => basename(file) === module);
  if (found === undefined) throw new Error(`the checkout has no file ${module}`);
  return `../../${found}`;
}

/**
 * The rules that the simulation finds broken on a checkout in which one part of `module`, a file of the checkout, is
 * replaced. It runs until one of them names `rule`.
 */
export async function brokenWith(
  module: string,
  change: (real: Record<string, unknown>) => object,
  rule: string,
): Promise<readonly string[]> {
  const path = pathOf(module);
  vi.resetModules();
  vi.doMock(path, async (original) => {
    const real = await original<Record<string, unknown>>();
    return { ...real, ...change(real) };
  });
  try {
    const changed = await import("../many-runs.ts");
    const found: string[] = [];
    for (let runs = 0; runs < (rule === "" ? SEEDS_AT_ONCE : MOST_SEEDS); runs += SEEDS_AT_ONCE) {
      const firstSeed = FIRST_SEED + runs;
      const { broken } = await changed.simulateMany({ runs: SEEDS_AT_ONCE, firstSeed });
      found.push(...broken.flatMap(({ violations }) => violations));
      if (rule !== "" && found.some((violation) => violation.includes(rule))) break;
    }
    return found;
  } finally {
    vi.doUnmock(path);
    vi.resetModules();
  }
}
