/** Between the tap on Pay and the host's answer the order does not change. */
import type { Locator, Page } from "@playwright/test";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";

/** Blocks the page's order on its way to the host until `release` is called; everything else passes. */
async function holdBackOrders(page: Page): Promise<{ isHeld(): boolean; release(): void }> {
  let held: (() => void)[] = [];
  await page.routeWebSocket(/\/rpc$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes("/checkout/place")) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  return {
    isHeld: () => held.length > 0,
    release: () => {
      for (const send of held) send();
      held = [];
    },
  };
}

/** Review of two dishes by an identified customer, with the first line open → waiting for the host's answer. */
async function payHeld(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.order(SOUP);
  await customer.order("fries-skin-on");
  await customer.reviewOrder();
  await customer.identifyAs(AMARA);
  await customer.buttonNamed(/^Change Roast tomato soup/).tap();
  await expect(customer.buttonNamed("Remove Roast tomato soup")).toBeVisible();
  await customer.buttonNamed(/^Pay €/).tap();
  await expect(customer.buttonNamed("One moment")).toBeVisible();
}

/** Whether a control can be used by touch, keyboard or screen reader. */
function isOperable(control: Element): boolean {
  return control.closest("[inert]") === null && !control.matches(":disabled");
}

/** Content and price of the order; the waiting message is elsewhere. */
async function shown(page: Page): Promise<string> {
  return await page.locator(".receipt").innerText();
}

function controlsOf(page: Page): Locator {
  return page.locator(".screen").locator("button, input, a, [role=button], [role=switch]");
}

test("no control of the review changes an order that is being placed, or leaves it", async ({
  page,
  shop,
  customer,
}) => {
  const orders = await holdBackOrders(page);
  await page.goto(shop.kiosk.url);
  await payHeld(customer);
  await expect.poll(() => orders.isHeld()).toBe(true);
  const before = await shown(page);

  const operable: string[] = [];
  const controls = await controlsOf(page).all();
  for (const control of controls) {
    const name = await control.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent);
    if (await control.evaluate(isOperable)) operable.push(name ?? "");
    if (name?.startsWith("Language") || !(await control.isVisible())) continue;
    // Like a finger: at the control's position, whatever covers it.
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(customer.buttonNamed("One moment")).toBeVisible();
    expect(await shown(page), `after “${name}”`).toBe(before);
  }
  // Stepper, choices, remove, the other line, points, "not you?", back, add more, pay.
  expect(controls.length).toBeGreaterThanOrEqual(8);
  expect(operable).toEqual([expect.stringMatching(/^Language/), "One moment"]);

  orders.release();
  await expect(page.getByRole("button", { name: "Cancel payment" })).toBeVisible();
  await customer.payWith("approved");
  await customer.done.queueNumber();
  expect(await shop.control.requests("payments.authorize")).toHaveLength(1);
});

test("the language can be changed while an order is being placed, and the order is the same", async ({
  page,
  shop,
  customer,
}) => {
  const orders = await holdBackOrders(page);
  await page.goto(shop.kiosk.url);
  await payHeld(customer);
  await expect.poll(() => orders.isHeld()).toBe(true);
  const lines = await page.locator(".review .line__name").count();
  await page
    .getByRole("button", { name: /^Language/ })
    .first()
    .tap();
  await page.getByRole("dialog").getByText("Deutsch").tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator(".review .line__name")).toHaveCount(lines);
  await expect(page.locator(".review__lock[inert]").first()).toBeAttached();

  orders.release();
  await expect(page.locator("iframe")).toBeVisible();
  await customer.payWith("approved");
  await expect(customer.done.number).toBeVisible();
  expect(await shop.control.requests("payments.authorize")).toHaveLength(1);
});
