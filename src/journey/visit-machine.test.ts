import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckoutView, OutletView } from "../../electron/host/rpc/contract.ts";
import { CUSTOMER, OUTLET, SOMETHING_RAN_OUT, SOUP, startVisit as start } from "./testing/visit.ts";
import { freshContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";

const PAYING: CheckoutView = {
  step: "paying",
  amount: "5",
  redirectUrl: null,
  returnUrlPrefix: "http://127.0.0.1/return",
  onPhone: false,
  expiresInMs: 0,
};
const DONE: CheckoutView = {
  step: "done",
  queueNumber: "47",
  paid: "5",
  dueAtCounter: null,
  refund: null,
  paidAt: 0,
  kitchen: "waiting",
  pickupTimePassed: false,
  points: null,
  appInstallUrl: null,
};

const begun = vi.fn<(visitId: string) => void>();
const ended = vi.fn<(visitId: string) => void>();
const forgotten = vi.fn<() => void>();
const startVisit = (outlet?: OutletView) => start(outlet, { begun, ended, forgotten });

/** A visit with a basket, before the points. */
function visitWithBasket(outlet?: OutletView) {
  const visit = startVisit(outlet);
  visit.send({ type: "START", orderType: "PICKUP" });
  visit.send({ type: "LINE_ADDED", line: SOUP });
  visit.send({ type: "REVIEW" });
  return visit;
}

async function visitAtCheckout() {
  const visit = visitWithBasket();
  visit.send({ type: "LOYALTY_DECLINED" });
  await visit.placed();
  return visit;
}

beforeEach(() => {
  vi.useFakeTimers();
  begun.mockClear();
  ended.mockClear();
});
afterEach(() => vi.useRealTimers());

describe("a visit from start to end", () => {
  it("goes from menu over points to review and checkout, and follows the host's view", async () => {
    const visit = visitWithBasket();
    expect(visit.screen()).toBe("identify");
    visit.identified();
    expect(visit.screen()).toBe("review");
    await visit.placed();
    expect(visit.screen()).toBe("working");
    visit.shows(PAYING);
    expect(visit.screen()).toBe("payment");
    visit.shows({ step: "sending-to-kitchen" });
    expect(visit.screen()).toBe("working");
    visit.shows(DONE);
    expect(visit.screen()).toBe("done");
  });

  it("asks for points only once, and never at an outlet without loyalty", () => {
    expect(visitWithBasket({ ...OUTLET, loyalty: null }).screen()).toBe("review");
    const visit = visitWithBasket();
    visit.send({ type: "LOYALTY_DECLINED" });
    visit.send({ type: "BACK" });
    visit.send({ type: "REVIEW" });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "IDENTIFY" });
    expect(visit.screen()).toBe("identify");
  });

  it("removes an identification with everything that it brought", () => {
    const visit = visitWithBasket();
    visit.identified();
    visit.send({ type: "POINTS_USED", use: true });
    visit.send({ type: "REWARD_DECLINED", rewardId: 0 });
    visit.send({ type: "CUSTOMER_FORGOTTEN" });
    expect(visit.screen()).toBe("identify");
    expect(visit.context()).toMatchObject({
      identification: null,
      usePoints: false,
      rewardDecisions: { declined: [], taken: [], chosen: [] },
      basket: { lines: [SOUP] },
    });
  });

  it("returns to the review after a line was changed, and to the menu when the last one is removed", () => {
    const visit = visitWithBasket({ ...OUTLET, loyalty: null });
    visit.send({ type: "LINE_OPENED", lineId: "line-1" });
    expect(visit.screen()).toBe("item");
    visit.send({ type: "LINE_REPLACED", line: { ...SOUP, count: 1 } });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 0 });
    expect(visit.screen()).toBe("menu");
  });

  it("opens the sheet of a dish or the builder of a combo, and returns to the menu as it was left", () => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "CATEGORY_CHOSEN", categoryId: "sides" });
    visit.send({ type: "POPUP_OPENED", categoryId: "dips" });
    const menuPlace = { categoryId: "sides", over: { kind: "popup", categoryId: "dips" } };
    for (const kind of ["item", "combo"] as const) {
      visit.send({ type: "PRODUCT_OPENED", product: { kind, id: "p" } });
      expect(visit.screen()).toBe(kind);
      expect(visit.context().openProduct).toEqual({ product: { kind, id: "p" }, lineId: null });
      visit.send({ type: "BACK" });
      expect(visit.screen()).toBe("menu");
      expect(visit.context()).toMatchObject({ openProduct: null, menuPlace });
    }
    visit.send({ type: "OVER_CLOSED" });
    expect(visit.context().menuPlace).toEqual({ categoryId: "sides", over: null });
  });

  it("goes back from the search to the category, and from there to the start", () => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "CATEGORY_CHOSEN", categoryId: "sides" });
    visit.send({ type: "SEARCHED", text: "" });
    visit.send({ type: "SEARCHED", text: "beet" });
    expect(visit.context().menuPlace.over).toEqual({ kind: "search", text: "beet" });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
    expect(visit.context().menuPlace).toEqual({ categoryId: "sides", over: null });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("attract");
  });

  it("keeps the basket when the customer returns from a failed order", async () => {
    const visit = await visitAtCheckout();
    visit.shows(SOMETHING_RAN_OUT);
    expect(visit.screen()).toBe("checkoutFailed");
    visit.send({ type: "ORDER_AGAIN" });
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toMatchObject({ checkoutId: null, basket: { lines: [SOUP] } });
  });
});

describe("an order found again after a reload", () => {
  const resumed = {
    type: "RESUMED",
    askedBy: "visit-1",
    visitId: "visit-before",
    checkoutId: "checkout-1",
    locale: "ar",
  } as const;

  it("is followed under its own visit, without basket or identity, and ends with that visit", () => {
    const visit = startVisit();
    visit.send(resumed);
    expect(visit.screen()).toBe("working");
    expect(begun).toHaveBeenCalledExactlyOnceWith("visit-before");
    visit.shows(PAYING);
    expect(visit.screen()).toBe("payment");
    expect(visit.context()).toMatchObject({ identification: null, basket: { lines: [] } });
    visit.send({ type: "RESET" });
    expect(visit.screen()).toBe("attract");
    expect(ended).toHaveBeenCalledExactlyOnceWith("visit-before");
  });

  it("does not interrupt a customer who has begun to order meanwhile", () => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send(resumed);
    expect(visit.screen()).toBe("menu");
    expect(visit.context()).toMatchObject({ visitId: "visit-1", checkoutId: null });
  });
});

describe("the beginning of a visit", () => {
  it("is reported to the host once it has an order type, not at the first touch", () => {
    const visit = startVisit();
    visit.send({ type: "TOUCHED" });
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    expect(begun).not.toHaveBeenCalled();
    visit.send({ type: "START", orderType: "PICKUP" });
    expect(begun).toHaveBeenCalledExactlyOnceWith("visit-1");
  });
});

describe("an identification with PATCH_ORDER, after the order is complete", () => {
  const loyalty = OUTLET.loyalty && { ...OUTLET.loyalty, flow: "PATCH_ORDER" as const };
  const identified = () => {
    const visit = visitWithBasket({ ...OUTLET, loyalty });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "IDENTIFY" });
    expect(visit.screen()).toBe("identify");
    visit.identified();
    expect(visit.screen()).toBe("review");
    return visit;
  };

  it("is void with every change of the order, and the host is notified", () => {
    const changes: VisitEvent[] = [
      { type: "LINE_COUNTED", lineId: "line-1", count: 3 },
      { type: "LINE_ADDED", line: { ...SOUP, lineId: "line-2", itemId: "tea" } },
      { type: "LINE_REMOVED", lineId: "line-1" },
    ];
    for (const change of changes) {
      const visit = identified();
      forgotten.mockClear();
      visit.send(change);
      expect(visit.context()).toMatchObject({ identification: null, identificationVoid: true });
      expect(forgotten).toHaveBeenCalledOnce();
      visit.send({ type: "IDENTIFY" });
      visit.identified();
      expect(visit.context()).toMatchObject({
        identification: CUSTOMER,
        identificationVoid: false,
      });
    }
  });

  it("stays while only points, rewards and language are chosen", () => {
    const visit = identified();
    visit.send({ type: "POINTS_USED", use: true });
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    expect(visit.context().identification).toEqual(CUSTOMER);
  });

  it("is not asked for again once the customer has gone on without", () => {
    const visit = visitWithBasket({ ...OUTLET, loyalty });
    visit.send({ type: "IDENTIFY" });
    visit.send({ type: "LOYALTY_DECLINED" });
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toMatchObject({ loyaltyDeclined: true, identificationVoid: false });
  });

  it("with REGULAR does not depend on the order", () => {
    const visit = visitWithBasket();
    visit.identified();
    visit.send({ type: "LINE_COUNTED", lineId: "line-1", count: 3 });
    visit.send({ type: "LINE_REMOVED", lineId: "line-1" });
    expect(visit.context().identification).toEqual(CUSTOMER);
  });
});

describe("language", () => {
  it("changes at any step, and keeps screen, basket and identity", () => {
    const visit = visitWithBasket();
    visit.identified();
    const before = visit.context();
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toEqual({ ...before, locale: "ar" });
  });

  it("must be one of the outlet's", () => {
    const visit = startVisit();
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "xx" });
    expect(visit.context().locale).toBe("en");
  });
});

describe("the end of a visit", () => {
  it("leaves nothing: everything is as before the first touch, under a new id", async () => {
    const visit = startVisit();
    visit.send({ type: "START", orderType: "PICKUP" });
    visit.send({ type: "SEARCHED", text: "Marker" });
    visit.send({ type: "LINE_ADDED", line: SOUP });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    visit.send({ type: "ACCESS_CHANGED", access: { textSize: "largest", highContrast: true } });
    visit.identified();
    visit.send({ type: "POINTS_USED", use: true });
    await visit.placed();
    visit.send({ type: "RESET" });
    expect(visit.screen()).toBe("attract");
    const { newId: _, ...context } = visit.context();
    expect(context).toEqual(freshContext(OUTLET, "visit-3"));
    expect(JSON.stringify(context)).not.toContain("Marker");
    expect(ended).toHaveBeenCalledExactlyOnceWith("visit-1");
  });

  it("is the same from every screen", async () => {
    for (const visit of [startVisit(), visitWithBasket(), await visitAtCheckout()]) {
      visit.send({ type: "RESET" });
      expect(visit.screen()).toBe("attract");
    }
    expect(ended).toHaveBeenCalledTimes(3);
  });
});

describe("a newer outlet", () => {
  const newer = { ...OUTLET, name: "Renamed", locales: { ...OUTLET.locales, default: "ar" } };

  it("is taken at once between visits", () => {
    const visit = startVisit();
    visit.send({ type: "OUTLET_CHANGED", outlet: newer });
    expect(visit.context()).toMatchObject({ outlet: newer, locale: "ar" });
  });

  it("waits for the end of a visit", () => {
    const visit = visitWithBasket();
    visit.send({ type: "OUTLET_CHANGED", outlet: newer });
    expect(visit.context()).toMatchObject({ outlet: OUTLET, locale: "en" });
    visit.send({ type: "RESET" });
    expect(visit.context()).toMatchObject({ outlet: newer, locale: "ar", nextOutlet: null });
  });
});

describe("a customer who does not respond", () => {
  it("is warned after the outlet's idle time, and the visit ends without an answer", () => {
    const visit = visitWithBasket();
    vi.advanceTimersByTime(59_900);
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(visit.isWarned()).toBe(true);
    vi.advanceTimersByTime(19_800);
    expect(visit.screen()).toBe("identify");
    vi.advanceTimersByTime(300);
    expect(visit.screen()).toBe("attract");
    expect(ended).toHaveBeenCalledOnce();
  });

  it("can answer with one touch, any number of times", () => {
    const visit = visitWithBasket();
    for (let times = 0; times < 12; times += 1) {
      vi.advanceTimersByTime(70_000);
      expect(visit.isWarned()).toBe(true);
      visit.send({ type: "TOUCHED" });
      expect(visit.isWarned()).toBe(false);
    }
    expect(visit.screen()).toBe("identify");
  });

  it("has 120 s during the payment, which needs no touch of our screen", async () => {
    const visit = await visitAtCheckout();
    visit.shows(PAYING);
    vi.advanceTimersByTime(119_000);
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(visit.isWarned()).toBe(true);
  });

  it("has 120 s while a card is saved, and the outlet's time again afterwards", () => {
    const visit = visitWithBasket();
    visit.send({ type: "CARD_SAVING", isSaving: true });
    vi.advanceTimersByTime(119_000);
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(visit.isWarned()).toBe(true);
    visit.send({ type: "TOUCHED" });
    visit.send({ type: "CARD_SAVING", isSaving: false });
    vi.advanceTimersByTime(59_000);
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(visit.isWarned()).toBe(true);
  });

  it("is asked anew if a card begins or ceases to be entered during the warning", () => {
    const visit = visitWithBasket();
    vi.advanceTimersByTime(61_000);
    visit.send({ type: "CARD_SAVING", isSaving: true });
    expect(visit.isWarned()).toBe(false);
    vi.advanceTimersByTime(121_000);
    expect(visit.isWarned()).toBe(true);
    visit.send({ type: "CARD_SAVING", isSaving: false });
    expect(visit.isWarned()).toBe(false);
  });

  it("begins no visit by a card that ceases to be entered after the visit", () => {
    const visit = visitWithBasket();
    visit.send({ type: "CARD_SAVING", isSaving: true });
    visit.send({ type: "RESET" });
    visit.send({ type: "CARD_SAVING", isSaving: false });
    vi.advanceTimersByTime(600_000);
    expect(visit.isWarned()).toBe(false);
    expect(visit.context().isSavingCard).toBe(false);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("is considered present when the order makes progress", async () => {
    const visit = await visitAtCheckout();
    visit.shows(PAYING);
    vi.advanceTimersByTime(125_000);
    expect(visit.isWarned()).toBe(true);
    visit.shows({ step: "sending-to-kitchen" });
    expect(visit.isWarned()).toBe(false);
  });

  it("is not warned at a finished order, whose screen has its own countdown", async () => {
    const visit = await visitAtCheckout();
    visit.shows(DONE);
    vi.advanceTimersByTime(290_000);
    visit.send({ type: "TOUCHED" });
    vi.advanceTimersByTime(290_000);
    expect(visit.screen()).toBe("done");
    expect(visit.isWarned()).toBe(false);
  });

  it("ends at a finished order whose screen has failed, with its countdown", async () => {
    const visit = await visitAtCheckout();
    visit.shows(DONE);
    vi.advanceTimersByTime(301_000);
    expect(visit.screen()).toBe("attract");
  });

  it("is asked again if a finished order takes another step", async () => {
    const visit = await visitAtCheckout();
    visit.shows(DONE);
    visit.shows({ step: "sending-to-kitchen" });
    vi.advanceTimersByTime(121_000);
    expect(visit.isWarned()).toBe(true);
  });

  it("is not warned if only a language was chosen: it is reset silently", () => {
    const visit = startVisit();
    visit.send({ type: "TOUCHED" });
    visit.send({ type: "LANGUAGE_CHOSEN", locale: "ar" });
    vi.advanceTimersByTime(61_000);
    expect(visit.context().locale).toBe("en");
    expect(visit.isWarned()).toBe(false);
  });
});
