/** The pictures of docs/staff.md: every page of staff mode, with an order that needs attention. */
import type { Customer } from "../../e2e/pages/customer.ts";
import { LookTab } from "../../e2e/pages/look.ts";
import { Previewer } from "../../e2e/pages/previewer.ts";
import { Staff } from "../../e2e/pages/staff.ts";
import { SOUP } from "../../e2e/support/restaurant.ts";
import type { SandboxControl } from "../../e2e/support/sandbox-control.ts";

type Take = (name: string) => Promise<void>;

const REFUSED = { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" }, times: 1 };

/** Begins and ends at the start of the page. */
export async function takeStaffPages(
  customer: Customer,
  control: SandboxControl,
  take: Take,
): Promise<void> {
  await control.setFault("payments.capture", REFUSED);
  await orderOf(customer, SOUP);
  await orderOf(customer, "fries-skin-on", SOUP);
  const { page } = customer;
  const staff = await Staff.at(page, "en");
  await staff.knock();
  await take("staff-pin");
  await staff.enterPin();
  await page.locator(".order-card[data-listed]").waitFor();
  await take("staff-orders");
  await page.locator(".order-card[data-listed]").tap();
  await page.locator(".timeline").waitFor();
  await take("staff-order");
  await staff.button("staff:orders.resolve").tap();
  await take("staff-resolve");
  await page.keyboard.press("Escape");
  await staff.button("staff:orders.back").tap();
  await page.locator(".order-card:not([data-listed])").first().tap();
  await staff.button("staff:orders.refund").tap();
  await page.getByRole("button", { name: /Skin-on fries/ }).tap();
  await take("staff-refund");
  await page.keyboard.press("Escape");
  await staff.tab("status").tap();
  await staff.button("hardware:open").waitFor();
  await take("staff-status");
  await staff.button("hardware:open").tap();
  await page.locator(".hardware__parts").waitFor();
  await take("staff-hardware");
  await staff.button("hardware:back").tap();
  for (const tab of ["logs", "closing"]) {
    await staff.tab(tab).tap();
    await staff.text("staff:loading").first().waitFor({ state: "hidden" });
    await take(`staff-${tab}`);
  }
  const look = await LookTab.openBy(staff);
  await look.mood("street-food").tap();
  await page.locator(".device__drawing").first().waitFor({ state: "hidden" });
  await take("staff-look");
  await staff.tab("preview").tap();
  const previewer = new Previewer(page, staff.say);
  await previewer.open("phone");
  await take("staff-preview");
  await staff.leave();
}

/** From the start screen back to it, with an order in the kitchen. */
async function orderOf(customer: Customer, ...dishes: readonly string[]): Promise<void> {
  await customer.begin();
  for (const dish of dishes) await customer.order(dish);
  await customer.reviewOrder();
  await customer.declineLoyalty();
  await customer.review.goToPay();
  await customer.payWith("approved");
  await customer.done.queueNumber();
  await customer.done.leave();
}
