/** The rewards of a visit: a gift as the only item, its configuration, payment with points. */
import { beforeAll, describe, expect, it } from "vitest";
import type { ItemLine } from "../../domain/basket.ts";
import { groupOf, itemOf, menuWith, modifierOf, rewardOf } from "../../domain/testing/products.ts";
import type { IdentificationView } from "../../electron/host/rpc/contract.ts";
import { loadRewards } from "./reward-lines.ts";
import { CUSTOMER, OUTLET, SOMETHING_RAN_OUT, startVisit } from "./testing/visit.ts";

beforeAll(loadRewards);

const sauce = groupOf("sauce", [modifierOf("mint", "0"), modifierOf("chilli", "0")], {
  min: 1,
  max: 1,
});
const MENU = menuWith([itemOf("cake", "4.90", { modifierGroups: [sauce] }), itemOf("soup", "5")]);
const soup: ItemLine = { kind: "item", lineId: "soup", itemId: "soup", count: 1, choices: [] };

function withRewards(
  itemIds: readonly string[],
  more: Partial<IdentificationView["benefits"]> = {},
): IdentificationView {
  const rewards = itemIds.map((itemId, rewardId) => {
    const { modifiers, discounts, ...reward } = rewardOf(itemId, { rewardId });
    return { ...reward, modifiers: [...modifiers], discounts: [...discounts] };
  });
  return { ...CUSTOMER, benefits: { ...CUSTOMER.benefits, rewards, ...more } };
}

/** At the menu, with an empty basket, identified by a code. */
function visitOf(customer: IdentificationView) {
  const visit = startVisit({ ...OUTLET });
  visit.send({ type: "MENU_CHANGED", menu: MENU });
  visit.send({ type: "START", orderType: "EAT_IN" });
  visit.send({ type: "IDENTIFIED", identificationId: "identification-1", customer });
  return visit;
}

describe("a gift as the only item", () => {
  it("is an order: it can be reviewed, declined, taken again and placed", async () => {
    const visit = visitOf(withRewards(["cake"]));
    expect(visit.screen()).toBe("menu");
    visit.send({ type: "REVIEW" });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "REWARD_DECLINED", rewardId: 0 });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "REWARD_TAKEN", rewardId: 0 });
    expect(visit.context().rewardDecisions).toMatchObject({ declined: [], taken: [0] });
    await visit.placed();
    visit.shows(SOMETHING_RAN_OUT);
    visit.send({ type: "ORDER_AGAIN" });
    expect(visit.screen()).toBe("review");
  });

  it("that is not on the menu, or of another flow, is no order", () => {
    for (const customer of [
      withRewards(["gone"]),
      withRewards(["cake"], { flow: "PATCH_ORDER" }),
    ]) {
      const visit = visitOf(customer);
      visit.send({ type: "REVIEW" });
      expect(visit.screen()).toBe("menu");
    }
  });

  it("keeps the review open, where the customer is informed, if the menu loses its dish", () => {
    const visit = visitOf(withRewards(["cake"]));
    visit.send({ type: "REVIEW" });
    visit.send({ type: "MENU_CHANGED", menu: menuWith([itemOf("soup", "5")]) });
    expect(visit.screen()).toBe("review");
    visit.send({ type: "BACK" });
    expect(visit.screen()).toBe("menu");
  });

  it("is removed with its customer: nothing is left to review", () => {
    const visit = visitOf(withRewards(["cake"]));
    visit.send({ type: "REVIEW" });
    visit.send({ type: "CUSTOMER_FORGOTTEN" });
    visit.send({ type: "LOYALTY_DECLINED" });
    expect(visit.screen()).toBe("menu");
  });
});

describe("the configuration of a reward", () => {
  it("opens from the review, returns to it, and does not change the basket", () => {
    const visit = visitOf(withRewards(["cake"]));
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    visit.send({ type: "LINE_OPENED", lineId: "reward-0" });
    expect(visit.screen()).toBe("item");
    const choices = [{ groupId: "sauce", modifierId: "mint", count: 1 }];
    const line: ItemLine = { ...soup, lineId: "reward-0", itemId: "cake", choices };
    visit.send({ type: "LINE_REPLACED", line });
    expect(visit.screen()).toBe("review");
    expect(visit.context()).toMatchObject({
      basket: { lines: [soup] },
      rewardDecisions: { chosen: [line] },
    });
    visit.send({ type: "LINE_OPENED", lineId: "reward-0" });
    visit.send({ type: "LINE_REPLACED", line: { ...line, choices: [] } });
    expect(visit.context().rewardDecisions.chosen).toEqual([{ ...line, choices: [] }]);
  });
});

describe("the draft for a reward", () => {
  const choices = [{ groupId: "sauce", modifierId: "mint", count: 1 }];
  function begun() {
    const visit = visitOf(withRewards(["cake"]));
    visit.send({ type: "LINE_ADDED", line: soup });
    visit.send({ type: "REVIEW" });
    for (const lineId of ["reward-0", soup.lineId]) {
      visit.send({ type: "LINE_OPENED", lineId });
      const itemId = lineId === soup.lineId ? soup.itemId : "cake";
      visit.send({ type: "ITEM_DRAFT_SAVED", draft: { itemId, lineId, count: 1, choices } });
    }
    expect(Object.keys(visit.context().itemDrafts)).toEqual(["reward-0", soup.lineId]);
    return visit;
  }

  it("is dropped for the next customer of the visit; drafts of the basket stay", () => {
    const visit = begun();
    visit.send({ type: "CUSTOMER_FORGOTTEN" });
    expect(Object.keys(visit.context().itemDrafts)).toEqual([soup.lineId]);
  });

  it("is dropped, too, if another customer identifies without the first being forgotten", () => {
    const visit = begun();
    visit.send({ type: "IDENTIFY" });
    visit.send({
      type: "IDENTIFIED",
      identificationId: "identification-1",
      customer: withRewards(["cake"]),
    });
    expect(Object.keys(visit.context().itemDrafts)).toEqual([soup.lineId]);
  });
});

describe("the menu by which a reward was seen last", () => {
  const NEWER = menuWith([itemOf("cake", "5.50"), itemOf("soup", "5")]);
  const seen = (visit: ReturnType<typeof visitOf>) => visit.context().chosenFrom["reward-0"];

  it("is that of the identification, until the customer takes the reward or accepts it as it is now", () => {
    for (const type of ["REWARD_TAKEN", "REWARD_ACCEPTED"] as const) {
      const visit = visitOf(withRewards(["cake"]));
      visit.send({ type: "REVIEW" });
      visit.send({ type: "MENU_CHANGED", menu: NEWER });
      expect(seen(visit)).toBe(MENU);
      visit.send({ type, rewardId: 0 });
      expect(seen(visit)).toBe(NEWER);
    }
  });

  it("is forgotten with the customer, and not needed if the rewards are lines of the basket", () => {
    const visit = visitOf(withRewards(["cake"]));
    visit.send({ type: "REVIEW" });
    visit.send({ type: "CUSTOMER_FORGOTTEN" });
    expect(seen(visit)).toBeUndefined();
    expect(seen(visitOf(withRewards(["cake"], { flow: "PATCH_ORDER" })))).toBeUndefined();
  });

  it("accepting that its dish is gone settles what the kitchen did not have", async () => {
    const visit = visitOf(withRewards(["cake"]));
    visit.send({ type: "REVIEW" });
    await visit.placed();
    visit.shows(SOMETHING_RAN_OUT);
    visit.send({ type: "ORDER_AGAIN" });
    expect(visit.context().ranOut).not.toBeNull();
    visit.send({ type: "REWARD_ACCEPTED", rewardId: 0 });
    expect(visit.context().ranOut).toBeNull();
  });
});

describe("two rewards of one dish", () => {
  it("are configured separately", () => {
    const visit = visitOf(withRewards(["cake", "cake"]));
    const chosen = ["mint", "chilli"].map((modifierId, rewardId): ItemLine => {
      const choices = [{ groupId: "sauce", modifierId, count: 1 }];
      return { ...soup, lineId: `reward-${rewardId}`, itemId: "cake", choices };
    });
    visit.send({ type: "REVIEW" });
    for (const line of chosen) {
      visit.send({ type: "LINE_OPENED", lineId: line.lineId });
      visit.send({ type: "LINE_REPLACED", line });
    }
    expect(visit.context().rewardDecisions.chosen).toEqual(chosen);
  });

  it("are declined separately", () => {
    const visit = visitOf(withRewards(["cake", "cake"]));
    visit.send({ type: "REWARD_DECLINED", rewardId: 1 });
    expect(visit.context().rewardDecisions.declined).toEqual([1]);
    visit.send({ type: "REWARD_TAKEN", rewardId: 0 });
    visit.send({ type: "REWARD_TAKEN", rewardId: 1 });
    expect(visit.context().rewardDecisions).toMatchObject({ declined: [], taken: [0, 1] });
    visit.send({ type: "REWARD_DECLINED", rewardId: 0 });
    expect(visit.context().rewardDecisions).toMatchObject({ declined: [0], taken: [1] });
  });
});

describe("points", () => {
  it("are used by default after a scanned code, and only at a touch after a typed number or code", () => {
    const scanned = visitOf({ ...CUSTOMER, isScanned: true });
    expect(scanned.context().usePoints).toBe(true);
    scanned.send({ type: "POINTS_USED", use: false });
    expect(scanned.context().usePoints).toBe(false);
    expect(visitOf({ ...CUSTOMER, isScanned: false }).context().usePoints).toBe(false);
  });

  it("are not used if none are offered, and not for the next customer", () => {
    const none = withRewards([], { pointsPayment: null });
    expect(visitOf({ ...none, isScanned: true }).context().usePoints).toBe(false);
    const visit = visitOf({ ...CUSTOMER, isScanned: true });
    visit.send({ type: "IDENTIFIED", identificationId: "identification-1", customer: CUSTOMER });
    expect(visit.context().usePoints).toBe(false);
  });
});
