/** Byte ranges of a file (RFC 9110, range requests): the browser asks for a video piece by piece, and again from its beginning. */
import { open } from "node:fs/promises";

/** Positions of the first and the last byte. */
type ByteRange = { readonly first: number; readonly last: number };

/** The most bytes of one answer; a browser asks for what follows. Each is in memory at once. */
const MOST_BYTES = 1_000_000;

/**
 * The range that a request names; null for none, several, or one that cannot be read: the whole file is then the
 * answer. "unsatisfiable" if the file has no such bytes.
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | null | "unsatisfiable" {
  const named = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [from = "", to = ""] = named?.slice(1) ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && from !== "" && Number(to) < first) return null;
  if (first >= size) return "unsatisfiable";
  return { first, last: Math.min(end, first + MOST_BYTES - 1) };
}

/** Throws if the file cannot be read. */
export async function readRange(file: string, { first, last }: ByteRange): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const bytes = new Uint8Array(last - first + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, first);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
