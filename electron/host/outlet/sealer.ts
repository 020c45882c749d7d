import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readIfThere, writeDurably } from "./durable-file.ts";

/** Encrypts bytes at rest. `open` throws if they were not sealed with the same key. */
export type Sealer = {
  seal(plain: Buffer): Buffer;
  open(sealed: Buffer): Buffer;
};

/** A seal key that cannot be used; `message` is one line for the installer. */
export class SealKeyError extends Error {
  override readonly name = "SealKeyError";
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First bytes of everything sealed: the version of the format. */
const FORMAT = Buffer.from("LK1\0");

/** Seals with AES-256-GCM under a key of 32 bytes; throws SealKeyError for any other length. */
export function createAesSealer(key: Buffer): Sealer {
  if (key.length !== KEY_BYTES) throw new SealKeyError("seal key: must be 32 bytes");
  return {
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(FORMAT);
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([FORMAT, nonce, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const body = sealed.subarray(FORMAT.length);
      if (!sealed.subarray(0, FORMAT.length).equals(FORMAT)) throw new Error("unknown seal format");
      const nonce = body.subarray(0, NONCE_BYTES);
      const tag = body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(FORMAT).setAuthTag(tag);
      const text = decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]);
    },
  };
}

/**
 * The seal key of a kiosk without Electron: `KIOSK_SEAL_KEY` (32 bytes in Base64), else a file of mode 0600 in
 * `folder`, created at the first start. Throws SealKeyError.
 */
export function readSealKey(folder: string, environment: NodeJS.ProcessEnv): Buffer {
  const given = environment.KIOSK_SEAL_KEY;
  if (given !== undefined) {
    const key = Buffer.from(given, "base64");
    if (key.length === KEY_BYTES) return key;
    throw new SealKeyError("KIOSK_SEAL_KEY: must be 32 bytes in Base64");
  }
  const path = join(folder, "seal.key");
  const known = readIfThere(path);
  if (!known) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const key = randomBytes(KEY_BYTES);
    writeDurably(path, key);
    return key;
  }
  if (process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0) {
    throw new SealKeyError(`${path}: others may read it; its mode must be 0600`);
  }
  if (known.length !== KEY_BYTES) throw new SealKeyError(`${path}: must be 32 bytes`);
  return known;
}
