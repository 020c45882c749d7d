import { hash, timingSafeEqual } from "node:crypto";

/** The token's header, in lower case as the headers of answers are (ordering.md §5). */
export const TOKEN_HEADER = "authorizationtoken";

/** The value of `AuthorizationToken`: the SHA-256 hex digest of a shared key (ordering.md §5). */
export function tokenOf(key: string): string {
  return hash("sha256", key, "hex");
}

/** Whether an answer's token is the digest of `key`, the setting `apiKeyResponse`; compares in constant time. */
export function isTokenOf(received: string | undefined, key: string): boolean {
  if (received === undefined) return false;
  const expected = Buffer.from(tokenOf(key));
  const found = Buffer.from(received.trim().toLowerCase());
  return found.length === expected.length && timingSafeEqual(found, expected);
}
