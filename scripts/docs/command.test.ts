import { expect, it } from "vitest";
import { commandPage } from "./command.ts";

it("the page has the command's help; npm run docs writes it", () => {
  const { is, shouldBe } = commandPage();
  expect(is).toBe(shouldBe);
});
