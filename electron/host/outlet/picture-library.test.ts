import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { CATALOGUE } from "../../../pictures/catalogue.ts";
import { LIBRARY_DIR } from "../shared/built-page.ts";
import { servedLibrary } from "./picture-library.ts";

test("every picture of the catalogue has an address at which its file is served", () => {
  const { urlOf, mount } = servedLibrary();
  expect(urlOf("pizza-salami")).toBe("media/library/pizza-salami.svg");
  expect(mount.prefix).toBe("media/library/");
  const names = Object.values(CATALOGUE).flatMap((group) =>
    Object.keys(group).map((id) => `${id}.svg`),
  );
  const missing = names.filter((name) => !existsSync(mount.fileFor(name) ?? ""));
  expect(missing).toEqual([]);
  expect(readdirSync(LIBRARY_DIR).sort()).toEqual(names.sort());
});

test("serves no other name, in or beside the library's folder", () => {
  const { mount } = servedLibrary();
  for (const name of [
    "",
    ".",
    "pizza-salami",
    "pizza-salami.png",
    "PIZZA-SALAMI.svg",
    "README.md",
    "constructor.svg",
    "../library/pizza-salami.svg",
    "../catalogue.ts",
    "../../package.json",
  ]) {
    expect(mount.fileFor(name), name).toBeNull();
  }
});
