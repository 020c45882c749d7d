import { expect, test } from "vitest";
import { checkoutPage } from "./checkout.ts";

test("docs/checkout.md is up to date with the checkout; npm run docs writes it", async () => {
  const { is, shouldBe } = await checkoutPage();
  expect(is).toBe(shouldBe);
});
