import { expect, it } from "vitest";
import { commandPages } from "./command.ts";

it("the pages have the commands' help; npm run docs writes it", () => {
  for (const { is, shouldBe } of commandPages()) expect(is).toBe(shouldBe);
});
