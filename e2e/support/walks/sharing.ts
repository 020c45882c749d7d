import { expect } from "@playwright/test";
import { SOUP } from "../restaurant.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** A combo of several picks that an offer leads to, of which something is gone before it is paid for. */
export const sharing: Walk = {
  name: "sharing",
  looks: 4,
  sandboxState: { configuration: WITHOUT_LOYALTY },
  settingsPatch: { ordering: { menuPollSeconds: 5 } },

  async walk(walkthrough) {
    const { look, shop, customer } = walkthrough;
    await walkthrough.ready();
    await customer.begin();
    await customer.orderFrom("sides", "fries-skin-on");
    await customer.menu.acceptOffer("combo-sharing-fries");
    await customer.combo.pick("fries-sweet-potato").tap();
    await look("several picks with choices");
    await customer.combo.goOn();
    await customer.combo.goOn();
    await look("a step that is not complete");
    for (const dip of ["dip-aioli", "dip-harissa"]) {
      await customer.combo.pick(dip).tap();
    }
    await customer.combo.goOn();
    await customer.menu.expectShown();
    await customer.orderFrom("soups", SOUP);
    await customer.reviewOrder();
    await customer.review.expectShown();
    await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
    await shop.control.put("ordering/items/dip-aioli", { soldOut: true });
    await expect(customer.review.undecided).toHaveCount(2);
    await look("a changed order");
    await customer.review.chooseAgain("combo-sharing-fries");
    await customer.combo.expectAt("combo-sharing-fries-dips");
    await look("a step of which something is gone");
  },
};
