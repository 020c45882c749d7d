/** Checks answers against the machine: addresses, certificates, folders. Each problem begins with its field. */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { isHiddenFromUnits, isRefused } from "../../../electron/host/command/account-access.ts";
import { type JsonObject, valueAt } from "../../../electron/host/command/json.ts";
import { programAt } from "../../../electron/host/command/open-ports.ts";
import type { System } from "../../../electron/host/command/system.ts";
import { fleetAccount } from "../context.ts";
import { type FleetPaths, pathHere, seenPath } from "../fleet-paths.ts";
import { type Address, addressOf, collide, listenError } from "./addresses.ts";
import { certificateProblem, keyProblem } from "./certificates.ts";
import { CONSOLE_UNIT, GATE_UNIT, SERVER_UNIT } from "./units.ts";

export type AnswerChecks = {
  readonly paths: FleetPaths;
  readonly system: System;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** The settings that the fleet runs with now: what its programs listen on is not taken by others. */
  readonly present: JsonObject;
  /** Whether this machine finds the address of a host. */
  readonly knowsName: (host: string) => Promise<boolean>;
};

/** Fields with an address, and the unit that listens there. */
const LISTENERS: readonly (readonly [string, string])[] = [
  ["gate.listen", GATE_UNIT],
  ["gate.monitorListen", GATE_UNIT],
  ["server.listen", SERVER_UNIT],
  ["server.monitorListen", SERVER_UNIT],
  ["console.listen", CONSOLE_UNIT],
];

/** Sections with a certificate, and the field with the name that others connect to. */
const CERTIFICATES: readonly (readonly [string, string])[] = [
  ["gate", "gate.publicUrl"],
  ["server", "server.url"],
  ["console", "console.publicUrl"],
];

/** What is wrong with settings on this machine; fields that are not there yet are no problem. */
export async function machineProblems(json: JsonObject, checks: AnswerChecks): Promise<string[]> {
  return [
    ...(await listenProblems(json, checks)),
    ...(await serverNameProblems(json, checks)),
    ...CERTIFICATES.flatMap((one) => tlsProblems(json, one, checks)),
    ...folderProblems(json, checks),
  ];
}

const textAt = (json: JsonObject, path: string): string | null => {
  const found = valueAt(json, path);
  return typeof found === "string" && found !== "" ? found : null;
};

async function listenProblems(json: JsonObject, checks: AnswerChecks): Promise<string[]> {
  const problems: string[] = [];
  const before: { readonly field: string; readonly address: Address }[] = [];
  for (const [field, unit] of LISTENERS) {
    const text = textAt(json, field);
    const address = text === null ? null : addressOf(text);
    if (text === null || address === null) continue;
    const same = before.find((other) => collide(other.address, address));
    const isOwn = textAt(checks.present, field) === text && isActive(checks.system, unit);
    const why = same ? `is the port of ${same.field}` : await busyReason(address, isOwn, checks);
    if (why !== null) problems.push(`${field}: ${text} ${why}`);
    before.push({ field, address });
  }
  return problems;
}

/** Why nobody can listen there; null if that is possible. An image is built on another machine. */
async function busyReason(
  address: Address,
  isOwn: boolean,
  { system }: AnswerChecks,
): Promise<string | null> {
  if (isOwn || !system.isBooted) return null;
  const error = await listenError(address);
  if (error !== "EADDRINUSE") return error && (REASONS[error] ?? `cannot be used (${error})`);
  const program = programAt(system.run, address.port);
  // Debian's own unit, which setup ends.
  if (program === "nats-server" && isActive(system, "nats-server.service")) return null;
  return `is taken by ${program ?? "another program"}`;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: "is no address of this machine",
  ENOTFOUND: "is no name that this machine knows",
  EACCES: "can be used by root only",
};

const isActive = ({ isBooted, run }: System, unit: string): boolean =>
  isBooted && run("systemctl", ["is-active", unit]).stdout.trim() === "active";

/** Gate and console connect under the name that is in the certificate. */
async function serverNameProblems(
  json: JsonObject,
  { system, knowsName }: AnswerChecks,
): Promise<string[]> {
  const host = hostOf(textAt(json, "server.url"));
  if (host === null || !system.isBooted || (await knowsName(host))) return [];
  const advice = "add it to the DNS, or with an address of this machine to /etc/hosts";
  return [`server.url: this machine does not know the name ${host}: ${advice}`];
}

function tlsProblems(
  json: JsonObject,
  [section, nameField]: readonly [string, string],
  checks: AnswerChecks,
): string[] {
  const certFile = textAt(json, `${section}.tls.certFile`);
  const keyFile = textAt(json, `${section}.tls.keyFile`);
  if (certFile === null) return [];
  const { paths, now } = checks;
  const certificate =
    certificateProblem(pathHere(paths, certFile), {
      shown: seenPath(paths, certFile),
      now: now(),
      host: hostOf(textAt(json, nameField)),
    }) ?? readingProblem(certFile, checks);
  const key =
    keyFile &&
    (keyProblem(pathHere(paths, keyFile), {
      shown: seenPath(paths, keyFile),
      certificateFile: pathHere(paths, certFile),
    }) ??
      readingProblem(keyFile, checks));
  return [
    ...(certificate === null ? [] : [`${section}.tls.certFile: ${certificate}`]),
    ...(key === null ? [] : [`${section}.tls.keyFile: ${key}`]),
  ];
}

function hostOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^\[|\]$/g, "") || null;
}

/** Why the fleet's programs cannot read a file that root can; setup gives them what is beside the settings. */
function readingProblem(file: string, checks: AnswerChecks): string | null {
  const seen = seenPath(checks.paths, file);
  if (seen.startsWith("/etc/loyalty-fleet/")) return null;
  if (isHiddenFromUnits(seen)) {
    return `${seen} is in a folder that the fleet's programs do not see: copy it to /etc/loyalty-fleet`;
  }
  return isRefused(fleetAccount(checks), "-r", seen)
    ? `${seen} is not readable for the account loyalty-fleet: copy it to /etc/loyalty-fleet`
    : null;
}

function folderProblems(json: JsonObject, checks: AnswerChecks): string[] {
  const database = textAt(json, "console.databaseFile");
  const folders: readonly (readonly [string, string | null])[] = [
    ["server.folder", textAt(json, "server.folder")],
    ["console.databaseFile", database && dirname(database)],
  ];
  return folders.flatMap(([field, folder]) => {
    const why = folder && folderProblem(folder, checks);
    return why === null ? [] : [`${field}: ${why}`];
  });
}

function folderProblem(folder: string, checks: AnswerChecks): string | null {
  const { paths } = checks;
  const seen = seenPath(paths, folder);
  if (isHiddenFromUnits(seen)) {
    return `${seen} is in a folder that the fleet's programs do not see`;
  }
  if (/[^\w./-]/.test(seen)) return `${seen} must be of letters, digits, . _ - and /`;
  const here = pathHere(paths, folder);
  const isForeign = existsSync(here) && isRefused(fleetAccount(checks), "-w", seen);
  if (isForeign) return `${seen} is not writable for the account loyalty-fleet`;
  const nearest = nearestFolder(here);
  if (!statSync(nearest).isDirectory()) return `${nearest} is no folder`;
  try {
    accessSync(nearest, constants.W_OK);
    return null;
  } catch {
    return `${nearest} cannot be written to`;
  }
}

/** The folder itself, or the one in which it would be made. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}
