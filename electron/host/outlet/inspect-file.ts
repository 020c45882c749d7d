import { runInThread, type ThreadAnswer, threadScript } from "../net/thread.ts";
import { type FileType, fileTypeFor, typeByFirstBytes } from "./file-type.ts";

/** Milliseconds that looking at one file may take, the start of its thread included; a fast one takes 50. */
const INSPECTION_TIMEOUT_MS = 10_000;

/** `type` is null for a file that is none of those that are shown. */
export type Inspection =
  | { readonly type: FileType | null }
  | { readonly failure: Exclude<ThreadAnswer["kind"], "answer"> };

/**
 * Finds a stranger's file type. One that its first bytes do not tell is read in a thread of its own: a file that takes
 * too long is refused, and nothing waits for it. The others need no thread, whose start would keep documents from customers.
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
