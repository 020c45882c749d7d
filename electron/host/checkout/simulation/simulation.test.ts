import { describe, expect, test, vi } from "vitest";
import { simulateMany } from "./many-runs.ts";
import { randomOf } from "./random.ts";
import { simulate } from "./run.ts";
import { brokenWith } from "./testing/broken-with.ts";
import { VirtualClock } from "./virtual-clock.ts";

/** Enough to reach every payment flow, most faults and most crash points; `npm run simulate` runs any number. */
const SEEDS = 800;
const FIRST_SEED = 5_000;
const CUSTOMERS_CHOOSE = [
  "Abandoned",
  "PaidAgain",
  "CounterChosen",
  "LoyaltyPassedOn",
  "VisitEnded",
];
const STAFF_CHOOSE = [
  "StaffRetried",
  "StaffRefundAsked",
  "StaffLoyaltyRefundAsked",
  "StaffResolved",
];

test("the rules hold under random faults and crashes", async () => {
  const { broken, coverage } = await simulateMany({ runs: SEEDS, firstSeed: FIRST_SEED });
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  expect([...coverage.faults.keys()].sort()).toEqual([
    "authorize-capture",
    "nothing-due",
    "pay-at-counter",
    "sale",
  ]);
  for (const paymentFlow of ["authorize-capture", "sale"] as const) {
    expect(coverage.crashes.get(paymentFlow)?.size).toBeGreaterThan(15);
    expect(coverage.faults.get(paymentFlow)?.size).toBeGreaterThan(60);
  }
  expect(coverage.faults.get("pay-at-counter")?.size).toBeGreaterThan(30);
  expect(coverage.crashes.get("pay-at-counter")?.size).toBeGreaterThan(10);
  expect(coverage.ends.get("accepted")).toBeGreaterThan(SEEDS / 4);
  for (const choice of [...CUSTOMERS_CHOOSE, ...STAFF_CHOOSE]) {
    expect(
      coverage.faults.get("authorize-capture")?.get(`chosen: ${choice}`),
      choice,
    ).toBeGreaterThan(2);
  }
  const counter = ["handed out", "canceled", "accepted", "outlet-unavailable"];
  expect(counter.filter((end) => !coverage.ends.has(`at the counter: ${end}`))).toEqual([]);
});

test("on days without a fault no order goes to staff", async () => {
  const { broken, coverage } = await simulateMany({
    runs: SEEDS / 2,
    firstSeed: FIRST_SEED,
    noFaults: true,
  });
  expect(broken.map(({ seed, violations }) => ({ seed, violations }))).toEqual([]);
  expect([...coverage.staff]).toEqual([]);
  expect(coverage.ends.get("accepted")).toBeGreaterThan(SEEDS / 8);
});

test("a seed gives the same run, line by line, alone or in parallel with others", async () => {
  const alone = await simulate(FIRST_SEED, { trace: true, noFaults: false });
  const beside = await Promise.all(
    [FIRST_SEED, FIRST_SEED + 1, FIRST_SEED + 2].map((seed) =>
      simulate(seed, { trace: true, noFaults: false }),
    ),
  );
  expect(beside[0]).toEqual(alone);
  expect(alone.trace.length).toBeGreaterThan(5);
  expect(beside[1]?.trace).not.toEqual(alone.trace);
});

test("the generator is the same on every machine", () => {
  const random = randomOf(42);
  const first = Array.from({ length: 3 }, () => random.between(0, 999_999));
  expect(first).toEqual([469_848, 231_816, 777_101]);
});

test("virtual time advances from timer to timer, and a dead host's timers are gone", () => {
  const clock = new VirtualClock(100);
  const seen: string[] = [];
  const host = clock.forOneRun();
  clock.at(300, () => seen.push("300"));
  clock.at(200, () => seen.push("200 first"));
  clock.at(200, () => seen.push("200 second"));
  clock.at(250, () => seen.push("canceled"))();
  host.at(260, () => seen.push("dead"));
  host.die();
  while (clock.step());
  expect(seen).toEqual(["200 first", "200 second", "300"]);
  expect(clock.now()).toBe(300);
});

/** A defect that few runs show takes long to find on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

const broken = (rule: string) => expect.stringContaining(rule);
const nothing = () => null;

test("a planted change without effect breaks no rule", async () => {
  expect(await brokenWith("decide-payment.ts", () => ({}), "")).toEqual([]);
});

describe("a defect planted in a copy of a decision is reported", () => {
  test.each([
    ["no money is returned", "decide-payment", { decideReturnMoney: nothing }, "rule 1"],
    ["no authorization is captured", "decide-payment", { decideCapture: nothing }, "rule 1"],
    ["no inquiry is made", "decide-payment", { decideInquiry: nothing }, "rule 1"],
    ["the deadline is an hour", "limits", { CREATE_DEADLINE_MS: 3_600_000 }, "rule 2"],
    ["outcomes are awaited for a day", "limits", { OUTCOME_DEADLINE_MS: 86_400_000 }, "rule 5"],
    ["who left before paying is served", "state", { hasPaid: () => true }, "left before paying"],
    ["who paid and left is not served", "state", { hasPaid: () => false }, "succeeded in time"],
    ["a payment is repeated once more", "limits", { PAYMENT_TRIES: 4 }, "rule 3"],
    ["orders are not closed", "decide-closing", { decideClosing: nothing }, "rule 4"],
    ["attempts are 100 ms apart", "limits", { CREATE_RETRY_MS: 100 }, "rule 7"],
    ["a fourth create is sent", "limits", { CREATE_TRIES: 4 }, "rule 7"],
    ["points stay after a cancel", "decide-closing", { decideLoyaltyRefund: nothing }, "rule 8"],
    ["the kitchen is not followed", "decide-closing", { decideKitchen: nothing }, "rule 1"],
    ["reservations stay", "closing-state", { loyaltyToRefund: nothing }, "rule 8"],
    ["the counter payment is ignored", "closing-state", { waitsForCounter: () => false }, "rule 4"],
    ["all failed orders may be paid", "state", { canPayAgain: hasFailed }, "rule 3"],
    [
      "the kiosk goes on with what staff put right",
      "evolve-staff",
      { leaveToStaff: (_: object, after: object) => after },
      "rule 6",
    ],
    ["what staff refunded is refunded again", "staff-refunds", { amountToReturn: all }, "left"],
    ["points stay when staff take them back", "evolve-closing", { afterLoyaltyRefund: left }, "8"],
    [
      "staff are sent for nothing",
      "staff-list",
      { staffReasons: () => ["closing-refused"] },
      "rule 6",
    ],
    ["staff are not notified", "staff-list", { staffReasons: () => [] }, "rule 1"],
    [
      "customers are shown that nothing happened",
      "checkout-view",
      { checkoutView: notCharged },
      "shown",
    ],
  ])("%s", async (_, module, change, rule) => {
    const found = await brokenWith(`${module}.ts`, () => change, rule);
    expect(found).toContainEqual(broken(rule));
  });

  test("counter orders are closed before they are handed out", async () => {
    const found = await brokenWith(
      "closing-state.ts",
      ({ isToBeClosed }) => ({
        isToBeClosed: (state: object) =>
          typeof isToBeClosed === "function" && isToBeClosed({ ...state, counter: null }),
      }),
      "rule 4",
    );
    expect(found).toContainEqual(broken("rule 4"));
  });

  test("an order that staff have not found paid is closed", async () => {
    const found = await brokenWith(
      "closing-state.ts",
      ({ isToBeClosed }) => ({
        isToBeClosed: (state: { payments: readonly { status: { at: string } }[] }) =>
          state.payments.at(-1)?.status.at === "staff" ||
          (typeof isToBeClosed === "function" && isToBeClosed(state)),
      }),
      "closing what is not paid",
    );
    expect(found).toContainEqual(broken("closing what is not paid"));
  });

  test("HTTP 400 is repeated", async () => {
    const found = await brokenWith(
      "evolve-closing.ts",
      ({ afterClose }) => ({
        afterClose: (state: { closing: object }, outcome: { kind: string }) =>
          outcome.kind === "invalid" || typeof afterClose !== "function"
            ? state.closing
            : afterClose(state, outcome),
      }),
      "rule 4",
    );
    expect(found).toContainEqual(broken("rule 4"));
  });

  test("a reservation is refunded while its customer is still there", async () => {
    const found = await brokenWith(
      "decide-closing.ts",
      ({ decideLoyaltyRefund }) => ({
        decideLoyaltyRefund: (state: object) =>
          typeof decideLoyaltyRefund === "function" &&
          decideLoyaltyRefund({ ...state, visitEnded: true }),
      }),
      "rule 8",
    );
    expect(found).toContainEqual(broken("rule 8"));
  });

  test("silence counts as leaving", async () => {
    const found = await brokenWith(
      "visit-end.ts",
      ({ leaveVisits }) => ({
        endVisits: leaveVisits,
      }),
      "silence",
    );
    expect(found).toContainEqual(broken("silence"));
  });

  test("leaving counts as silence, and orders that are not paid here are abandoned", async () => {
    const found = await brokenWith(
      "visit-end.ts",
      ({ leaveVisits }) => ({
        leaveVisits: (orders: Leaving, isTheirs: Selects, at: number) => {
          if (typeof leaveVisits !== "function") throw new Error("leaveVisits is a function");
          const payments = (state: LeavingState) => (state.payments.length > 0 ? [] : [{}]);
          const inverted = () =>
            orders.unfinished().map((state) => ({ ...state, payments: payments(state) }));
          return leaveVisits({ ...orders, unfinished: inverted }, isTheirs, at);
        },
      }),
      "leaving is recorded wrongly",
    );
    expect(found).toContainEqual(broken("leaving is recorded wrongly"));
  });

  test("silence ends the payment", async () => {
    const found = await brokenWith(
      "decide-payment.ts",
      ({ decidePayment }) => ({
        decidePayment: (state: { visitEnded: boolean }) =>
          typeof decidePayment === "function" &&
          decidePayment({ ...state, abandoned: state.visitEnded }),
      }),
      "did not choose to leave",
    );
    expect(found).toContainEqual(broken("did not choose to leave"));
  });

  test("the reservation of an earlier order is not passed on", async () => {
    const found = await brokenWith(
      "visit-end.ts",
      () => ({
        passLoyaltyOn: () => [],
      }),
      "rule 4",
    );
    expect(found).toContainEqual(broken("rule 4"));
  });

  test("an interruption is forgotten", async () => {
    const found = await brokenWith(
      "evolve.ts",
      ({ evolve }) => ({
        evolve: (state: { inFlight: unknown }, event: { type: string }) => {
          if (event.type === "Interrupted") return { ...state, inFlight: null };
          return typeof evolve === "function" ? evolve(state, event) : state;
        },
      }),
      "replays to another state",
    );
    expect(found).toContainEqual(broken("replays to another state"));
  });
});

function hasFailed({ failure }: { failure: string | null }) {
  return failure !== null;
}

function all({ order }: { order: { snapshot: { charge: { total: string } } } }) {
  return order.snapshot.charge.total;
}

function left() {
  return { at: "left-to-annulment" };
}

function notCharged() {
  return { step: "checkout-failed", money: "not-charged" };
}

type LeavingState = { readonly payments: readonly object[] };
type Leaving = { unfinished(): readonly LeavingState[] };
type Selects = (state: LeavingState) => boolean;
