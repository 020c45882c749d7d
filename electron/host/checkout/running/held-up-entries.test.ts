/** Journal entries that could not be written: none is lost, doubled or overtaken by a later one (checkout rule 6). */
import { describe, expect, test } from "vitest";
import { replay } from "../state/evolve.ts";
import type { CheckoutState } from "../state/state.ts";
import { Kiosk, waitUntilIdle } from "../testing/kiosk.ts";
import {
  allGoesWell,
  but,
  callback,
  DECLINED,
  inquiry,
  MINUTE,
  NOT_SENT,
  PENDING,
  paid,
  playOrder,
  SUCCESS,
} from "../testing/play.ts";

/** A kiosk whose customer is on the payment page. */
async function kioskAtPayment(): Promise<Kiosk> {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING), Inquire: inquiry("PENDING") }));
  kiosk.place();
  await waitUntilIdle();
  return kiosk;
}

/** A listener that fails once, at the first state that matches. */
function failOnceAt(kiosk: Kiosk, isThere: (state: CheckoutState) => boolean): void {
  let hasFailed = false;
  kiosk.runner.subscribe((_id, state) => {
    if (hasFailed || !isThere(state)) return;
    hasFailed = true;
    throw new Error("a listener failed");
  });
}

describe("an event without a repeat that could not be written", () => {
  test.each([
    [{ type: "Abandoned" }],
    [{ type: "VisitEnded" }],
    [{ type: "Returned", outcome: "success" }],
  ] as const)(
    "is written as soon as there is room, without waiting for another event: %j",
    async (event) => {
      const kiosk = await kioskAtPayment();
      kiosk.unwritable = event.type;
      expect(kiosk.record(event)).toBe(true);
      await waitUntilIdle();
      expect(kiosk.entries()).not.toContain(event.type);
      kiosk.unwritable = null;
      await kiosk.pass(6_000);
      expect(kiosk.entries().filter((type) => type === event.type)).toHaveLength(1);
      expect(replay(kiosk.disk.events("order"))).toEqual(kiosk.runner.state("order"));
    },
  );

  test("is part of the state by which a choice after it is judged", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(DECLINED) }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.unwritable = "VisitEnded";
    kiosk.record({ type: "VisitEnded" });
    expect(() => kiosk.runner.settledState("order")).toThrow();
    kiosk.unwritable = null;
    expect(kiosk.runner.state("order")?.visitEnded).toBe(false);
    expect(kiosk.runner.settledState("order")?.visitEnded).toBe(true);
    expect(kiosk.entries()).toContain("VisitEnded");
  });

  test("is written before later events: a payment that succeeds after leaving is returned", async () => {
    const kiosk = await kioskAtPayment();
    kiosk.unwritable = "Abandoned";
    kiosk.record({ type: "Abandoned" });
    await waitUntilIdle();
    kiosk.unwritable = null;
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    await kiosk.pass(6_000);
    const order = ["Abandoned", "CallbackReceived"];
    expect(kiosk.entries().filter((type) => order.includes(type))).toEqual(order);
    expect(kiosk.performed).not.toContain("Create");
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
  });

  test("adds no write attempt to the one every five seconds", async () => {
    const kiosk = await kioskAtPayment();
    kiosk.diskFull = true;
    for (let times = 0; times < 5; times += 1) {
      kiosk.record({ type: "Returned", outcome: "success" });
      await waitUntilIdle();
    }
    const before = kiosk.failedWrites;
    await kiosk.pass(20_001);
    expect(kiosk.failedWrites - before).toBe(4);
  });
});

test("an answer that is written late is stored with its exchanges", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null, Inquire: () => null }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.diskFull = true;
  kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
  await waitUntilIdle();
  await kiosk.pass(20_001);
  expect(kiosk.failedWrites).toBeGreaterThan(1);
  expect(kiosk.storedExchanges).toEqual(["CheckHealth"]);
  kiosk.diskFull = false;
  await kiosk.pass(6_000);
  expect(kiosk.storedExchanges).toEqual(["CheckHealth", "Pay"]);
});

describe("an entry after which a listener fails", () => {
  test("is written once", async () => {
    const kiosk = new Kiosk(but({ Capture: () => null }));
    failOnceAt(kiosk, ({ payments }) => payments[0]?.status.at === "authorized");
    kiosk.place();
    await waitUntilIdle();
    await kiosk.pass(6_000);
    expect(kiosk.entries().filter((type) => type === "PaymentAnswered")).toHaveLength(1);
    expect(kiosk.performed).toContain("Create");
  });

  test("does not leave a call in flight that was never made", async () => {
    const kiosk = new Kiosk(but({ Capture: () => null }));
    failOnceAt(kiosk, ({ inFlight }) => inFlight?.type === "Pay");
    kiosk.place();
    await waitUntilIdle();
    expect(kiosk.performed).not.toContain("Pay");
    await kiosk.pass(10_000);
    expect(kiosk.entries()).toContain("Interrupted");
    expect(kiosk.performed.at(-1)).toBe("Capture");
  });
});

test("a callback that was not matched before a power cut is matched after the start", async () => {
  const kiosk = new Kiosk(but({ Pay: () => null }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
  kiosk.unwritable = "CallbackReceived";
  kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
  await waitUntilIdle();
  kiosk.unwritable = null;
  kiosk.restart(but({ Capture: () => null, Inquire: () => null }));
  await kiosk.pass(1_000);
  expect(kiosk.entries()).toContain("CallbackReceived");
  expect(kiosk.performed.at(-1)).toBe("Capture");
});

describe("a payment that was held up until its customer has left", () => {
  const isUpForPayment = ({ health }: CheckoutState) => health.payment === true;

  test.each([
    ["UP", true, ["CheckHealth", "CheckHealth", "Pay"]],
    ["DOWN", false, ["CheckHealth", "CheckHealth"]],
  ])("checks the services' health again before it begins: %s", async (_, isUp, performed) => {
    let checks = 0;
    const kiosk = new Kiosk(
      but({
        CheckHealth: () => {
          checks += 1;
          const up = checks < 2 || isUp;
          return { type: "HealthAnswered", before: "payment", up, cause: null };
        },
        Pay: () => null,
      }),
    );
    kiosk.roomForOne = true;
    const stop = kiosk.runner.subscribe((_id, state) => {
      if (isUpForPayment(state)) kiosk.diskFull = true;
    });
    kiosk.place();
    await waitUntilIdle();
    stop();
    await kiosk.pass(90_000);
    kiosk.diskFull = false;
    await kiosk.pass(6_000);
    expect(kiosk.performed).toEqual(performed);
  });

  test("has failed, and is not inquired about, if nothing of it was ever sent", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(NOT_SENT) }));
    const stop = kiosk.runner.subscribe((_id, { payments, inFlight }) => {
      if (inFlight === null && payments[0]?.status.at === "asked") kiosk.diskFull = true;
    });
    kiosk.place();
    await waitUntilIdle();
    stop();
    await kiosk.pass(4 * MINUTE);
    kiosk.diskFull = false;
    await kiosk.pass(6_000);
    expect(kiosk.performed).toEqual(["CheckHealth", "Pay"]);
    expect(kiosk.runner.state("order")).toMatchObject({ failure: "payment-unavailable" });
  });

  test("uses the answer of a call that is still under way", () => {
    const play = playOrder({ canInquire: false });
    play.run(but({ Pay: () => null }));
    play.later(4 * MINUTE).record({ type: "VisitEnded" });
    play.record({ type: "PaymentAnswered", paymentId: "order.1", outcome: SUCCESS });
    expect(play.state.payments[0]?.status.at).toBe("authorized");
    expect(play.run(allGoesWell)).toEqual(["ReturnMoney"]);
  });
});
