/** Decryption of the outlet's API key: DESede/CBC/PKCS5, Base64 (in-store-loyalty.md §2.3). */
import { createDecipheriv } from "node:crypto";

const CIPHER = "des-ede3-cbc";

/** First block of the worked example in NIST SP 800-67, appendix B; with a zero IV, CBC equals ECB. */
const KNOWN_ANSWER = {
  key: Buffer.from("0123456789abcdef23456789abcdef01456789abcdef0123", "hex"),
  encrypted: Buffer.from("a826fd8ce53b855f", "hex"),
  plain: "The qufc",
};

/** Whether this build of the cryptography decrypts Triple DES correctly; checked before the only fetch. */
export function cipherWorks(): boolean {
  try {
    const decipher = createDecipheriv(CIPHER, KNOWN_ANSWER.key, Buffer.alloc(8));
    decipher.setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(KNOWN_ANSWER.encrypted), decipher.final()]);
    return plain.toString("latin1") === KNOWN_ANSWER.plain;
  } catch {
    return false;
  }
}

/**
 * Decrypts `password` with the key and IV of the onboarding (Base64). Null if they do not fit: a wrong key fails the
 * padding or, once in 256 times, yields bytes that are not text. Never throws.
 */
export function decryptApiKey(
  password: string,
  onboarding: { readonly key: string; readonly iv: string },
): string | null {
  try {
    const key = Buffer.from(onboarding.key, "base64");
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(onboarding.iv, "base64"));
    const bytes = Buffer.concat([
      decipher.update(Buffer.from(password, "base64")),
      decipher.final(),
    ]);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /^[^\p{Cc}]+$/u.test(text) ? text : null;
  } catch {
    return null;
  }
}
