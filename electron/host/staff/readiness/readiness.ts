/** The hardware for staff: what the machine says of it, what people have found, and the report of both. */
import { hostname } from "node:os";
import type { HardwareReadings } from "../../../../domain/readiness/readings.ts";
import type { HardwareTest } from "../../../../domain/readiness/tests.ts";
import type { HardwareReader } from "../../hardware/read-hardware.ts";
import type { Log } from "../../net/log.ts";
import type { ReportFormat } from "../../rpc/readiness-contract.ts";
import type { Exported } from "../../rpc/staff-records-views.ts";
import { Cell, type Live } from "../../shared/live.ts";
import type { HardwareTests } from "../../store/hardware-tests.ts";
import { checkHardware } from "../doctor/check-hardware.ts";
import { saveExport } from "../export-file.ts";
import { reportHtml, reportText } from "./report.ts";

export type StaffReadiness = {
  readings(): Promise<HardwareReadings>;
  readonly tests: Live<HardwareTest[]>;
  /** Throws if it cannot be stored. */
  record(test: Omit<HardwareTest, "at">): void;
  report(format: ReportFormat): Promise<Exported>;
};

export function createStaffReadiness(options: {
  readonly read: HardwareReader;
  readonly store: HardwareTests;
  readonly terminalId: string;
  /** Where reports are written; null if the page can save them. */
  readonly exportFolder: string | null;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly log: Pick<Log, "info">;
}): StaffReadiness {
  const { read, store, terminalId, exportFolder: folder, now, log } = options;
  const tests = new Cell<HardwareTest[]>([...store.read()]);
  return {
    readings: read,
    tests,
    record(test) {
      store.add({ ...test, at: now() });
      // Of a person's name and words nothing is in the log.
      log.info({ part: test.part, verdict: test.verdict }, "staff tested the hardware");
      tests.set([...store.read()]);
    },
    async report(format) {
      const content = {
        kiosk: `kiosk ${terminalId} (${hostname()})`,
        tests: tests.current(),
        findings: checkHardware(await read()),
        now: now(),
      };
      const text = format === "html" ? reportHtml(content) : reportText(content);
      return saveExport({ text, name: "hardware", format, folder, at: now() });
    },
  };
}
