import { expect, test } from "vitest";
import { createDoctorRun } from "./doctor-run.ts";

const REPORT = { findings: [], counts: { ok: 1, failed: 0, warning: 0, skipped: 0 }, ok: true };

test("the doctor runs once for all concurrent callers, and again for later ones", async () => {
  let runs = 0;
  const run = createDoctorRun(async () => {
    runs += 1;
    return REPORT;
  });
  const [first, second] = await Promise.all([run(), run()]);
  expect(first).toBe(second);
  expect(runs).toBe(1);
  await run();
  expect(runs).toBe(2);
});
