/** The longest code to send; those on cards and in apps are far shorter. */
export const LONGEST_CODE = 256;
const SHORTEST_CODE = 4;

/** Prefix of scanners that report the kind of code (ISO/IEC 15424): `]Q1` for a QR code. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * Cleans up what a camera or a scanner read: one line without control characters, symbology prefix and surrounding
 * space. Null if it cannot be a code: too short, or longer than `LONGEST_CODE`.
 */
export function readCode(scanned: string): string | null {
  const code = scanned
    .replace(/\p{Cc}+/gu, "")
    .trim()
    .replace(SYMBOLOGY, "")
    .trim();
  return code.length < SHORTEST_CODE || code.length > LONGEST_CODE ? null : code;
}
