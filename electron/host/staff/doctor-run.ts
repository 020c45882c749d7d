import type { DoctorReport } from "../rpc/staff-status-view.ts";
import type { Report } from "./doctor/report.ts";

/** Runs the doctor for staff: one run at a time; callers during a run wait for its report. */
export function createDoctorRun(examine: () => Promise<Report>): () => Promise<DoctorReport> {
  let running: Promise<DoctorReport> | null = null;
  return () => {
    running ??= examine()
      .then(({ findings, counts }) => ({ findings: [...findings], counts }))
      .finally(() => {
        running = null;
      });
    return running;
  };
}
