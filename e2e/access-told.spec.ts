/**
 * What customers are told: that something takes long and how to get out of it (requirement A12), and nothing that a
 * typed number does not prove (A14).
 */
import type { Customer } from "./support/customer.ts";
import { expect, test } from "./support/kiosk.ts";
import { AMARA } from "./support/members.ts";

/** The services answer after the page believes that more than ten seconds have gone by. */
const SLOW = { latencyMs: 5_000 };
const LONG_MS = 10_500;

/** Attract → consent, on a page whose time is moved by hand. */
async function typeNumber(customer: Customer): Promise<void> {
  await customer.page.clock.install();
  await customer.page.reload();
  await customer.chooseSoup();
  await customer.typePhone(AMARA.phone);
}

test("a wait is told, a long one offers a way out: looking for points, and opening a payment", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await typeNumber(customer);
  await shop.control.setFault("loyalty.qr-code", SLOW);
  await customer.findPoints();
  await expect(page.getByText("Looking for your points").first()).toBeVisible({ timeout: 1_000 });
  await expect(page.getByText("This is taking longer than usual.")).toBeHidden();
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByText("You can wait, or go on without points.")).toBeVisible();
  await expect(customer.button(/^Continue without points/).first()).toBeEnabled();
  await expect(customer.button(/^Pay €/)).toBeVisible({ timeout: 15_000 });

  await shop.control.setFault("payments.authorize", SLOW);
  await customer.button(/^Pay €/).tap();
  await expect(page.getByRole("heading", { name: "Getting things ready" })).toBeVisible();
  await expect(customer.button("Stop here")).toBeHidden();
  await page.clock.fastForward(LONG_MS);
  await expect(
    page.getByText("If a payment goes through after that, you get all of it back."),
  ).toBeVisible();
  await expect(customer.button("Stop here")).toBeEnabled();
});

test("who typed a number is called by the first name; the balance comes at a touch, an e-mail address never", async ({
  customer,
}) => {
  const { page } = customer;
  const frames: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await typeNumber(customer);
  await customer.findPoints();
  const greeting = page.getByRole("heading", { name: /^Good to see you, / });
  await expect(greeting).toContainText("Amara");
  await expect(page.getByText("Hello Amara!")).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Okafor");
  await expect(page.locator("body")).not.toContainText("1,240");
  await customer.button("Show my points").tap();
  await expect(page.getByText("1,240")).toBeVisible();
  // What the page is not told it cannot show.
  expect(frames.join("\n")).toContain("Amara");
  expect(frames.join("\n")).not.toContain("Okafor");
  expect(frames.join("\n")).not.toMatch(/[\w.]+@[\w-]+\.\w/);
});
