import { expect } from "@playwright/test";
import type { KioskScreen } from "./kiosk-screen.ts";

/** Start → start, with an order that is paid by card. Returns the number that the customer was shown. */
export async function visit(
  { customer, press }: KioskScreen,
  onNumber: () => Promise<void> = async () => {},
): Promise<string> {
  await customer.orderSoup();
  await customer.declineLoyalty();
  await customer.review.goToPay();
  const { provider } = customer.payment;
  // A page that has just come may not listen yet.
  await expect(async () => {
    await press(provider.testCard("approved"));
    await expect(provider.field("Card number")).not.toHaveValue("", { timeout: 1_000 });
  }).toPass();
  await press(provider.pay);
  const number = await customer.done.queueNumber();
  await onNumber();
  await customer.done.leave();
  return number;
}
