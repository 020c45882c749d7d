import { readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { vi } from "vitest";
import type { BuildHost } from "../host-parts.ts";

/** Runs that have to show nothing of a change without effect. */
const HARMLESS_SEEDS = 400;
/** Days of a fleet take several times as long. */
const FLEET_HARMLESS_SEEDS = 100;
/** Runs before it is looked whether the defect has shown: most do within the first few dozen. */
const SEEDS_AT_ONCE = 20;
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
 * replaced. It runs until one of them names `rule`, from `firstSeed` on: what few runs show is looked for where one does.
 */
export function brokenWith(
  module: string,
  change: (real: Record<string, unknown>) => object,
  rule: string,
  firstSeed = FIRST_SEED,
): Promise<readonly string[]> {
  return brokenBy(pathOf(module), change, { rule, firstSeed }, async () => undefined);
}

/** The same for days of a fleet; `path` of the replaced module from the project's folder. */
export function brokenFleetWith<Real extends object>(
  path: string,
  change: (real: Real) => object,
  rule: string,
  firstSeed = FIRST_SEED,
): Promise<readonly string[]> {
  const module = relative(import.meta.dirname, join(PROJECT, path));
  return brokenBy(module, change, { rule, firstSeed }, async () => {
    const { fleetHost } = await import("../fleet/fleet-host.ts");
    return fleetHost;
  });
}

async function brokenBy<Real extends object>(
  path: string,
  change: (real: Real) => object,
  { rule, firstSeed }: { readonly rule: string; readonly firstSeed: number },
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
    const harmless = buildHost ? FLEET_HARMLESS_SEEDS : HARMLESS_SEEDS;
    const found: string[] = [];
    for (let runs = 0; runs < (rule === "" ? harmless : MOST_SEEDS); runs += SEEDS_AT_ONCE) {
      const { broken } = await changed.simulateMany({
        runs: SEEDS_AT_ONCE,
        firstSeed: firstSeed + runs,
        buildHost,
      });
      found.push(...broken.flatMap(({ violations }) => violations));
      if (rule !== "" && found.some((violation) => violation.includes(rule))) break;
    }
    return found;
  } finally {
    vi.doUnmock(path);
    vi.resetModules();
  }
}
