/** What a visit stores about its basket besides the lines: offers, unfinished combos, menus, unavailable items. */
import { describe, expect, it } from "vitest";
import type { ComboLine, ItemLine } from "../../domain/basket.ts";
import { itemOf, menuWith } from "../../domain/testing/products.ts";
import type { CheckoutView } from "../../electron/host/rpc/contract.ts";
import type { PlaceRefusal } from "./host-answers.ts";
import { hostCalls, OUTLET, SOMETHING_RAN_OUT, startVisit } from "./testing/visit.ts";
import type { ComboDraft } from "./visit-context.ts";

const soup: ItemLine = { kind: "item", lineId: "soup", itemId: "soup", count: 1, choices: [] };
const tea: ItemLine = { ...soup, lineId: "tea", itemId: "tea" };
const tray: ComboLine = { kind: "combo", lineId: "soup", comboId: "tray", count: 1, picks: [] };
const [first, second] = [menuWith([itemOf("soup", "5")]), menuWith([itemOf("soup", "6")])];

/** A visit at an outlet without loyalty, at the menu. */
function visitAtMenu(calls = hostCalls()) {
  const visit = startVisit({ ...OUTLET, loyalty: null }, { calls });
  visit.send({ type: "MENU_CHANGED", menu: first });
  visit.send({ type: "START", orderType: "EAT_IN" });
  return visit;
}

describe("make it a combo", () => {
  /** At the menu, with the offer shown. */
  function visitWithOffer() {
    const visit = visitAtMenu();
    visit.send({ type: "PRODUCT_OPENED", product: { kind: "item", id: "soup" } });
    visit.send({ type: "LINE_ADDED", line: soup });
    expect(visit.context().comboOffer).toEqual({ state: "waiting", lineId: "soup" });
    visit.send({ type: "OFFER_SHOWN", lineId: "soup" });
    return visit;
  }

  it("is offered for the dish that was added last, also if it was merged into an equal line", () => {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "LINE_ADDED", line: tea });
    expect(visit.context().comboOffer).toEqual({ state: "waiting", lineId: "tea" });
    visit.send({ type: "LINE_ADDED", line: { ...soup, lineId: "another" } });
    expect(visit.context().comboOffer).toEqual({ state: "waiting", lineId: "soup" });
  });

  it("is declined for the rest of the visit", () => {
    const visit = visitWithOffer();
    visit.send({ type: "OFFER_DECLINED" });
    visit.send({ type: "LINE_ADDED", line: tea });
    visit.send({ type: "OFFER_SHOWN", lineId: "tea" });
    expect(visit.context().comboOffer).toEqual({ state: "over" });
  });

  it.each([
    ["adds something else", { type: "LINE_ADDED", line: tea }],
    ["looks at something else", { type: "PRODUCT_OPENED", product: { kind: "item", id: "tea" } }],
    ["goes on to the receipt", { type: "REVIEW" }],
  ] as const)("is no longer offered if the customer %s", (_what, event) => {
    const visit = visitWithOffer();
    visit.send(event);
    expect(visit.context().comboOffer).toEqual({ state: "over" });
  });

  it("waits for another dish if the last one had no combo", () => {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "BACK" });
    expect(visit.context().comboOffer).toEqual({ state: "waiting", lineId: null });
    visit.send({ type: "LINE_ADDED", line: tea });
    expect(visit.context().comboOffer).toEqual({ state: "waiting", lineId: "tea" });
  });

  it("opens the builder with the line, replaces it with the combo, and ends at the menu", () => {
    const visit = visitWithOffer();
    visit.send({ type: "OFFER_ACCEPTED", lineId: "soup", comboId: "tray" });
    expect(visit.screen()).toBe("combo");
    expect(visit.context().openProduct).toEqual({
      product: { kind: "combo", id: "tray" },
      lineId: "soup",
    });
    visit.send({ type: "LINE_REPLACED", line: tray });
    expect(visit.screen()).toBe("menu");
    expect(visit.context()).toMatchObject({
      basket: { lines: [tray] },
      comboOffer: { state: "over" },
    });
  });

  describe("started and left again", () => {
    const draft: ComboDraft = {
      comboId: "tray",
      lineId: "soup",
      count: 1,
      picks: [{ pickId: "1", stepId: "main", itemId: "soup", choices: [] }],
      stepId: "side",
      seenStepIds: ["main", "side"],
    };
    const opened = { product: { kind: "combo", id: "tray" }, lineId: "soup" };
    const tapped = { type: "PRODUCT_OPENED", product: { kind: "combo", id: "tray" } } as const;

    function visitAfterBack() {
      const visit = visitWithOffer();
      visit.send({ type: "OFFER_ACCEPTED", lineId: "soup", comboId: "tray" });
      visit.send({ type: "COMBO_DRAFT_SAVED", draft });
      return visit;
    }

    it("leaves the dish as it is, and keeps the offer with what was picked", () => {
      const visit = visitAfterBack();
      expect(visit.screen()).toBe("menu");
      expect(visit.context()).toMatchObject({
        basket: { lines: [soup] },
        comboOffer: { state: "shown", lineId: "soup" },
        comboDrafts: { soup: draft },
      });
      visit.send({ type: "OFFER_ACCEPTED", lineId: "soup", comboId: "tray" });
      expect(visit.context().openProduct).toEqual(opened);
    });

    it("is also continued from the combo's card, after the offer was passed over", () => {
      const visit = visitAfterBack();
      visit.send({ type: "LINE_ADDED", line: tea });
      expect(visit.context().comboOffer).toEqual({ state: "over" });
      visit.send(tapped);
      expect(visit.context().openProduct).toEqual(opened);
      visit.send({ type: "LINE_REPLACED", line: tray });
      expect(visit.context()).toMatchObject({ basket: { lines: [tray, tea] }, comboDrafts: {} });
      visit.send(tapped);
      expect(visit.context().openProduct).toEqual({ ...opened, lineId: null });
    });

    it("is discarded when the offer is declined", () => {
      const visit = visitAfterBack();
      visit.send({ type: "OFFER_DECLINED" });
      expect(visit.context()).toMatchObject({ comboOffer: { state: "over" }, comboDrafts: {} });
      visit.send(tapped);
      expect(visit.context().openProduct).toEqual({ ...opened, lineId: null });
    });
  });

  it("is offered again in the next visit", () => {
    const visit = visitWithOffer();
    visit.send({ type: "RESET" });
    expect(visit.context().comboOffer).toEqual({ state: "waiting", lineId: null });
  });
});

describe("an unfinished combo", () => {
  const draft: ComboDraft = {
    comboId: "tray",
    lineId: null,
    count: 2,
    picks: [{ pickId: "1", stepId: "main", itemId: "soup", choices: [] }],
    stepId: "side",
    seenStepIds: ["main", "side"],
  };
  const opened = {
    type: "PRODUCT_OPENED",
    product: { kind: "combo", id: "tray" },
    scrollTop: 0,
  } as const;

  it("is stored until it is ordered", () => {
    const visit = visitAtMenu();
    visit.send(opened);
    visit.send({ type: "COMBO_DRAFT_SAVED", draft });
    expect(visit.screen()).toBe("menu");
    expect(visit.context().comboDrafts).toEqual({ tray: draft });
    visit.send(opened);
    visit.send({ type: "LINE_ADDED", line: tray });
    expect(visit.context().comboDrafts).toEqual({});
  });

  it("goes back to the receipt if it was opened there, and is discarded when the line changes", () => {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: tray });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "LINE_OPENED", lineId: "soup" });
    expect(visit.screen()).toBe("combo");
    visit.send({ type: "COMBO_DRAFT_SAVED", draft: { ...draft, lineId: "soup" } });
    expect(visit.screen()).toBe("review");
    expect(Object.keys(visit.context().comboDrafts)).toEqual(["soup"]);
    visit.send({ type: "LINE_COUNTED", lineId: "soup", count: 3 });
    expect(visit.context().comboDrafts).toEqual({});
    visit.send({ type: "LINE_OPENED", lineId: "soup" });
    visit.send({ type: "LINE_REPLACED", line: { ...tray, count: 2 } });
    expect(visit.screen()).toBe("review");
  });
});

describe("a menu that changes during the visit", () => {
  function visitWithChange() {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "MENU_CHANGED", menu: second });
    return visit;
  }

  it("does not change the menu from which a line was chosen, not even if its count grows", () => {
    const visit = visitWithChange();
    visit.send({ type: "LINE_COUNTED", lineId: "soup", count: 2 });
    visit.send({ type: "LINE_ADDED", line: { ...soup, lineId: "another" } });
    expect(visit.context().chosenFrom.soup).toBe(first);
    visit.send({ type: "LINE_ADDED", line: tea });
    expect(visit.context().chosenFrom.tea).toBe(second);
  });

  it("is accepted line by line, without changing the order", () => {
    const visit = visitWithChange();
    visit.send({ type: "REVIEW" });
    const { basket } = visit.context();
    visit.send({ type: "LINE_ACCEPTED", line: soup });
    expect(visit.context().basket).toBe(basket);
    expect(visit.context().chosenFrom.soup).toBe(second);
    const choices = [{ groupId: "g", modifierId: "m", count: 1 }];
    visit.send({ type: "LINE_ACCEPTED", line: { ...soup, choices } });
    expect(visit.context().basket.lines).toEqual([{ ...soup, choices }]);
  });

  it("is accepted by changing the line", () => {
    const visit = visitWithChange();
    visit.send({ type: "REVIEW" });
    visit.send({ type: "LINE_OPENED", lineId: "soup" });
    visit.send({ type: "LINE_REPLACED", line: { ...soup, count: 3 } });
    expect(visit.context().chosenFrom.soup).toBe(second);
  });

  it.each<[string, PlaceRefusal, PlaceRefusal | null]>([
    [
      "ends the report that something was gone, which it may have again",
      {
        result: "changed",
        before: "10.00",
        due: "0.00",
        rewardsGiven: [],
        problems: [{ lineId: "soup", reason: "product-gone" }],
      },
      null,
    ],
    ["leaves any other refusal", { result: "card-unavailable" }, { result: "card-unavailable" }],
  ])("%s", async (_what, refusal, left) => {
    const visit = visitAtMenu(hostCalls({ place: () => Promise.resolve(refusal) }));
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    await visit.placed();
    expect(visit.context().refusal).toEqual(refusal);
    visit.send({ type: "MENU_CHANGED", menu: second });
    expect(visit.context()).toMatchObject({ menu: second, refusal: left });
  });

  it("is the menu of the next visit, which stores nothing about earlier lines", async () => {
    const visit = visitWithChange();
    visit.send({ type: "RESET" });
    expect(visit.context()).toMatchObject({ menu: second, chosenFrom: {} });
  });
});

describe("an order with items that the kitchen did not have", () => {
  async function visitAfter(view: CheckoutView) {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    await visit.placed();
    visit.shows(view);
    visit.send({ type: "ORDER_AGAIN" });
    expect(visit.screen()).toBe("review");
    return visit;
  }

  it("names them on the receipt, with the outcome of the payment, until it is placed again", async () => {
    const visit = await visitAfter(SOMETHING_RAN_OUT);
    expect(visit.context().ranOut).toEqual({
      basket: visit.context().basket,
      money: "not-charged",
    });
    await visit.placed();
    expect(visit.context().ranOut).toBeNull();
  });

  it("names none if it failed for another reason", async () => {
    const declined = { ...SOMETHING_RAN_OUT, reason: "payment-declined", ranOut: null } as const;
    expect((await visitAfter(declined)).context().ranOut).toBeNull();
  });

  it("is not remembered in the next visit", async () => {
    const visit = await visitAfter(SOMETHING_RAN_OUT);
    visit.identified();
    visit.send({ type: "RESET" });
    expect(visit.context().ranOut).toBeNull();
  });
});
