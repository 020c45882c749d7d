/** The status of a kiosk in plain words, one screen of them. */
import type { StatusReport } from "../../host/operation/status-report.ts";
import type { UpdateState } from "../../host/operation/update-state.ts";
import type { ServiceState } from "../../host/rpc/staff-status-view.ts";
import { isRight, type KioskStatus } from "./kiosk-status.ts";

const GIGABYTE = 1e9;
const NOT_FOR_THIS_ACCOUNT = "unknown: only root may look, use sudo";

/** The first line says whether orders are taken; below it a line for each part. */
export function statusText(status: KioskStatus): string {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ["version", versionLines(status)],
    ["update", updateLines(status)],
    ["units", unitLines(status)],
    ["health", healthLines(status)],
    ["at rest", restLines(status)],
    ["services", serviceLines(status)],
    ["orders", orderLines(status)],
    ["disk", [`${(status.diskFreeBytes / GIGABYTE).toFixed(1)} GB free`]],
    ["backup", backupLines(status)],
    ["fleet", fleetLines(status)],
  ];
  const widest = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.flatMap(([name, texts]) =>
    texts.map((text, index) => `  ${(index === 0 ? name : "").padEnd(widest)}  ${text}`),
  );
  return `${headline(status)}\n\n${lines.join("\n")}\n`;
}

function headline({ serving, health }: KioskStatus): string {
  if (serving) return "This kiosk takes orders.";
  if (health === null) return "This kiosk does not answer: it does not run, or hangs.";
  const reasons = health.page === "none" ? [...health.because, "no page is open"] : health.because;
  const why = reasons.length === 0 ? health.state : reasons.join(", ");
  return `This kiosk takes no orders: ${why}.`;
}

function versionLines({ versions: { inUse, staged } }: KioskStatus): string[] {
  const waits = staged !== null && staged !== inUse ? `; ${staged} is installed, not in use` : "";
  return [`${inUse ?? "none"} in use${waits}`];
}

function updateLines({ update }: KioskStatus): string[] {
  if (update === "unreadable") return [NOT_FOR_THIS_ACCOUNT];
  if (update === "damaged")
    return ["its state is damaged: nothing is updated, see docs/updates.md"];
  return [phaseText(update), ...lastLines(update), ...failureLines(update)];
}

function phaseText(update: UpdateState): string {
  if (update.phase === "idle") return "none under way";
  return `${update.phase}: from ${update.from} to ${update.to}`;
}

function lastLines({ last }: UpdateState): string[] {
  if (last === null) return [];
  const why = last.reason === null ? "" : `, because of ${reasonText(last.reason, last.missing)}`;
  return [`the last one, from ${last.from} to ${last.to}, ${time(last.at)}: ${last.result}${why}`];
}

function failureLines({ failed, postponed }: UpdateState): string[] {
  return [
    ...failed.map(
      ({ version, reason, missing, at }) =>
        `${version} failed ${time(at)}: ${reasonText(reason, missing)}; it is not tried again`,
    ),
    ...(postponed === null
      ? []
      : [`${postponed.version} is postponed since ${time(postponed.at)}: ${postponed.reason}`]),
  ];
}

function reasonText(reason: string, missing: readonly string[]): string {
  return missing.length === 0 ? reason : `${reason} (${missing.join(", ")})`;
}

function unitLines({ units }: KioskStatus): string[] {
  if (units === null) return ["systemd does not run here"];
  const wrong = units.filter((unit) => !isRight(unit));
  if (wrong.length === 0) return [`all ${units.length} as they should be`];
  return wrong.map(({ unit, active }) => `${unit} is ${active || "missing"}`);
}

function healthLines({ health }: KioskStatus): string[] {
  if (health === null) return ["no answer"];
  const page = health.page === "open" ? "a page is open" : "no page is open";
  return [
    `${health.state}, ${page}`,
    ...health.problems,
    ...health.notes.map((note) => `to note: ${note}`),
  ];
}

function restLines({ rest }: KioskStatus): string[] {
  if (rest === null) return ["unknown"];
  return [rest.atRest ? "yes" : `no: ${rest.because.join(", ")}`];
}

function serviceLines({ report }: KioskStatus): string[] {
  if (report === null) return ["unknown"];
  return Object.entries(report.services).map(([name, state]) => `${name} ${serviceText(state)}`);
}

function serviceText({ lastAt, lastError }: ServiceState): string {
  const answered = lastAt === null ? "has not answered yet" : `answered ${time(lastAt)}`;
  if (lastError === null || lastError.at < (lastAt ?? 0)) return answered;
  const { operation, reason, status, at } = lastError;
  return `${answered}; ${operation} failed ${time(at)}: ${status === null ? reason : `HTTP ${status}`}`;
}

function orderLines({ report }: KioskStatus): string[] {
  if (report === null) return ["unknown"];
  return [`${report.orders.unfinished} under way, ${staffText(report.orders)}`];
}

function staffText({ needStaff, isComplete }: StatusReport["orders"]): string {
  const found = `${needStaff} ${needStaff === 1 ? "needs" : "need"} staff`;
  return isComplete ? found : `at least ${found}: not all records are searched yet`;
}

function backupLines({ backupAt, backupProblem, isReadable }: KioskStatus): string[] {
  if (!isReadable) return [NOT_FOR_THIS_ACCOUNT];
  const last = backupAt === null ? "none" : `the last one ${time(backupAt)}`;
  return [last, ...(backupProblem === "failed" ? ["the last attempt failed"] : [])];
}

function fleetLines({ report }: KioskStatus): string[] {
  if (report === null) return ["unknown"];
  return [report.fleet ?? "none: a kiosk on its own"];
}

/** UTC, to the minute. */
function time(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
