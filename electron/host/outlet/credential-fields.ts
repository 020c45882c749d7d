/**
 * How the host uses the credential's fields other than key, address, version and flow (in-store-loyalty.md §2.3); pure.
 */
import type { Credential } from "./credential-answer.ts";

type Fields = Credential["configuration"];

/** The codes of the outlet's reward discounts: `discountId`, and the bonus of one vendor segment. */
export function rewardCodesOf({ discountId, bonusDiscountId }: Fields): readonly string[] {
  return [discountId, bonusDiscountId].flatMap((code) => code || []);
}

/** The vendor segment's `language` as a language tag, or null if it is not valid. */
export function staffLocaleOf({ language }: Pick<Fields, "language">): string | null {
  try {
    return language ? (Intl.getCanonicalLocales(language)[0] ?? null) : null;
  } catch {
    return null;
  }
}

const CORE: readonly (keyof Fields)[] = [
  "apiUrl",
  "apiVersion",
  "establishmentId",
  "discountId",
  "flow",
];

/** Names of a vendor segment's extra fields. Their values may be gift codes, which must not be logged. */
export function vendorFieldsOf(fields: Fields): readonly string[] {
  const isCore = (name: string) => CORE.some((core) => core === name);
  return Object.entries(fields)
    .filter(([name, value]) => !isCore(name) && value !== null && value !== undefined)
    .map(([name]) => name)
    .sort();
}
