import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cipherWorks, decryptApiKey } from "./cipher.ts";
import { createAesSealer, readSealKey } from "./sealer.ts";
import { CIPHER, encrypted } from "./testing/outlet.ts";
import { createFileVault } from "./vault.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-seal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the sealer", () => {
  it("opens what it sealed, and seals the same bytes differently each time", () => {
    const sealer = createAesSealer(randomBytes(32));
    const plain = Buffer.from("the key");
    expect(sealer.open(sealer.seal(plain))).toEqual(plain);
    expect(sealer.seal(plain)).not.toEqual(sealer.seal(plain));
  });

  it("opens nothing that was changed in any byte, cut, or sealed with another key", () => {
    const sealer = createAesSealer(randomBytes(32));
    const sealed = sealer.seal(Buffer.from("the key"));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => sealer.open(changed), `byte ${at}`).toThrow();
      expect(() => sealer.open(sealed.subarray(0, at)), `cut at ${at}`).toThrow();
    }
    expect(() => createAesSealer(randomBytes(32)).open(sealed)).toThrow();
  });

  it("makes its key file once, for this account only", () => {
    const key = readSealKey(folder, {});
    expect(key).toHaveLength(32);
    expect(readSealKey(folder, {})).toEqual(key);
    expect(statSync(join(folder, "seal.key")).mode & 0o777).toBe(0o600);
  });

  it("refuses a key file that others may read, and one of the wrong size", () => {
    readSealKey(folder, {});
    chmodSync(join(folder, "seal.key"), 0o644);
    expect(() => readSealKey(folder, {})).toThrow(/0600/);
    expect(() => createAesSealer(randomBytes(31))).toThrow(/32 bytes/);
  });

  it("reads the key from the environment, and names the variable that is wrong", () => {
    const key = randomBytes(32);
    expect(readSealKey(folder, { KIOSK_SEAL_KEY: key.toString("base64") })).toEqual(key);
    expect(() => readSealKey(folder, { KIOSK_SEAL_KEY: "short" })).toThrow(/^KIOSK_SEAL_KEY/);
  });
});

describe("the file vault", () => {
  it("stores raw and sealed bytes across a restart, for this account only", () => {
    const vault = createFileVault(folder);
    expect([vault.readRaw(), vault.readSealed()]).toEqual([null, null]);
    vault.checkWritable();
    vault.writeRawSynced(Buffer.from("raw"));
    vault.writeSealed(Buffer.from("sealed"));
    const again = createFileVault(folder);
    expect(again.readRaw()?.toString()).toBe("raw");
    expect(again.readSealed()?.toString()).toBe("sealed");
    expect(statSync(join(folder, "credential.raw")).mode & 0o777).toBe(0o600);
    again.eraseRaw();
    expect(again.readRaw()).toBeNull();
    expect(readFileSync(join(folder, "credential.sealed"), "utf8")).toBe("sealed");
  });

  it("quarantines unread answers, latest first, even more than nine", () => {
    const vault = createFileVault(folder);
    for (let number = 1; number <= 11; number += 1) {
      vault.writeRawSynced(Buffer.from(String(number)));
      vault.quarantineRaw();
    }
    expect(vault.readRaw()).toBeNull();
    expect(vault.readQuarantined().map(String).slice(0, 3)).toEqual(["11", "10", "9"]);
    vault.eraseQuarantined((bytes) => bytes.toString() !== "7");
    expect(vault.readQuarantined().map(String)).toEqual(["7"]);
  });
});

describe("the cipher", () => {
  it("passes its known-answer check", () => {
    expect(cipherWorks()).toBe(true);
  });

  it("decrypts what the operator encrypts, beyond ASCII too", () => {
    expect(decryptApiKey(encrypted("clé-привет"), CIPHER)).toBe("clé-привет");
  });

  it("never takes the output of another key for an API key", () => {
    const password = encrypted("private-key-of-the-outlet");
    for (let run = 0; run < 2_000; run += 1) {
      const key = randomBytes(24).toString("base64");
      expect(decryptApiKey(password, { ...CIPHER, key })).toBeNull();
    }
    // The output of a wrong key may be text by chance, but not an API key.
    expect(decryptApiKey(encrypted("key\u0001"), CIPHER)).toBeNull();
    expect(decryptApiKey(encrypted(""), CIPHER)).toBeNull();
    expect(decryptApiKey("not Base64 of whole blocks", CIPHER)).toBeNull();
  });
});
