/** The committed pictures are what the code draws, and what a kiosk may show. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CATALOGUE, type Shown } from "./catalogue.ts";
import { drawnFiles, LIBRARY } from "./files.ts";
import { indexPage } from "./index-page.ts";

const root = join(import.meta.dirname, "..");
const files = drawnFiles();
const library = files.filter(({ path }) => path.startsWith(`${LIBRARY}/`));
const entries: [string, Shown][] = Object.values(CATALOGUE).flatMap((group) =>
  Object.entries(group),
);

test("every committed picture is what the code draws", () => {
  const stale = files.filter(({ path, svg }) => readFileSync(join(root, path), "utf8") !== svg);
  expect(stale.map(({ path }) => path)).toEqual([]);
});

test("the library has a picture for every entry of the catalogue, and no other", () => {
  const names = entries.map(([id]) => `${id}.svg`).sort();
  expect(new Set(names).size).toBe(names.length);
  expect(readdirSync(join(root, LIBRARY)).sort()).toEqual(names);
  expect(library).toHaveLength(names.length);
});

test("a picture of the library has at most 12 kB and the usual canvas", () => {
  const large = library.filter(({ svg }) => Buffer.byteLength(svg) > 12_000);
  expect(large.map(({ path }) => path)).toEqual([]);
  const other = library.filter(
    ({ svg }) => !svg.includes('viewBox="0 0 400 340" width="400" height="340"'),
  );
  expect(other.map(({ path }) => path)).toEqual([]);
});

test("no picture has filters, gradients, scripts, styles or anything from outside", () => {
  // A filter would be recomputed for each part of the screen that shows the picture, without a graphics card.
  const allowed = new Set(["svg", "defs", "clipPath", "path", "use", "g"]);
  for (const { path, svg } of files) {
    const elements = [...svg.matchAll(/<(\w+)/g)].map(([, name = ""]) => name);
    expect(
      elements.filter((name) => !allowed.has(name)),
      path,
    ).toEqual([]);
    expect(svg.match(/NaN|undefined|\son\w+=|style=/g), path).toBeNull();
    const references = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to = ""]) => to);
    const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => `#${id}`));
    expect(
      references.filter((to) => !ids.has(to)),
      path,
    ).toEqual([]);
  }
});

test("no id is used twice in a picture", () => {
  for (const { path, svg } of files) {
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
});

test("only meat is pork", () => {
  const wrong = entries.filter(([, { contains, hasPork }]) => hasPork && contains !== "meat");
  expect(wrong).toEqual([]);
});

test("the index page shows every picture with what it contains", () => {
  const page = indexPage("library");
  for (const [id, { contains }] of entries) {
    expect(page).toContain(`<img src="library/${id}.svg" alt="">${id}<small>${contains}`);
  }
});
