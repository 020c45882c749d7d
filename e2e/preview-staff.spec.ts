/** The configuration preview as a page of staff mode: the kiosk's latest configuration, on its own screens. */
import { expect, test } from "./pages/fixtures.ts";
import { Previewer } from "./pages/previewer.ts";
import { Staff } from "./pages/staff.ts";
import { test as testDevice } from "./support/device.ts";
import { toolFaults } from "./support/tool-faults.ts";
import { SPOKEN } from "./support/words.ts";

/** Operations of a customer's order. */
const ORDERING = [
  "loyalty.qr-code",
  "loyalty.order-closed",
  "loyalty.refund",
  "ordering.order",
  "payments.authorize",
  "payments.sale",
];

for (const locale of SPOKEN) {
  test.describe(`in ${locale}`, () => {
    test.use({ sandboxState: { configuration: { locales: { default: locale } } } });

    test(`${locale}: staff view the live configuration behind their PIN, without a call to any service`, async ({
      customer,
      shop,
    }) => {
      const { page } = customer;
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(new URL(shop.kiosk.url).origin)) foreign.push(request.url());
      });
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      const staff = await Staff.at(page, locale);
      await staff.signIn();
      await staff.tab("preview").tap();
      const previewer = new Previewer(page, staff.say);
      await previewer.drawn();
      await previewer.open("phone");
      await expect(previewer.screen().locator("html")).toHaveAttribute("lang", locale);
      await expect(previewer.screen().locator(".phone-field__country")).toBeVisible();
      expect(await toolFaults(page)).toEqual([]);
      await previewer.open("code-504");
      await expect(
        previewer.screen().getByText(staff.say("preview:sample.code.504")),
      ).toBeVisible();
      for (const operation of ORDERING) {
        expect(await shop.control.requests(operation), operation).toEqual([]);
      }
      expect(foreign).toEqual([]);
      await staff.leave();
      await expect(page.locator("iframe")).toHaveCount(0);
    });
  });
}

testDevice(
  "an installed kiosk's preview offers no file to open, and prints nothing",
  async ({ device }) => {
    const { page } = device;
    const openPreview = async () => {
      await device.start();
      const staff = await Staff.at(page, "en");
      await staff.signIn();
      await staff.tab("preview").tap();
      const previewer = new Previewer(page, staff.say);
      await previewer.drawn();
      await previewer.turn("preview:view.label", staff.say("preview:view.all"));
      await expect(staff.button("preview:source.paste")).toBeVisible();
      return [staff.button("preview:source.open"), staff.button("preview:print")];
    };
    for (const offered of await openPreview()) await expect(offered).toBeVisible();
    await device.stop();
    device.exportsToFiles = true;
    for (const hidden of await openPreview()) await expect(hidden).toBeHidden();
  },
);
