import { expect, test } from "vitest";
import { randomOf } from "../../../host/checkout/simulation/random.ts";
import { type Blow, nextBlow, reportPlan } from "./plan.ts";

const KIOSKS = 4;

function blowsOf(seed: number, many: number): Blow[] {
  const random = randomOf(seed);
  return Array.from({ length: many }, () => nextBlow(random, KIOSKS, 100));
}

test("a seed gives the same kills each time, and another seed others", () => {
  expect(blowsOf(1, 50)).toEqual(blowsOf(1, 50));
  expect(blowsOf(2, 50)).not.toEqual(blowsOf(1, 50));
});

test("every process is killed, alone and together with others, and each only once at a time", () => {
  const blows = blowsOf(1, 500);
  const alone = blows.flatMap(({ targets }) => (targets.length === 1 ? targets : []));
  const together = blows.flatMap(({ targets }) => (targets.length > 1 ? targets : []));
  expect(new Set(alone)).toEqual(new Set(["nats-server", "server", "gate", "console", 0, 1, 2, 3]));
  expect(new Set(together)).toEqual(new Set(["nats-server", "gate", "console", 0, 1, 2, 3]));
  for (const { targets } of blows) expect(new Set(targets).size).toBe(targets.length);
});

test("no more processes are killed than are left to kill", () => {
  const random = randomOf(1);
  const counts = Array.from({ length: 200 }, () => nextBlow(random, KIOSKS, 2).targets.length);
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});

test("a payment that was declined is never reported as a success", () => {
  const random = randomOf(1);
  const plans = Array.from({ length: 200 }, () => reportPlan(random, "DECLINED"));
  for (const { statuses } of plans) expect(statuses).toEqual(["DECLINED"]);
});

test("a payment that succeeded is reported as such, and at times as declined before or after", () => {
  const random = randomOf(1);
  const stories = Array.from({ length: 200 }, () => reportPlan(random, "SUCCESS").statuses.join());
  expect(new Set(stories)).toEqual(new Set(["SUCCESS", "DECLINED,SUCCESS", "SUCCESS,DECLINED"]));
});
