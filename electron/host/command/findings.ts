/** Findings about the machine itself, in the form of the doctor's. */
import type { Finding, Report, Verdict } from "../staff/doctor/report.ts";

/** Like a finding of the doctor, which has no area for the machine. */
export type DeviceFinding = Omit<Finding, "area" | "section"> & { readonly area: "device" };

export type Readiness = {
  readonly ready: boolean;
  readonly findings: readonly (Finding | DeviceFinding)[];
};

export function finding(
  verdict: Verdict,
  title: string,
  seen: string,
  advice: string | null = null,
): DeviceFinding {
  return { area: "device", title, verdict, seen, advice };
}

export function readinessOf(device: readonly DeviceFinding[], services: Report | null): Readiness {
  const findings = [...device, ...(services?.findings ?? [])];
  return { ready: findings.every(({ verdict }) => verdict !== "failed"), findings };
}

const MARKS: Readonly<Record<Verdict, string>> = {
  ok: "✓",
  failed: "✗",
  warning: "!",
  skipped: "–",
};

/** One line for each finding, and its advice below it; of the services only what is not right. */
export function findingsText({ findings }: Pick<Readiness, "findings">): string {
  return findings
    .filter(({ verdict, area }) => verdict !== "ok" || area === "device")
    .flatMap(({ verdict, title, seen, advice }) => [
      `  ${MARKS[verdict]} ${title}: ${seen}`,
      ...(advice === null ? [] : [`      → ${advice}`]),
    ])
    .join("\n");
}

/** What is missing and how to mend it; the last line says whether all is ready, or how `program` checks it again. */
export function readinessText(readiness: Readiness, program: string): string {
  const { ready, findings } = readiness;
  const failed = findings.filter(({ verdict }) => verdict === "failed").length;
  const good = findings.filter(({ verdict }) => verdict === "ok").length;
  const last = ready
    ? `ready (${good} checks)`
    : `not ready: ${failed} ${failed === 1 ? "check has" : "checks have"} failed; run ${program} setup --check after mending`;
  return `${findingsText(readiness)}\n\n${last}\n`;
}
