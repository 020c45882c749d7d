/** Passwords are stored as scrypt hashes with their salt and cost, so that the cost can rise later. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export type PasswordHash = {
  /** Base64. */
  readonly salt: string;
  readonly hash: string;
  readonly N: number;
  readonly r: number;
  readonly p: number;
};

export type Cost = { readonly N: number; readonly r: number; readonly p: number };

/** 32 MiB and about a quarter of a second: OWASP's Password Storage Cheat Sheet, "scrypt". */
export const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };

const HASH_BYTES = 32;

export async function hashPassword(password: string, cost: Cost = COST): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await scryptOf(password, salt, cost);
  return { ...cost, salt: salt.toString("base64"), hash: hash.toString("base64") };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const hash = await scryptOf(password, Buffer.from(stored.salt, "base64"), stored);
  const expected = Buffer.from(stored.hash, "base64");
  return hash.length === expected.length && timingSafeEqual(hash, expected);
}

/** Whether no password was set in between: each has a salt of its own, and so has another account of the same name. */
export function haveSamePassword(
  one: { readonly passwordHash: PasswordHash },
  other: { readonly passwordHash: PasswordHash },
): boolean {
  return one.passwordHash.salt === other.passwordHash.salt;
}

/** Keyboards write one character in several ways (RFC 8265 asks for NFC). */
function scryptOf(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, hash: Buffer) => (error ? reject(error) : resolve(hash));
    // It uses 128 * r * (N + p) bytes and some; Node refuses what comes close to the limit.
    const maxmem = 256 * r * (N + p) + 65_536;
    scrypt(password.normalize("NFC"), salt, HASH_BYTES, { N, r, p, maxmem }, done);
  });
}
