/**
 * `npm run access-report -- [--results FOLDER …] [--to FILE] [--json] [--draft]`: what the kiosk claims about each clause
 * of EN 301 549 and WCAG 2.2, and whether the tests' results show it (docs/access.md). Results are those of `npm test`,
 * `npm run test:all` and `npm run e2e` in `test-results`. Writes HTML to `dist/accessibility.html`, with `--json` JSON to
 * `dist/accessibility.json`.
 *
 * Prints one JSON line; exits with 1 if a claim is not shown. `--draft` reads no results.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { htmlOf } from "./access-report/html.ts";
import { accessReport, countsOf } from "./access-report/report.ts";
import { readRuns } from "./access-report/results.ts";
import { readArguments } from "./running/arguments.ts";
import { root } from "./running/processes.ts";
import { resultsFolder } from "./running/test-steps.ts";

const { values } = readArguments({
  options: {
    results: { type: "string", multiple: true, default: [resultsFolder] },
    to: { type: "string" },
    json: { type: "boolean", default: false },
    draft: { type: "boolean", default: false },
  },
});
const { draft, json } = values;
const report = accessReport({ runs: draft ? [] : values.results.flatMap(readRuns), draft });
const file = resolve(values.to ?? join(root, `dist/accessibility.${json ? "json" : "html"}`));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, json ? `${JSON.stringify(report, null, 2)}\n` : htmlOf(report));
const counts = countsOf(report);
const rows = report.chapters.flatMap(({ rows }) => rows);
for (const { number, title, status } of rows) {
  if (status === "not shown") console.error(`not shown: ${number} ${title}`);
}
console.log(JSON.stringify({ file, draft, clauses: rows.length, ...counts }));
process.exitCode = (counts["not shown"] ?? 0) > 0 ? 1 : 0;
