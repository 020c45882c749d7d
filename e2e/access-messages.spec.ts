/**
 * Information for customers: long waits are explained with a way out (requirement A12), and a typed number reveals
 * nothing that it does not prove (A14).
 */
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";

/** The services answer after the page's clock has advanced by more than ten seconds. */
const SLOW = { latencyMs: 5_000 };
const LONG_MS = 10_500;

/** Attract → consent, on a page with a manual clock. */
async function typeNumber(customer: Customer): Promise<void> {
  await customer.page.clock.install();
  await customer.page.reload();
  await customer.orderSoup();
  await customer.identify.enterNumber(AMARA.phone);
}

test("a wait is explained and a long one offers a way out: looking for points, and opening a payment", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await typeNumber(customer);
  await shop.control.setFault("loyalty.qr-code", SLOW);
  await customer.identify.goOn();
  await expect(page.getByText("Looking for your points").first()).toBeVisible();
  await expect(page.getByText("This is taking longer than usual.")).toBeHidden();
  await page.clock.fastForward(LONG_MS);
  await expect(page.getByText("You can wait, or continue without points.")).toBeVisible();
  await expect(customer.buttonNamed(/^Continue without points/).first()).toBeEnabled();
  await expect(customer.buttonNamed(/^Pay €/)).toBeVisible();

  await shop.control.setFault("payments.authorize", SLOW);
  await customer.buttonNamed(/^Pay €/).tap();
  await expect(page.getByRole("heading", { name: "Getting things ready" })).toBeVisible();
  await expect(customer.buttonNamed("Stop here")).toBeHidden();
  await page.clock.fastForward(LONG_MS);
  await expect(
    page.getByText("If a payment goes through after that, you get all of it back."),
  ).toBeVisible();
  await expect(customer.buttonNamed("Stop here")).toBeEnabled();
});

test("after a typed number only the first name is shown; the balance at a touch, an e-mail address never", async ({
  customer,
}) => {
  const { page } = customer;
  const frames: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await typeNumber(customer);
  await customer.identify.goOn();
  const greeting = page.getByRole("heading", { name: /^Good to see you, / });
  await expect(greeting).toContainText("Amara");
  await expect(page.getByText("Hello Amara!")).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Okafor");
  await expect(page.locator("body")).not.toContainText("1,240");
  await customer.buttonNamed("Show my points").tap();
  await expect(page.getByText("1,240")).toBeVisible();
  // The page cannot show what it never received.
  expect(frames.join("\n")).toContain("Amara");
  expect(frames.join("\n")).not.toContain("Okafor");
  expect(frames.join("\n")).not.toMatch(/[\w.]+@[\w-]+\.\w/);
});
