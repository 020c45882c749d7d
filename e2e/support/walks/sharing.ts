import { Diner } from "../diner.ts";
import { expect } from "../kiosk.ts";
import { SOUP } from "../restaurant.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** How soon the kiosk hears of a new menu, and a little. */
const NEWS = { timeout: 20_000 };

/** A combo of several picks that an offer leads to, of which something is gone before it is paid for. */
export const sharing: Walk = {
  name: "sharing",
  looks: 4,
  sandboxState: { configuration: WITHOUT_LOYALTY },
  settingsPatch: { ordering: { menuPollSeconds: 5 } },

  async walk(walker) {
    const { page, look, shop } = walker;
    const diner = await Diner.at(page, walker.locale, walker.words);
    await walker.ready();
    await diner.begin();
    await diner.add("sides", "fries-skin-on");
    await diner.acceptOffer("combo-sharing-fries");
    await diner.dish("fries-sweet-potato").getByRole("button").first().tap();
    await look("several picks with choices");
    await walker.pressMain();
    await walker.pressMain();
    await look("a step that is not complete");
    for (const dip of ["dip-aioli", "dip-harissa"]) {
      await diner.dish(dip).getByRole("button").first().tap();
    }
    await walker.pressMain();
    await walker.expectTitle("menu:title");
    await diner.add("soups", SOUP);
    await diner.review();
    await shop.control.put(`ordering/items/${SOUP}`, { price: 7.3 });
    await shop.control.put("ordering/items/dip-aioli", { soldOut: true });
    await expect(page.locator(".line[data-undecided]")).toHaveCount(2, NEWS);
    await look("a changed order");
    await diner
      .line("combo-sharing-fries")
      .getByRole("button", { name: diner.say("checkout:review.choices") })
      .tap();
    await diner.expectStep("combo-sharing-fries-dips");
    await look("a step of which something is gone");
  },
};
