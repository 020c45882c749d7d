import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a text, in lower-case hex. */
export function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Compares two secrets in constant time: neither the differing position nor the length leaks. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
