import { LONGEST_CODE } from "../../domain/scanned-code.ts";

const SHORTEST_CODE = 4;

/**
 * The code of the scanner's test. Its Y and its hyphen are on other keys of other keyboard layouts: a scanner that is set
 * to another one than the kiosk types something else.
 */
export const TEST_CODE = "LOYALTY-KIOSK-TEST";

/** Prefix of scanners that report the kind of code (ISO/IEC 15424): `]Q1` for a QR code. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;

/** The text that the camera read, unchanged, if it can be a code by its length; otherwise null. */
export function ofCodeLength(text: string): string | null {
  return text.length < SHORTEST_CODE || text.length > LONGEST_CODE ? null : text;
}

/**
 * Cleans up what a scanner or a person typed: one line without control characters, symbology prefix and surrounding
 * space. Null if it cannot be a code by its length.
 */
export function readCode(scanned: string): string | null {
  const code = scanned
    .replace(/\p{Cc}+/gu, "")
    .trim()
    .replace(SYMBOLOGY, "")
    .trim();
  return ofCodeLength(code);
}
