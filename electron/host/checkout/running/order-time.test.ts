/** Ages are measured by a monotonic clock, whatever the machine's clock is set to (decision 0125). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { paymentIds } from "../simulation/placed-order.ts";
import { Kiosk, waitUntilIdle } from "../testing/kiosk.ts";
import {
  allGoesWell,
  but,
  callback,
  DECLINED,
  HOUR,
  inquiry,
  LOST,
  MINUTE,
  NOON,
  PENDING,
  paid,
} from "../testing/play.ts";
import { createMonotonic, readBootId, systemClock } from "./clock.ts";

/** A payment page that has been open for a minute. */
async function kioskAtPayment(): Promise<Kiosk> {
  const kiosk = new Kiosk(but({ Pay: paid(PENDING), Capture: () => null }));
  kiosk.place();
  await waitUntilIdle();
  await kiosk.pass(MINUTE);
  return kiosk;
}

describe.each([
  ["set back by four minutes", -4 * MINUTE],
  ["set back by hours", -6 * HOUR],
  ["set forward by hours", 6 * HOUR],
])("the clock is %s", (_, jumpMs) => {
  test("while the customer pays: a SUCCESS in time is cooked", async () => {
    const kiosk = await kioskAtPayment();
    kiosk.clockAheadMs += jumpMs;
    await kiosk.pass(MINUTE);
    expect(kiosk.runner.state("order")).toMatchObject({ failure: null });
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    await waitUntilIdle();
    expect(kiosk.performed).toContain("Capture");
    expect(kiosk.disk.events("order").at(-1)?.at).toBe(NOON + 2 * MINUTE);
  });

  test("while the customer pays: the page closes when its own time is up, neither earlier nor later", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(PENDING), Inquire: inquiry("PENDING") }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.clockAheadMs += jumpMs;
    await kiosk.pass(5 * MINUTE - 1);
    expect(kiosk.runner.state("order")).toMatchObject({ failure: null });
    await kiosk.pass(2);
    expect(kiosk.runner.state("order")).toMatchObject({ failure: "payment-expired" });
  });

  test("between a callback and the answer that names its payment", async () => {
    const kiosk = new Kiosk(but({ Pay: () => null }));
    kiosk.place();
    await waitUntilIdle();
    await kiosk.pass(2_000);
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    kiosk.clockAheadMs += jumpMs;
    await kiosk.pass(2_000);
    kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
    await waitUntilIdle();
    expect(kiosk.performed).toContain("Create");
  });

  test("before a callback that has to wait for the answer that names its payment", async () => {
    const kiosk = new Kiosk(but({ Pay: () => null }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.clockAheadMs += jumpMs;
    await kiosk.pass(2_000);
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    await kiosk.pass(2_000);
    kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
    await waitUntilIdle();
    expect(kiosk.performed).toContain("Create");
  });

  test("while a call is repeated, fails, or another order is placed: every entry has the order's own time", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(LOST, DECLINED) }));
    kiosk.place("order", { loyaltyOrderId: "loyalty" });
    await waitUntilIdle();
    kiosk.clockAheadMs += jumpMs;
    await kiosk.pass(500);
    kiosk.place("other", { loyaltyOrderId: "loyalty" });
    await waitUntilIdle();
    await kiosk.pass(1_500);
    const entries = kiosk.disk.events("order");
    const types = entries.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(["TimePassed", "CheckoutFailed", "LoyaltyPassedOn"]),
    );
    for (const { type, at } of entries) {
      expect(at, type).toBeGreaterThanOrEqual(NOON);
      expect(at, type).toBeLessThanOrEqual(NOON + 2_000);
    }
  });

  test("after the payment: deadlines are measured by elapsed time", async () => {
    const kiosk = new Kiosk(but({ CheckHealth: () => null }));
    kiosk.place();
    kiosk.answer({ type: "HealthAnswered", before: "payment", up: true, cause: null });
    await waitUntilIdle();
    kiosk.clockAheadMs += jumpMs;
    await kiosk.pass(3 * MINUTE + 1_001);
    kiosk.answer({ type: "HealthAnswered", before: "create", up: true, cause: null });
    await waitUntilIdle();
    expect(kiosk.performed).not.toContain("Create");
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
  });
});

describe("a callback that waits for the answer that names its payment", () => {
  test("keeps its age: a payment made four minutes ago is returned", async () => {
    const kiosk = new Kiosk(but({ Pay: () => null }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    await kiosk.pass(4 * MINUTE);
    kiosk.answer({ type: "PaymentAnswered", paymentId: "order.1", outcome: PENDING });
    await waitUntilIdle();
    expect(kiosk.performed).not.toContain("Create");
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
  });

  test("is not older than its own payment, even if the clock is set forward", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(DECLINED) }));
    kiosk.place();
    await waitUntilIdle();
    await kiosk.pass(10 * MINUTE);
    kiosk.restart(but({ Pay: () => null, Capture: () => null }));
    kiosk.record({ type: "PaidAgain", ids: paymentIds("order", 2) });
    await waitUntilIdle();
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    kiosk.clockAheadMs += 6 * HOUR;
    kiosk.answer({ type: "PaymentAnswered", paymentId: "order.2", outcome: PENDING });
    await waitUntilIdle();
    expect(kiosk.performed.at(-1)).toBe("Capture");
  });
});

test.each([-6 * HOUR, 6 * HOUR])(
  "a callback that waits across a process restart keeps its age, though the clock is set by %i ms",
  async (byMs) => {
    const kiosk = new Kiosk(but({ Pay: () => null }));
    kiosk.place();
    await waitUntilIdle();
    await kiosk.pass(1_000);
    kiosk.runner.recordCallback({ ...callback("SUCCESS"), at: kiosk.now() });
    kiosk.clockAheadMs += byMs;
    // Too late to request the payment again: it is inquired about.
    await kiosk.pass(4 * MINUTE);
    kiosk.restart(but({ Inquire: inquiry("AUTHORIZED"), Create: () => null }));
    await kiosk.pass(10_000);
    const answered = kiosk.disk.events("order").find(({ type }) => type === "CallbackReceived");
    expect(answered?.at).toBe(NOON + 1_000);
    expect(answered).not.toHaveProperty("bootTime");
  },
);

describe("across a restart, of the machine or of the process", () => {
  const paidOrder = async () => {
    const kiosk = new Kiosk(but({ Create: () => null }));
    kiosk.place();
    await waitUntilIdle();
    return kiosk;
  };

  test("with a correct clock the length of the absence is known", async () => {
    const short = await paidOrder();
    await short.pass(10_000);
    short.reboot(but({ Capture: () => null }));
    await short.pass(1_000);
    expect(short.performed.filter((type) => type === "Create")).toHaveLength(2);
    const long = await paidOrder();
    await long.pass(4 * MINUTE);
    long.reboot(allGoesWell);
    await waitUntilIdle();
    expect(long.performed.at(-1)).toBe("ReturnMoney");
  });

  test.each([-6 * HOUR, -10 * MINUTE, 6 * HOUR])(
    "of the process alone, the length of the absence is known, though the clock is set by %i ms",
    async (byMs) => {
      const short = await paidOrder();
      short.clockAheadMs += byMs;
      await short.pass(10_000);
      short.restart(but({ Capture: () => null }));
      await short.pass(1_000);
      expect(short.performed.filter((type) => type === "Create")).toHaveLength(2);
      expect(short.performed).not.toContain("ReturnMoney");
      const long = await paidOrder();
      await long.pass(4 * MINUTE);
      long.clockAheadMs += byMs;
      long.restart(allGoesWell);
      await waitUntilIdle();
      expect(long.performed.filter((type) => type === "Create")).toHaveLength(1);
      expect(long.performed.at(-1)).toBe("ReturnMoney");
    },
  );

  test("of several processes in turn, each absence counts, whatever the clock shows", async () => {
    const kiosk = await paidOrder();
    for (const byMs of [HOUR, -2 * HOUR]) {
      kiosk.clockAheadMs += byMs;
      await kiosk.pass(70_000);
      kiosk.restart(but({ CheckHealth: () => null }));
      await waitUntilIdle();
    }
    await kiosk.pass(MINUTE);
    kiosk.restart(allGoesWell);
    await waitUntilIdle();
    expect(kiosk.performed.filter((type) => type === "Create")).toHaveLength(1);
    expect(kiosk.disk.events("order").at(-1)?.at).toBeGreaterThanOrEqual(NOON + 200_000);
  });

  test("a time since boot from before the last entry is not used: nothing is cooked", async () => {
    const kiosk = await paidOrder();
    await kiosk.pass(10 * MINUTE);
    kiosk.restart(but({ CheckHealth: () => null, ReturnMoney: () => null }));
    await waitUntilIdle();
    // As in a container whose time since boot is its own.
    kiosk.clock.restartMonotonic();
    kiosk.restart(allGoesWell);
    await waitUntilIdle();
    expect(kiosk.disk.events("order").findLast(({ type }) => type === "Resumed")).toMatchObject({
      absenceUnknown: true,
    });
    expect(kiosk.performed.filter((type) => type === "Create")).toHaveLength(1);
  });

  test("with a clock that was set back the absence is unknown: nothing is cooked, a payment is returned", async () => {
    const kiosk = await paidOrder();
    kiosk.clockAheadMs -= 10 * MINUTE;
    await kiosk.pass(3 * MINUTE);
    kiosk.reboot(allGoesWell);
    await waitUntilIdle();
    expect(kiosk.performed.filter((type) => type === "Create")).toHaveLength(1);
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
    expect(kiosk.runner.state("order")).toMatchObject({ failure: "kiosk-interrupted" });
  });

  test("with a clock that was set back a payment found at the provider is returned, and not requested again", async () => {
    for (const respond of [but({ Pay: paid(PENDING) }), but({ Pay: () => null })]) {
      const kiosk = new Kiosk(respond);
      kiosk.place();
      await waitUntilIdle();
      kiosk.clockAheadMs -= HOUR;
      kiosk.reboot(allGoesWell);
      await kiosk.pass(3_000);
      expect(kiosk.performed.filter((type) => type === "Pay")).toHaveLength(1);
      expect(kiosk.performed).toEqual(expect.arrayContaining(["Inquire", "ReturnMoney"]));
      expect(kiosk.performed).not.toContain("Create");
    }
  });

  test("with a clock that was set back the absence stays unknown over the next restart", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.clockAheadMs -= HOUR;
    kiosk.reboot(but({ Inquire: () => null }));
    await waitUntilIdle();
    kiosk.clockAheadMs = 0;
    kiosk.restart(allGoesWell);
    await kiosk.pass(3_000);
    expect(kiosk.performed).not.toContain("Create");
    expect(kiosk.performed.at(-1)).toBe("ReturnMoney");
  });

  test("with a clock that was set back a customer who pays again gets the order", async () => {
    const kiosk = new Kiosk(but({ Pay: paid(PENDING) }));
    kiosk.place();
    await waitUntilIdle();
    kiosk.clockAheadMs -= HOUR;
    kiosk.reboot(but({ Inquire: inquiry("DECLINED"), Capture: () => null }));
    await kiosk.pass(3_000);
    expect(kiosk.runner.state("order")).toMatchObject({ failure: "payment-declined" });
    kiosk.record({ type: "PaidAgain", ids: paymentIds("order", 2) });
    await waitUntilIdle();
    expect(kiosk.performed.at(-1)).toBe("Capture");
  });

  test("with a clock that was adjusted by a second the order goes on", async () => {
    const kiosk = await paidOrder();
    kiosk.clockAheadMs -= 1_000;
    kiosk.reboot(but({ Capture: () => null }));
    await kiosk.pass(1_000);
    expect(kiosk.performed.filter((type) => type === "Create")).toHaveLength(2);
  });
});

test("a clock that is set back by a year does not hold up any order", async () => {
  const YEAR_MS = 365 * 24 * 3_600_000;
  const kiosk = new Kiosk(but({ Capture: () => null }));
  kiosk.clockAheadMs = YEAR_MS;
  kiosk.place();
  await waitUntilIdle();
  kiosk.clockAheadMs = 0;
  kiosk.answer({
    type: "CaptureAnswered",
    paymentId: "order.1",
    outcome: { status: "RETRIABLE", cause: "lost", mayHaveArrived: true },
  });
  await waitUntilIdle();
  for (let tries = 2; tries < 5; tries += 1) {
    kiosk.clock.step();
    await waitUntilIdle();
    expect(kiosk.performed.filter((type) => type === "Capture")).toHaveLength(tries);
    kiosk.answer({
      type: "CaptureAnswered",
      paymentId: "order.1",
      outcome: { status: "RETRIABLE", cause: "lost", mayHaveArrived: true },
    });
    await waitUntilIdle();
  }
  expect(kiosk.clock.now()).toBeLessThan(NOON + 60_000);
});

test("the monotonic clock goes on while the machine sleeps, and never back", () => {
  let uptimeMs = 50_000;
  let awakeMs = 700.5;
  let wallMs = NOON;
  const monotonic = createMonotonic({
    uptimeMs: () => uptimeMs,
    awakeMs: () => awakeMs,
    wallMs: () => wallMs,
  });
  const start = monotonic();
  const passes = (ms: number, asleepMs = 0) => {
    uptimeMs += ms + asleepMs;
    wallMs += ms + asleepMs;
    awakeMs += ms;
    return monotonic() - start;
  };
  expect(passes(250)).toBe(250);
  expect(passes(1_000, 3 * HOUR)).toBe(1_250 + 3 * HOUR);
  // The uptime is coarse: its steps are not sleep.
  uptimeMs -= 10;
  expect(passes(0)).toBe(1_250 + 3 * HOUR);
  expect(passes(5, 400)).toBe(1_255 + 3 * HOUR);
  // A moment after it was read.
  expect(passes(1, HOUR)).toBe(1_256 + 4 * HOUR + 390);
  // Whoever sets the clock moves only the time of day.
  wallMs -= 2 * HOUR;
  expect(passes(4)).toBe(1_260 + 4 * HOUR + 390);
  // Set back by as much as the machine slept.
  wallMs -= HOUR;
  expect(passes(1_000, HOUR)).toBe(2_260 + 5 * HOUR + 390);
  expect(systemClock.monotonic()).toBeLessThanOrEqual(systemClock.monotonic());
});

test("the monotonic clock counts from the machine's boot: it continues across processes", () => {
  const sources = { uptimeMs: () => 50_000, awakeMs: () => 700.5, wallMs: () => NOON };
  expect(createMonotonic(sources)()).toBe(50_000);
});

test("the boot id is known if it can be read, and the uptime is that of this boot", () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-boot-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "boot_id");
  expect(readBootId(file, 60_000, 60_000)).toBeNull();
  writeFileSync(file, "3f1c4d7e-0c56-4f0e-9d3b-1d5d3a6b7c8d\n");
  expect(readBootId(file, 60_000, 60_000)).toBe("3f1c4d7e-0c56-4f0e-9d3b-1d5d3a6b7c8d");
  // Asleep for an hour.
  expect(readBootId(file, HOUR + 60_000, 60_000)).not.toBeNull();
  // A container that is younger than its machine.
  expect(readBootId(file, 60_000, HOUR)).toBeNull();
});
