import { expect } from "@playwright/test";
import { SOUP } from "../restaurant.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** An order that is changed before it is paid: by the customer, or by the menu. */
export const changing: Walk = {
  name: "changing",
  looks: 3,
  sandboxState: { configuration: WITHOUT_LOYALTY },
  settingsPatch: { ordering: { menuPollSeconds: 5 } },

  async walk(walkthrough) {
    const { look, shop, customer } = walkthrough;
    const { review } = customer;
    await walkthrough.ready();
    await customer.begin();
    await customer.orderFrom("burgers", "burger-barley");
    await customer.orderFrom("soups", SOUP);
    await customer.reviewOrder();
    await review.expectShown();
    await review.remove("burger-barley");
    await expect(customer.button("checkout:review.undo")).toBeVisible();
    await look("a line taken off");
    await customer.button("checkout:review.undo").tap();
    await expect(review.lines).toHaveCount(2);

    await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
    await shop.control.put("ordering/items/burger-barley", { soldOut: true });
    await expect(review.undecided).toHaveCount(2);
    await look("a changed order");
    await customer.button("checkout:review.acceptAll").tap();
    await expect(review.lines).toHaveCount(1);
    await review.remove(SOUP);
    await expect(customer.heading("checkout:review.emptyTitle")).toBeVisible();
    await look("an empty order");
  },
};
