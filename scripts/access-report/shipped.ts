/** The report that packages contain. */
import { resultsFolder } from "../running/test-steps.ts";
import { htmlOf } from "./html.ts";
import { accessReport, countsOf } from "./report.ts";
import { readRuns } from "./results.ts";

/** `draft`: there are no results; `not shown`: they do not show every claim. */
export type ReportState = "shown" | "not shown" | "draft";

/** The report from the results in a folder, as HTML. */
export function shippedReport(folder = resultsFolder): { html: string; state: ReportState } {
  const runs = readRuns(folder);
  const report = accessReport({ runs, draft: runs.length === 0 });
  return { html: htmlOf(report), state: stateOf(report) };
}

function stateOf(report: ReturnType<typeof accessReport>): ReportState {
  if (report.draft) return "draft";
  return countsOf(report)["not shown"] === undefined ? "shown" : "not shown";
}
