import { runInThread, type ThreadAnswer, threadScript } from "../net/thread.ts";
import { type FileType, fileTypeFor, typeByFirstBytes } from "./file-type.ts";

/** Milliseconds that inspecting one file may take, including the start of its thread; a fast one takes 50. */
const INSPECTION_TIMEOUT_MS = 10_000;

/** `type` is null for a file that is not one of those that are shown. */
export type Inspection =
  | { readonly type: FileType | null }
  | { readonly failure: Exclude<ThreadAnswer["kind"], "answer"> };

/**
 * Finds the type of an untrusted file. One that its first bytes do not identify is read in a thread of its own: a file
 * that takes too long is refused, and blocks nothing. The others need no thread, whose start would delay documents.
 */
export async function inspectFile(
  bytes: Buffer,
  script: URL = threadScript("file-type-thread", import.meta.url),
  timeoutMs: number = INSPECTION_TIMEOUT_MS,
): Promise<Inspection> {
  const type = typeByFirstBytes(bytes);
  if (type !== null) return { type };
  const found = await runInThread(script, bytes, { timeoutMs });
  if (found.kind !== "answer") return { failure: found.kind };
  return { type: typeof found.value === "string" ? fileTypeFor(found.value) : null };
}
