import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readMachineId, supportCode } from "./support-code.ts";

const ID = "0123456789abcdef0123456789abcdef";

test("a support code names a device and its version, and stays the same for both", () => {
  const code = supportCode(ID, "1.2.3");
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-1\.2\.3$/);
  expect(supportCode(`${ID}\n`, "1.2.3")).toBe(code);
  expect(supportCode(ID, "1.2.4").slice(0, 9)).toBe(code.slice(0, 9));
  expect(supportCode(ID.replace("0", "1"), "1.2.3").slice(0, 9)).not.toBe(code.slice(0, 9));
});

test("a machine without an id has its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "machine-id-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readMachineId(join(folder, "machine-id"))).toBe(hostname());
  writeFileSync(join(folder, "machine-id"), `${ID}\n`);
  expect(readMachineId(join(folder, "machine-id"))).toBe(ID);
});
