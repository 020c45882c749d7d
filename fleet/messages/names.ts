/** Hashes by which callbacks are addressed, and names that are computed from others. */
import { createHash } from "node:crypto";

/**
 * Addresses a callback's payment or enrollment: two integrations may have the same reference, and an integrationId is
 * free text. A NUL separates the two; neither text can contain one unnoticed, since both are hashed as a whole.
 */
export function referenceHash(integrationId: string, reference: string): string {
  return sha256(`${integrationId}\0${reference}`);
}

/** Names an integration to kiosks without saying its id to those of another one. */
export function integrationHash(integrationId: string): string {
  return sha256(integrationId);
}

/** The outlet of a kiosk or display, from the contracts' own names of it. */
export function outletOf(outlet: {
  readonly vendorBaseUrl: string;
  readonly salesOutletId: number;
}): string {
  return sha256(`${outlet.vendorBaseUrl}\0${outlet.salesOutletId}`).slice(0, 16);
}

/** What a device that is to be paired shows: staff type it at the console. 50 bits of its key's digest. */
export function pairingCode(key: string): string {
  const bits = BigInt(`0x${sha256(key).slice(0, 13)}`) >> 2n;
  const symbols = Array.from({ length: 10 }, (_, place) =>
    CODE_SYMBOLS.charAt(Number((bits >> BigInt(5 * (9 - place))) & 31n)),
  ).join("");
  return `${symbols.slice(0, 5)}-${symbols.slice(5)}`;
}

/** Base 32 by Crockford: no letter that could be read as a digit, or as another. */
const CODE_SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
