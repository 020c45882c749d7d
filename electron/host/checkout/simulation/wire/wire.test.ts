/** Days of the checkout with the real clients, readers of answers, gate and records. */
import { expect, test, vi } from "vitest";
import { simulateMany } from "../many-runs.ts";
import { simulate } from "../run.ts";
import { wireHost } from "./wire-host.ts";

/** Enough for each flow and each kind of call; `npm run simulate -- --wire` runs any number. */
const SEEDS = 60;
const FIRST_SEED = 7_100;

/** Each run has its own database: slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

test("the rules hold with the real clients, gate and records", async () => {
  const options = { runs: SEEDS, firstSeed: FIRST_SEED, buildHost: wireHost };
  const { broken, coverage } = await simulateMany(options);
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  const met = new Set([...coverage.faults.values()].flatMap((counts) => [...counts.keys()]));
  for (const operation of ["authorize", "sale", "inquire", "create", "capture", "order-closed"]) {
    expect(met).toContain(`${operation} fine`);
  }
  expect([...met].filter((fault) => fault.endsWith("malformed-answer")).length).toBeGreaterThan(2);
  expect(coverage.crashes.size).toBeGreaterThan(0);
});

test("a seed gives the same run, line by line, alone or in parallel with others", async () => {
  const options = { trace: true, noFaults: false, buildHost: wireHost };
  const alone = await simulate(FIRST_SEED, options);
  const seeds = [FIRST_SEED, FIRST_SEED + 1, FIRST_SEED + 2];
  const beside = await Promise.all(seeds.map((seed) => simulate(seed, options)));
  expect(beside[0]).toEqual(alone);
  expect(alone.trace.length).toBeGreaterThan(5);
});

test("on days without a fault no order goes to staff", async () => {
  const options = { runs: SEEDS / 2, firstSeed: FIRST_SEED, noFaults: true, buildHost: wireHost };
  const { broken, coverage } = await simulateMany(options);
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  expect([...coverage.staff]).toEqual([]);
  expect(coverage.ends.get("accepted")).toBeGreaterThan(SEEDS / 8);
});
