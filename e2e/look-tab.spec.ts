/** Staff look after the outlet's look: a draft on the customers' own screens, then published. */
import { expect, test } from "./pages/fixtures.ts";
import { LookTab } from "./pages/look.ts";
import { Staff } from "./pages/staff.ts";

const NAME = "Zum Anker";

test("a name is seen in the frame at once, and at the kiosk once it is published", async ({
  customer,
}) => {
  const { page } = customer;
  const staff = await Staff.at(page, "en");
  await staff.signIn();
  const look = await LookTab.openBy(staff);
  const before = (await look.screen.locator(".attract__name").textContent()) ?? "";
  await look.rename(before, NAME);
  await expect(look.screen.locator(".attract__name")).toHaveText(NAME);
  await look.publish();
  await staff.leave();
  await expect(page.locator(".attract__name")).toHaveText(NAME);
});
