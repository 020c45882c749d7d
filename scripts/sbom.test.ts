import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "./running/processes.ts";
import { billOfMaterials } from "./sbom.ts";

const manifest = z.object({
  name: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const manifestOf = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));

/** All transitive dependencies, found by walking the installed packages. */
function needed(folder: string, found: Set<string>): Set<string> {
  for (const name of Object.keys(manifestOf(folder).dependencies)) {
    const nested = join(folder, "node_modules", name);
    const place = existsSync(nested) ? nested : join(root, "node_modules", name);
    if (found.has(name) || !existsSync(place)) continue;
    found.add(name);
    needed(place, found);
  }
  return found;
}

test("every package that a kiosk needs is in the bill, with its hash; no tool is", () => {
  const { components } = billOfMaterials();
  const named = components.map(({ name }) => name);
  const walked = needed(root, new Set());
  expect(walked.size).toBeGreaterThan(50);
  expect([...walked].filter((name) => !named.includes(name))).toEqual([]);
  expect(named).toContain("electron");
  for (const tool of ["vitest", "electron-builder", "typescript"])
    expect(named).not.toContain(tool);
  expect(components.filter((component) => !("hashes" in component))).toEqual([]);
});

test("a component is named as CycloneDX and package URLs require", () => {
  const orpc = billOfMaterials().components.find(({ name }) => name === "@orpc/client");
  expect(orpc).toMatchObject({
    type: "library",
    purl: expect.stringMatching(/^pkg:npm\/%40orpc\/client@\d/),
    licenses: [{ expression: "MIT" }],
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
