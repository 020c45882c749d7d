/** The report as data: what is claimed about each clause, and whether the tests' results show it. */
import packageFile from "../../package.json" with { type: "json" };
import { currentCommit } from "../running/commit.ts";
import { CHAPTERS, type Chapter, type Clause } from "./chapters.ts";
import type { Claim, Evidence } from "./claim.ts";
import { type Outcome, outcomeOf, type TestRun } from "./results.ts";

export const STANDARD = "EN 301 549 V3.2.1 (2021-03)";

export type ShownTest = Evidence & { readonly outcome: Outcome };

/** `not shown`: a test of a claim failed, was not run, or was run on another commit. */
export type RowStatus = Claim["status"] | "not shown";

export type Row = {
  readonly number: string;
  readonly title: string;
  readonly status: RowStatus;
  readonly claim: Claim;
  /** The clause whose claim this is, if it is that of another one. */
  readonly sameAs: string | null;
  readonly tests: readonly ShownTest[];
};

export type Report = {
  readonly standard: typeof STANDARD;
  readonly product: string;
  readonly version: string;
  /** What the report is about; null outside of a clone. */
  readonly commit: string | null;
  /** Claims alone, without results. */
  readonly draft: boolean;
  readonly chapters: readonly {
    readonly heading: string;
    readonly note: string;
    readonly rows: readonly Row[];
  }[];
};

export type ReportOptions = {
  readonly runs: readonly TestRun[];
  readonly draft: boolean;
  readonly commit?: string | null;
  readonly chapters?: readonly Chapter[];
};

export function accessReport(options: ReportOptions): Report {
  const { runs, draft, commit = currentCommit(), chapters = CHAPTERS } = options;
  const clauses = new Map(
    chapters.flatMap(({ clauses }) => clauses).map((clause) => [clause.number, clause]),
  );
  const rowOf = ({ number, title, claim }: Clause): Row => {
    const [own, sameAs] = resolved(claim, clauses);
    const tests = testsOf(own).map((test) => ({ ...test, outcome: outcomeOf(test, runs) }));
    const isShown = draft || tests.every(({ outcome }) => shows(outcome, commit));
    return { number, title, status: isShown ? own.status : "not shown", claim: own, sameAs, tests };
  };
  return {
    standard: STANDARD,
    product: packageFile.name,
    version: packageFile.version,
    commit,
    draft,
    chapters: chapters.map(({ heading, note, clauses }) => {
      return { heading, note, rows: clauses.map(rowOf) };
    }),
  };
}

/** The claim that counts, and the clause that it is from. A reference leads to a claim, not to another reference. */
function resolved(
  claim: Clause["claim"],
  clauses: ReadonlyMap<string, Clause>,
): [Claim, string | null] {
  if (!("sameAs" in claim)) return [claim, null];
  const other = clauses.get(claim.sameAs)?.claim;
  if (other === undefined || "sameAs" in other) {
    throw new Error(`clause ${claim.sameAs} has no claim of its own`);
  }
  return [other, claim.sameAs];
}

export function testsOf(claim: Claim): readonly Evidence[] {
  return "tests" in claim ? (claim.tests ?? []) : [];
}

/** Results of another commit show nothing about this one. */
function shows(outcome: Outcome, commit: string | null): boolean {
  return outcome.status === "passed" && outcome.commit !== null && outcome.commit === commit;
}

/** The number of rows of each status. */
export function countsOf({ chapters }: Report): Partial<Record<RowStatus, number>> {
  const counts: Partial<Record<RowStatus, number>> = {};
  for (const { status } of chapters.flatMap(({ rows }) => rows)) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
