import { setTimeout as delay } from "node:timers/promises";
import { type Random, randomOf } from "../../host/checkout/simulation/random.ts";
import { CrashCustomer } from "./customer.ts";
import type { VisitPlan } from "./plan.ts";
import type { ProcessRuns } from "./process-runs.ts";
import type { Counter } from "./shop.ts";

export type CrowdOptions = {
  readonly runs: ProcessRuns;
  readonly counter: Counter;
  readonly seed: number;
  /** Who order concurrently. */
  readonly customers: number;
  readonly plan: (random: Random) => VisitPlan;
  /** Called before each visit. */
  readonly onOrder: (customer: CrashCustomer) => void;
};

export type Crowd = { stop(): Promise<void> };

/** Customers one after the other, several concurrently, until stopped; then all leave. */
export function startCrowd(options: CrowdOptions): Crowd {
  const { runs, counter, seed, customers, plan, onOrder } = options;
  let isOpen = true;
  let begun = 0;
  const queue = async (): Promise<void> => {
    while (isOpen) {
      begun += 1;
      const random = randomOf(seed * 1_000 + begun);
      const customer = new CrashCustomer(plan(random), runs, counter);
      onOrder(customer);
      await customer.visit();
      await delay(random.between(0, 150));
    }
  };
  const queues = Promise.all(Array.from({ length: customers }, queue));
  return {
    async stop() {
      isOpen = false;
      await queues;
    },
  };
}
