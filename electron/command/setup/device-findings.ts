/** Findings about the device itself, in the form of the doctor's. */
import type { Finding, Report, Verdict } from "../../host/staff/doctor/report.ts";

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

/** What is missing and how to mend it; what is right is counted only. The last line says whether it is ready. */
export function readinessText({ ready, findings }: Readiness): string {
  const lines = findings
    .filter(({ verdict, area }) => verdict !== "ok" || area === "device")
    .flatMap(({ verdict, title, seen, advice }) => [
      `  ${MARKS[verdict]} ${title}: ${seen}`,
      ...(advice === null ? [] : [`      → ${advice}`]),
    ]);
  const failed = findings.filter(({ verdict }) => verdict === "failed").length;
  const good = findings.filter(({ verdict }) => verdict === "ok").length;
  const last = ready
    ? `ready (${good} checks)`
    : `not ready: ${failed} ${failed === 1 ? "check has" : "checks have"} failed; run loyalty-kiosk setup --check after mending`;
  return `${lines.join("\n")}\n\n${last}\n`;
}
