import { readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { vi } from "vitest";
import type { BuildHost } from "../host-parts.ts";

const SEEDS_AT_ONCE = 400;
/** Days of a fleet take several times as long. */
const FLEET_SEEDS_AT_ONCE = 100;
/** A defect that shows in none of this many runs counts as undetected. */
const MOST_SEEDS = 6_000;
const FIRST_SEED = 5_000;

const CHECKOUT = join(import.meta.dirname, "../..");
const PROJECT = join(CHECKOUT, "../../..");

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
export function brokenWith(
  module: string,
  change: (real: Record<string, unknown>) => object,
  rule: string,
): Promise<readonly string[]> {
  return brokenBy(pathOf(module), change, rule, async () => undefined);
}

/** The same for days of a fleet; `path` of the replaced module from the project's folder. */
export function brokenFleetWith<Real extends object>(
  path: string,
  change: (real: Real) => object,
  rule: string,
): Promise<readonly string[]> {
  return brokenBy(relative(import.meta.dirname, join(PROJECT, path)), change, rule, async () => {
    const { fleetHost } = await import("../fleet/fleet-host.ts");
    return fleetHost;
  });
}

async function brokenBy<Real extends object>(
  path: string,
  change: (real: Real) => object,
  rule: string,
  hostOf: () => Promise<BuildHost | undefined>,
): Promise<readonly string[]> {
  vi.resetModules();
  vi.doMock(path, async (original) => {
    const real = await original<Real>();
    return { ...real, ...change(real) };
  });
  try {
    const changed = await import("../many-runs.ts");
    const buildHost = await hostOf();
    const atOnce = buildHost ? FLEET_SEEDS_AT_ONCE : SEEDS_AT_ONCE;
    const found: string[] = [];
    for (let runs = 0; runs < (rule === "" ? atOnce : MOST_SEEDS); runs += atOnce) {
      const firstSeed = FIRST_SEED + runs;
      const { broken } = await changed.simulateMany({ runs: atOnce, firstSeed, buildHost });
      found.push(...broken.flatMap(({ violations }) => violations));
      if (rule !== "" && found.some((violation) => violation.includes(rule))) break;
    }
    return found;
  } finally {
    vi.doUnmock(path);
    vi.resetModules();
  }
}
