import { createHash } from "node:crypto";

/** 128 bits: against damage and editing by hand, not against an attacker, who could recompute the checksums. */
const HEX_DIGITS = 32;

/** A checksum of values, in hexadecimal. */
export function checksumOf(...values: readonly (string | number | null)[]): string {
  const hash = createHash("sha256");
  for (const value of values) {
    const text = String(value);
    hash.update(`${value === null ? "null" : text.length} `).update(text);
  }
  return hash.digest("hex").slice(0, HEX_DIGITS);
}
