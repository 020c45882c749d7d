/** Maximum length of a name (the host's own limit for `clientName`). */
export const MOST_NAME_LETTERS = 100;

/**
 * The display name for a new account (in-store-loyalty.md §4.2 `clientName`): single blanks, no control characters.
 * Null if nothing is left: then the service chooses a name.
 */
export function clientNameOf(typed: string): string | null {
  const name = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_NAME_LETTERS)
    .trim();
  return name === "" ? null : name;
}
