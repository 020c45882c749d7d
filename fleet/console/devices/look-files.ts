/** Look files: uploaded by a person at the page, and sent on to kiosks part by part. */
import { createHash, randomUUID } from "node:crypto";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../../../electron/host/net/log.ts";
import {
  LOOK_PART_BYTES,
  type LookFileUse,
  type LookPart,
  lookPart,
  lookPartAnswer,
} from "../../messages/look-file.ts";
import { readMessage, VERSION, writeMessage } from "../../messages/message.ts";
import { subjects } from "../../messages/subjects.ts";
import { askingKiosk } from "../../server/request-options.ts";
import type { Clock } from "../clock.ts";
import type { LookFileResult } from "../rpc/look-file-views.ts";
import type { AuditStore } from "../store/audit.ts";
import type { DeviceWatch } from "./device-watch.ts";
import type { Actor } from "./staff-acts.ts";

/** A kiosk stores a part at once; the last one is answered once all photos of the file are read. */
const ANSWER_WITHIN_MS = 20_000;
/** A part whose answer was lost, or whose nonce was too old by the time it arrived, is sent again. */
const TRIES = 3;
const TRY_AGAIN_MS = 1_000;
/** Files in memory at the same time; the one that was used least recently gives way. */
const MOST_UPLOADS = 4;

export type LookUpload = {
  readonly upload: string;
  readonly size: number;
  readonly offset: number;
  /** Base64. */
  readonly bytes: string;
};

export type LookFileWish = {
  readonly upload: string;
  readonly kiosk: string;
  readonly use: LookFileUse;
};

export type LookFiles = {
  /** Takes a part of a file, each in its turn; returns how many bytes of it are here. */
  upload(who: Actor, part: LookUpload): number;
  /**
   * Sends an uploaded file to one kiosk, to which no other is sent meanwhile. Rejects, and nothing is sent, if the audit
   * cannot be written; and once the session has ended or `gone` is aborted: the page was closed, and nobody waits for it.
   */
  send(who: Actor, wish: LookFileWish, gone?: AbortSignal): Promise<LookFileResult>;
};

export type LookFilesOptions = {
  readonly connection: () => NatsConnection | null;
  readonly watch: Pick<DeviceWatch, "find">;
  readonly audit: Pick<AuditStore, "add">;
  readonly log: Pick<Log, "error" | "warn">;
  readonly clock: Clock;
};

export function createLookFiles(options: LookFilesOptions): LookFiles {
  return new RelayedLookFiles(options);
}

type Upload = { readonly person: string; readonly file: Buffer; received: number };
type Sent = Omit<LookPart, "nonce" | "offset" | "bytes">;

class RelayedLookFiles implements LookFiles {
  readonly #options: LookFilesOptions;
  /** The most recently used last. */
  readonly #uploads = new Map<string, Upload>();
  /** Kiosks to which a file is being sent: two at once would reset each other there. */
  readonly #busy = new Set<string>();

  constructor(options: LookFilesOptions) {
    this.#options = options;
  }

  upload({ person }: Actor, { upload, size, offset, bytes }: LookUpload): number {
    const known = this.#find(person, upload);
    const found =
      known?.file.length === size ? known : { person, file: Buffer.alloc(size), received: 0 };
    if (offset === found.received) {
      found.received += Buffer.from(bytes, "base64").copy(found.file, offset);
    }
    this.#uploads.delete(upload);
    this.#uploads.set(upload, found);
    for (const oldest of [...this.#uploads.keys()].slice(0, -MOST_UPLOADS)) {
      this.#uploads.delete(oldest);
    }
    return found.received;
  }

  async send(who: Actor, wish: LookFileWish, gone?: AbortSignal): Promise<LookFileResult> {
    const found = this.#find(who.person, wish.upload);
    if (!found || found.received < found.file.length) return "no-file";
    if (this.#busy.has(wish.kiosk)) return "busy";
    this.#busy.add(wish.kiosk);
    try {
      return await this.#send(who, wish, found.file, gone);
    } finally {
      this.#busy.delete(wish.kiosk);
    }
  }

  async #send(
    who: Actor,
    { kiosk, use }: LookFileWish,
    file: Buffer,
    gone: AbortSignal | undefined,
  ): Promise<LookFileResult> {
    const { audit, clock, log } = this.#options;
    const stop = gone ? AbortSignal.any([who.ended, gone]) : who.ended;
    const transfer = randomUUID();
    const digest = createHash("sha256").update(file).digest("hex");
    const write = (outcome: string) => {
      const details = { key: transfer, use, digest, bytes: String(file.length) };
      const entry = { who: who.person, source: who.source, kiosk, outcome, details };
      audit.add({ at: clock.now(), act: "send-look-file", ...entry });
    };
    write("asked");
    const sent = { v: VERSION, person: who.person, transfer, digest, size: file.length, use };
    const result = await this.#sendParts(kiosk, file, sent, stop);
    try {
      write(result);
    } catch (error) {
      log.error({ error, outcome: result }, "the audit could not be written");
    }
    if (result !== "stopped") return result;
    throw stop.reason;
  }

  /** Nobody sends what another person has uploaded. */
  #find(person: string, upload: string): Upload | null {
    const found = this.#uploads.get(upload);
    return found?.person === person ? found : null;
  }

  async #sendParts(
    kiosk: string,
    file: Buffer,
    sent: Sent,
    stop: AbortSignal,
  ): Promise<LookFileResult | "stopped"> {
    let offset = 0;
    // A kiosk that is restarted meanwhile begins anew.
    const most = TRIES * Math.ceil(file.length / LOOK_PART_BYTES);
    for (let parts = 0; parts < most; parts += 1) {
      const bytes = file.subarray(offset, offset + LOOK_PART_BYTES).toString("base64");
      const answer = await this.#sendPart(kiosk, { ...sent, offset, bytes }, stop);
      if (typeof answer === "string") return answer;
      offset = answer.received;
    }
    return "no-answer";
  }

  /**
   * What the kiosk has after this part, or the end of it all. A kiosk that has not answered a try may have taken the
   * look, whatever becomes of the next ones.
   */
  async #sendPart(
    kiosk: string,
    part: Omit<LookPart, "nonce">,
    stop: AbortSignal,
  ): Promise<LookFileResult | "stopped" | { readonly received: number }> {
    let last: LookFileResult = "away";
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await this.#pause();
      if (stop.aborted) return "stopped";
      const answer = await this.#ask(kiosk, part);
      if (typeof answer !== "string" && answer.outcome !== "stale") {
        return answer.outcome === "more" ? answer : answer.outcome;
      }
      if (last !== "no-answer") last = typeof answer === "string" ? answer : "stale";
    }
    return last;
  }

  async #ask(kiosk: string, part: Omit<LookPart, "nonce">) {
    const { connection, watch, log } = this.#options;
    const known = watch.find(kiosk);
    const nonce = known?.heard?.state?.nonce;
    const open = connection();
    if (!open || !known || known.isSilent || nonce === undefined) return "away" as const;
    try {
      const request = writeMessage(lookPart, { ...part, nonce });
      const options = askingKiosk("console", kiosk, ANSWER_WITHIN_MS);
      const { data } = await open.request(subjects.lookFile(kiosk), request, options);
      const read = readMessage(lookPartAnswer, data);
      if (read.ok) return read.message;
      log.warn({ reason: read.reason }, "a kiosk's answer cannot be read");
    } catch (error) {
      log.warn({ kiosk, error }, "a part of a look file was not answered");
    }
    return "no-answer" as const;
  }

  #pause(): Promise<void> {
    return new Promise((done) => void this.#options.clock.after(TRY_AGAIN_MS, done));
  }
}
