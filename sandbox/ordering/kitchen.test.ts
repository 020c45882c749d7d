import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "../../contracts/ordering.ts";
import { openVendor, orderOf, type TestVendor, tomatoSoup } from "./testing/vendor.ts";

let vendor: TestVendor;
let posId: string;
beforeEach(async () => {
  vendor = openVendor();
  posId = (await vendor.create(orderOf([tomatoSoup], 6.8))).body.posId;
});
afterEach(() => vendor.remove());

const status = async () => (await vendor.read(posId)).orders[0].state.status;
const later = async (seconds: number) => {
  vendor.clock.ms += seconds * 1000;
  return status();
};
const move = (body: object) => vendor.control("POST", `/orders/${posId}`, body);

describe("the schedule", () => {
  test("brings an order to the counter in steps of 20 seconds", async () => {
    expect(await status()).toBe("CONFIRMED_WAITING_FOR_COOKING");
    expect(await later(19)).toBe("CONFIRMED_WAITING_FOR_COOKING");
    expect(await later(1)).toBe("COOKING");
    expect(await later(20)).toBe("AWAITING_PICKUP");
    expect(await later(20)).toBe("PROCESSED");
    expect(await later(1000)).toBe("PROCESSED");
  });

  test("records each step at its time, even if nobody asked meanwhile", async () => {
    expect(await later(600)).toBe("PROCESSED");
    const { states } = (await vendor.control("GET", `/orders/${posId}`)).body;
    const start = states[0].atMs;
    expect(
      states.map((state: { status: string; atMs: number }) => [state.status, state.atMs]),
    ).toEqual([
      ["CONFIRMED_WAITING_FOR_COOKING", start],
      ["COOKING", start + 20_000],
      ["AWAITING_PICKUP", start + 40_000],
      ["PROCESSED", start + 60_000],
    ]);
  });

  test("runs at the speed that is set, from then on", async () => {
    await later(15);
    await vendor.control("PUT", "/kitchen", { secondsPerStep: 2 });
    expect(await status()).toBe("CONFIRMED_WAITING_FOR_COOKING");
    expect(await later(2)).toBe("COOKING");
    expect(await later(2)).toBe("AWAITING_PICKUP");
  });

  test("pauses while it is off, and does not catch up", async () => {
    await vendor.control("PUT", "/kitchen", { auto: false });
    expect(await later(3600)).toBe("CONFIRMED_WAITING_FOR_COOKING");
    await vendor.control("PUT", "/kitchen", { auto: true });
    expect(await later(19)).toBe("CONFIRMED_WAITING_FOR_COOKING");
    expect(await later(1)).toBe("COOKING");
  });

  test("continues after a restart with its settings", async () => {
    await vendor.control("PUT", "/kitchen", { secondsPerStep: 5 });
    vendor.close();
    vendor = openVendor(vendor.dataDir);
    expect((await vendor.control("GET", "/kitchen")).body).toEqual({
      auto: true,
      secondsPerStep: 5,
    });
    expect(await later(5)).toBe("COOKING");
  });

  test("hands a delivery to the courier", async () => {
    await vendor.control("PUT", "/switches", { orderTypes: ["DELIVERY"] });
    const address = { coordinates: { latitude: 52.5, longitude: 13.4 }, addressString1: "Hof 1" };
    const order = orderOf([tomatoSoup], 6.8, { type: "DELIVERY", address });
    posId = (await vendor.create(order)).body.posId;
    await later(40);
    expect(await status()).toBe("AWAITING_DELIVERY");
    expect(await later(20)).toBe("BEING_DELIVERED");
    expect(await later(20)).toBe("PROCESSED");
  });

  test("rejects invalid settings", async () => {
    for (const body of [{ secondsPerStep: 0 }, { secondsPerStep: "fast" }, { speed: 3 }]) {
      expect((await vendor.control("PUT", "/kitchen", body)).status).toBe(400);
    }
  });
});

describe("a manual change", () => {
  test.each(ORDER_STATUSES)("can move an order to %s", async (next) => {
    const ends = next === "CANCELED" || next === "FAILED";
    const reason = ends ? "the oven is cold" : undefined;
    expect((await move({ status: next, reason })).status).toBe(200);
    expect(await vendor.read(posId)).toEqual({
      orders: [
        { id: posId, queueNumber: "47", state: { status: next, ...(reason && { reason }) } },
      ],
    });
  });

  test.each(["CANCELED", "FAILED"])("needs a reason for %s", async (next) => {
    expect((await move({ status: next })).status).toBe(400);
    expect((await move({ status: next, reason: "  " })).status).toBe(400);
    expect(await status()).toBe("CONFIRMED_WAITING_FOR_COOKING");
  });

  test.each([
    ["PROCESSED", undefined],
    ["CANCELED", "guest left"],
    ["FAILED", "dropped"],
  ])("cannot move an order that is %s", async (final, reason) => {
    await move({ status: final, reason });
    expect((await move({ status: "COOKING" })).status).toBe(409);
    expect(await later(1000)).toBe(final);
  });

  test("drops a reason that no longer belongs to the state, and passes posErrorType on", async () => {
    await move({ status: "COOKING", reason: "not shown" });
    expect((await vendor.read(posId)).orders[0].state).toEqual({ status: "COOKING" });
    const failure = { status: "FAILED", reason: "no soup left", posErrorType: "ITEM_UNAVAILABLE" };
    await move(failure);
    expect((await vendor.read(posId)).orders[0].state).toEqual(failure);
  });

  test("accepts only the nine statuses, and only its own orders", async () => {
    expect((await move({ status: "BURNT" })).status).toBe(400);
    expect((await vendor.control("POST", "/orders/BB-1", { status: "COOKING" })).status).toBe(404);
  });
});
