/** Identification, order-closed and refund under every outcome of in-store-loyalty.md §4 and §7, at every version. */
import { expect, it } from "vitest";
import { z } from "zod";
import type { Fault } from "../../../../sandbox/core/faults.ts";
import { eventually } from "../../../testing/eventually.ts";
import { inKioskWorld, type KioskWorld } from "../../../testing/kiosk-world.ts";
import { AMARA, expectBalanced, line, seenBy, startVisit } from "../testing/loyalty-visit.ts";

const LINES = [line("soup-roast-tomato")];

async function mintedCode(world: KioskWorld): Promise<string> {
  const minted = await world.control("POST", `loyalty/customers/${AMARA.id}/codes`);
  return z.object({ qrCode: z.string() }).parse(minted).qrCode;
}

/** An order that was closed and credited, then canceled by the kitchen. */
async function canceledAfterClosing(world: KioskWorld, fault?: Fault) {
  const visit = startVisit(world);
  await visit.identify(AMARA.phone, LINES);
  const view = await visit.order(LINES, { usePoints: true });
  expect(view).toMatchObject({ points: { state: "credited" } });
  if (fault) await world.setFault("loyalty.refund", fault);
  await visit.cancel();
  await visit.follow((seen) => seen.step === "done" && seen.kitchen === "canceled");
  return visit;
}

const REFUNDED: readonly (readonly [string, Fault | undefined, number])[] = [
  ["answered at once", undefined, 1],
  ["HTTP 403", { status: 403, times: 1 }, 2],
  ["HTTP 500", { status: 500, times: 1 }, 2],
  ["HTTP 503 twice", { status: 503, times: 2 }, 3],
  ["lost before it arrived", { drop: "before-processing", times: 1 }, 2],
];

it.concurrent.each(REFUNDED)(
  "refund, %s: the points of a canceled order are refunded once",
  async (_name, fault, calls) => {
    await inKioskWorld(async (world) => {
      const visit = await canceledAfterClosing(world, fault);
      await eventually(async () => {
        const { loyalty } = await seenBy(world).books();
        expect(loyalty).toMatchObject([{ state: "refunded" }]);
      });
      const [closed] = await seenBy(world).closings();
      const sent = await seenBy(world).refunds();
      expect(sent).toEqual(
        Array.from({ length: calls }, () => ({ establishmentId: 4711, orderId: closed?.orderId })),
      );
      await eventually(() =>
        expect(world.stateOf(visit.checkoutId).loyaltyRefund).toEqual({ at: "refunded" }),
      );
      expect(world.staffReasonsOf(visit.checkoutId)).toEqual([]);
      const { violations, payments } = await seenBy(world).books();
      expect(violations).toEqual([]);
      expect(payments[0]?.refunded).toBe(payments[0]?.settled);
    });
  },
);

const REFUSED_REFUNDS: readonly (readonly [string, Fault, number])[] = [
  ["accepted false", { answer: { accepted: false, errorCode: 0, errorText: "Too late" } }, 1],
  ["accepted false, a code of another type", { answer: { accepted: false, errorCode: "E17" } }, 1],
  ["HTTP 400", { status: 400 }, 1],
  // The repeat is refused as refunded already: staff see both answers.
  ["an answer lost after the work", { drop: "after-processing", times: 1 }, 2],
  ["an answer of another shape", { malformed: "wrong-shape", times: 1 }, 2],
];

it.concurrent.each(REFUSED_REFUNDS)(
  "refund, %s: goes to staff, the money is returned nevertheless",
  async (_name, fault, calls) => {
    await inKioskWorld(async (world) => {
      const visit = await canceledAfterClosing(world, fault);
      await eventually(() =>
        expect(world.staffReasonsOf(visit.checkoutId)).toEqual(["loyalty-refund-refused"]),
      );
      expect(await seenBy(world).refunds()).toHaveLength(calls);
      const { payments } = await seenBy(world).books();
      expect(payments[0]?.refunded).toBe(payments[0]?.settled);
    });
  },
);

it.concurrent("order-closed, HTTP 403: tried again with another salt and the same body, credited once", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    await world.setFault("loyalty.order-closed", { status: 403, times: 1 });
    expect(await visit.order(LINES)).toMatchObject({ points: { state: "credited" } });
    const calls = await seenBy(world).received("loyalty.order-closed");
    expect(calls.map(({ status }) => status)).toEqual([403, 200]);
    const bodies = new Set(calls.map(({ requestBody }) => requestBody));
    expect(bodies.size).toBe(1);
    await expectBalanced(world);
  });
});

it.concurrent.each([
  ["not named", {}],
  ["as text", { pointsReward: "120", pointsSpent: 0 }],
  ["fractional", { pointsReward: 12.5, pointsSpent: null }],
])(
  "order-closed, accepted with points %s: closed once, and no number of points is shown",
  async (_name, points) => {
    await inKioskWorld(async (world) => {
      const visit = startVisit(world);
      await visit.identify(AMARA.phone, LINES);
      await world.setFault("loyalty.order-closed", { answer: { accepted: true, ...points } });
      expect(await visit.order(LINES)).toMatchObject({
        points: { state: "credited", earned: null },
      });
      expect(await seenBy(world).closings()).toHaveLength(1);
      expect(world.staffReasonsOf(visit.checkoutId)).toEqual([]);
    });
  },
);

it.concurrent("order-closed, accepted false: goes to staff, with the reason; the customer gets the order", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    const answer = {
      accepted: false,
      pointsReward: 0,
      pointsSpent: 0,
      errorCode: 0,
      errorText: "Loyalty transaction was annulled",
    };
    await world.setFault("loyalty.order-closed", { answer });
    expect(await visit.order(LINES)).toMatchObject({ step: "done", points: { state: "staff" } });
    expect(world.staffReasonsOf(visit.checkoutId)).toEqual(["closing-refused"]);
    expect(await seenBy(world).closings()).toHaveLength(1);
    const stored = world
      .exchangesOf(visit.checkoutId)
      .filter(({ operation }) => operation === "loyalty.order-closed");
    expect(stored[0]?.answer).toContain("Loyalty transaction was annulled");
  });
});

it.concurrent("order-closed, accepted false with a code of another type: goes to staff at once", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    const answer = { accepted: false, errorCode: "E17" };
    await world.setFault("loyalty.order-closed", { answer });
    expect(await visit.order(LINES)).toMatchObject({ step: "done", points: { state: "staff" } });
    expect(world.stateOf(visit.checkoutId).closing).toEqual({ at: "staff", why: "refused" });
    expect(await seenBy(world).closings()).toHaveLength(1);
  });
});

it.concurrent("order-closed, HTTP 400: goes to staff at once, not repeated; the customer is promised nothing", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    await world.setFault("loyalty.order-closed", { status: 400 });
    expect(await visit.order(LINES)).toMatchObject({ step: "done", points: { state: "staff" } });
    expect(world.staffReasonsOf(visit.checkoutId)).toEqual(["closing-refused"]);
    expect(world.stateOf(visit.checkoutId).closing).toEqual({ at: "staff", why: "refused" });
    expect(await seenBy(world).closings()).toHaveLength(1);
  });
});

it.concurrent("order-closed, HTTP 202 after the effect: staff learn that it is probably closed", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    await world.setFault("loyalty.order-closed", { status: 202, processed: true, times: 1 });
    expect(await visit.order(LINES)).toMatchObject({ step: "done", points: { state: "staff" } });
    expect(world.staffReasonsOf(visit.checkoutId)).toEqual(["closing-probably-done"]);
  });
});

it.concurrent("order-closed, the salt refused by HTTP 400: nothing was closed, and it is tried again", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    await world.setFault("loyalty.one-time-salt", { status: 400, times: 1 });
    expect(await visit.order(LINES)).toMatchObject({ points: { state: "credited" } });
    expect(world.staffReasonsOf(visit.checkoutId)).toEqual([]);
  });
});

it.concurrent("a declined capture: nothing is closed until staff say that the money was collected", async () => {
  await inKioskWorld(async (world) => {
    const session = String((await world.client.staff.signIn({ pin: "2468" })).session);
    const visit = startVisit(world);
    await visit.identify(AMARA.phone, LINES);
    const answer = { status: "DECLINED", errorCode: "GATEWAY_ERROR" };
    await world.setFault("payments.capture", { answer });
    expect(await visit.order(LINES)).toMatchObject({ step: "done", points: { state: "staff" } });
    expect(world.staffReasonsOf(visit.checkoutId)).toEqual(["capture-failed-after-acceptance"]);
    expect(await seenBy(world).closings()).toEqual([]);
    expect(JSON.stringify((await seenBy(world).books()).violations)).not.toContain("closed-");
    const { checkoutId } = visit;
    await world.client.staffMode.orders.resolve({ session, checkoutId, how: "collected" });
    expect(
      await visit.follow((view) => view.step === "done" && view.points?.state === "credited"),
    ).toMatchObject({ points: { state: "credited" } });
    expect(await seenBy(world).closings()).toHaveLength(1);
    expect(world.staffReasonsOf(checkoutId)).toEqual([]);
  });
});

it.concurrent("identification, HTTP 403 on the salt fetched ahead: repeated with a fresh one, unnoticed by the customer", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await world.client.loyalty.prepare({ visitId: world.newId() });
    await eventually(async () =>
      expect((await seenBy(world).received("loyalty.one-time-salt")).length).toBeGreaterThan(0),
    );
    // The service forgets salts after ten minutes of its own clock.
    await world.control("POST", "clock", { advanceMs: 11 * 60_000 });
    expect((await visit.identify(AMARA.phone, LINES)).result).toBe("accepted");
    const calls = await seenBy(world).received("loyalty.qr-code");
    expect(calls.map(({ status }) => status)).toEqual([403, 200]);
  });
});

it.concurrent("identification by phone, code 510: phone numbers are not offered from then on", async () => {
  await inKioskWorld(async (world) => {
    const phone = async () => {
      for await (const { loyalty } of await world.client.outlet.live())
        return loyalty?.phone ?? null;
      throw new Error("no outlet");
    };
    expect(await phone()).not.toBeNull();
    const messages = [{ type: "error", code: 510, text: "No phone numbers here" }];
    await world.setFault("loyalty.qr-code", { answer: { accepted: false, messages }, times: 1 });
    const refused = await startVisit(world).identify(AMARA.phone, LINES);
    expect(refused).toMatchObject({ result: "rejected", cause: "phone-not-offered" });
    expect(await phone()).toBeNull();
    // The next customer's number is not sent, whatever the page still shows.
    await startVisit(world).identify(AMARA.phone, LINES);
    expect(await seenBy(world).identifications()).toHaveLength(1);
  });
});

it.concurrent("identification by code, the answer lost: repeated once under the same order id, then a new code is asked for", async () => {
  await inKioskWorld(async (world) => {
    const visit = startVisit(world);
    await world.setFault("loyalty.qr-code", { drop: "after-processing", times: 1 });
    const answer = await visit.identifyByCode(await mintedCode(world), LINES);
    expect(answer).toMatchObject({ result: "rejected", cause: "code-used" });
    const [first, second, ...more] = await seenBy(world).identifications();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await visit.identifyByCode(await mintedCode(world), LINES)).toMatchObject({
      result: "accepted",
    });
    expect((await seenBy(world).identifications())[2]?.orderId).not.toBe(first?.orderId);
    expect(await visit.order(LINES)).toMatchObject({ points: { state: "credited" } });
    const { violations, loyalty } = await seenBy(world).books();
    expect(violations).toEqual([]);
    // The lost one annuls itself.
    expect(loyalty.map(({ state }) => state)).toEqual(["validated", "closed"]);
  });
});

const VERSIONS = [
  { version: "1.5", byPhone: false, knowsTier: false },
  { version: "1.6", byPhone: true, knowsTier: false },
  { version: "1.7", byPhone: true, knowsTier: true },
];

it.concurrent.each(VERSIONS)(
  "version $version: its paths and fields are used, closing and refunding work",
  async ({ version, byPhone, knowsTier }) => {
    const configuration = { loyaltyApiVersion: version };
    await inKioskWorld(
      async (world) => {
        const visit = startVisit(world);
        const phone = await visit.identify(AMARA.phone, LINES);
        expect(phone.result).toBe(byPhone ? "accepted" : "unavailable");
        const answer = await visit.identifyByCode(await mintedCode(world), LINES);
        expect(answer).toMatchObject({ customer: { tier: knowsTier ? "Gold" : null } });
        if (byPhone) await visit.identify(AMARA.phone, LINES);
        await visit.order(LINES);
        await visit.cancel();
        await eventually(async () => expect(await seenBy(world).refunds()).toHaveLength(1));
        const operations = ["one-time-salt", "qr-code", "order-closed", "refund"];
        for (const operation of operations) {
          const paths = (await seenBy(world).received(`loyalty.${operation}`)).map(
            ({ path }) => path,
          );
          // The salt of the first configuration is of the credential's own version.
          expect(paths.at(-1)).toBe(`/loyalty/${operation}/${version}`);
        }
        const [closed] = await seenBy(world).closings();
        expect(closed?.phoneNumber).toBe(byPhone ? AMARA.phone : undefined);
        for (const asked of await seenBy(world).identifications()) {
          expect(asked.order?.menuItems).toHaveLength(1);
        }
        await expectBalanced(world);
      },
      { configuration },
    );
  },
);
