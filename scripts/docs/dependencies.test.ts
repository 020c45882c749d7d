import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "../running/processes.ts";

const names = z.record(z.string(), z.string());
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});

test("docs/dependencies.md has a line for every dependency and none for others", () => {
  const parsed = manifest.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  const wanted = Object.values(parsed).flatMap((group) => Object.keys(group));
  const text = readFileSync(join(root, "docs/dependencies.md"), "utf8");
  const rows = text.split("\n").filter((line) => /^(\| `|- `node-)/.test(line));
  const named = rows.flatMap((line) => {
    const cell = line.startsWith("|") ? (line.split("|")[1] ?? "") : line.split(":")[0];
    return [...(cell ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1]);
  });
  expect(named.toSorted()).toEqual(wanted.toSorted());
});
