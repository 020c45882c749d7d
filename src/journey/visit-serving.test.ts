/** Table and pick-up time of an order: asked at one step of the journey, changed from the receipt, reset. */
import { describe, expect, it } from "vitest";
import type { OrderType } from "../../contracts/ordering.ts";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import { OUTLET, startVisit } from "./testing/visit.ts";
import { freshContext, pickupTimesOf } from "./visit-context.ts";

const LINE = { kind: "item", lineId: "line-1", itemId: "soup", count: 2, choices: [] } as const;
const TABLES: OutletView["tables"] = { use: "required", areas: [], first: 1, last: 40 };
const TIMES: OutletView["pickupTimes"] = { leadMinutes: 20, slotMinutes: 15, hours: [] };
const WITH_TABLES = { ...OUTLET, loyalty: null, tables: TABLES, pickupTimes: TIMES };

/** A visit with a basket whose customer wants to go on. */
function visitGoingOn(orderType: OrderType, outlet: OutletView = WITH_TABLES) {
  const visit = startVisit(outlet);
  visit.send({ type: "START", orderType });
  visit.send({ type: "LINE_ADDED", line: LINE });
  visit.send({ type: "REVIEW" });
  return visit;
}

describe("the table", () => {
  it("is asked before the receipt, and can be changed from there", () => {
    const visit = visitGoingOn("EAT_IN");
    expect(visit.screen()).toBe("table");
    visit.send({ type: "TABLE_CHOSEN", tableNumber: "7" });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "TABLE_OPENED" });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "TABLE_OPENED" });
    visit.send({ type: "TABLE_CHOSEN", tableNumber: "12" });
    expect(visit.screen()).toBe("review");
    expect(visit.context().tableNumber).toBe("12");
  });

  it("is not asked again if the customer has none", () => {
    const visit = visitGoingOn("EAT_IN", {
      ...WITH_TABLES,
      tables: { ...TABLES, use: "optional" },
    });
    visit.send({ type: "TABLE_CHOSEN", tableNumber: null });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
    visit.send({ type: "REVIEW" });
    expect(visit.screen()).toBe("review");
  });

  it("is asked after the points, identified or not", () => {
    const visit = visitGoingOn("EAT_IN", { ...WITH_TABLES, loyalty: OUTLET.loyalty });
    expect(visit.screen()).toBe("identify");
    visit.identified();
    expect(visit.screen()).toBe("table");
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
    visit.send({ type: "REVIEW" });
    expect(visit.screen()).toBe("table");
    visit.identified();
    expect(visit.screen()).toBe("table");
  });

  it.each([
    ["food that is taken away", "PICKUP", WITH_TABLES],
    ["driving through", "DRIVE_THROUGH", WITH_TABLES],
    ["an outlet without tables", "EAT_IN", { ...WITH_TABLES, tables: { ...TABLES, use: "off" } }],
  ] as const)("is not asked with %s", (_what, orderType, outlet) => {
    expect(visitGoingOn(orderType, outlet).screen()).toBe("review");
  });
});

describe("the pick-up time", () => {
  it("is chosen from the receipt, and not asked before", () => {
    const visit = visitGoingOn("PICKUP");
    expect(visit.context().pickupAt).toBeNull();
    visit.send({ type: "PICKUP_TIMES_OPENED" });
    expect(visit.screen()).toBe("pickupTime");
    visit.send({ type: "BACK" });
    visit.send({ type: "PICKUP_TIMES_OPENED" });
    visit.send({ type: "PICKUP_TIME_CHOSEN", pickupAt: 1_000 });
    expect(visit.screen()).toBe("review");
    expect(visit.context().pickupAt).toBe(1_000);
    visit.send({ type: "PICKUP_TIME_CHOSEN", pickupAt: null });
    expect(visit.screen()).toBe("review");
    expect(visit.context().pickupAt).toBeNull();
  });

  it("is for orders to take away", () => {
    expect(pickupTimesOf(visitGoingOn("DRIVE_THROUGH").context())).toEqual(TIMES);
    expect(pickupTimesOf(visitGoingOn("EAT_IN").context())).toBeNull();
  });
});

describe("at the end of the visit", () => {
  it("table and time are forgotten", () => {
    const visit = visitGoingOn("EAT_IN");
    visit.send({ type: "TABLE_CHOSEN", tableNumber: "7" });
    visit.send({ type: "PICKUP_TIME_CHOSEN", pickupAt: 1_000 });
    visit.send({ type: "RESET" });
    expect(visit.screen()).toBe("attract");
    const { newId: _, ...context } = visit.context();
    expect(context).toEqual(freshContext(WITH_TABLES, "visit-2", null));
    visit.send({ type: "START", orderType: "EAT_IN" });
    visit.send({ type: "LINE_ADDED", line: LINE });
    visit.send({ type: "REVIEW" });
    expect(visit.screen()).toBe("table");
  });
});
