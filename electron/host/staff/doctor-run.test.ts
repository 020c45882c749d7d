import { expect, test } from "vitest";
import { createDoctorRun } from "./doctor-run.ts";

const REPORT = { findings: [], counts: { ok: 1, failed: 0, warning: 0, skipped: 0 }, ok: true };
const SHOWN = { findings: [], counts: REPORT.counts };

test("the doctor runs once for all concurrent callers, and again for later ones", async () => {
  let runs = 0;
  const { examine } = createDoctorRun(
    async () => {
      runs += 1;
      return REPORT;
    },
    () => 0,
  );
  const [first, second] = await Promise.all([examine(), examine()]);
  expect(first).toBe(second);
  expect(runs).toBe(1);
  await examine();
  expect(runs).toBe(2);
});

test("the latest report and a run under way are there for a page that opens later", async () => {
  let time = 1;
  const { examine, examination } = createDoctorRun(
    async () => REPORT,
    () => time,
  );
  const run = examine();
  expect(examination.current()).toEqual({ runningSince: 1, latest: null });
  time = 5;
  await run;
  expect(examination.current()).toEqual({ runningSince: null, latest: { at: 5, report: SHOWN } });
  const again = examine();
  expect(examination.current()).toEqual({ runningSince: 5, latest: { at: 5, report: SHOWN } });
  await again;
});

test("a run that fails is over, and the next one begins", async () => {
  let isBroken = true;
  const { examine, examination } = createDoctorRun(
    async () => {
      if (isBroken) throw new Error("the settings cannot be read");
      return REPORT;
    },
    () => 0,
  );
  await expect(examine()).rejects.toThrow("cannot be read");
  expect(examination.current().runningSince).toBeNull();
  isBroken = false;
  expect(await examine()).toEqual(SHOWN);
});
