/** The doctor's findings, and their report for a person and for a script. */

/** `warning`: it works, or can, but needs attention. `skipped`: could not be checked. */
export type Verdict = "ok" | "failed" | "warning" | "skipped";

export type Area =
  | "settings"
  | "outlet"
  | "loyalty"
  | "ordering"
  | "payments"
  | "connections"
  | "hardware"
  | "whole order";

/** One result of a check. Texts are short and contain no secret of the settings. */
export type Finding = {
  readonly area: Area;
  /** The section that requires it, for example `ordering.md §5`. */
  readonly section: string;
  readonly title: string;
  readonly verdict: Verdict;
  readonly seen: string;
  /** What to do; null if there is nothing to do. */
  readonly advice: string | null;
};

export type Report = {
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<Verdict, number>>;
  /** False if anything failed. */
  readonly ok: boolean;
};

/** Collects the findings of one area. */
export type Notebook = {
  ok(section: string, title: string, seen: string): void;
  failed(section: string, title: string, seen: string, advice: string): void;
  warning(section: string, title: string, seen: string, advice: string): void;
  skipped(section: string, title: string, seen: string, advice?: string): void;
  /** `ok` if `good`, else `failed`. */
  judge(good: boolean, section: string, title: string, words: JudgementText): void;
  /** The same notebook, for sections of another contract. */
  about(contract: string): Notebook;
  findings(): readonly Finding[];
};
type JudgementText = { readonly good: string; readonly bad: string; readonly advice: string };

const MARKS: Readonly<Record<Verdict, string>> = {
  ok: "✓",
  failed: "✗",
  warning: "!",
  skipped: "–",
};
const LONGEST_SEEN = 300;

/** `contract` is the file of the sections that name none. */
export function createNotebook(area: Area, contract: string): Notebook {
  return notebookOn([], area, contract);
}

function notebookOn(findings: Finding[], area: Area, contract: string): Notebook {
  const add =
    (verdict: Verdict) =>
    (section: string, title: string, seen: string, advice: string | null = null) => {
      const where = section.startsWith("§") ? `${contract} ${section}` : section;
      findings.push({ area, section: where, title, verdict, seen: printable(seen), advice });
    };
  const [ok, failed] = [add("ok"), add("failed")];
  return {
    ok,
    failed,
    warning: add("warning"),
    skipped: add("skipped"),
    judge(good, section, title, words) {
      if (good) ok(section, title, words.good);
      else failed(section, title, words.bad, words.advice);
    },
    about: (other) => notebookOn(findings, area, other),
    findings: () => findings,
  };
}

/** The report of all findings, in their order. */
export function reportOf(findings: readonly Finding[]): Report {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length;
  const counts = {
    ok: count("ok"),
    failed: count("failed"),
    warning: count("warning"),
    skipped: count("skipped"),
  };
  return { findings, counts, ok: counts.failed === 0 };
}

/** The report as lines for a terminal; the last one is the summary. */
export function textOf({ findings, counts }: Report): string {
  const areas = [...new Set(findings.map(({ area }) => area))];
  const blocks = areas.map((area) => {
    const lines = findings.filter((one) => one.area === area).flatMap(linesOf);
    return [area, ...lines].join("\n");
  });
  const sum =
    `✓ ${counts.ok} ok   ✗ ${counts.failed} failed   ` +
    `! ${counts.warning} ${counts.warning === 1 ? "warning" : "warnings"}   – ${counts.skipped} skipped`;
  return `${[...blocks, sum].join("\n\n")}\n`;
}

function linesOf({ verdict, title, section, seen, advice }: Finding): string[] {
  const line = `  ${MARKS[verdict]} ${title} (${section}): ${seen}`;
  return advice === null ? [line] : [line, `      → ${advice}`];
}

/** Text from outside must not move the cursor of a terminal, nor fill it. */
function printable(text: string): string {
  const harmless = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return harmless.length > LONGEST_SEEN ? `${harmless.slice(0, LONGEST_SEEN)} …` : harmless;
}
