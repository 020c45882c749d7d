/** A backup as one file that only the holders of certain keys can read: a tar archive in the format of age (age-encryption.org). */
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter } from "age-encryption";
import { packTar, unpackTar } from "modern-tar/fs";
import { chunksOf, streamOf } from "../host/shared/web-stream.ts";
import { BackupError } from "../host/store/backup.ts";
import { syncFolder } from "../host/store/sync.ts";

/** What the name of an encrypted backup ends with. */
export const ENCRYPTED = ".tar.age";

/** Writes the content of a folder, encrypted; the file has its name once all of it is on disk. Throws BackupError. */
export async function encryptFolder(
  folder: string,
  file: string,
  recipients: readonly string[],
): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(`operation.backup.recipients: ${recipient} is no public key of age`);
    }
  }
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  try {
    await writeEncrypted(encrypter, folder, draft);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

async function writeEncrypted(encrypter: Encrypter, folder: string, draft: string): Promise<void> {
  const encrypted = await encrypter.encrypt(streamOf(packTar(folder)));
  await pipeline(chunksOf(encrypted), createWriteStream(draft, { flags: "wx", mode: 0o600 }));
  const handle = openSync(draft, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Unpacks an encrypted backup into a folder of this account only, with the secret keys of an identity file
 * (`age-keygen`). Throws BackupError.
 */
export async function decryptInto(folder: string, file: string, identities: string): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of readIdentities(identities)) decrypter.addIdentity(identity);
  try {
    const decrypted = await decrypter.decrypt(streamOf(createReadStream(file)));
    await pipeline(
      chunksOf(decrypted),
      // Whoever knows the public key can make such a file: nothing in it is followed, or runs.
      unpackTar(folder, {
        filter: ({ type }) => type === "file" || type === "directory",
        fmode: 0o600,
        dmode: 0o700,
      }),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be read with ${identities}: ${why}`);
  }
}

function readIdentities(file: string): string[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  if (identities.length > 0) return identities;
  throw new BackupError(`${file} has no AGE-SECRET-KEY: it is not a file of age-keygen`);
}
