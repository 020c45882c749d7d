/** Writes what was answered, adds the first operator, and starts what is needed. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { type DeviceFinding, finding } from "../../../electron/host/command/findings.ts";
import {
  ownInstalledFile,
  writeInstalledFile,
} from "../../../electron/host/command/installed-file.ts";
import type { JsonObject } from "../../../electron/host/command/json.ts";
import { secretFiles, withoutSecrets } from "../../../electron/host/command/secrets.ts";
import type { System } from "../../../electron/host/command/system.ts";
import type { FleetSettings } from "../../settings/settings.ts";
import { accountsIn, createAccount } from "../accounts.ts";
import { type FleetPaths, pathHere } from "../fleet-paths.ts";
import { type Operator, SECRET_NAMES } from "./prepared.ts";
import { startUnits, writeFolders } from "./units.ts";

export type Installation = {
  readonly paths: FleetPaths;
  readonly system: System;
  /** The settings file as it will be, secrets that are new still in it. */
  readonly json: JsonObject;
  /** The same, with every reference resolved. */
  readonly settings: FleetSettings;
  /** Null if nobody is to be added. */
  readonly operator: Operator | null;
};

/** Writes everything, secrets first and the settings last; then the operator and the units. Throws for files. */
export function install(installation: Installation): readonly DeviceFinding[] {
  const { paths, system, settings } = installation;
  const written = writeFiles(installation);
  const { folder } = settings.server;
  writeFolders({ paths, system }, [folder, dirname(settings.console.databaseFile)]);
  return [written, ...addOperator(installation), startUnits({ paths, system })];
}

function writeFiles({ paths, system, json, settings }: Installation): DeviceFinding {
  const store = secretFiles(system, { folder: paths.secrets, audience: "loyalty-fleet" });
  const { settings: written, secrets } = withoutSecrets(json, SECRET_NAMES, store);
  for (const [name, text] of secrets) store.write(name, text);
  for (const file of certificateFiles(settings)) {
    const here = pathHere(paths, file);
    if (here.startsWith(`${paths.etc}/`)) ownInstalledFile(system, here, "loyalty-fleet");
  }
  writeInstalledFile(system, {
    path: paths.settings,
    text: `${JSON.stringify(written, null, 2)}\n`,
    audience: "loyalty-fleet",
  });
  const ids = settings.integrations.map(({ integrationId }) => integrationId).join(", ");
  return finding("ok", "settings", `written for ${ids}; tokens are in files of their own`);
}

/** Certificates and keys of all three programs. */
function certificateFiles({ gate, server, console }: FleetSettings): string[] {
  const files = [gate, server, console].flatMap(({ tls }) =>
    tls ? [tls.certFile, tls.keyFile] : [],
  );
  return [...new Set(files)];
}

function addOperator({ operator, settings, paths, system }: Installation): DeviceFinding[] {
  if (operator === null) return [];
  const { name, password } = operator;
  const { all } = accountsIn(pathHere(paths, settings.console.databaseFile));
  // The same prepared file may be used again.
  if (all.includes(name)) return [];
  const problem = createAccount({ paths, system }, { name, password });
  const advice = `Add the account by loyalty-kiosk-fleet add-account ${JSON.stringify(name)}.`;
  return [
    problem === null
      ? finding("ok", "operator", `${name} can sign in`)
      : finding("failed", "operator", problem, advice),
  ];
}

/** Files that only root and the fleet's account may read. */
export function privateFiles(paths: FleetPaths, settings: FleetSettings): readonly string[] {
  const keys = [settings.gate, settings.server, settings.console].flatMap(({ tls }) =>
    tls ? [pathHere(paths, tls.keyFile)] : [],
  );
  return [...new Set([paths.settings, ...keys])].filter(
    (file) => file.startsWith(`${paths.etc}/`) && existsSync(file),
  );
}
