/** The credential that this device already has, read without requesting it and without changing a file. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LeftOut } from "../../../../contracts/leaving-out.ts";
import {
  type Credential,
  deserialize,
  lookupKey,
  readAnswer,
} from "../../outlet/credential-answer.ts";
import { createAesSealer, readSealKey, SealKeyError } from "../../outlet/sealer.ts";
import { decodeAnswer, mayBeFor } from "../../outlet/stored-answer.ts";
import { createFileVault } from "../../outlet/vault.ts";
import type { Settings } from "../../settings/settings.ts";

export type StoredCredential =
  | {
      readonly kind: "credential";
      readonly credential: Credential;
      /** Fields that are left out because their values do not fit the contract. */
      readonly leftOut: readonly LeftOut[];
    }
  /** There is none, or none for the outlet of these settings. */
  | { readonly kind: "none"; readonly why: string }
  /** There is one, and it cannot be opened from here. */
  | { readonly kind: "closed"; readonly why: string };

/**
 * Reads the credential in the kiosk's data folder (in-store-loyalty.md §4.5). The endpoint answers once in a device's
 * life, so nothing here may call it.
 */
export function readStoredCredential(
  dataDir: string | null,
  settings: Settings,
  environment: NodeJS.ProcessEnv,
): StoredCredential {
  if (dataDir === null) return { kind: "none", why: "no --data folder was named" };
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) {
    return { kind: "none", why: `there is no folder ${dataDir}` };
  }
  try {
    return rawCredential(dataDir, settings) ?? sealedCredential(dataDir, settings, environment);
  } catch (error) {
    const why = error instanceof SealKeyError ? error.message : codeOf(error);
    return { kind: "closed", why: `it cannot be read: ${why}` };
  }
}

/** An answer that was not sealed because of a crash: newer than the sealed one. */
function rawCredential(dataDir: string, settings: Settings): StoredCredential | null {
  const raw = createFileVault(dataDir).readRaw();
  const stored = raw && decodeAnswer(raw);
  // For another outlet the kiosk does not use it either.
  if (!stored || !mayBeFor(stored, lookupKey(settings))) return null;
  const answer = readAnswer(stored.bytes, settings.outlet.credentialCipher);
  return answer.kind === "credential" ? answer : null;
}

function sealedCredential(
  dataDir: string,
  settings: Settings,
  environment: NodeJS.ProcessEnv,
): StoredCredential {
  const sealed = createFileVault(dataDir).readSealed();
  if (!sealed) return { kind: "none", why: `the kiosk of ${dataDir} has not fetched it yet` };
  const keys = join(dataDir, "keys");
  // Reading a missing key would create one.
  if (environment.KIOSK_SEAL_KEY === undefined && !existsSync(join(keys, "seal.key"))) {
    return { kind: "closed", why: "its seal key is elsewhere: Electron's own, or KIOSK_SEAL_KEY" };
  }
  const found = deserialize(createAesSealer(readSealKey(keys, environment)).open(sealed));
  if (!found) return { kind: "closed", why: "its content is not understood" };
  if (found.lookupKey !== lookupKey(settings)) {
    return { kind: "none", why: "the one in the folder is of another outlet" };
  }
  const { credential, leftOut } = found;
  return { kind: "credential", credential, leftOut };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unreadable";
  return "code" in error ? String(error.code) : error.message;
}
