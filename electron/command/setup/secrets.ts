/** Secrets of the settings: kept apart from the settings file, encrypted where this machine's systemd can do that. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeInstalledFile } from "../../host/command/installed-file.ts";
import type { JsonObject } from "../../host/command/json.ts";
import {
  nameOfFile,
  type SecretNames,
  type SecretStore,
  secretFiles,
} from "../../host/command/secrets.ts";
import type { System } from "../../host/command/system.ts";
import type { DevicePaths } from "../device-paths.ts";

/** The kiosk's unit imports credentials by this prefix. */
const PREFIX = "loyalty-kiosk.";
/** `ImportCredential=` came with systemd 254. */
const FIRST_SYSTEMD = 254;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Fields that hold a secret, and the name under which it is stored. */
export const SECRET_NAMES: SecretNames = [
  [/^outlet\.credentialCipher\.(key|iv)$/, "cipher-$1"],
  [/^ordering\.apiKey$/, "ordering-key"],
  [/^ordering\.apiKeyResponse$/, "ordering-response-key"],
  [/^payments\.outboundToken$/, "payments-token"],
  [/^payments\.inboundTokens\.(\d+)$/, "callback-token-$1"],
  [/^payments\.settings\.([\w.-]+)$/, "payments-setting-$1"],
  [/^operation\.telemetry\.headers\.([\w.-]+)$/, "telemetry-header-$1"],
  [/^device\.staffPin$/, "staff-pin"],
];

/** The name of the secret that a reference of setup's own refers to. */
function nameOf(reference: JsonObject): string | null {
  const { credential } = reference;
  const isOurs = typeof credential === "string" && credential.startsWith(PREFIX);
  return isOurs ? credential.slice(PREFIX.length) : nameOfFile(reference);
}

/** Encrypted credentials where systemd runs and imports them, else files that only root and the kiosk can read. */
export function secretStore(paths: DevicePaths, system: System): SecretStore {
  return importsCredentials(system)
    ? credentials(paths, system)
    : { ...secretFiles(system, { folder: paths.secrets, audience: "kiosk" }), nameOf };
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
    nameOf,
    write(name, text) {
      const id = `${PREFIX}${name}`;
      const { code, stdout } = system.run(
        "systemd-creds",
        ["encrypt", `--name=${id}`, "-", "-"],
        text,
      );
      if (code !== 0) throw new Error(`systemd-creds could not encrypt ${name}`);
      writeInstalledFile(system, {
        path: join(paths.credentials, id),
        text: stdout,
        audience: "root",
      });
    },
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
