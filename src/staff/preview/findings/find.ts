/** All rules together: what is wrong with a configuration, worst first. */
import { resolveAccent } from "../../../ui/accent.ts";
import { consent, documents, files } from "./documents.ts";
import { type Finding, keyOf, type Rule, type Severity, type Subject } from "./finding.ts";
import { flows, settings } from "./flows.ts";
import { masks, type NumberingPlans } from "./masks.ts";
import { placeholders } from "./placeholders.ts";
import { translations } from "./texts.ts";

/** What the kiosk changes of the theme's colour so that everybody can read it (requirement A3). */
const accent: Rule = (subject) => {
  const { adjusted, fill } = resolveAccent(subject.accent);
  if (!adjusted) return [];
  return [
    {
      rule: "accent-changed",
      severity: "warning",
      details: { wanted: subject.accent, shown: fill },
      scene: "menu",
      locale: null,
    },
  ];
};

/** What the rules know beside the configuration. */
export type Knowledge = {
  /** Whether the kiosk has words of its own in a language. */
  readonly isSpoken: (locale: string) => boolean;
  /** Null until the numbering plans have arrived. */
  readonly plans: NumberingPlans | null;
};

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Everything that the rules find, each once, worst first and else in the order of a visit. */
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

/** Each finding once, worst first. */
export function sorted(findings: readonly Finding[]): readonly Finding[] {
  const byKey = new Map(findings.map((finding) => [keyOf(finding), finding]));
  return [...byKey.values()].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
}
