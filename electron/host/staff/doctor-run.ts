import type { DoctorReport, Examination } from "../rpc/staff-status-view.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { Report } from "./doctor/report.ts";

export type DoctorRun = {
  /** The latest report and the run under way: of a page that staff have left meanwhile, too. */
  readonly examination: Live<Examination>;
  /** One run at a time: callers during a run wait for its report. */
  examine(): Promise<DoctorReport>;
};

/** Runs the doctor for staff. `now`: UTC milliseconds. */
export function createDoctorRun(examine: () => Promise<Report>, now: () => number): DoctorRun {
  const examination = new Cell<Examination>({ runningSince: null, latest: null });
  let running: Promise<DoctorReport> | null = null;
  const run = async (): Promise<DoctorReport> => {
    const { latest } = examination.current();
    examination.set({ runningSince: now(), latest });
    try {
      const { findings, counts } = await examine();
      const report = { findings: [...findings], counts };
      examination.set({ runningSince: null, latest: { at: now(), report } });
      return report;
    } catch (error) {
      examination.set({ runningSince: null, latest });
      throw error;
    } finally {
      running = null;
    }
  };
  return {
    examination,
    examine() {
      running ??= run();
      return running;
    },
  };
}
