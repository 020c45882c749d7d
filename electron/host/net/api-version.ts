/** Protocol versions as in paths: "1.7" (in-store-loyalty.md §9). */

/** The versions in which features first appear (in-store-loyalty.md §9). */
export const SINCE = {
  phoneNumber: "1.6",
  publicClientId: "1.7",
  orderDescription: "1.5",
} as const;

/**
 * Whether `version` is `least` or later, number by number: 1.10 comes after 1.9. False for a text that is no version.
 */
export function isAtLeast(version: string, least: string): boolean {
  const found = numbersOf(version);
  if (!found) return false;
  const wanted = numbersOf(least) ?? [];
  for (let at = 0; at < Math.max(found.length, wanted.length); at += 1) {
    const difference = (found[at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

function numbersOf(version: string): number[] | null {
  return /^\d{1,6}(\.\d{1,6})*$/.test(version) ? version.split(".").map(Number) : null;
}
