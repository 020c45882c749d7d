import { expect, test } from "vitest";
import { shippedPackages } from "../packaging/shipped-packages.ts";
import { GOOD_LICENCES, licencesPage } from "./licences.ts";

test("docs/licences.md lists what the lock file ships; npm run docs writes it", () => {
  const { is, shouldBe } = licencesPage();
  expect(is).toBe(shouldBe);
});

test("nothing ships under a licence that would bind the kiosk, or without one", () => {
  const choices = (licence: string | null) => licence?.replaceAll(/[()]/g, "").split(" OR ") ?? [];
  const isGood = (choice: string) =>
    choice.split(" AND ").every((name) => GOOD_LICENCES.includes(name));
  const bad = shippedPackages().filter(({ licence }) => !choices(licence).some(isGood));
  expect(bad).toEqual([]);
});

test("Electron ships, and packages for building and testing do not", () => {
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toContain("electron");
  expect(names).toContain("react");
  expect(names).not.toContain("vitest");
  expect(names).not.toContain("electron-builder");
});
