/** A step back loses nothing: what was chosen and entered is there again. */
import { describe, expect, it } from "vitest";
import type { ItemLine } from "../../domain/basket.ts";
import { CUSTOMER, OUTLET, startVisit } from "./testing/visit.ts";
import type { ItemDraft, PhoneDraft } from "./visit-context.ts";

const soup: ItemLine = { kind: "item", lineId: "soup", itemId: "soup", count: 1, choices: [] };
const loyalty = OUTLET.loyalty;
const patchOutlet = { ...OUTLET, loyalty: loyalty && { ...loyalty, flow: "PATCH_ORDER" as const } };

function visitAtMenu(outlet = OUTLET) {
  const visit = startVisit(outlet);
  visit.send({ type: "START", orderType: "EAT_IN" });
  return visit;
}

describe("back from the menu", () => {
  it("ends a visit without an order", () => {
    const visit = visitAtMenu();
    const { visitId } = visit.context();
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("attract");
    expect(visit.context().visitId).not.toBe(visitId);
  });

  it("keeps the order, whose order type may now change", () => {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("orderType");
    visit.send({ type: "START", orderType: "PICKUP" });
    expect(visit.screen()).toBe("menu");
    expect(visit.context().basket.lines).toEqual([soup]);
    expect(visit.context().orderType).toBe("PICKUP");
  });

  it("keeps the identification, also before anything is chosen", () => {
    const visit = visitAtMenu();
    visit.identified();
    visit.send({ type: "BACK" });
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
    expect(visit.context().identification).toEqual(CUSTOMER);
  });

  it("makes an identification void that was for the previous order type (PATCH_ORDER)", () => {
    const visit = visitAtMenu(patchOutlet);
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "IDENTIFY" });
    visit.identified();
    visit.send({ type: "BACK" });
    visit.send({ type: "BACK" });
    visit.send({ type: "START", orderType: "EAT_IN" });
    expect(visit.context().identification).toEqual(CUSTOMER);
    visit.send({ type: "BACK" });
    visit.send({ type: "START", orderType: "PICKUP" });
    expect(visit.context().identification).toBeNull();
    expect(visit.context().identificationVoid).toBe(true);
  });
});

describe("back from a dish", () => {
  const draft: ItemDraft = { itemId: "tea", lineId: null, count: 3, choices: [] };

  function visitAfterBack() {
    const visit = visitAtMenu();
    visit.send({ type: "PRODUCT_OPENED", product: { kind: "item", id: "tea" } });
    visit.send({ type: "ITEM_DRAFT_SAVED", draft });
    return visit;
  }

  it("keeps the choices until the dish is ordered", () => {
    const visit = visitAfterBack();
    expect(visit.screen()).toBe("menu");
    expect(visit.context().itemDrafts).toEqual({ tea: draft });
    visit.send({ type: "LINE_ADDED", line: { ...soup, lineId: "tea", itemId: "tea" } });
    expect(visit.context().itemDrafts).toEqual({});
  });

  it("leads to the receipt if it was opened there, and stores the draft by its line", () => {
    const visit = visitAtMenu({ ...OUTLET, loyalty: null });
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "LINE_OPENED", lineId: "soup" });
    visit.send({ type: "ITEM_DRAFT_SAVED", draft: { ...draft, itemId: "soup", lineId: "soup" } });
    expect(visit.screen()).toBe("review");
    expect(Object.keys(visit.context().itemDrafts)).toEqual(["soup"]);
    visit.send({ type: "LINE_COUNTED", lineId: "soup", count: 0 });
    expect(visit.context().itemDrafts).toEqual({});
  });

  it("drops the draft at the end of the visit", () => {
    const visit = visitAfterBack();
    visit.send({ type: "RESET" });
    expect(visit.context().itemDrafts).toEqual({});
  });
});

describe("back from identifying", () => {
  const draft: PhoneDraft = {
    country: "",
    digits: "1511",
    name: "",
    accepted: ["terms"],
    channels: [],
  };

  function visitAfterBack() {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "PHONE_DRAFT_SAVED", draft });
    return visit;
  }

  it("keeps what was entered", () => {
    const visit = visitAfterBack();
    expect(visit.screen()).toBe("menu");
    expect(visit.context().phoneDraft).toEqual(draft);
  });

  it.each([
    [
      "somebody has identified",
      { type: "IDENTIFIED", identificationId: "identification-1", customer: CUSTOMER },
    ],
    ["the customer goes on without points", { type: "LOYALTY_DECLINED" }],
    ["the visit ends", { type: "RESET" }],
  ] as const)("until %s", (_when, event) => {
    const visit = visitAfterBack();
    visit.send({ type: "REVIEW" });
    visit.send(event);
    expect(visit.context().phoneDraft).toBeNull();
  });

  it.each([
    ["last", patchOutlet],
    ["first", OUTLET],
  ])(
    "leads to the receipt if it was opened there, and else to the menu (identifying %s)",
    (_when, outlet) => {
      const visit = visitAtMenu(outlet);
      visit.send({ type: "LINE_ADDED", line: soup });
      visit.send({ type: "IDENTIFY" });
      visit.send({ type: "PHONE_DRAFT_SAVED", draft });
      expect(visit.screen()).toBe("menu");
      visit.send({ type: "REVIEW" });
      if (outlet === OUTLET) visit.send({ type: "LOYALTY_DECLINED" });
      visit.send({ type: "IDENTIFY" });
      visit.send({ type: "PHONE_DRAFT_SAVED", draft });
      expect(visit.screen()).toBe("review");
      visit.send({ type: "IDENTIFY" });
      visit.send({ type: "BACK" });
      expect(visit.screen()).toBe("review");
    },
  );

  it("leads to the receipt after another customer was forgotten there", () => {
    const visit = visitAtMenu();
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    visit.identified();
    visit.send({ type: "CUSTOMER_FORGOTTEN" });
    expect(visit.screen()).toBe("identify");
    visit.send({ type: "PHONE_DRAFT_SAVED", draft });
    expect(visit.screen()).toBe("review");
  });
});
