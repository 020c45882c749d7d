/** The report as one HTML page that needs no other file. */
import { html, raw } from "hono/html";
import { countsOf, type Report, type Row, type RowStatus, type ShownTest } from "./report.ts";
import { STYLE } from "./style.ts";

const NAMES: Readonly<Record<RowStatus, string>> = {
  met: "Met",
  partly: "Partly met",
  "not met": "Not met",
  "not shown": "Not shown",
  "not applicable": "Not applicable",
  shop: "Decided by the shop",
};

const MEANINGS: Readonly<Record<RowStatus, string>> = {
  met: "The kiosk fulfils it, and each test named in the row passed on this version.",
  partly: "Part of it is missing; the row says what.",
  "not met": "The kiosk does not fulfil it; the row says why.",
  "not shown":
    "It is claimed, but a test of the row failed, was not run, or was run on another version.",
  "not applicable": "It does not concern this kiosk; the row says why.",
  shop: "The machine, its case or its place decides; the row says what the shop has to add.",
};
const ORDER = ["met", "partly", "not met", "not shown", "shop", "not applicable"] as const;

const SHORT_HASH = 12;

/** The whole page. */
export function htmlOf(report: Report): string {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility of Loyalty Kiosk ${report.version}: ${report.standard} and WCAG 2.2</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
${head(report)}
${report.chapters.map(
  ({ heading, note, rows }, index) => html`
<section aria-labelledby="chapter-${index}">
<h2 id="chapter-${index}">${heading}</h2>
${note !== "" && html`<p>${note}</p>`}
${table(`chapter-${index}`, rows, report.draft)}
</section>`,
)}
</main>
</body>
</html>
`;
  // A promise only if a part of it were one.
  if (page instanceof Promise) throw new Error("the report's parts are not all there");
  return page.toString();
}

function head(report: Report) {
  const counts = countsOf(report);
  const commit = report.commit === null ? "" : html`, commit <code>${report.commit}</code>`;
  return html`
<h1>Accessibility conformance report</h1>
<p>Loyalty Kiosk ${report.version}${commit}: every clause with a requirement of <cite>${report.standard}</cite>, and
the criteria of level A and AA that WCAG 2.2 added. Clauses that are void or informative are left out.</p>
<p>The kiosk is software for a self-service terminal. A report about a terminal in a shop consists of this one and of what its
hardware, its place and its staff add (rows “${NAMES.shop}”, and the paragraphs “Shop”).</p>
${
  report.draft &&
  html`<p class="draft"><strong>Draft:</strong> these are claims. No results of tests were read.</p>`
}
<h2 id="summary">Summary</h2>
<div class="scroll" role="region" aria-labelledby="summary" tabindex="0">
<table class="summary">
<thead><tr><th scope="col">Status</th><th scope="col">Clauses</th><th scope="col">Meaning</th></tr></thead>
<tbody>${ORDER.map(
    (status) => html`
<tr><th scope="row">${badge(status)}</th><td>${counts[status] ?? 0}</td><td>${MEANINGS[status]}</td></tr>`,
  )}
</tbody>
</table>
</div>
<nav aria-label="Chapters"><ul>${report.chapters.map(
    ({ heading }, index) => html`<li><a href="#chapter-${index}">${heading}</a></li>`,
  )}</ul></nav>`;
}

function table(headingId: string, rows: readonly Row[], draft: boolean) {
  return html`
<div class="scroll" role="region" aria-labelledby="${headingId}" tabindex="0">
<table>
<thead><tr>
<th scope="col">Clause</th><th scope="col">Status</th><th scope="col">How</th><th scope="col">Shown by</th>
</tr></thead>
<tbody>${rows.map(
    (row) => html`
<tr id="clause-${row.number}">
<th scope="row"><span class="number">${row.number}</span> <span>${row.title}</span></th>
<td>${badge(row.status)}</td>
<td>${explanation(row)}</td>
<td>${evidence(row, draft)}</td>
</tr>`,
  )}
</tbody>
</table>
</div>`;
}

function badge(status: RowStatus) {
  return html`<span class="status status--${status.replace(" ", "-")}">${NAMES[status]}</span>`;
}

function explanation({ claim, sameAs }: Row) {
  if (sameAs !== null) return html`<p>See clause <a href="#clause-${sameAs}">${sameAs}</a>.</p>`;
  const missing = "missing" in claim ? claim.missing : undefined;
  const shop = "shop" in claim ? claim.shop : undefined;
  return html`
${"how" in claim && claim.how && html`<p>${claim.how}</p>`}
${"reason" in claim && html`<p>${claim.reason}</p>`}
${missing && html`<p><strong>Missing:</strong> ${missing}</p>`}
${shop && html`<p><strong>Shop:</strong> ${shop}</p>`}`;
}

function evidence({ tests, sameAs }: Row, draft: boolean) {
  if (tests.length === 0) return "";
  const passed = tests.filter(({ outcome }) => outcome.status === "passed").length;
  const summary = draft ? `${tests.length} named` : `${passed} of ${tests.length} passed`;
  if (sameAs !== null) return html`<p>${summary}</p>`;
  return html`<p>${summary}</p>
<ul class="tests">${tests.map((test) => html`<li>${shownTest(test, draft)}</li>`)}</ul>`;
}

function shownTest({ file, title, outcome }: ShownTest, draft: boolean) {
  const name = html`“${title.replaceAll("*", "…")}” <code>${file}</code>`;
  if (draft) return name;
  if (outcome.status === "not run") return html`${name}: <strong>not run</strong>`;
  const { status, date, commit } = outcome;
  const said = status === "failed" ? html`<strong>failed</strong>` : status;
  return html`${name}: ${said} on ${date}, ${short(commit)}`;
}

function short(commit: string | null): string {
  if (commit === null) return "commit unknown";
  return commit.slice(0, SHORT_HASH) + (commit.endsWith("-dirty") ? ", with changes" : "");
}
