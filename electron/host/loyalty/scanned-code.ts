import { isAtLeast, SINCE } from "../net/api-version.ts";
import type { Identifier } from "./identification.ts";

/** How a public client id is distinguished from other codes. */
export type CodeReading = {
  /** One group: the id's digits. Null if public client ids are not scanned. */
  readonly publicClientIdPattern: RegExp | null;
  readonly apiVersion: string;
};

/**
 * What a scanned or typed code is sent as: a public client id if it matches the outlet's pattern and the version knows
 * the field (in-store-loyalty.md §9), else `qrCode`. Never both (in-store-loyalty.md §4.2 rule 1).
 */
export function identifierOfCode(
  code: string,
  { publicClientIdPattern, apiVersion }: CodeReading,
): Exclude<Identifier, { by: "phone" }> {
  const digits = publicClientIdPattern?.exec(code)?.[1];
  const known = isAtLeast(apiVersion, SINCE.publicClientId);
  if (digits !== undefined && known && /^\d+$/.test(digits)) {
    const publicClientId = Number(digits);
    // A longer number would be sent as another one.
    if (Number.isSafeInteger(publicClientId)) return { by: "public-client-id", publicClientId };
  }
  return { by: "code", qrCode: code };
}
