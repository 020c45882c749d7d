/** Look files from the fleet's console: put together, checked, and made this kiosk's draft or its published look. */
import { createHash } from "node:crypto";
import type { LookFileUse, LookPart, LookPartAnswer } from "../../../fleet/messages/look-file.ts";
import type { KioskState } from "../../../fleet/messages/state.ts";
import type { Log } from "../net/log.ts";
import type { ImportedLook } from "../rpc/look-contract.ts";
import type { Nonces } from "./nonces.ts";

type Outcome = LookPartAnswer["outcome"];

export type LookFileOptions = {
  /** The setting `fleet.staff.lookFiles`. */
  readonly allowed: NonNullable<KioskState["fleetStaff"]["lookFiles"]>;
  readonly nonces: Pick<Nonces, "isGood">;
  /** Makes the look of a file the draft; one to be published only with all of its photos. Never rejects. */
  readonly importLook: (file: Uint8Array, use: LookFileUse) => Promise<ImportedLook["result"]>;
  /** Customers see the draft from now on; throws if it cannot be written. */
  readonly publish: () => void;
  readonly log: Pick<Log, "error" | "info" | "warn">;
};

/** One file at a time: a kiosk has one look. */
type Transfer = {
  readonly id: string;
  readonly digest: string;
  readonly size: number;
  /** Empty once it has been read: it may be large. */
  file: Buffer;
  received: number;
  /** What became of the whole file; null until all of it is here. A repeat of its last part has the same answer. */
  end: Promise<Outcome> | null;
};

/** Answers the parts of look files. A part that comes again, or too early, is answered by what is missing. */
export function createLookFileHandler(
  options: LookFileOptions,
): (part: LookPart) => Promise<LookPartAnswer> {
  let current: Transfer | null = null;
  /** One file is imported after the other: the last one that came whole is the look. */
  let imported: Promise<unknown> = Promise.resolve();
  return async (part) => {
    const refusal = refusalOf(part, options);
    if (refusal) return answerOf(refusal, 0);
    if (current === null || !isPartOf(part, current)) current = begin(part);
    const transfer = current;
    take(part, transfer);
    if (transfer.received < transfer.size) return answerOf("more", transfer.received);
    if (transfer.end === null) {
      transfer.end = imported.then(() => finish(part, transfer, options));
      imported = transfer.end;
    }
    return answerOf(await transfer.end, transfer.received);
  };
}

function answerOf(outcome: Outcome, received: number): LookPartAnswer {
  return { v: 1, outcome, received };
}

function refusalOf({ use, nonce }: LookPart, { allowed, nonces }: LookFileOptions): Outcome | null {
  if (allowed === "none" || (use === "publish" && allowed !== "publish")) return "not-allowed";
  return nonces.isGood(nonce) ? null : "stale";
}

function begin({ transfer: id, digest, size }: LookPart): Transfer {
  return { id, digest, size, file: Buffer.alloc(size), received: 0, end: null };
}

function isPartOf(part: LookPart, { id, digest, size }: Transfer): boolean {
  return part.transfer === id && part.digest === digest && part.size === size;
}

function take({ offset, bytes }: LookPart, transfer: Transfer): void {
  if (offset !== transfer.received) return;
  transfer.received += Buffer.from(bytes, "base64").copy(transfer.file, offset);
}

async function finish(
  { use, person }: LookPart,
  transfer: Transfer,
  { importLook, publish, log }: LookFileOptions,
): Promise<Outcome> {
  const { file, digest } = transfer;
  transfer.file = Buffer.alloc(0);
  try {
    if (createHash("sha256").update(file).digest("hex") !== digest) return "not-readable";
    const result = await importLook(file, use);
    if (result !== "done") {
      log.warn({ person, result }, "look file from the console not taken");
      return result === "not-stored" ? "trouble" : "not-readable";
    }
    if (use === "publish") publish();
    log.info({ person, use, bytes: file.length }, "look file from the console taken");
    return use === "publish" ? "published" : "drafted";
  } catch (error) {
    log.error({ person, error }, "look file from the console could not be written");
    return "trouble";
  }
}
