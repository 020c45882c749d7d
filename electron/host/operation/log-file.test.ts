import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settingsJson } from "../../testing/settings-file.ts";
import { parseSettings } from "../settings/settings.ts";
import { createHostLog } from "./host-log.ts";
import { createLogFile } from "./log-file.ts";

let dataDir: string;
let folder: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kiosk-log-"));
  folder = join(dataDir, "logs");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const line = (number: number) => `${JSON.stringify({ number, filler: "x".repeat(80) })}\n`;
const bytesIn = (path: string) =>
  readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0);

test("a log of months uses no more of the disk than configured, and has the latest lines (O4)", () => {
  const log = createLogFile({ folder, maxBytes: 1_000, files: 3 });
  for (let number = 0; number < 5_000; number += 1) log.write(line(number));
  log.close();
  expect(readdirSync(folder).sort()).toEqual(["kiosk.log", "kiosk.log.1", "kiosk.log.2"]);
  expect(bytesIn(folder)).toBeLessThanOrEqual(3_000);
  const lines = ["kiosk.log.2", "kiosk.log.1", "kiosk.log"]
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trimEnd().split("\n"))
    .map((text) => JSON.parse(text).number);
  // Complete lines, one after the other, up to the last.
  expect(lines).toEqual(Array.from(lines, (_, index) => 5_000 - lines.length + index));
});

test("a kiosk that restarts appends to its log", () => {
  for (const number of [1, 2]) {
    const log = createLogFile({ folder, maxBytes: 1_000, files: 3 });
    log.write(line(number));
    log.close();
  }
  expect(readFileSync(join(folder, "kiosk.log"), "utf8")).toBe(line(1) + line(2));
});

test("one line that is too long does not exceed the limit", () => {
  const log = createLogFile({ folder, maxBytes: 1_000, files: 2 });
  log.write(`${"x".repeat(50_000)}\n`);
  log.close();
  expect(bytesIn(folder)).toBe(1_000);
});

test("if nothing can be written the kiosk goes on, and so does the log once it can", () => {
  const missing = join(dataDir, "later", "logs");
  const log = createLogFile({ folder: missing, maxBytes: 1_000, files: 2 });
  log.write(line(1));
  expect(log.lost()).toBe(1);
  mkdirSync(join(dataDir, "later"));
  log.write(line(2));
  log.close();
  expect(readFileSync(join(missing, "kiosk.log"), "utf8")).toBe(line(2));
});

test("only the kiosk's own account can read it", () => {
  const log = createLogFile({ folder, maxBytes: 1_000, files: 2 });
  log.write(line(1));
  log.close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "kiosk.log")).mode & 0o777).toBe(0o600);
});

test("the kiosk's log is in its own folder unless the settings name another; silent is silent", () => {
  const said = (log: object) =>
    parseSettings({ ...settingsJson(), operation: { log } }, dataDir, {});
  const write = (log: object) => {
    const own = createHostLog(said(log), dataDir, { KIOSK_LOG_LEVEL: "silent" });
    own.log.info("at this level");
    own.log.debug("not at this one");
    own.close();
  };
  write({});
  write({ folder: "elsewhere", level: "debug" });
  write({ folder: "nowhere", level: "silent" });
  const lines = (path: string) =>
    readFileSync(join(dataDir, path, "kiosk.log"), "utf8")
      .trimEnd()
      .split("\n").length;
  expect(lines("logs")).toBe(1);
  expect(lines("elsewhere")).toBe(2);
  expect(readdirSync(dataDir)).not.toContain("nowhere");
});
