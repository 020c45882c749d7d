import { expect } from "../kiosk.ts";
import type { Walk } from "./walk.ts";

/** The other ways to identify, what can be opened on the way, and what can go wrong there. */
export const ways: Walk = {
  name: "ways",
  looks: 10,

  async walk(walker) {
    const { visitor, look, shop } = walker;
    await walker.ready();
    await visitor.begin();
    await visitor.openFirstDish();
    await visitor.addToOrder();
    await visitor.review();
    await visitor.findWithoutNumber();
    await look("number missing");
    await visitor.openCountries();
    await look("countries");
    await visitor.searchCountries("+49");
    await look("countries found");
    await visitor.closeSheet();
    await visitor.openName();
    await look("name");
    await visitor.closeSheet();
    await visitor.openDocument();
    await look("document");
    await visitor.closeSheet();
    await visitor.scanInstead();
    await look("no camera");
    await visitor.typeShortCode();
    await look("short code");
    await visitor.findByUnknownCode();
    await look("unknown code");
    await shop.control.setFault("loyalty.qr-code", { status: 503 });
    // Another code: one that was refused is not asked about again.
    await walker.button("identify:shortCode.delete").tap();
    await walker.page.getByRole("button", { name: "8", exact: true }).tap();
    await walker.pressMain();
    await expect(walker.text("identify:unavailable.title")).toBeVisible({ timeout: 20_000 });
    await look("points programme out of reach");
    await visitor.typePhoneInstead();
    await look("phone again");
  },
};
