/** Days of the checkout whose callbacks come through a fleet's gate. */
import { expect, test, vi } from "vitest";
import { simulateMany } from "../many-runs.ts";
import { simulate } from "../run.ts";
import { FLEET_FACTS } from "./fleet-facts.ts";
import { fleetHost } from "./fleet-host.ts";

/** Enough for everything that a fleet's day can bring; `npm run simulate -- --fleet` runs any number. */
const SEEDS = 700;
const FIRST_SEED = 20_000;

/** Days of a fleet are several times as long as others, on a busy machine in particular. */
vi.setConfig({ testTimeout: 400_000 });

test("all that a fleet's day can bring occurs, and no rule is broken", async () => {
  const options = { runs: SEEDS, firstSeed: FIRST_SEED, buildHost: fleetHost };
  const { broken, coverage } = await simulateMany(options);
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  expect(FLEET_FACTS.filter((fact) => !coverage.has(fact))).toEqual([]);
  expect(coverage.ends.get("accepted")).toBeGreaterThan(SEEDS / 4);
});

test("on days without a fault no order goes to staff, and no result waits for its kiosk", async () => {
  const options = { runs: SEEDS / 5, firstSeed: FIRST_SEED, noFaults: true, buildHost: fleetHost };
  const { broken, coverage } = await simulateMany(options);
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  expect([...coverage.staff]).toEqual([]);
  expect(coverage.has("fleet: results delivered")).toBe(true);
  expect(coverage.has("fleet: reported as not journalled")).toBe(false);
});

test("a seed gives the same run, line by line, alone or in parallel with others", async () => {
  const options = { trace: true, noFaults: false, buildHost: fleetHost };
  const alone = await simulate(FIRST_SEED, options);
  const seeds = [FIRST_SEED, FIRST_SEED + 1, FIRST_SEED + 2];
  const beside = await Promise.all(seeds.map((seed) => simulate(seed, options)));
  expect(beside[0]).toEqual(alone);
  expect(alone.trace.length).toBeGreaterThan(5);
});
