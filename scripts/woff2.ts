/** Reads one thing out of a WOFF2 font: the characters for which it has a glyph (its `cmap` table, Unicode parts). */
import { brotliDecompressSync } from "node:zlib";

/** Tables that WOFF2 names by a number; of the other tables' names only the length matters here. */
const CMAP = 0;
const NAMED_IN_FULL = 63;
/** `glyf` and `loca` are stored rewritten unless said otherwise, every other table as it is. */
const REWRITTEN = [10, 11];
const HEADER_BYTES = 48;

/** Unicode code points that the font can draw. */
export function lettersOfWoff2(font: Buffer): ReadonlySet<number> {
  const tables = font.readUInt16BE(12);
  const compressedBytes = font.readUInt32BE(20);
  let at = HEADER_BYTES;
  let before = 0;
  let cmap: { readonly start: number; readonly end: number } | null = null;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < tables; table++) {
    const flags = font.readUInt8(at++);
    const name = flags & 63;
    if (name === NAMED_IN_FULL) at += 4;
    let bytes = number();
    const isRewritten = REWRITTEN.includes(name) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isRewritten) bytes = number();
    if (name === CMAP) cmap = { start: before, end: before + bytes };
    before += bytes;
  }
  if (!cmap) return new Set();
  const data = brotliDecompressSync(font.subarray(at, at + compressedBytes));
  return lettersOfCmap(data.subarray(cmap.start, cmap.end));
}

function lettersOfCmap(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let part = 0; part < cmap.readUInt16BE(2); part++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + part * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, letters);
    else if (format === 12) addGroups(subtable, letters);
  }
  return letters;
}

/** Format 4: runs of 16-bit characters. A run may leave some out, by a glyph number 0. */
function addSegments(table: Buffer, letters: Set<number>): void {
  const doubled = table.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + doubled + at);
    const delta = table.readUInt16BE(16 + 2 * doubled + at);
    const offsetAt = 16 + 3 * doubled + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const glyph =
        offset === 0
          ? letter + delta
          : table.readUInt16BE(offsetAt + offset + 2 * (letter - first));
      if (glyph % 0x10000 !== 0) letters.add(letter);
    }
  }
}

/** Format 12: runs of characters of any size. */
function addGroups(table: Buffer, letters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    const last = table.readUInt32BE(at + 4);
    for (let letter = table.readUInt32BE(at); letter <= last; letter++) letters.add(letter);
  }
}
