import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HARDWARE_PARTS, MOST_TESTS_OF_A_PART } from "../../../../domain/readiness/tests.ts";
import { HEALTHY_HARDWARE } from "../../hardware/testing/readings.ts";
import { openDatabase } from "../../store/database.ts";
import { createHardwareTests, readHardwareTests } from "../../store/hardware-tests.ts";
import { createValueStore } from "../../store/value-store.ts";
import { createStaffReadiness } from "./readiness.ts";
import { reportHtml, reportText } from "./report.ts";

const NOW = Date.UTC(2026, 10, 27, 12);
const CAMERA = { part: "camera", verdict: "failed", note: "Dark <left>", tester: "Änne" } as const;

let folder: string;
let database: ReturnType<typeof openDatabase>;
let logged: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-readiness-"));
  database = openDatabase(folder);
  logged = [];
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const readiness = (exportFolder: string | null = null) =>
  createStaffReadiness({
    read: async () => HEALTHY_HARDWARE,
    store: createHardwareTests(database),
    terminalId: "K1",
    exportFolder,
    now: () => NOW,
    log: { info: (...line: unknown[]) => void logged.push(line) },
  });

test("a test is stored with its time, shown at once, and there after a restart", () => {
  const first = readiness();
  let shown = 0;
  first.tests.subscribe(() => {
    shown += 1;
  });
  first.record(CAMERA);
  expect(shown).toBe(1);
  expect(first.tests.current()).toEqual([{ ...CAMERA, at: NOW }]);
  database.close();
  database = openDatabase(folder);
  expect(readiness().tests.current()).toEqual([{ ...CAMERA, at: NOW }]);
});

test("the command reads what a running kiosk has just stored", () => {
  readiness().record(CAMERA);
  expect(readHardwareTests(folder)).toEqual([{ ...CAMERA, at: NOW }]);
  expect(readHardwareTests(join(folder, "nowhere"))).toEqual([]);
});

test("what is stored is bounded", () => {
  const own = readiness();
  for (let count = 0; count < MOST_TESTS_OF_A_PART + 5; count += 1) own.record(CAMERA);
  expect(own.tests.current()).toHaveLength(MOST_TESTS_OF_A_PART);
});

test("entries that this version does not know are left out, and damaged ones are none", () => {
  readiness().record(CAMERA);
  const values = createValueStore(database);
  const entries = [
    { part: "hologram", verdict: "passed" },
    { ...CAMERA, at: NOW },
  ];
  const content = JSON.stringify(entries);
  values.write("tests of the hardware", { tag: null, content, storedAt: NOW });
  expect(readiness().tests.current()).toEqual([{ ...CAMERA, at: NOW }]);
});

test("the log has part and verdict, and neither name nor note", () => {
  readiness().record(CAMERA);
  expect(logged).toEqual([[{ part: "camera", verdict: "failed" }, "staff tested the hardware"]]);
});

test("the report is a file of the kiosk's own, or a text for a page that can save it", async () => {
  const own = readiness();
  own.record(CAMERA);
  const asText = await own.report("txt");
  expect(asText).toMatchObject({ fileName: "hardware-20261127T120000Z.txt", path: null });
  expect(asText.text).toContain("Not ready. failed: Camera; not tested yet: Touchscreen,");
  const { path } = await readiness(join(folder, "exports")).report("html");
  expect(path && existsSync(path)).toBe(true);
  expect(readFileSync(path ?? "", "utf8")).toContain("<h1>Hardware of kiosk K1");
});

const content = (tests: readonly (typeof CAMERA & { at: number })[]) => ({
  ...{ kiosk: "kiosk K1", tests, findings: [], now: NOW },
});

test("a report names each part with its result, time, age, tester and note", () => {
  const text = reportText(content([{ ...CAMERA, at: NOW - 100 * 86_400_000 }]));
  expect(text).toContain("Camera                           FAILED");
  expect(text).toContain("2026-08-19 12:00 UTC (100 days ago, to be repeated), Änne");
  expect(text).toContain("Note: Dark <left>");
  expect(text).toContain("Scanner                          not tested");
});

test("a name or note in the page is text, whatever it is", () => {
  const html = reportHtml(content([{ ...CAMERA, at: NOW }]));
  expect(html).toContain("Note: Dark &lt;left&gt;");
  expect(html).not.toContain("<left>");
});

test("a kiosk whose parts all passed is ready", () => {
  const own = readiness();
  for (const part of HARDWARE_PARTS) own.record({ ...CAMERA, part, verdict: "passed" });
  const text = reportText({ ...content([]), tests: own.tests.current() });
  expect(text).toContain("Ready: each part was tested and none failed.");
});
