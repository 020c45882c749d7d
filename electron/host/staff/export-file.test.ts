import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { MOST_EXPORTS, saveExport } from "./export-file.ts";

const NOON = Date.UTC(2027, 0, 4, 12);

function exportFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "exports-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return join(dataDir, "exports");
}

test("an export without a folder is a text, for a browser that can save it", () => {
  const saved = saveExport({ text: "x", name: "log", format: "csv", folder: null, at: NOON });
  expect(saved).toEqual({ fileName: "log-20270104T120000Z.csv", path: null, text: "x" });
});

test("only the latest exports of a kind stay: nobody at the screen can delete one", () => {
  const folder = exportFolder();
  const save = (name: "log" | "consents", at: number) =>
    saveExport({ text: "x", name, format: "csv", folder, at });
  save("consents", NOON);
  writeFileSync(join(folder, "look-20260101T000000Z.look.tar"), "");
  for (let count = 0; count < MOST_EXPORTS + 3; count += 1) save("log", NOON + count * 1_000);
  const left = readdirSync(folder).sort();
  expect(left).toHaveLength(MOST_EXPORTS + 2);
  expect(left).toContain("consents-20270104T120000Z.csv");
  expect(left).toContain("look-20260101T000000Z.look.tar");
  expect(left).not.toContain("log-20270104T120002Z.csv");
  expect(left).toContain("log-20270104T120003Z.csv");
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("an export stays although earlier ones are named by a clock that was ahead, and those go first", () => {
  const folder = exportFolder();
  const save = (at: number) => {
    return saveExport({ text: "x", name: "log", format: "csv", folder, at }).fileName;
  };
  const YEAR = 365 * 86_400_000;
  const ahead = Array.from({ length: MOST_EXPORTS }, (_, count) =>
    save(NOON + YEAR + count * 1_000),
  );
  const right = [save(NOON), save(NOON + 1_000)];
  expect(readdirSync(folder).sort()).toEqual([...right, ...ahead.slice(2)]);
});
