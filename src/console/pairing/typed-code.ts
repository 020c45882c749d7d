/** Symbols of a code, without what people put between them. */
const SYMBOLS = 10;

/**
 * The code as the console reads it, from what was typed; null while it is too short or too long. Letters that look like
 * digits are read as those: no code has an O, an I or an L.
 */
export function typedCode(text: string): string | null {
  const symbols = text
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return /^[0-9A-Z]+$/.test(symbols) && symbols.length === SYMBOLS
    ? `${symbols.slice(0, 5)}-${symbols.slice(5)}`
    : null;
}
