/** Staff test camera and scanner on the status page (docs/staff.md): nothing of a code is shown, stored or sent. */

import { Staff } from "./pages/staff.ts";
import { AMARA } from "./support/members.ts";
import { expect, openTracks, test } from "./support/scan-kiosk.ts";

/** A camera has to be opened first, on a machine with other load. */
const OPENING = { timeout: 20_000 };

test.describe("a camera that sees a code", () => {
  test.use({ camera: { shows: AMARA.card } });

  test("shows how long the code is, and releases the camera when the test is closed", async ({
    shop,
    watched: page,
  }) => {
    await page.goto(shop.kiosk.url);
    const staff = await Staff.at(page, "en");
    await staff.signIn();
    await staff.tab("status").tap();
    await staff.button("staff:status.testCamera").tap();
    await expect(staff.text("staff:status.read", { count: AMARA.card.length })).toBeVisible(
      OPENING,
    );
    await expect(page.locator("video.camera-test")).toBeVisible();
    expect(await openTracks(page)).toEqual([true]);
    expect(await page.locator("body").innerText()).not.toContain(AMARA.card);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: staff.say("common:close") })
      .tap();
    await expect.poll(() => openTracks(page)).toEqual([false]);
    await staff.leave();
    expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
  });
});

test.describe("a kiosk without a camera", () => {
  test.use({ camera: "absent" });

  test("says so, and what to check", async ({ shop, watched: page }) => {
    await page.goto(shop.kiosk.url);
    const staff = await Staff.at(page, "en");
    await staff.signIn();
    await staff.tab("status").tap();
    await staff.button("staff:status.testCamera").tap();
    await expect(staff.text("staff:status.cameraFailed")).toBeVisible(OPENING);
  });
});

test("a scanner is detected, only its code's length is shown, and nothing reaches customers", async ({
  customer,
  scanner,
  shop,
  page,
}) => {
  await customer.start.expectShown();
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  await staff.tab("status").tap();
  await staff.button("staff:status.testScanner").tap();
  await expect(staff.text("staff:status.scannerShow")).toBeVisible();
  await scanner.scan(AMARA.card);
  await expect(staff.text("staff:status.read", { count: AMARA.card.length })).toBeVisible();
  expect(await page.locator("body").innerText()).not.toContain(AMARA.card);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: staff.say("common:close") })
    .tap();
  await staff.leave();
  await customer.start.expectShown();
  await expect(page.getByText("We have your code")).toBeHidden();
  expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
});
