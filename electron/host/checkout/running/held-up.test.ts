/** Orders whose journal cannot be written for a while: no outdated decision is carried out (checkout rules 2 and 6). */
import { describe, expect, test } from "vitest";
import { paymentIds } from "../simulation/placed-order.ts";
import { replay } from "../state/evolve.ts";
import type { CheckoutState } from "../state/state.ts";
import { Kiosk, waitUntilIdle } from "../testing/kiosk.ts";
import {
  allGoesWell,
  but,
  callback,
  inquiry,
  kitchen,
  LOST,
  MINUTE,
  NOON,
  PENDING,
  paid,
  type Respond,
  SUCCESS,
} from "../testing/play.ts";

test.each([
  ["before a call", "PaymentAnswered"],
  ["before an answer", "Started"],
] as const)("a full disk %s holds the order up until there is room", async (_, last) => {
  let fills = true;
  const kiosk: Kiosk = new Kiosk((command, play) => {
    if (fills && last === "Started") kiosk.diskFull = true;
    return allGoesWell(command, play);
  });
  kiosk.roomForOne = true;
  kiosk.runner.subscribe((_id, state) => {
    const held = state.payments[0]?.status.at === "authorized";
    if (fills && held && last === "PaymentAnswered") kiosk.diskFull = true;
  });
  kiosk.place();
  await waitUntilIdle();
  const performed = kiosk.performed.length;
  for (let tries = 0; tries < 3; tries += 1) {
    expect(kiosk.entries().at(-1)).toBe(last);
    expect(kiosk.clock.step()).not.toBeNull();
    await waitUntilIdle();
  }
  expect(kiosk.performed).toHaveLength(performed);
  fills = false;
  kiosk.diskFull = false;
  for (let steps = 0; steps < 3; steps += 1) {
    kiosk.clock.step();
    await waitUntilIdle();
  }
  expect(kiosk.performed).toContain("Create");
  expect(replay(kiosk.disk.events("order"))).toEqual(kiosk.runner.state("order"));
});

test("an event for an order that is held up by a full disk starts it again", async () => {
  const kiosk: Kiosk = new Kiosk(
    but({
      Capture: (command, play) => {
        kiosk.diskFull = true;
        return allGoesWell(command, play);
      },
    }),
  );
  kiosk.place();
  await waitUntilIdle();
  kiosk.diskFull = false;
  kiosk.record(kitchen("CANCELED"));
  await waitUntilIdle();
  expect(kiosk.entries()).toContain("CaptureAnswered");
  expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
});

/** A kiosk whose disk is full from the first state that matches. */
async function heldUpAt(
  isThere: (state: CheckoutState) => boolean,
  respond: Respond = allGoesWell,
  changes: Parameters<Kiosk["place"]>[1] = {},
): Promise<Kiosk> {
  const kiosk = new Kiosk(respond);
  kiosk.roomForOne = true;
  let hasBeen = false;
  kiosk.runner.subscribe((_id, state) => {
    if (hasBeen || !isThere(state)) return;
    hasBeen = true;
    kiosk.diskFull = true;
  });
  kiosk.place("order", changes);
  await waitUntilIdle();
  expect(kiosk.diskFull).toBe(true);
  return kiosk;
}

/** There is room again, and the order is continued. */
async function room(kiosk: Kiosk): Promise<void> {
  kiosk.diskFull = false;
  await kiosk.pass(6_000);
}

const isUpForCreate = ({ health }: CheckoutState) => health.create === true;
const isUpForPayment = ({ health }: CheckoutState) => health.payment === true;

describe("after a hold-up", () => {
  test("nothing is sent to the kitchen 605 s after the payment: the money is returned", async () => {
    const kiosk = await heldUpAt(isUpForCreate);
    await kiosk.pass(605_000);
    await room(kiosk);
    expect(kiosk.performed).not.toContain("Create");
    expect(kiosk.performed).not.toContain("Capture");
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
    expect(kiosk.runner.state("order")).toMatchObject({ failure: "kiosk-interrupted" });
  });

  test("nobody is charged 7,205 s after the tap on Pay", async () => {
    for (const isThere of [isUpForPayment, ({ now }: CheckoutState) => now >= NOON]) {
      const kiosk = await heldUpAt(isThere, allGoesWell, { paymentFlow: "sale" });
      await kiosk.pass(7_205_000);
      await room(kiosk);
      expect(kiosk.performed).not.toContain("Pay");
      expect(kiosk.runner.state("order")).toMatchObject({ failure: "payment-unavailable" });
    }
  });

  test.each([
    ["asked about", true, "unclear"],
    ["left to staff if no inquiry is possible", false, "staff"],
  ])("a try that may have arrived is not repeated, but %s", async (_, canInquire, at) => {
    const lost = but({ Pay: paid(LOST), Inquire: inquiry("PENDING", null) });
    const isAsked = ({ payments, inFlight }: CheckoutState) =>
      inFlight === null && payments[0]?.status.at === "asked";
    const kiosk = await heldUpAt(isAsked, lost, { canInquire });
    await kiosk.pass(4 * MINUTE);
    await room(kiosk);
    expect(kiosk.performed.filter((type) => type === "Pay")).toHaveLength(1);
    expect(kiosk.performed.includes("Inquire")).toBe(canInquire);
    expect(kiosk.runner.state("order")?.payments[0]?.status.at).toBe(at);
  });

  test.each([
    ["UP", true, "Create"],
    ["DOWN", false, "ReturnMoney"],
  ])("health is checked again before the kitchen is asked: %s", async (_, up, step) => {
    let asked = 0;
    const kiosk = await heldUpAt(
      isUpForCreate,
      but({
        CheckHealth: (command) => {
          asked += 1;
          const before = command.type === "CheckHealth" ? command.before : "create";
          return { type: "HealthAnswered", before, up: asked < 3 || up, cause: null };
        },
        Capture: () => null,
      }),
    );
    await kiosk.pass(90_000);
    await room(kiosk);
    expect(kiosk.performed).toEqual(expect.arrayContaining(["CheckHealth", step]));
    expect(asked).toBe(3);
    expect(kiosk.performed.includes("Create")).toBe(up);
  });

  test("a customer who left meanwhile is not charged", async () => {
    const kiosk = await heldUpAt(isUpForPayment);
    expect(kiosk.record({ type: "Abandoned" })).toBe(true);
    expect(kiosk.record({ type: "VisitEnded" })).toBe(true);
    await kiosk.pass(30_000);
    await room(kiosk);
    expect(kiosk.entries()).toEqual(expect.arrayContaining(["Abandoned", "VisitEnded"]));
    expect(kiosk.performed).not.toContain("Pay");
    expect(kiosk.runner.state("order")).toMatchObject({ abandoned: true, visitEnded: true });
    expect(replay(kiosk.disk.events("order"))).toEqual(kiosk.runner.state("order"));
  });

  test("a customer who left while only that could not be written still counts as gone", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.unwritable = "Abandoned";
    kiosk.record({ type: "Abandoned" });
    await waitUntilIdle();
    kiosk.unwritable = null;
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    await kiosk.pass(6_000);
    expect(kiosk.entries()).toContain("Abandoned");
    expect(kiosk.entries().filter((type) => type === "Abandoned")).toHaveLength(1);
  });

  test("an event that others would repeat is refused while it cannot be written", async () => {
    const kiosk = await heldUpAt(isUpForPayment);
    expect(() => kiosk.record({ type: "PaidAgain", ids: paymentIds("order", 2) })).toThrow();
    expect(() => kiosk.record(kitchen("COOKING"))).toThrow();
    await room(kiosk);
    expect(kiosk.entries()).not.toContain("PaidAgain");
  });

  test("an answer that could not be written is written under its own time, and not requested again", async () => {
    const kiosk: Kiosk = new Kiosk(
      but({
        Pay: (command, play) => {
          kiosk.diskFull = true;
          return paid(SUCCESS)(command, play);
        },
      }),
    );
    kiosk.place("order", { canInquire: false });
    await waitUntilIdle();
    await kiosk.pass(605_000);
    await room(kiosk);
    const answer = kiosk.disk.events("order").find(({ type }) => type === "PaymentAnswered");
    expect(answer?.at).toBe(NOON);
    expect(kiosk.performed).toEqual(["CheckHealth", "Pay", "ReturnMoney"]);
  });

  test("a callback that could not be written when its payment became known is written later", async () => {
    const kiosk = new Kiosk(but({ Pay: () => null }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    kiosk.unwritable = "CallbackReceived";
    kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
    await waitUntilIdle();
    expect(kiosk.entries().at(-1)).toBe("PaymentAnswered");
    kiosk.unwritable = null;
    await kiosk.pass(6_000);
    expect(kiosk.entries()).toContain("CallbackReceived");
    expect(kiosk.performed).toContain("Create");
  });

  test("an order that cannot be journalled after a start is decided about only once it is", async () => {
    const kiosk = new Kiosk(but({ Create: () => null }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.diskFull = true;
    kiosk.restart(allGoesWell);
    await kiosk.pass(4 * MINUTE);
    expect(kiosk.entries().at(-1)).toBe("Started");
    await room(kiosk);
    expect(kiosk.entries()).toEqual(expect.arrayContaining(["Interrupted", "Resumed"]));
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
  });

  test("a listener may write the next entry at once: none is written twice", async () => {
    const kiosk = new Kiosk(allGoesWell);
    kiosk.runner.subscribe((_id, state) => {
      if (state.payments[0]?.status.at === "authorized" && !state.visitEnded) {
        kiosk.record({ type: "VisitEnded" });
      }
    });
    kiosk.place();
    await waitUntilIdle();
    const once = ["PaymentAnswered", "VisitEnded"];
    expect(kiosk.entries().filter((type) => once.includes(type))).toEqual(once);
  });
});

test("a language chosen while nothing can be written is written once there is room, and survives a restart", async () => {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
  kiosk.place();
  await waitUntilIdle();
  kiosk.diskFull = true;
  expect(kiosk.record({ type: "LanguageChosen", locale: "fr" })).toBe(true);
  kiosk.diskFull = false;
  await kiosk.pass(6_000);
  expect(kiosk.entries()).toContain("LanguageChosen");
  kiosk.restart(but({ Pay: paid(PENDING) }));
  expect(kiosk.runner.state("order")?.order.locale).toBe("fr");
});
