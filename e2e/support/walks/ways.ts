import { expect } from "@playwright/test";
import type { Walk } from "./walk.ts";

/** The other methods to identify, what can be opened meanwhile, and what can go wrong there. */
export const ways: Walk = {
  name: "ways",
  looks: 10,

  async walk(walkthrough) {
    const { look, shop, customer } = walkthrough;
    const { identify } = customer;
    await walkthrough.ready();
    await customer.begin();
    await customer.order("burger-beet");
    await customer.reviewOrder();
    await identify.expectShown();
    await identify.goOn();
    await expect(customer.text("identify:check.empty")).toBeVisible();
    await look("number missing");
    await identify.openCountries();
    await look("countries");
    await identify.countries.openSearch();
    await identify.countries.type("+49");
    await look("countries found");
    await customer.closeSheet();
    await identify.openName();
    await look("name");
    await customer.closeSheet();
    await identify.openDocument();
    await look("document");
    await customer.closeSheet();
    await identify.scanInstead();
    await expect(customer.text("identify:camera.absent")).toBeVisible();
    await look("no camera");
    await identify.typeCodeInstead();
    await look("short code");
    await identify.typeKeys("ZZ99");
    await identify.goOn();
    await expect(customer.text("identify:rejected.title")).toBeVisible();
    await look("unknown code");
    await shop.control.setFault("loyalty.qr-code", { status: 503 });
    // Another code: one that was refused is not asked about again.
    await customer.button("identify:shortCode.delete").tap();
    await identify.typeKeys("8");
    await identify.goOn();
    await expect(customer.text("identify:unavailable.title")).toBeVisible();
    await look("points programme out of reach");
    await identify.typeNumberInstead();
    await look("phone again");
  },
};
