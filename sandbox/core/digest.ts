import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a text, in lower-case hex. */
export function sha256Hex(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Compares two secrets without telling by time where they differ, or how long the right one is. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
