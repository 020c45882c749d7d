import { expect, test } from "vitest";
import { type PageFault, pageFault } from "../rpc/page-fault.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { createPageFaults } from "./page-faults.ts";

const FAULT: PageFault = {
  screen: "review",
  type: "TypeError",
  frames: [{ in: "ReviewScreen", file: "ReviewScreen-Ab1.js", line: 3, column: 1_204 }],
};

test("a fault is logged with page, screen and stack", () => {
  const { log, lines } = recordedLog();
  createPageFaults(log, () => 0)("kiosk", FAULT);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    ...{ level: 50, page: "kiosk", screen: "review", type: "TypeError" },
    stack: ["ReviewScreen ReviewScreen-Ab1.js:3:1204"],
  });
});

test("a page that fails repeatedly logs ten lines a minute, and the next one counts the others", () => {
  const { log, lines } = recordedLog();
  let now = 0;
  const report = createPageFaults(log, () => now);
  for (let fault = 0; fault < 5_000; fault += 1) report("display", FAULT);
  expect(lines).toHaveLength(10);
  now = 60_000;
  report("display", FAULT);
  expect(lines).toHaveLength(11);
  expect(JSON.parse(lines[10] ?? "")).toMatchObject({ leftOut: 4_990 });
});

test.each<[string, object]>([
  ["a message", { type: "cannot read Amara" }],
  [
    "an address with the page's secret",
    { frames: [{ ...FAULT.frames[0], file: "http://x/s3cret" }] },
  ],
  ["words for a function", { frames: [{ ...FAULT.frames[0], in: "Amara, +49 151" }] }],
  ["words for a screen", { screen: "review of Amara" }],
  ["a hundred frames", { frames: Array.from({ length: 100 }, () => FAULT.frames[0]) }],
])("%s is refused", (_what, part) => {
  expect(pageFault.safeParse(FAULT).success).toBe(true);
  expect(pageFault.safeParse({ ...FAULT, ...part }).success).toBe(false);
});
