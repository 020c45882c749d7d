/** Provisioning: the one-time credential, from the endpoint to the sealed key (requirement V2). */
import { MOST_LOGGED } from "../../../contracts/leaving-out.ts";
import type { BytesResult } from "../net/exchange.ts";
import type { Log } from "../net/log.ts";
import type { BytesHttpClient } from "../net/undici-client.ts";
import type { Settings } from "../settings/settings.ts";
import { cipherWorks } from "./cipher.ts";
import {
  type Credential,
  credentialUrl,
  deserialize,
  lookupKey,
  readAnswer,
  serialize,
} from "./credential-answer.ts";
import { vendorFieldsOf } from "./credential-fields.ts";
import type { Sealer } from "./sealer.ts";
import { decodeAnswer, encodeAnswer, mayBeFor } from "./stored-answer.ts";
import type { CredentialVault } from "./vault.ts";

export type { Credential } from "./credential-answer.ts";

/** The state of provisioning. Everything but `provisioned` is for staff to see. */
export type Provisioning =
  | { readonly state: "provisioned"; readonly credential: Credential }
  /** Nothing has been requested yet. */
  | { readonly state: "none" }
  /**
   * `accepted:false`: already fetched, not bound, or segment not registered. Not requested again. After a lost answer
   * it was this device that fetched it, and the operator has to reset the outlet.
   */
  | { readonly state: "refused"; readonly afterLostAnswer: boolean }
  /** The request did not arrive; repeated automatically. */
  | { readonly state: "unreachable" }
  /**
   * The request may have arrived and the answer did not: repeated automatically and, if that is refused, the operator
   * has to reset the outlet. `status` is that of an answer other than 200.
   */
  | { readonly state: "answer-lost"; readonly status: number | null }
  /** An answer is stored but cannot be used: because of the cipher in the settings, or by the contract. */
  | { readonly state: "unusable"; readonly why: "not-the-contract" | "cannot-decrypt" }
  /** The sealed credential cannot be opened: its key was lost or the file is damaged. */
  | { readonly state: "unsealable" }
  /** It cannot be written; requested or stored again automatically. */
  | { readonly state: "storage-failed" }
  /** This build has no Triple DES: nothing is requested. */
  | { readonly state: "cipher-unavailable" };

/** What must survive a crash during the request. On disk when `write` and `forget` return. */
export type AskNotes = {
  read(): { readonly askedAt: number | null; readonly answerLost: boolean };
  write(note: { readonly askedAt?: number; readonly answerLost: boolean }): void;
  /** Deletes the notes: the device has its credential. */
  forget(): void;
};

/** A request of staff; `result` is null while it has none. */
export type CredentialRequest = {
  /** UTC milliseconds. */
  readonly at: number;
  readonly result: Provisioning | null;
};

export type CredentialStore = {
  current(): Provisioning;
  /** When the credential in use was requested, UTC milliseconds; null if unknown. */
  fetchedAt(): number | null;
  /** The last request of staff since the start; null before the first. */
  lastRequest(): CredentialRequest | null;
  /** Whether a request is under way. */
  isAsking(): boolean;
  /** Reads the stored credential. If there is none, requests it, and repeats the request while that can help. */
  start(): Promise<Provisioning>;
  /**
   * For staff, once the operator has reset the outlet. The old credential stays in use until a new one is sealed. The
   * request is repeated while that can help; while `mayFetch` is false it waits for the next `start`.
   */
  fetchAgain(): Promise<Provisioning>;
  /** Calls back at each change of `current` and of `isAsking`; returns a function that unsubscribes. */
  subscribe(listener: (now: Provisioning) => void): () => void;
  stop(): void;
};

/** Not specified by the contract (in-store-loyalty.md §8): the limits of a call to the credential endpoint. */
const LIMITS = { connectTimeoutMs: 5_000, totalTimeoutMs: 30_000, maxBytes: 64 * 1024 };

/** The pause before a request or a write is repeated. */
const RETRY_MS = 30_000;
/** What a repeated request or write can change. */
const REPEATED: readonly Provisioning["state"][] = ["unreachable", "answer-lost", "storage-failed"];

export type CredentialStoreOptions = {
  readonly settings: Settings;
  readonly http: BytesHttpClient;
  readonly vault: CredentialVault;
  readonly sealer: Sealer;
  readonly notes: AskNotes;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** The kiosk's own version, for query parameter `version`. */
  readonly version: string;
  /** Always by default. Until then a device without a credential stays without one. */
  readonly mayFetch?: () => boolean;
  readonly retryMs?: number;
  /** Whether Triple DES is available; checked before the only fetch. */
  readonly cipherWorks?: () => boolean;
};

/** Obtains the credential and stores it sealed. Its methods never reject. */
export function createCredentialStore(options: CredentialStoreOptions): CredentialStore {
  return new ProvisionedCredential(options);
}

class ProvisionedCredential implements CredentialStore {
  readonly #options: CredentialStoreOptions;
  readonly #listeners = new Set<(now: Provisioning) => void>();
  #now: Provisioning = { state: "none" };
  #fetchedAt: number | null = null;
  #request: CredentialRequest | null = null;
  /** An answer that is not on disk yet: it exists nowhere else. */
  #unstored: { readonly bytes: Buffer; readonly lostBefore: boolean } | null = null;
  #asking = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #running: Promise<Provisioning> | null = null;

  constructor(options: CredentialStoreOptions) {
    this.#options = options;
  }

  current(): Provisioning {
    return this.#now;
  }

  isAsking(): boolean {
    return this.#asking;
  }

  fetchedAt(): number | null {
    return this.#fetchedAt;
  }

  lastRequest(): CredentialRequest | null {
    return this.#request;
  }

  start(): Promise<Provisioning> {
    return this.#exclusively(() => this.#obtain());
  }

  fetchAgain(): Promise<Provisioning> {
    this.#request = { at: this.#options.now(), result: null };
    return this.start();
  }

  subscribe(listener: (now: Provisioning) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #exclusively(work: () => Promise<Provisioning>): Promise<Provisioning> {
    this.#running ??= this.#attempt(work).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Turns a failing disk into a state. The old credential stays in use until there is a new one. */
  async #attempt(work: () => Promise<Provisioning>): Promise<Provisioning> {
    const { log } = this.#options;
    const before = this.#now;
    const next = await work().catch((error: unknown): Provisioning => {
      log.error({ reason: error instanceof Error ? error.name : "unknown" }, "credential storage");
      return { state: "storage-failed" };
    });
    this.#noteResult(next);
    this.#scheduleRetry(next);
    const keepsOld = before.state === "provisioned" && next.state !== "provisioned";
    if (!keepsOld) return this.#become(next);
    log.warn({ state: next.state }, "credential not renewed");
    this.#notify();
    return next;
  }

  #noteResult(result: Provisioning): void {
    if (this.#isRequested() && this.#mayFetch()) {
      this.#request = { at: this.#options.now(), result };
    }
  }

  /** Whether staff have requested the credential, and the service has not answered yet. */
  #isRequested(): boolean {
    const request = this.#request;
    return request !== null && (request.result === null || REPEATED.includes(request.result.state));
  }

  #mayFetch(): boolean {
    return this.#options.mayFetch?.() !== false;
  }

  #scheduleRetry(after: Provisioning): void {
    clearTimeout(this.#timer);
    if (!REPEATED.includes(after.state) || this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), this.#options.retryMs ?? RETRY_MS);
  }

  #become(next: Provisioning): Provisioning {
    this.#now = next;
    const vendorFields =
      next.state === "provisioned" ? vendorFieldsOf(next.credential.configuration) : [];
    this.#options.log.info({ state: next.state, vendorFields }, "credential");
    this.#notify();
    return next;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener(this.#now);
  }

  async #obtain(): Promise<Provisioning> {
    if (this.#isRequested() && this.#mayFetch()) return this.#fetchOnce();
    const stored = this.#unstored ? this.#now : this.#readStored();
    if (!this.#mayFetch()) return stored;
    return stored.state === "none" || this.#unstored ? this.#fetchOnce() : stored;
  }

  async #fetchOnce(): Promise<Provisioning> {
    const { vault, notes } = this.#options;
    if (this.#unstored) return this.#store(this.#unstored.bytes, this.#unstored.lostBefore);
    if (!(this.#options.cipherWorks ?? cipherWorks)()) return { state: "cipher-unavailable" };
    vault.checkWritable();
    const lostBefore = notes.read().answerLost;
    // Until its answer is on disk the request counts as one whose answer was lost, however the host ends.
    notes.write({ askedAt: this.#options.now(), answerLost: true });
    const answer = await this.#ask();
    if (answer.kind === "answer" && answer.status === 200) {
      return this.#store(answer.bytes, lostBefore);
    }
    if (answer.kind === "no-answer" && !answer.mayHaveArrived) {
      notes.write({ answerLost: lostBefore });
      return { state: "unreachable" };
    }
    // in-store-loyalty.md §4.5: always HTTP 200. Another status is not the service's own answer.
    return { state: "answer-lost", status: answer.kind === "answer" ? answer.status : null };
  }

  async #ask(): Promise<BytesResult> {
    const { http, settings, version } = this.#options;
    this.#asking = true;
    this.#notify();
    try {
      return await http.sendForBytes({
        operation: "outlet.credential",
        method: "POST",
        url: credentialUrl(settings, version),
        headers: {},
        ...LIMITS,
      });
    } finally {
      this.#asking = false;
    }
  }

  #store(bytes: Buffer, lostBefore: boolean): Provisioning {
    const { vault, notes } = this.#options;
    this.#unstored = { bytes, lostBefore };
    if (vault.readRaw()) vault.quarantineRaw();
    vault.writeRawSynced(encodeAnswer(bytes, lookupKey(this.#options.settings)));
    this.#unstored = null;
    notes.write({ answerLost: lostBefore });
    return this.#takeRaw(bytes, true);
  }

  /** From raw bytes on disk to the sealed key. A crash between any two lines is recovered from at the start. */
  #takeRaw(bytes: Buffer, isCurrent: boolean): Provisioning {
    const { settings, vault, sealer, notes, log } = this.#options;
    const answer = readAnswer(bytes, settings.outlet.credentialCipher);
    if (answer.kind === "unusable") return { state: "unusable", why: answer.why };
    if (answer.kind === "refused") {
      if (isCurrent) vault.eraseRaw();
      return { state: "refused", afterLostAnswer: notes.read().answerLost };
    }
    const { credential, given, leftOut } = answer;
    if (leftOut.length > 0) {
      log.warn({ leftOut: leftOut.slice(0, MOST_LOGGED) }, "credential fields left out");
    }
    const fetchedAt = notes.read().askedAt;
    const sealed = serialize({ apiKey: credential.apiKey, given, fetchedAt }, lookupKey(settings));
    vault.writeSealed(sealer.seal(sealed));
    // The older copies first, so that while one is left, the latest answer exists and takes precedence.
    vault.eraseQuarantined((stored) => this.#isOfThisOutlet(stored));
    const raw = vault.readRaw();
    if (raw && this.#isOfThisOutlet(raw)) vault.eraseRaw();
    notes.forget();
    this.#fetchedAt = fetchedAt;
    return { state: "provisioned", credential };
  }

  /** An answer for another outlet is neither used nor erased: the settings may name that outlet again. */
  #isOfThisOutlet(stored: Buffer): boolean {
    return mayBeFor(decodeAnswer(stored), lookupKey(this.#options.settings));
  }

  /** The stored credential. A raw answer is newer than the sealed one, so it takes precedence. */
  #readStored(): Provisioning {
    const { vault } = this.#options;
    this.#finishUnfinished();
    const raw = vault.readRaw();
    let unusable: Provisioning | null = null;
    for (const stored of [...(raw ? [raw] : []), ...vault.readQuarantined()]) {
      if (!this.#isOfThisOutlet(stored)) continue;
      const found = this.#takeRaw(decodeAnswer(stored).bytes, stored === raw);
      if (found.state === "provisioned") return found;
      if (found.state === "unusable") unusable ??= found;
    }
    const sealed = this.#readSealed();
    return sealed.state === "none" && unusable ? unusable : sealed;
  }

  /** A crash may have left the complete answer in the temporary file. */
  #finishUnfinished(): void {
    const { vault, settings } = this.#options;
    const unfinished = vault.readUnfinishedRaw();
    if (!unfinished) return;
    const answer = readAnswer(decodeAnswer(unfinished).bytes, settings.outlet.credentialCipher);
    if (answer.kind !== "unusable" || answer.why === "cannot-decrypt") vault.finishRaw();
  }

  #readSealed(): Provisioning {
    const { vault, sealer, settings } = this.#options;
    const sealed = vault.readSealed();
    if (!sealed) return { state: "none" };
    let plain: Buffer;
    try {
      plain = sealer.open(sealed);
    } catch {
      return { state: "unsealable" };
    }
    const found = deserialize(plain);
    if (!found) return { state: "unsealable" };
    if (found.lookupKey !== lookupKey(settings)) return { state: "none" };
    this.#fetchedAt = found.fetchedAt;
    return { state: "provisioned", credential: found.credential };
  }
}
