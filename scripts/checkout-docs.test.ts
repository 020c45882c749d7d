import { expect, test } from "vitest";
import { checkoutPage } from "./checkout-docs.ts";

test("docs/checkout.md shows what the checkout does; npm run docs writes it", async () => {
  const { is, shouldBe } = await checkoutPage();
  expect(is).toBe(shouldBe);
});
