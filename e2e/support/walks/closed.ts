import { expect } from "../kiosk.ts";
import { Staff } from "../staff.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** A kiosk that staff have closed. */
export const closed: Walk = {
  name: "closed",
  looks: 1,
  sandboxState: { configuration: WITHOUT_LOYALTY },

  async walk(walker) {
    const staff = await Staff.at(walker.page, walker.words);
    await walker.ready();
    await staff.signIn();
    await staff.tab("closing").tap();
    await staff.button("staff:closing.close").tap();
    await staff.button("staff:closing.reason.cleaning").tap();
    await expect(staff.text("staff:closing.closed")).toBeVisible();
    await staff.leave();
    await expect(staff.text("common:outOfOrder.closed.cleaning")).toBeVisible();
    // Whoever comes after staff finds the kiosk as it was set up.
    await walker.ready();
    await walker.look("closed by staff");
  },
};

/** A kiosk that loses its host in the middle of a visit. */
export const cutOff: Walk = {
  name: "cut-off",
  looks: 1,
  sandboxState: { configuration: WITHOUT_LOYALTY },
  // Of the host that is gone.
  complaint: /WebSocket|ERR_CONNECTION|Failed to load/,

  async walk(walker) {
    await walker.ready();
    await walker.orderSoup();
    await walker.shop.stopKiosk();
    await expect(walker.page.locator(".note")).toBeVisible({ timeout: 20_000 });
    await walker.look("cut off");
  },
};

/** A kiosk that never had a menu. */
export const withoutMenu: Walk = {
  name: "without-menu",
  looks: 1,
  sandboxState: { configuration: WITHOUT_LOYALTY, "faults/ordering.menu": { status: 503 } },

  async walk(walker) {
    await expect(walker.text("common:outOfOrder.no-menu")).toBeVisible({ timeout: 20_000 });
    await walker.ready();
    await walker.look("no menu");
  },
};
