/** What is in a support bundle. No secret, and nothing about a customer or an order. */
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readinessText } from "../../host/command/findings.ts";
import { isObject, isReference } from "../../host/command/json.ts";
import { readPresent } from "../../host/command/prepared-file.ts";
import { LOG_FILE } from "../../host/operation/log-file.ts";
import { SettingsError } from "../../host/settings/settings-file.ts";
import { PROGRAM } from "../commands.ts";
import type { CommandContext } from "../context.ts";
import type { DevicePaths } from "../device-paths.ts";
import { askHealth } from "../kiosk-endpoint.ts";
import { LOGGING_UNITS } from "../setup/device-checks.ts";
import { checkReadiness } from "../setup/readiness.ts";
import { withCredentials } from "../setup/secrets.ts";
import { readStatus } from "../status/kiosk-status.ts";
import { statusText } from "../status/status-text.ts";
import { createLogRedaction } from "./redacted-log.ts";
import { redactedSettings } from "./redacted-settings.ts";
import { createScrubber } from "./scrub.ts";

const JOURNAL_LINES = 2_000;
const LOG_LINES = 5_000;

export type BundledFile = { readonly name: string; readonly text: string };

/** Collects it; what cannot be read is replaced by the reason. */
export async function bundleContents(
  paths: DevicePaths,
  context: CommandContext,
): Promise<readonly BundledFile[]> {
  const settings = textOr(() => readPresent(paths.settings));
  const redacted = redactedSettings(settings);
  const scrub = createScrubber([
    ...hiddenTexts(settings, redacted),
    ...filesBelow(paths.secrets).map((file) => readOr(file).trim()),
    ...(await credentialsOf(paths, context)),
  ]);
  const redaction = createLogRedaction(scrub);
  const status = await readStatus(paths, context);
  const journal = context.system.run("journalctl", [
    ...["--output=json", "--no-pager", `--lines=${JOURNAL_LINES}`],
    ...LOGGING_UNITS.map((unit) => `--unit=${unit}`),
  ]);
  const health = await askHealth(context.healthUrl);
  const readiness = await checkReadiness({ context, paths, system: context.system, health });
  const log = readOr(join(paths.data, "logs", LOG_FILE));
  return [
    { name: "README.txt", text: ABOUT },
    { name: "status.txt", text: scrub(statusText(status)) },
    { name: "status.json", text: `${JSON.stringify(status, null, 2)}\n` },
    { name: "checks.txt", text: scrub(readinessText(readiness, PROGRAM)) },
    { name: "settings.json", text: `${JSON.stringify(redacted, null, 2)}\n` },
    { name: "journal.txt", text: linesOf(journal.stdout).map(redaction.journal).join("\n") },
    { name: "log.txt", text: linesOf(log).slice(-LOG_LINES).map(redaction.log).join("\n") },
    { name: "files.txt", text: fileList(paths, scrub) },
  ];
}

const ABOUT = `What support needs to know about this kiosk. It was made by "loyalty-kiosk support-bundle".

In it are: status, results of the checks, settings without secrets, the last lines of the system's journal and of the kiosk's log, and the
names and sizes of the kiosk's files. Ids of visits and orders are numbered (#1, #2); fields and texts that could be about a customer, an
order or a secret are left out or hidden. None of the records is in it. Read it before you send it.
`;

/** The secrets of systemd's credentials, as far as this account can decrypt them. */
function credentialsOf(paths: DevicePaths, context: CommandContext): Promise<readonly string[]> {
  const { environment, system } = context;
  return withCredentials({ paths, environment, run: system.run }, async (readable) => {
    const folder = readable.CREDENTIALS_DIRECTORY;
    return folder === undefined ? [] : filesBelow(folder).map((file) => readOr(file).trim());
  });
}

/** Every text of the settings that is not shown: each may be a secret. */
function hiddenTexts(settings: unknown, redacted: unknown): readonly string[] {
  const shown = new Set(leaves(redacted));
  return leaves(settings).filter((text) => !shown.has(text));
}

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(leaves);
  // Names of files and credentials are in the list of files.
  if (isReference(value)) return [];
  return isObject(value) ? Object.values(value).flatMap(leaves) : [];
}

function fileList(paths: DevicePaths, scrub: (text: string) => string): string {
  const { etc, credentials, data, backups, library, updateState, root } = paths;
  const ours = filesBelow(credentials).filter((file) => file.includes(`/${PROGRAM}.`));
  const listed = [
    ...[etc, data, backups, join(updateState, "..")].flatMap(filesBelow),
    ...ours,
    ...namesIn(library).map((name) => join(library, name)),
    ...namesIn(join(library, "versions")).map((name) => join(library, "versions", name)),
  ];
  return listed.map((file) => `${describe(file)} ${scrub(`/${relative(root, file)}`)}\n`).join("");
}

function describe(file: string): string {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return "gone";
  const mode = (found.mode & 0o7777).toString(8).padStart(4, "0");
  return `${mode} ${found.uid}:${found.gid} ${String(found.size).padStart(12)}`;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function readOr(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function textOr(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsError) return null;
    throw error;
  }
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}
