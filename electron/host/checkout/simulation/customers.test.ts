import pino from "pino";
import { expect, test } from "vitest";
import { Runner } from "../running/runner.ts";
import { Customers } from "./customers.ts";
import { MemoryDisk } from "./memory-journal.ts";
import { paymentIds, placedOrder } from "./placed-order.ts";
import type { PlannedOrder } from "./plan.ts";
import { ProcessDied } from "./process-journal.ts";
import { randomOf } from "./random.ts";
import { UnwrittenLeaving } from "./unwritten-leaving.ts";
import { VirtualClock } from "./virtual-clock.ts";

const PLANNED: PlannedOrder = {
  paymentFlow: "sale",
  total: "10",
  canInquire: true,
  canRefund: true,
  identified: false,
  returnsInPublic: false,
  turnsAway: { how: "leaves", afterMs: 1_000 },
  paysAgain: "never",
  ordersAgain: false,
  unused: "annulment",
  staff: "nobody",
  staffRefunds: "none",
};

test("a process that ends while one report is written is held to no other", () => {
  const complaints: string[] = [];
  const clock = new VirtualClock(0);
  const disk = new MemoryDisk();
  const leaving = new UnwrittenLeaving(
    (what) => complaints.push(what),
    () => {},
  );
  let isUp = true;
  const journal = disk.forOneRun(
    () => isUp,
    (point, entries) => {
      for (const { checkoutId, event } of entries) leaving.wrote(checkoutId, event);
      if (point !== "Abandoned") return;
      isUp = false;
      leaving.died();
      throw new ProcessDied(point);
    },
  );
  const hostClock = clock.forOneRun();
  const perform = () => new Promise<never>(() => {});
  const runner = new Runner({ journal, clock: hostClock, perform, log: pino({ enabled: false }) });
  const customers = new Customers({
    complain: (what) => complaints.push(what),
    clock,
    random: randomOf(1),
    keyOf: (name) => name,
    host: (work) => work(runner),
    isUp: () => isUp,
    leaving,
    placeAgain: () => {},
  });
  const order = placedOrder({ ...PLANNED, checkoutId: "order-1", loyaltyOrderId: null });
  runner.place({ type: "Placed", at: 0, order, ids: paymentIds("order-1", 1) });
  customers.hasOrdered("order-1", customers.newcomer(PLANNED, null));
  clock.step();
  leaving.atEnd();
  expect(disk.events("order-1").at(-1)?.type).toBe("Abandoned");
  expect(complaints).toEqual([]);
});
