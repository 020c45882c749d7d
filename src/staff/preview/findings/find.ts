/** All rules: what is wrong with a configuration, sorted by severity. */
import { consent, documents, files } from "./documents.ts";
import { type Finding, keyOf, type Rule, type Severity, type Subject } from "./finding.ts";
import { flows, settings } from "./flows.ts";
import { masks, type NumberingPlans } from "./masks.ts";
import { placeholders } from "./placeholders.ts";
import { translations } from "./texts.ts";

/** Changes of the theme's colour by the kiosk for legibility (requirement A3). */
const accent: Rule = ({ adjustedColor }) => {
  if (adjustedColor === null) return [];
  return [
    {
      rule: "accent-changed",
      severity: "warning",
      details: adjustedColor,
      scene: "menu",
      locale: null,
    },
  ];
};

/** What the rules need besides the configuration. */
export type Knowledge = {
  /** Whether the kiosk has texts of its own in a language. */
  readonly isSpoken: (locale: string) => boolean;
  /** Null until the numbering plans have loaded. */
  readonly plans: NumberingPlans | null;
};

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** All unique findings by severity, otherwise in the order of a visit. */
export function findingsOf(subject: Subject, { isSpoken, plans }: Knowledge): readonly Finding[] {
  const rules: readonly Rule[] = [
    flows,
    settings(isSpoken),
    translations,
    placeholders,
    documents,
    consent,
    files,
    ...(plans ? [masks(plans)] : []),
    accent,
  ];
  return sorted(rules.flatMap((rule) => rule(subject)));
}

/** Unique findings, by severity. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  const byKey = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...byKey.values()].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
}
