/** Answers of the host reach only the visit that asked (requirement A10). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { itemOf, menuWith } from "../../domain/testing/products.ts";
import type { CheckoutView, PlaceResult } from "../../electron/host/rpc/contract.ts";
import { hostCalls, OUTLET, PLACE, SOMETHING_RAN_OUT, SOUP, startVisit } from "./testing/visit.ts";
import type { PlaceInput } from "./visit-actors.ts";
import type { VisitEvent } from "./visit-events.ts";

const OPENING: CheckoutView = { step: "opening" };
const CHANGED: PlaceResult = {
  result: "changed",
  before: PLACE.dueShown,
  due: "12.00",
  rewardsGiven: [],
  problems: [],
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** At the review, with a basket. The host answers each order when `answer` is called, the latest last. */
function visitAtReview() {
  const pending: PromiseWithResolvers<PlaceResult>[] = [];
  const place = vi.fn((_order: PlaceInput) => {
    const answer = Promise.withResolvers<PlaceResult>();
    pending.push(answer);
    return answer.promise;
  });
  const visit = startVisit({ ...OUTLET, loyalty: null }, { calls: hostCalls({ place }) });
  const toReview = () => {
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "LINE_ADDED", line: SOUP });
    visit.send({ type: "REVIEW" });
  };
  toReview();
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...visit,
    toReview,
    sent: () => place.mock.calls.map(([order]) => order),
    answer: async (result: PlaceResult) => {
      pending.shift()?.resolve(result);
      await settled();
    },
    /** The answer to the call is lost. */
    lose: async () => {
      pending.shift()?.reject(new Error("lost"));
      await settled();
    },
  };
}

describe("while an order is being sent", () => {
  it("it does not change, and the review is not left", () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    const sent = visit.context();
    const changes: VisitEvent[] = [
      PLACE,
      { type: "BACK" },
      { type: "LINE_OPENED", lineId: "line-1" },
      { type: "LINE_COUNTED", lineId: "line-1", count: 0 },
      { type: "LINE_ADDED", line: { ...SOUP, lineId: "line-2" } },
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
    expect(visit.sent()).toHaveLength(1);
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    expect(visit.context().locale).toBe("ar");
  });

  it("a refusal opens the review again, with everything as it was, until the order changes", async () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    await visit.answer(CHANGED);
    expect(visit.context().refusal).toEqual(CHANGED);
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 3 });
    expect(visit.context()).toMatchObject({ refusal: null, basket: { lines: [{ count: 3 }] } });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
  });

  it("a price that the host has reported is void with a newer menu, which shows it by itself", async () => {
    const visit = visitAtReview();
    const menu = menuWith([itemOf("soup", "6")]);
    visit.send(PLACE);
    await visit.answer(CHANGED);
    visit.send({ type: "MENU_CHANGED", menu });
    expect(visit.context()).toMatchObject({ menu, refusal: null });
    visit.send(PLACE);
    await visit.answer({ result: "card-unavailable" });
    visit.send({ type: "MENU_CHANGED", menu: menuWith([itemOf("soup", "7")]) });
    expect(visit.context().refusal).toEqual({ result: "card-unavailable" });
  });

  it("the touch that sends the order, and the answer, each count as activity", async () => {
    const visit = visitAtReview();
    vi.advanceTimersByTime(59_000);
    visit.send(PLACE);
    vi.advanceTimersByTime(59_000);
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(visit.isWarned()).toBe(true);
    await visit.answer({ result: "placed" });
    expect(visit.isWarned()).toBe(false);
    expect(visit.screen()).toBe("working");
  });
});

describe("an order whose answer was lost", () => {
  it("is sent three times, then the customer is notified", async () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    for (let attempt = 1; attempt <= 3; attempt += 1) await visit.lose();
    expect(visit.sent()).toHaveLength(3);
    expect(new Set(visit.sent().map(({ checkoutId }) => checkoutId)).size).toBe(1);
    expect(visit.context().refusal).toEqual({ result: "unavailable" });
  });

  it("has the same id as long as it is the same order, also after leaving the review", async () => {
    const visit = visitAtReview();
    const place = async () => {
      visit.send(PLACE);
      for (let attempt = 1; attempt <= 3; attempt += 1) await visit.lose();
      return visit.sent().at(-1)?.checkoutId;
    };
    const first = await place();
    visit.send({ type: "BACK" });
    visit.send({ type: "REVIEW" });
    expect(await place()).toBe(first);
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 3 });
    expect(await place()).not.toBe(first);
  });

  it("is named by what the customer orders instead; if the host has placed it, it is the order", async () => {
    const visit = visitAtReview();
    const lose = async () => {
      visit.send(PLACE);
      for (let attempt = 1; attempt <= 3; attempt += 1) await visit.lose();
      return visit.sent().at(-1);
    };
    const first = await lose();
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 3 });
    const second = await lose();
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 4 });
    visit.send(PLACE);
    expect([first, second, visit.sent().at(-1)].map((order) => order?.unanswered)).toEqual([
      [],
      [first?.checkoutId],
      [first?.checkoutId, second?.checkoutId],
    ]);
    const checkoutId = second?.checkoutId ?? "";
    await visit.answer({ result: "placed-before", checkoutId });
    expect([visit.screen(), visit.context().checkoutId]).toEqual(["working", checkoutId]);
  });

  it("has another id after a definite refusal", async () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    await visit.answer({ result: "unavailable" });
    visit.send(PLACE);
    const [first, second] = visit.sent();
    expect(second?.checkoutId).not.toBe(first?.checkoutId);
  });
});

describe("an accepted order", () => {
  it("of a visit that has ended does not reach the next customer", async () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    visit.send({ type: "RESET" });
    await visit.answer({ result: "placed" });
    expect(visit.screen()).toBe("attract");
    visit.toReview();
    visit.send(PLACE);
    visit.send({ type: "RESET" });
    visit.toReview();
    visit.send(PLACE);
    const other = visit.context();
    await visit.answer({ result: "placed" });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toEqual(other);
    await visit.answer({ result: "placed" });
    expect(visit.screen()).toBe("working");
  });

  it("is not sent again after its visit, if the answer is lost", async () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    visit.send({ type: "RESET" });
    await visit.lose();
    expect(visit.sent()).toHaveLength(1);
  });

  it("shows its own progress, not that of the previous order", async () => {
    const visit = visitAtReview();
    visit.send(PLACE);
    await visit.answer({ result: "placed" });
    const checkoutId = visit.context().checkoutId ?? "";
    visit.shows(SOMETHING_RAN_OUT);
    visit.send({ type: "ORDER_AGAIN" });
    visit.send(PLACE);
    await visit.answer({ result: "placed" });
    expect(visit.context().checkoutId).not.toBe(checkoutId);
    visit.send({ type: "CHECKOUT_VIEW", checkoutId, view: SOMETHING_RAN_OUT });
    expect(visit.screen()).toBe("working");
    expect(visit.context().checkoutView).toBeNull();
    visit.shows(OPENING);
    expect(visit.context().checkoutView).toEqual(OPENING);
  });
});

describe("other answers", () => {
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
