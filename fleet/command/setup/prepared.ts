/** What setup of a fleet needs to know beside the settings, and a prepared file of it (docs/fleet-command.md). */
import { z } from "zod";
import { type JsonObject, jsonObject, merged } from "../../../electron/host/command/json.ts";
import { readPreparedFile, withTexts } from "../../../electron/host/command/prepared-file.ts";
import type { SecretNames } from "../../../electron/host/command/secrets.ts";
import { SettingsError } from "../../../electron/host/settings/settings-file.ts";
import { reference } from "../../../electron/host/settings/texts.ts";
import { accountName, newPassword } from "../../console/rpc/account-views.ts";

/** The prepared file. */
const prepared = z.strictObject({
  /** Fields of the settings file; those that are left out stay as they are. */
  settings: jsonObject.default({}),
  /** Who may do everything at the console. Left out: somebody is there already. */
  operator: z
    .strictObject({
      name: accountName,
      /** 12 characters or more. */
      password: z.union([z.string(), reference]),
    })
    .optional(),
});

export type Operator = { readonly name: string; readonly password: string };

export type Answers = {
  readonly settings: JsonObject;
  /** Null if no operator is to be added. */
  readonly operator: Operator | null;
};

/**
 * Reads a prepared file. References in it are read now, beside the file or in the environment: setup stores their texts
 * itself. Throws SettingsError without any value of the file.
 */
export function readPrepared(file: string, environment: NodeJS.ProcessEnv): Answers {
  const { settings, operator } = readPreparedFile(file, prepared);
  const texts = { file, environment };
  const { password } = withTexts({ password: operator?.password }, texts);
  if (operator && !newPassword.safeParse(password).success) {
    throw new SettingsError(`${file}: operator.password: must have 12 to 200 characters`);
  }
  return {
    settings: withTexts(settings, texts),
    operator: operator ? { name: operator.name, password: String(password) } : null,
  };
}

/** Fields that hold a secret. */
export const SECRET_NAMES: SecretNames = [
  [/^integrations\.(\d+)\.inboundTokens\.(\d+)$/, "callback-token-$1-$2"],
];

/** Folders to which the units may write, and the addresses that `status` asks. */
const DEFAULTS: JsonObject = {
  gate: { monitorListen: "127.0.0.1:4661" },
  server: { monitorListen: "127.0.0.1:8222", folder: "/var/lib/loyalty-fleet/server" },
  console: { databaseFile: "/var/lib/loyalty-fleet/console.sqlite" },
};

/** Settings with the usual values of what a prepared file may leave out. */
export function withDefaults(settings: JsonObject): JsonObject {
  return merged(DEFAULTS, settings);
}
