/** The services that can be asked before the kiosk has its credential: the POS vendor and the payment integrator. */
import type { Settings } from "../../host/settings/settings.ts";
import { examineService } from "../../host/staff/doctor/doctor.ts";
import type { Finding } from "../../host/staff/doctor/report.ts";

const ASKABLE = ["ordering", "payments"] as const;
type Askable = (typeof ASKABLE)[number];

export function isAskable(section: string): section is Askable {
  return ASKABLE.some((one) => one === section);
}

/** What the doctor finds wrong with these services; empty if nothing. Never rejects for what a service does. */
export async function failedChecks(
  services: readonly Askable[],
  options: { readonly settings: Settings; readonly now: () => number },
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const service of services) findings.push(...(await examineService(service, options)));
  return findings.filter(({ verdict }) => verdict === "failed");
}

/** The text for a person: each service with its address, and what is wrong there. */
export function failedText(
  failed: readonly Finding[],
  { ordering, payments }: Pick<Settings, Askable>,
): string {
  const addresses = { ordering: ordering.vendorBaseUrl, payments: payments.integratorBaseUrl };
  return ASKABLE.map((service) => ({
    service,
    lines: failed
      .filter(({ area }) => area === service)
      .map(({ title, seen, advice }) => `  ✗ ${title}: ${seen}\n      → ${advice ?? ""}\n`),
  }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ service, lines }) => `${service}, asked at ${addresses[service]}:\n${lines.join("")}`)
    .join("");
}
