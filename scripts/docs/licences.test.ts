import { expect, test } from "vitest";
import { shippedPackages } from "../packaging/shipped-packages.ts";
import { GOOD_LICENCES, licencesPage } from "./licences.ts";

test("docs/licences.md lists what the lock file ships; npm run docs writes it", () => {
  const { is, shouldBe } = licencesPage();
  expect(is).toBe(shouldBe);
});

test("nothing ships under a licence that would bind the kiosk, or without one", () => {
  const names = (licence: string | null) => licence?.replaceAll(/[()]/g, "").split(/ OR /) ?? [];
  const bad = shippedPackages().filter(
    ({ licence }) => !names(licence).some((name) => GOOD_LICENCES.includes(name)),
  );
  expect(bad).toEqual([]);
});

test("Electron ships, and packages for building and testing do not", () => {
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toContain("electron");
  expect(names).toContain("react");
  expect(names).not.toContain("vitest");
  expect(names).not.toContain("electron-builder");
});
