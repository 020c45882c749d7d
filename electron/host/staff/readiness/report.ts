/** The report about the kiosk's hardware, as text and as HTML. In English, like the doctor's, whoever reads it. */
import {
  ageInDays,
  HARDWARE_PARTS,
  type HardwareTest,
  isOld,
  latestTest,
} from "../../../../domain/readiness/tests.ts";
import { VERSION } from "../../shared/version.ts";
import type { Finding, Verdict } from "../doctor/report.ts";
import { PART_NAMES, readinessSentence } from "./sentence.ts";

export type ReportContent = {
  /** What this kiosk is called: terminal, outlet, machine. */
  readonly kiosk: string;
  readonly tests: readonly HardwareTest[];
  /** What the machine says by itself, as the doctor has it. */
  readonly findings: readonly Finding[];
  /** UTC milliseconds. */
  readonly now: number;
};

const VERDICTS = { passed: "passed", failed: "FAILED", absent: "not there" } as const;
const FINDINGS: Readonly<Record<Verdict, string>> = {
  ok: "ok",
  failed: "FAILED",
  warning: "warning",
  skipped: "skipped",
};

/** One row of the report: what, how it is, and what is to be known about it. */
type Row = { readonly name: string; readonly state: string; readonly details: readonly string[] };

/** The report as lines for a terminal, a mail or a file. */
export function reportText(content: ReportContent): string {
  const block = (title: string, rows: readonly Row[]) => [
    title,
    ...rows.flatMap(({ name, state, details }) => [
      `  ${name.padEnd(NAME_COLUMN)} ${state}`,
      ...details.map((detail) => `  ${" ".repeat(NAME_COLUMN)} ${detail}`),
    ]),
    "",
  ];
  return [
    ...headOf(content),
    "",
    ...block("Tested by hand", testRows(content)),
    ...block("Reported by the machine", findingRows(content)),
  ].join("\n");
}
const NAME_COLUMN = 32;

/** The same as a page of its own, which loads nothing. */
export function reportHtml(content: ReportContent): string {
  const [title = "", ...head] = headOf(content);
  const table = (caption: string, rows: readonly Row[]) =>
    `<h2>${escaped(caption)}</h2><table>${rows.map(rowHtml).join("")}</table>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:16px/1.4 sans-serif;margin:2em}table{border-collapse:collapse}td{border-top:1px solid #999;padding:.4em 1em .4em 0;vertical-align:top}p{margin:.2em 0}</style>
</head><body><h1>${escaped(title)}</h1>${head.map((line) => `<p>${escaped(line)}</p>`).join("")}
${table("Tested by hand", testRows(content))}
${table("Reported by the machine", findingRows(content))}
</body></html>
`;
}

function rowHtml({ name, state, details }: Row): string {
  const more = details.map((detail) => `<p>${escaped(detail)}</p>`).join("");
  return `<tr><td>${escaped(name)}</td><td><strong>${escaped(state)}</strong></td><td>${more}</td></tr>`;
}

function headOf({ kiosk, tests, now }: ReportContent): readonly string[] {
  return [
    `Hardware of ${kiosk}`,
    readinessSentence(tests, now),
    `Made ${timeText(now)} by Loyalty Kiosk ${VERSION}`,
  ];
}

function testRows({ tests, now }: ReportContent): readonly Row[] {
  return HARDWARE_PARTS.map((part) => {
    const test = latestTest(tests, part);
    if (!test) return { name: PART_NAMES[part], state: "not tested", details: [] };
    const age = `${ageInDays(test, now)} days ago${isOld(test, now) ? ", to be repeated" : ""}`;
    return {
      name: PART_NAMES[part],
      state: VERDICTS[test.verdict],
      details: [
        `${timeText(test.at)} (${age}), ${test.tester}`,
        ...(test.note === "" ? [] : [`Note: ${test.note}`]),
      ],
    };
  });
}

function findingRows({ findings }: ReportContent): readonly Row[] {
  return findings.map(({ title, verdict, seen, advice }) => ({
    name: title,
    state: FINDINGS[verdict],
    details: [seen, ...(advice === null ? [] : [`→ ${advice}`])],
  }));
}

function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
