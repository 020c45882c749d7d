import { expect } from "../kiosk.ts";
import { BURGERS, SOUPS, type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** An order that is changed on the way to the till: by the customer, or by the menu. */
export const changing: Walk = {
  name: "changing",
  looks: 3,
  sandboxState: { configuration: WITHOUT_LOYALTY },
  settingsPatch: { ordering: { menuPollSeconds: 5 } },

  async walk(walker) {
    const { page, look, shop } = walker;
    const line = (place: number) => page.locator(".line").nth(place);
    const takeOff = async (place: number) => {
      await line(place).locator(".line__edit").tap();
      await line(place).locator(".line__actions button").last().tap();
    };
    await walker.ready();
    await walker.visitor.begin();
    await walker.order(BURGERS);
    await walker.order(SOUPS);
    await walker.pressMain();
    await walker.expectTitle("checkout:review.title");
    await takeOff(0);
    await expect(page.locator(".removed-band")).toBeVisible();
    await look("a line taken off");
    await walker.press("checkout:review.undo");
    await expect(page.locator(".line")).toHaveCount(2);

    await shop.control.put("ordering/items/soup-roast-tomato", { price: 7.3 });
    await shop.control.put("ordering/items/burger-barley", { soldOut: true });
    await expect(page.locator(".line[data-undecided]")).toHaveCount(2, { timeout: 15_000 });
    await look("a changed order");
    await walker.press("checkout:review.acceptAll");
    await expect(page.locator(".line")).toHaveCount(1);
    await takeOff(0);
    await expect(page.locator(".empty-order")).toBeVisible();
    await look("an empty order");
  },
};
