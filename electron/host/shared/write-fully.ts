import { writeSync } from "node:fs";

/**
 * Writes all of a content at the position of an open file, and returns how many bytes that were: one write takes only a
 * part, without an error, if the disk is nearly full. Throws if it cannot.
 */
export function writeFully(file: number, content: string | Buffer): number {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  return bytes.length;
}
