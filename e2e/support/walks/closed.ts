import { expect } from "@playwright/test";
import { Staff } from "../../pages/staff.ts";
import { type Walk, WITHOUT_LOYALTY } from "./walk.ts";

/** A kiosk that staff have closed. */
export const closed: Walk = {
  name: "closed",
  looks: 1,
  sandboxState: { configuration: WITHOUT_LOYALTY },

  async walk(walkthrough) {
    const staff = await Staff.at(walkthrough.page, walkthrough.customer.words);
    await walkthrough.ready();
    await staff.signIn();
    await staff.tab("closing").tap();
    await staff.button("staff:closing.close").tap();
    await staff.button("staff:closing.reason.cleaning").tap();
    await expect(staff.text("staff:closing.closed")).toBeVisible();
    await staff.leave();
    await expect(staff.text("interruptions:outOfOrder.closed.cleaning")).toBeVisible();
    // Whoever comes after staff finds the kiosk as it was set up.
    await walkthrough.ready();
    await walkthrough.look("closed by staff");
  },
};

/** A kiosk that loses its host in the middle of a visit. */
export const cutOff: Walk = {
  name: "cut-off",
  looks: 1,
  sandboxState: { configuration: WITHOUT_LOYALTY },
  // Of the host that is gone.
  complaint: /WebSocket|ERR_CONNECTION|Failed to load/,

  async walk(walkthrough) {
    await walkthrough.ready();
    await walkthrough.orderSoup();
    await walkthrough.shop.stopKiosk();
    await expect(walkthrough.customer.heading("common:moment.title")).toBeVisible();
    await walkthrough.look("cut off");
  },
};

/** A kiosk that never had a menu. */
export const withoutMenu: Walk = {
  name: "without-menu",
  looks: 1,
  sandboxState: { configuration: WITHOUT_LOYALTY, "faults/ordering.menu": { status: 503 } },

  async walk(walkthrough) {
    await expect(walkthrough.customer.text("interruptions:outOfOrder.no-menu")).toBeVisible();
    await walkthrough.ready();
    await walkthrough.look("no menu");
  },
};
