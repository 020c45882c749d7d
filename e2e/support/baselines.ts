/** What is kept beside the tests of how screens looked: `e2e/baselines/WALK/LOCALE-ORIENTATION.json`, and pictures beside it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Layout } from "./layout.ts";

const FOLDER = join(import.meta.dirname, "../baselines");
const BROWSER_FILE = join(FOLDER, "browser.txt");
/** A screen a line in the files: what has changed is seen in a difference of two versions. */
const BETWEEN = "; ";

/** Layouts by screen. */
export type Layouts = Readonly<Record<string, Layout>>;

/** The kept layouts of a look, `WALK/LOCALE-ORIENTATION`; none where they were not taken yet. */
export function keptLayouts(look: string): Layouts {
  const file = join(FOLDER, `${look}.json`);
  if (!existsSync(file)) return {};
  const kept = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.fromEntries(
    Object.entries(kept).map(([screen, layout]) => [screen, layout.split(BETWEEN)]),
  );
}

/** Keeps these layouts of a look and no others, and no picture of a screen that is not among them. */
export function keepLayouts(look: string, layouts: Layouts): void {
  const file = join(FOLDER, `${look}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(layouts).map(([screen, layout]) => [screen, layout.join(BETWEEN)]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  const pictures = Object.keys(layouts).map((screen) => join(FOLDER, pictureOf(look, screen)));
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    const isOfLook = path.startsWith(join(FOLDER, `${look}-`));
    if (isOfLook && !pictures.includes(path)) rmSync(path);
  }
}

/** Where the picture of a screen is, below the folder of all of them. */
export function pictureOf(look: string, screen: string): string {
  return `${look}-${screen.replaceAll(/[^a-z0-9]+/g, "-")}.jpg`;
}

/** The browser of the pictures, with the system that it runs on; null if there are none. */
export function keptBrowser(): string | null {
  return existsSync(BROWSER_FILE) ? readFileSync(BROWSER_FILE, "utf8").trim() : null;
}

export function keepBrowser(browser: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(BROWSER_FILE, `${browser}\n`);
}
