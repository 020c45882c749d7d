/** Secrets of the settings: kept apart from the settings file, encrypted where this machine's systemd can do that. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Reference, reference as referenceSchema } from "../../host/settings/texts.ts";
import type { DevicePaths } from "../device-paths.ts";
import type { System } from "../system.ts";
import { writeDeviceFile } from "./device-file.ts";
import { isObject, type JsonObject, jsonObject, mapped } from "./json.ts";

/** The kiosk's unit imports credentials by this prefix. */
const PREFIX = "loyalty-kiosk.";
/** `ImportCredential=` came with systemd 254. */
const FIRST_SYSTEMD = 254;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Fields that hold a secret, and the name under which it is stored. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^outlet\.credentialCipher\.(key|iv)$/, "cipher-$1"],
  [/^ordering\.apiKey$/, "ordering-key"],
  [/^ordering\.apiKeyResponse$/, "ordering-response-key"],
  [/^payments\.outboundToken$/, "payments-token"],
  [/^payments\.inboundTokens\.(\d+)$/, "callback-token-$1"],
  [/^payments\.settings\.([\w.-]+)$/, "payments-setting-$1"],
  [/^operation\.telemetry\.headers\.([\w.-]+)$/, "telemetry-header-$1"],
  [/^device\.staffPin$/, "staff-pin"],
];

/** The name under which the text of a field is stored; null if it is no secret. */
export function secretName(path: readonly string[]): string | null {
  const field = path.join(".");
  const found = NAMES.find(([pattern]) => pattern.test(field));
  return found ? field.replace(found[0], found[1]) : null;
}

/** Takes the secrets out of settings: each becomes a reference. One that is stored already keeps its name. */
export function withoutSecrets(
  settings: JsonObject,
  reference: (name: string) => Reference,
): { readonly settings: JsonObject; readonly secrets: ReadonlyMap<string, string> } {
  const secrets = new Map<string, string>();
  const stored = storedNames(settings);
  const replaced = mapped(settings, (value, path) => {
    const name = secretName(path);
    if (name === null || typeof value !== "string") return value;
    const free = freeName(name, (one) => stored.has(one) || secrets.has(one));
    secrets.set(free, value);
    return reference(free);
  });
  return { settings: jsonObject.parse(replaced), secrets };
}

/** Names of secrets to which these settings refer. */
function storedNames(settings: JsonObject): ReadonlySet<string> {
  const names = new Set<string>();
  mapped(settings, (value) => {
    const name = isObject(value) ? nameOf(value) : null;
    if (name !== null) names.add(name);
    return value;
  });
  return names;
}

/** The name of the secret that a reference of setup's own refers to. */
function nameOf({ file, credential }: JsonObject): string | null {
  if (typeof file === "string" && file.startsWith("secrets/")) return file.slice("secrets/".length);
  const isOurs = typeof credential === "string" && credential.startsWith(PREFIX);
  return isOurs ? credential.slice(PREFIX.length) : null;
}

/** A list of tokens that is moved by one must not overwrite the one that stays. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const numbered = /^(.*-)(\d+)$/.exec(name);
  if (!numbered) return name;
  let number = Number(numbered[2]);
  while (isTaken(`${numbered[1]}${number}`)) number += 1;
  return `${numbered[1]}${number}`;
}

/** How secrets are stored here. */
export type SecretStore = {
  /** For the report. */
  readonly kind: "credentials" | "files";
  reference(name: string): Reference;
  write(name: string, text: string): void;
};

/** Encrypted credentials where systemd runs and imports them, else files that only root and the kiosk can read. */
export function secretStore(paths: DevicePaths, system: System): SecretStore {
  return importsCredentials(system) ? credentials(paths, system) : files(paths, system);
}

function importsCredentials({ isBooted, run }: System): boolean {
  const version = /^systemd (\d+)/.exec(run("systemctl", ["--version"]).stdout)?.[1];
  if (!isBooted || Number(version ?? 0) < FIRST_SYSTEMD) return false;
  return run("systemd-creds", ["encrypt", `--name=${PREFIX}test`, "-", "-"], "test").code === 0;
}

function credentials(paths: DevicePaths, system: System): SecretStore {
  return {
    kind: "credentials",
    reference: (name) => ({ credential: `${PREFIX}${name}` }),
    write(name, text) {
      const id = `${PREFIX}${name}`;
      const { code, stdout } = system.run(
        "systemd-creds",
        ["encrypt", `--name=${id}`, "-", "-"],
        text,
      );
      if (code !== 0) throw new Error(`systemd-creds could not encrypt ${name}`);
      writeDeviceFile(system, {
        path: join(paths.credentials, id),
        text: stdout,
        audience: "root",
      });
    },
  };
}

function files(paths: DevicePaths, system: System): SecretStore {
  return {
    kind: "files",
    reference: (name) => ({ file: `secrets/${name}` }),
    write: (name, text) =>
      writeDeviceFile(system, {
        path: join(paths.secrets, name),
        text: `${text}\n`,
        audience: "kiosk",
      }),
  };
}

/**
 * Calls `use` with an environment in which references to credentials can be read: decrypted into a folder of root's
 * that is gone afterwards. systemd decrypts them for the kiosk's unit only.
 */
export async function withCredentials<Result>(
  {
    paths,
    environment,
    run,
  }: Pick<System, "run"> & {
    readonly paths: DevicePaths | null;
    readonly environment: NodeJS.ProcessEnv;
  },
  use: (environment: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const names =
    paths !== null && existsSync(paths.credentials) && isReadable(paths.credentials)
      ? readdirSync(paths.credentials).filter((name) => name.startsWith(PREFIX))
      : [];
  if (names.length === 0 || paths === null) return use(environment);
  // Memory, where there is a systemd.
  const folder = mkdtempSync(
    join(existsSync("/run/systemd") ? "/run" : tmpdir(), "loyalty-kiosk-"),
  );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A signal must not leave them there.
  const end = () => process.exit(1);
  process.once("exit", remove);
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    for (const name of names) {
      const file = join(paths.credentials, name);
      const { code, stdout } = run("systemd-creds", ["decrypt", `--name=${name}`, file, "-"]);
      if (code === 0) writeFileSync(join(folder, name), stdout, { mode: 0o600 });
    }
    return await use({ ...environment, CREDENTIALS_DIRECTORY: folder });
  } finally {
    remove();
    process.off("exit", remove);
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

/** Nobody but root can. */
function isReadable(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/** Replaces references by their texts, except those to credentials: they are encrypted for this machine already. */
export function resolvedReferences(
  settings: JsonObject,
  read: (reference: Reference) => string,
): JsonObject {
  return jsonObject.parse(
    mapped(settings, (value) => {
      const found = referenceSchema.safeParse(value);
      return found.success && !("credential" in found.data) ? read(found.data) : value;
    }),
  );
}
