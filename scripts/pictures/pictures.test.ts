/** The drawn pictures must render fast on a machine without a graphics card. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../running/processes.ts";

const FOLDERS = ["sandbox/restaurant/pictures", "public/pictures"];

test.each(FOLDERS)("nothing in %s uses a filter", (folder) => {
  const drawn = readdirSync(join(root, folder)).filter((name) => name.endsWith(".svg"));
  expect(drawn).not.toEqual([]);
  const filtered = drawn.filter((name) =>
    readFileSync(join(root, folder, name), "utf8").includes("filter"),
  );
  expect(filtered).toEqual([]);
});
