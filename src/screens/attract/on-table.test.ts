/** The table of the start screen is never empty. */
import { expect, test } from "vitest";
import { EMPTY_STAGE } from "../../../electron/host/rpc/stage-views.ts";
import { onTable } from "./on-table.ts";

const drawing = (url: string) => ({ kind: "drawing", url }) as const;
const urlsOf = (dishes: readonly string[], emblems: readonly string[]) =>
  onTable({ ...EMPTY_STAGE, dishes: dishes.map(drawing), emblems }).map((picture) =>
    picture.kind === "drawing" ? picture.url.replace("./pictures/", "") : "",
  );
const LAID = ["cloche", "bowls", "cutlery", "plates", "carafe"].map((name) => `table-${name}.svg`);

test("three dishes and more stand alone", () => {
  expect(urlsOf(["a", "b", "c"], ["x"])).toEqual(["a", "b", "c"]);
});

test("fewer are among emblems of the categories and things of a laid table, five in all", () => {
  expect(urlsOf(["a"], ["x", "y"])).toEqual(["a", "x", "y", ...LAID.slice(3)]);
  expect(urlsOf(["a", "b"], ["x", "y", "z", "w"])).toEqual(["a", "b", "x", "y", "z"]);
});

test("without anything of the outlet's own the table is laid", () => {
  expect(urlsOf([], [])).toEqual(LAID);
});
