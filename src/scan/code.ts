/** The longest code that is worth sending; what cards and apps show is far shorter. */
export const LONGEST_CODE = 256;
const SHORTEST_CODE = 4;

/** Put in front by scanners that say what kind of code they read (ISO/IEC 15424): `]Q1` for a QR code. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * One line of text out of what a camera or a scanner read: control characters, the scanner's own mark and the space
 * around it are gone. Null for what cannot be a code: too short, or longer than `LONGEST_CODE`.
 */
export function readCode(scanned: string): string | null {
  const code = scanned
    .replace(/\p{Cc}+/gu, "")
    .trim()
    .replace(SYMBOLOGY, "")
    .trim();
  return code.length < SHORTEST_CODE || code.length > LONGEST_CODE ? null : code;
}
