import type { DoctorReport } from "../api/staff-status-view.ts";
import type { Report } from "./doctor/report.ts";

/** Runs the doctor for staff: one look at a time, whoever asks meanwhile waits for the same report. */
export function createDoctorRun(look: () => Promise<Report>): () => Promise<DoctorReport> {
  let running: Promise<DoctorReport> | null = null;
  return () => {
    running ??= look()
      .then(({ findings, counts }) => ({ findings: [...findings], counts }))
      .finally(() => {
        running = null;
      });
    return running;
  };
}
