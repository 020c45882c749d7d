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

test("every package that a kiosk needs is in the bill, with its hash; no tool is", async () => {
  const { components } = await billOfMaterials();
  const named = components.map(({ name }) => name);
  const walked = needed(root, new Set());
  expect(walked.size).toBeGreaterThan(50);
  expect([...walked].filter((name) => !named.includes(name))).toEqual([]);
  expect(named).toContain("electron");
  for (const tool of ["vitest", "electron-builder", "typescript"])
    expect(named).not.toContain(tool);
  expect(components.filter((component) => !("hashes" in component))).toEqual([]);
});

test("a component is named as CycloneDX and package URLs require", async () => {
  const orpc = (await billOfMaterials()).components.find(({ name }) => name === "@orpc/client");
  expect(orpc).toMatchObject({
    type: "library",
    purl: expect.stringMatching(/^pkg:npm\/%40orpc\/client@\d/),
    licenses: [{ license: { id: "MIT" } }],
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});

test("the graph has every component, and names components only", async () => {
  const { metadata, components, dependencies } = await billOfMaterials();
  const refs = components.map((component) => component["bom-ref"]);
  const kiosk = metadata.component["bom-ref"];
  expect(dependencies.map(({ ref }) => ref).sort()).toEqual([kiosk, ...refs].sort());
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn)).not.toEqual([]);
  const reached = new Set([kiosk, ...refs.filter((ref) => ref.startsWith("electron@"))]);
  for (const ref of reached) {
    const found = dependencies.find((dependency) => dependency.ref === ref)?.dependsOn ?? [];
    for (const next of found) reached.add(next);
  }
  expect([...refs].filter((ref) => !reached.has(ref))).toEqual([]);
});

test("the bill is the same each time", async () => {
  expect(await billOfMaterials()).toEqual(await billOfMaterials());
});
