/** A fault of one screen loses no order, and reaches the host's log without personal data. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Shop, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";

/** The browser's own messages about it. */
test.use({ complaint: /Amara|Failed to fetch|ERR_FAILED|Failed to load/ });

const CANARY = "Amara +4915112345678";

function faultsLogged(shop: Shop): Record<string, unknown>[] {
  const lines = readFileSync(join(shop.dataDir, "logs", "kiosk.log"), "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a fault of a page");
}

test("a screen that fails keeps the order: back to the menu, again, and on to the payment", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const review = /\/ReviewScreen-[^/]*\.js$/;
  await page.route(review, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `throw new TypeError(${JSON.stringify(CANARY)})`,
    }),
  );
  await page.reload();
  await customer.begin();
  await customer.order("burger-beet", "bun-brioche");
  await customer.reviewOrder();
  await customer.buttonNamed(/^Continue without points/).tap();
  await expect(page.getByRole("heading", { name: "Something went wrong here" })).toBeFocused();
  await expect(page.getByText("Your order is saved as it is.")).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose your food" })).toBeVisible();
  await expect(page.getByText("Beet burger").first()).toBeVisible();
  const [fault] = faultsLogged(shop);
  expect(fault).toMatchObject({ page: "kiosk", screen: "review", type: "TypeError" });
  expect(JSON.stringify(fault?.stack)).toContain("ReviewScreen-");
  expect(readFileSync(join(shop.dataDir, "logs", "kiosk.log"), "utf8")).not.toContain("Amara");
});

test("a screen whose file did not load is fetched again at a touch, with the basket as it was", async ({
  customer,
}) => {
  const { page } = customer;
  const review = /\/ReviewScreen-[^/]*\.js$/;
  await page.route(review, (route) => route.abort());
  await page.reload();
  await customer.begin();
  await customer.order("burger-beet", "bun-brioche");
  await customer.reviewOrder();
  await customer.buttonNamed(/^Continue without points/).tap();
  await expect(page.getByText("Your order is saved as it is.")).toBeVisible();
  await page.unroute(review);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Beet burger").first()).toBeVisible();
  expect(await customer.payAndGetNumber()).toMatch(/^\d+$/);
});

test("a fault of the order-status display is logged, and it reloads by itself", async ({
  context,
  shop,
}) => {
  const page = await context.newPage();
  await page.addInitScript((canary) => {
    if (window.name === "again") return;
    window.name = "again";
    Object.defineProperty(HTMLElement.prototype, "dataset", {
      get() {
        throw new RangeError(canary);
      },
    });
  }, CANARY);
  await page.goto(shop.kiosk.status);
  await expect(page.getByText("Please ask at the counter")).toBeVisible();
  await expect
    .poll(() => faultsLogged(shop))
    .toMatchObject([{ page: "display", type: "RangeError" }]);
  await expect(page.getByText("Your number shows here")).toBeVisible();
});

test("without the numbering plans a number is typed with its country code, and finds its points", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const plans = /\/numbers-[^/]*\.js$/;
  await page.route(plans, (route) => route.abort());
  await page.reload();
  await customer.begin();
  await customer.order(SOUP);
  await customer.reviewOrder();
  await expect(page.getByText("with its country code")).toBeVisible();
  await customer.identify.enterNumber(`49${AMARA.phone}`);
  await customer.identify.goOn();
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  expect(await shop.control.identifications()).toMatchObject([
    { phoneNumber: `+49${AMARA.phone}` },
  ]);
});
