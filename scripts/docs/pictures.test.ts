import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../running/processes.ts";

const PAGES = ["tour.md", "design-language.md", "look.md"];

function picturesOf(page: string): string[] {
  const text = readFileSync(join(root, "docs", page), "utf8");
  return [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = ""]) => file);
}

test.each(PAGES)("every picture of %s exists", (page) => {
  const missing = picturesOf(page).filter((file) => !existsSync(join(root, "docs", file)));
  expect(missing).toEqual([]);
});

test("every picture of the tour is on the page", () => {
  const taken = readdirSync(join(root, "docs/images/tour")).map((file) => `images/tour/${file}`);
  expect(picturesOf("tour.md").toSorted()).toEqual(taken.toSorted());
});
