import { describe, expect, test } from "vitest";
import type { CheckoutEvent } from "../state/events.ts";
import { replay } from "../state/evolve.ts";
import { OUTCOME_DEADLINE_MS, PAYMENT_RETRY_MS } from "../state/limits.ts";
import { Kiosk, waitUntilIdle } from "../testing/kiosk.ts";
import {
  allGoesWell,
  but,
  callback,
  DECLINED,
  inquired,
  inquiry,
  kitchen,
  NOON,
  PENDING,
  paid,
  type Respond,
  SUCCESS,
  UNKNOWN,
} from "../testing/play.ts";

test("an order runs to its end by itself, and the journal replays to the running state", async () => {
  const kiosk = new Kiosk(allGoesWell);
  kiosk.place();
  await waitUntilIdle();
  expect(kiosk.performed).toEqual(["CheckHealth", "Pay", "CheckHealth", "Create", "Capture"]);
  expect(replay(kiosk.disk.events("order"))).toEqual(kiosk.runner.state("order"));
  kiosk.record(kitchen("PROCESSED"));
  await waitUntilIdle();
  expect(kiosk.disk.unfinished()).toEqual([]);
  expect(kiosk.runner.unfinished()).toEqual([]);
  expect(kiosk.runner.state("order")).toMatchObject({ injection: { at: "accepted" } });
});

test("the intent is on disk before the call is made", async () => {
  const seen: (CheckoutEvent | undefined)[] = [];
  const kiosk: Kiosk = new Kiosk((command, play) => {
    seen.push(kiosk.disk.events("order").at(-1));
    return allGoesWell(command, play);
  });
  kiosk.place();
  await waitUntilIdle();
  expect(seen.map((event) => event?.type === "Started" && event.command.type)).toEqual(
    kiosk.performed,
  );
});

test("an order, and each answer, is written together with the intent of the call that follows from it", async () => {
  const kiosk = new Kiosk(allGoesWell);
  kiosk.place();
  await waitUntilIdle();
  expect(kiosk.transactions).toEqual([
    ["Placed", "Started"],
    ["HealthAnswered", "Started"],
    ["PaymentAnswered", "Started"],
    ["HealthAnswered", "Started"],
    ["CreateAnswered", "Started"],
    ["CaptureAnswered"],
  ]);
  expect(kiosk.storedExchanges).toEqual(kiosk.performed);
});

test("an answer is written alone if there is no room for the next intent beside it", async () => {
  const kiosk = new Kiosk(allGoesWell);
  kiosk.roomForOne = true;
  kiosk.place();
  await waitUntilIdle();
  const [, , ...afterBeginning] = kiosk.entries();
  expect(kiosk.transactions.slice(1)).toEqual(afterBeginning.map((type) => [type]));
  expect(kiosk.performed).toEqual(["CheckHealth", "Pay", "CheckHealth", "Create", "Capture"]);
  expect(kiosk.storedExchanges).toEqual(kiosk.performed);
});

test("an order for which there is no room has not begun: nothing of it is written or called", async () => {
  const kiosk = new Kiosk(allGoesWell);
  kiosk.unwritable = "Started";
  expect(() => kiosk.place()).toThrow("the disk is full");
  await waitUntilIdle();
  expect(kiosk.entries()).toEqual([]);
  expect(kiosk.performed).toEqual([]);
  expect(kiosk.runner.state("order")).toBeNull();
});

test("an order that is placed twice runs once", async () => {
  const kiosk = new Kiosk(allGoesWell);
  kiosk.place();
  kiosk.place();
  await waitUntilIdle();
  kiosk.place();
  await waitUntilIdle();
  expect(kiosk.entries().filter((type) => type === "Placed")).toHaveLength(1);
  expect(kiosk.performed.filter((type) => type === "Pay")).toHaveLength(1);
});

describe("an order with the identification of an earlier failed one", () => {
  const RESERVED = { loyaltyOrderId: "loyalty-order", unused: "refund" } as const;
  const declined = but({ Pay: paid(DECLINED) });

  test("uses its reservation: the earlier one does not refund it", async () => {
    const kiosk = new Kiosk(declined);
    kiosk.place("order", RESERVED);
    await waitUntilIdle();
    kiosk.place("next", RESERVED);
    kiosk.record({ type: "VisitEnded" });
    await waitUntilIdle();
    expect(kiosk.entries()).toContain("LoyaltyPassedOn");
    expect(kiosk.performed).not.toContain("RefundLoyalty");
    expect(replay(kiosk.disk.events("order"))).toEqual(kiosk.runner.state("order"));
  });

  test("leaves the reservation to the earlier one, which refunds it, if it cannot be written", async () => {
    const kiosk = new Kiosk(declined);
    kiosk.place("order", RESERVED);
    await waitUntilIdle();
    kiosk.unwritable = "Placed";
    expect(() => kiosk.place("next", RESERVED)).toThrow("the disk is full");
    kiosk.record({ type: "VisitEnded" });
    await waitUntilIdle();
    expect(kiosk.runner.state("next")).toBeNull();
    expect(kiosk.performed.at(-1)).toBe("RefundLoyalty");
    expect(replay(kiosk.disk.events("order"))).toEqual(kiosk.runner.state("order"));
  });

  test("reaches the earlier one even while a full disk holds that one up", async () => {
    const kiosk: Kiosk = new Kiosk((command, play) => {
      if (command.type === "Pay") kiosk.diskFull = true;
      return declined(command, play);
    });
    kiosk.place("order", RESERVED);
    await waitUntilIdle();
    kiosk.diskFull = false;
    kiosk.place("next", RESERVED);
    expect(kiosk.entries()).toContain("LoyaltyPassedOn");
  });
});

test("a disk that is slow just before the deadline lets no payment be asked for after it", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null }));
  kiosk.place();
  await waitUntilIdle();
  const [retryMs] = PAYMENT_RETRY_MS;
  await kiosk.pass(OUTCOME_DEADLINE_MS - retryMs - 1);
  kiosk.restart(but({ Pay: () => null }));
  await waitUntilIdle();
  kiosk.writeMs = 100;
  await kiosk.pass(retryMs);
  const paying = kiosk.disk
    .events("order")
    .filter((event) => event.type === "Started" && event.command.type === "Pay");
  expect(paying.map(({ at }) => at - NOON)).toEqual([0]);
});

test("an event for an unknown order is not journalled", () => {
  const kiosk = new Kiosk(allGoesWell);
  expect(kiosk.record({ type: "Abandoned" })).toBe(false);
  expect(kiosk.runner.state("order")).toBeNull();
});

test("two orders run concurrently", async () => {
  const kiosk = new Kiosk(but({ Create: () => null }));
  kiosk.place("first");
  kiosk.place("second");
  await waitUntilIdle();
  expect(kiosk.entries("second")).toEqual(kiosk.entries("first"));
  expect(kiosk.runner.unfinished()).toHaveLength(2);
});

test("a callback for a running order is journalled and handled at once", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: NOON });
  await waitUntilIdle();
  expect(kiosk.performed).toContain("Capture");
});

test("a callback that comes before the PENDING answer waits for it", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: NOON });
  expect(kiosk.entries()).not.toContain("CallbackReceived");
  kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
  await waitUntilIdle();
  expect(kiosk.entries()).toContain("CallbackReceived");
  expect(kiosk.disk.unmatchedReferences()).toEqual([]);
  expect(kiosk.performed).toContain("Capture");
});

test("a callback that comes before an answer with its reference is recorded before the next step", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.runner.recordCallback({ ...callback("DECLINED"), at: NOON });
  kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: SUCCESS });
  await waitUntilIdle();
  const answered = kiosk.entries().indexOf("PaymentAnswered");
  expect(kiosk.entries()[answered + 1]).toBe("CallbackReceived");
  expect(kiosk.disk.unmatchedReferences()).toEqual([]);
});

test("two early callbacks that contradict each other are both recorded: an inquiry resolves it", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null }));
  kiosk.place();
  await waitUntilIdle();
  for (const status of ["SUCCESS", "DECLINED", "DECLINED"] as const) {
    kiosk.runner.recordCallback({ ...callback(status), at: NOON });
  }
  kiosk.restart(but({ Pay: paid(PENDING) }));
  kiosk.clock.step();
  await waitUntilIdle();
  expect(kiosk.entries().filter((type) => type === "CallbackReceived")).toHaveLength(2);
  expect(kiosk.performed).toContain("Inquire");
  expect(kiosk.performed).toContain("Capture");
});

test("a callback whose payment was over before a restart is recorded with its order after it", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(UNKNOWN), Inquire: () => null }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.runner.recordCallback({ ...callback("DECLINED"), at: NOON });
  // The process ends between this entry and the look for callbacks that wait for the reference in it.
  const answered = { ...inquired("order.1", "VOIDED"), at: NOON };
  const journal = kiosk.disk.forOneRun(
    () => true,
    () => {},
  );
  journal.append("order", kiosk.entries().length + 1, answered, "tx");
  kiosk.restart(allGoesWell);
  kiosk.clock.step();
  await waitUntilIdle();
  expect(kiosk.entries()).toContain("CallbackReceived");
  expect(kiosk.disk.unmatchedReferences()).toEqual([]);
});

test("a callback for an unknown payment changes no order", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
  kiosk.place();
  await waitUntilIdle();
  const before = kiosk.entries();
  kiosk.runner.recordCallback({ ...callback("SUCCESS", "stranger"), at: NOON });
  await waitUntilIdle();
  expect(kiosk.entries()).toEqual(before);
  expect(kiosk.disk.unmatchedReferences()).toEqual(["stranger"]);
});

test("the reference of another payment in an inquiry's answer is not tied to this order: its callback waits", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING), Inquire: inquiry("AUTHORIZED", "another") }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.runner.recordCallback({ ...callback("SUCCESS", "another"), at: NOON });
  kiosk.clock.step();
  await waitUntilIdle();
  expect(kiosk.performed).toContain("Inquire");
  expect(kiosk.entries()).not.toContain("CallbackReceived");
  expect(kiosk.disk.unmatchedReferences()).toEqual(["another"]);
});

test("a callback for an order that has ended reopens it, and the money is returned", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
  kiosk.place("order", { canInquire: false });
  await waitUntilIdle();
  kiosk.clock.step();
  await waitUntilIdle();
  expect(kiosk.disk.unfinished()).toEqual([]);
  kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.clock.now() });
  await waitUntilIdle();
  expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
  expect(kiosk.disk.unfinished()).toEqual([]);
});

test("after a power cut during a call the order goes on, with that outcome treated as lost", async () => {
  const kiosk = new Kiosk(but({ Capture: () => null }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.restart(allGoesWell);
  expect(kiosk.entries().slice(-3)).toEqual(["Started", "Interrupted", "Resumed"]);
  kiosk.clock.step();
  await waitUntilIdle();
  expect(kiosk.runner.state("order")?.payments[0]?.status.at).toBe("captured");
});

test("an answer that arrives after the runner was stopped is left to the next start", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null }));
  kiosk.place();
  await waitUntilIdle();
  const before = kiosk.entries();
  kiosk.runner.stop();
  kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
  await waitUntilIdle();
  expect(kiosk.entries()).toEqual(before);
});

test("a stopped runner takes no further step", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
  kiosk.place();
  await waitUntilIdle();
  const before = kiosk.performed.length;
  kiosk.runner.stop();
  kiosk.record(callback("SUCCESS"));
  await waitUntilIdle();
  expect(kiosk.performed).toHaveLength(before);
  expect(kiosk.entries().at(-1)).toBe("CallbackReceived");
});

test("a defect in a call is treated as a lost outcome, and the order goes on", async () => {
  const kiosk = new Kiosk(
    but({
      Capture: () => {
        throw new Error("a defect");
      },
    }),
  );
  kiosk.place();
  await waitUntilIdle();
  expect(kiosk.entries().at(-1)).toBe("Interrupted");
  expect(kiosk.clock.step()).not.toBeNull();
  await waitUntilIdle();
  expect(kiosk.performed.filter((type) => type === "Capture")).toHaveLength(2);
});

test("listeners are called after every write until they unsubscribe", async () => {
  const kiosk = new Kiosk(allGoesWell);
  let notifications = 0;
  const stop = kiosk.runner.subscribe(() => {
    notifications += 1;
  });
  kiosk.place();
  await waitUntilIdle();
  expect(notifications).toBe(kiosk.transactions.length);
  stop();
  kiosk.record(kitchen("COOKING"));
  expect(notifications).toBe(kiosk.transactions.length - 1);
});

test("a result that is repeated without end does not keep the opposite one out", async () => {
  const isDeclined: Respond = (command) =>
    command.type === "Inquire" ? inquired(command.paymentId, "DECLINED") : null;
  const kiosk = new Kiosk(but({ Pay: paid(PENDING), Inquire: isDeclined }));
  kiosk.place("order", { paymentFlow: "sale" });
  await waitUntilIdle();
  const report = (status: "SUCCESS" | "DECLINED") =>
    kiosk.runner.recordCallback({ ...callback(status), at: kiosk.now() });
  for (let turn = 0; turn < 200; turn += 1) report("DECLINED");
  await waitUntilIdle();
  report("SUCCESS");
  await waitUntilIdle();
  const reported = kiosk.disk
    .events("order")
    .flatMap((event) => (event.type === "CallbackReceived" ? [event.status] : []));
  expect(reported).toHaveLength(51);
  expect(reported.at(-1)).toBe("SUCCESS");
});

test("an integrator that contradicts itself without end fills no disk and causes no endless inquiries", async () => {
  const isCaptured: Respond = (command) =>
    command.type === "Inquire" ? inquired(command.paymentId, "CAPTURED") : null;
  const kiosk = new Kiosk(but({ Pay: paid(PENDING), Inquire: isCaptured }));
  kiosk.place("order", { paymentFlow: "sale" });
  await waitUntilIdle();
  const report = (status: "SUCCESS" | "DECLINED") =>
    kiosk.runner.recordCallback({ ...callback(status), at: kiosk.now() });
  for (let turn = 0; turn < 60; turn += 1) {
    for (const status of ["SUCCESS", "DECLINED"] as const) report(status);
    await waitUntilIdle();
  }
  const callbacks = kiosk.entries().filter((type) => type === "CallbackReceived");
  expect(callbacks).toHaveLength(100);
  expect(report("SUCCESS")).toBe("already-resumed");
  const inquiries = () => kiosk.performed.filter((type) => type === "Inquire").length;
  const before = inquiries();
  expect(before).toBeGreaterThan(10);
  for (let turn = 0; turn < 10; turn += 1) report("DECLINED");
  await waitUntilIdle();
  expect(inquiries()).toBe(before);
  expect(kiosk.runner.state("order")?.payments[0]?.status.at).toBe("captured");
});
