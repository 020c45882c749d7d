/** A raw answer of the credential endpoint as a file: one line on the outlet it was requested for, then its bytes. */
import { createHash } from "node:crypto";

const LABEL = "credential answer for ";
const HEADER_BYTES = LABEL.length + 64 + 1;
const HEADER = /^credential answer for ([0-9a-f]{64})\n$/;

export type StoredAnswer = {
  /** As the service sent them. */
  readonly bytes: Buffer;
  /** The digest of the lookup key; null in a file of an earlier version, which has no such line. */
  readonly requestedFor: string | null;
};

/** One file for both: a crash must not part the answer from its outlet. `lookupKey` as in credential-answer.ts. */
export function encodeAnswer(bytes: Buffer, lookupKey: string): Buffer {
  return Buffer.concat([Buffer.from(`${LABEL}${digestOf(lookupKey)}\n`), bytes]);
}

export function decodeAnswer(stored: Buffer): StoredAnswer {
  const [, requestedFor] = HEADER.exec(stored.subarray(0, HEADER_BYTES).toString("latin1")) ?? [];
  if (requestedFor === undefined) return { bytes: stored, requestedFor: null };
  return { bytes: stored.subarray(HEADER_BYTES), requestedFor };
}

/** Whether an answer may be used for an outlet. An unknown one may: it is given once, and must not be lost. */
export function mayBeFor({ requestedFor }: StoredAnswer, lookupKey: string): boolean {
  return requestedFor === null || requestedFor === digestOf(lookupKey);
}

/** Anyone who knows the lookup key can request the credential: it is not written in clear. */
function digestOf(lookupKey: string): string {
  return createHash("sha256").update(lookupKey).digest("hex");
}
