/** Answers of the host reach only the visit that asked (requirement A10). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckoutView } from "../../electron/host/rpc/contract.ts";
import { CUSTOMER, OUTLET, SOMETHING_RAN_OUT, startVisit } from "./testing/visit.ts";
import type { VisitEvent } from "./visit-events.ts";

const LINE = { kind: "item", lineId: "line-1", itemId: "soup", count: 2, choices: [] } as const;
const OPENING: CheckoutView = { step: "opening" };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** At the review, with a basket. */
function visitAtReview(ended: (visitId: string) => void = () => {}) {
  const visit = startVisit({ ...OUTLET, loyalty: null }, { ended });
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: LINE });
  visit.send({ type: "REVIEW" });
  return visit;
}

describe("while an order is being sent", () => {
  it("it does not change, and the review is not left", () => {
    const visit = visitAtReview();
    visit.send({ type: "PLACING" });
    const sent = visit.context();
    const changes: VisitEvent[] = [
      { type: "BACK" },
      { type: "LINE_OPENED", lineId: "line-1" },
      { type: "LINE_COUNTED", lineId: "line-1", count: 0 },
      { type: "LINE_ADDED", line: { ...LINE, lineId: "line-2" } },
      { type: "POINTS_USED", use: true },
      { type: "REWARD_DECLINED", rewardId: 0 },
      { type: "CUSTOMER_FORGOTTEN" },
      { type: "IDENTIFY" },
      { type: "TABLE_OPENED" },
      { type: "PICKUP_TIMES_OPENED" },
    ];
    for (const change of changes) visit.send(change);
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toEqual(sent);
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    expect(visit.context().locale).toBe("ar");
  });

  it("a refusal opens the review again, with everything as it was", () => {
    const visit = visitAtReview();
    visit.send({ type: "PLACING" });
    visit.send({ type: "NOT_PLACED", visitId: visit.context().visitId });
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 3 });
    expect(visit.context().basket.lines).toMatchObject([{ count: 3 }]);
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
  });

  it("the touch that sends the order, and the answer, each count as activity", () => {
    const visit = visitAtReview();
    vi.advanceTimersByTime(59_000);
    visit.send({ type: "PLACING" });
    vi.advanceTimersByTime(59_000);
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(visit.isWarned()).toBe(true);
    visit.placed();
    expect(visit.isWarned()).toBe(false);
    expect(visit.screen()).toBe("working");
  });
});

describe("an accepted order", () => {
  it.each(["menu", "item", "review"] as const)(
    "does not move a customer at %s who is not placing one, and loses nothing of the visit",
    (screen) => {
      const ended: string[] = [];
      const visit = visitAtReview((visitId) => ended.push(visitId));
      if (screen === "menu") visit.send({ type: "BACK" });
      if (screen === "item") visit.send({ type: "LINE_OPENED", lineId: "line-1" });
      const before = visit.context();
      visit.send({ type: "PLACED", visitId: before.visitId, checkoutId: "checkout-1" });
      expect(visit.screen()).toBe(screen);
      expect(visit.context()).toEqual(before);
      expect(ended).toEqual([]);
    },
  );

  it("of a visit that has ended does not reach the next customer", () => {
    const visit = visitAtReview();
    const { visitId } = visit.context();
    visit.send({ type: "PLACING" });
    visit.send({ type: "RESET" });
    visit.send({ type: "PLACED", visitId, checkoutId: "checkout-1" });
    expect(visit.screen()).toBe("attract");
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "LINE_ADDED", line: LINE });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "PLACING" });
    const other = visit.context();
    visit.send({ type: "PLACED", visitId, checkoutId: "checkout-1" });
    visit.send({ type: "NOT_PLACED", visitId });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toEqual(other);
  });

  it("shows its own progress, not that of the previous order", () => {
    const visit = visitAtReview();
    visit.placed("checkout-1");
    visit.shows(SOMETHING_RAN_OUT);
    visit.send({ type: "ORDER_AGAIN" });
    visit.placed("checkout-2");
    visit.send({ type: "CHECKOUT_VIEW", checkoutId: "checkout-1", view: SOMETHING_RAN_OUT });
    expect(visit.screen()).toBe("working");
    expect(visit.context().checkoutView).toBeNull();
    visit.shows(OPENING);
    expect(visit.context().checkoutView).toEqual(OPENING);
  });
});

describe("other answers", () => {
  it("an identification of a visit that has ended does not reach the next customer", () => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "PICKUP" });
    const { visitId } = visit.context();
    visit.send({ type: "RESET" });
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "IDENTIFIED", visitId, customer: CUSTOMER });
    expect(visit.context().identification).toBeNull();
    visit.send({ type: "IDENTIFY" });
    visit.send({ type: "IDENTIFIED", visitId, customer: CUSTOMER });
    expect(visit.screen()).toBe("identify");
    expect(visit.context().identification).toBeNull();
  });

  it("a PIN that was entered before the visit began does not open staff mode on the customer's screen", () => {
    const visit = startVisit();
    const { visitId } = visit.context();
    visit.send({ type: "RESET" });
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "STAFF_SIGNED_IN", visitId, session: "token" });
    expect(visit.screen()).toBe("menu");
    expect(visit.context().staffSession).toBeNull();
  });

  it("an order that is found again after the page's first visit is not shown", () => {
    const visit = startVisit();
    const askedBy = visit.context().visitId;
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "RESET" });
    visit.send({
      type: "RESUMED",
      askedBy,
      visitId: "visit-before",
      checkoutId: "checkout-1",
      locale: "ar",
    });
    expect(visit.screen()).toBe("attract");
    expect(visit.context()).toMatchObject({ checkoutId: null, locale: "en" });
  });

  it.each([
    ["ar", "ar"],
    ["xx", "en"],
  ])(
    "an order that is found again is shown in its customer's language: %s shows %s",
    (locale, shown) => {
      const visit = startVisit();
      const askedBy = visit.context().visitId;
      const found = { visitId: "visit-before", checkoutId: "checkout-1", locale };
      visit.send({ type: "RESUMED", askedBy, ...found });
      expect(visit.screen()).toBe("working");
      expect(visit.context().locale).toBe(shown);
    },
  );
});
