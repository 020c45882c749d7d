import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import english from "../../src/i18n/locales/en/common.json" with { type: "json" };
import { root } from "../running/processes.ts";
import { hardware } from "./claims/hardware.ts";

const page = readFileSync(join(root, "docs/access.md"), "utf8");
const sectionOf = (heading: string) => {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading));
  if (section === undefined) throw new Error(`docs/access.md has no section "${heading}"`);
  return section;
};

test("the page for shops has each figure of clause 8.3", () => {
  const shop = sectionOf("What a shop has to add");
  const figures = Object.entries(hardware)
    .filter(([clause, claim]) => clause.startsWith("8.3.") && "shop" in claim)
    .flatMap(([, claim]) =>
      "shop" in claim ? [...(claim.shop ?? "").matchAll(/[\d,]+(?= mm)/g)] : [],
    );
  expect(new Set(figures.map(([figure]) => figure)).size).toBeGreaterThan(12);
  expect(figures.filter(([figure]) => !shop.includes(figure))).toEqual([]);
});

test("the page for shops names everything in the access bar", () => {
  const { textSize, contrast, lower, readAloud, language, callStaff } = english.access;
  const rows = sectionOf("What customers can use").split("\n");
  for (const label of [textSize, contrast, lower, readAloud, language, callStaff]) {
    expect(rows.filter((row) => row.startsWith(`| ${label} |`))).toHaveLength(1);
  }
});
