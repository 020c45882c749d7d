/** Provisioning: the one-time credential, from the endpoint to the sealed key (requirement V2). */
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

export type CredentialStore = {
  current(): Provisioning;
  /** Whether a request is under way. */
  isAsking(): boolean;
  /** Reads the stored credential. If there is none, requests it, and repeats the request while that can help. */
  start(): Promise<Provisioning>;
  /** For staff, once the operator has reset the outlet. The old credential stays in use until a new one is sealed. */
  fetchAgain(): Promise<Provisioning>;
  /** Calls back at each change of `current` and of `isAsking`; returns a function that unsubscribes. */
  subscribe(listener: (now: Provisioning) => void): () => void;
  stop(): void;
};

/** Not specified by the contract (in-store-loyalty.md §8): the limits of a call to the credential endpoint. */
const LIMITS = { connectTimeoutMs: 5_000, totalTimeoutMs: 30_000, maxBytes: 64 * 1024 };

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
  readonly retryMs?: number;
  /** Whether Triple DES is available; checked before the only fetch. */
  readonly cipherWorks?: () => boolean;
};

/** Obtains the credential and stores it sealed. Its methods never reject. */
export function createCredentialStore(options: CredentialStoreOptions): CredentialStore {
  const { settings, vault, sealer, notes, log, retryMs = 30_000 } = options;
  const listeners = new Set<(now: Provisioning) => void>();
  let now: Provisioning = { state: "none" };
  /** An answer that is not on disk yet: it exists nowhere else. */
  let unstored: { readonly bytes: Buffer; readonly lostBefore: boolean } | null = null;
  let asking = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<Provisioning> | null = null;

  const notify = (): void => {
    for (const listener of listeners) listener(now);
  };

  const become = (next: Provisioning): Provisioning => {
    now = next;
    const vendorFields =
      next.state === "provisioned" ? vendorFieldsOf(next.credential.configuration) : [];
    log.info({ state: next.state, vendorFields }, "credential");
    notify();
    return next;
  };

  /** From raw bytes on disk to the sealed key. A crash between any two lines is recovered from at the start. */
  const takeRaw = (bytes: Buffer, isCurrent: boolean): Provisioning => {
    const answer = readAnswer(bytes, settings.outlet.credentialCipher);
    if (answer.kind === "unusable") return { state: "unusable", why: answer.why };
    if (answer.kind === "refused") {
      if (isCurrent) vault.eraseRaw();
      return { state: "refused", afterLostAnswer: notes.read().answerLost };
    }
    const { credential, given, leftOut } = answer;
    if (leftOut.length > 0) log.warn({ leftOut }, "credential fields left out");
    vault.writeSealed(sealer.seal(serialize(credential.apiKey, given, lookupKey(settings))));
    // The older copies first, so that while one is left, the latest answer exists and takes precedence.
    vault.eraseQuarantined();
    vault.eraseRaw();
    notes.forget();
    return { state: "provisioned", credential };
  };

  /** A crash may have left the complete answer in the temporary file. */
  const finishUnfinished = (): void => {
    const unfinished = vault.readUnfinishedRaw();
    if (!unfinished) return;
    const answer = readAnswer(unfinished, settings.outlet.credentialCipher);
    if (answer.kind !== "unusable" || answer.why === "cannot-decrypt") vault.finishRaw();
  };

  const readSealed = (): Provisioning => {
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
    return { state: "provisioned", credential: found.credential };
  };

  /** The stored credential. A raw answer is newer than the sealed one, so it takes precedence. */
  const readStored = (): Provisioning => {
    finishUnfinished();
    const raw = vault.readRaw();
    let unusable: Provisioning | null = null;
    for (const bytes of [...(raw ? [raw] : []), ...vault.readQuarantined()]) {
      const found = takeRaw(bytes, bytes === raw);
      if (found.state === "provisioned") return found;
      if (found.state === "unusable") unusable ??= found;
    }
    const sealed = readSealed();
    return sealed.state === "none" && unusable ? unusable : sealed;
  };

  const store = (bytes: Buffer, lostBefore: boolean): Provisioning => {
    unstored = { bytes, lostBefore };
    if (vault.readRaw()) vault.quarantineRaw();
    vault.writeRawSynced(bytes);
    unstored = null;
    notes.write({ answerLost: lostBefore });
    return takeRaw(bytes, true);
  };

  const ask = async (): Promise<BytesResult> => {
    asking = true;
    notify();
    try {
      return await options.http.sendForBytes({
        operation: "outlet.credential",
        method: "POST",
        url: credentialUrl(settings, options.version),
        headers: {},
        ...LIMITS,
      });
    } finally {
      asking = false;
    }
  };

  const fetchOnce = async (): Promise<Provisioning> => {
    if (unstored) return store(unstored.bytes, unstored.lostBefore);
    if (!(options.cipherWorks ?? cipherWorks)()) return { state: "cipher-unavailable" };
    vault.checkWritable();
    const lostBefore = notes.read().answerLost;
    // Until its answer is on disk the request counts as one whose answer was lost, however the host ends.
    notes.write({ askedAt: options.now(), answerLost: true });
    const answer = await ask();
    if (answer.kind === "answer" && answer.status === 200) return store(answer.bytes, lostBefore);
    if (answer.kind === "no-answer" && !answer.mayHaveArrived) {
      notes.write({ answerLost: lostBefore });
      return { state: "unreachable" };
    }
    // in-store-loyalty.md §4.5: always HTTP 200. Another status is not the service's own answer.
    return { state: "answer-lost", status: answer.kind === "answer" ? answer.status : null };
  };

  /** Turns a failing disk into a state. The old credential stays in use until there is a new one. */
  const attempt = async (work: () => Promise<Provisioning>): Promise<Provisioning> => {
    const before = now;
    const next = await work().catch((error: unknown): Provisioning => {
      log.error({ reason: error instanceof Error ? error.name : "unknown" }, "credential storage");
      return { state: "storage-failed" };
    });
    scheduleRetry(next);
    const keepsOld = before.state === "provisioned" && next.state !== "provisioned";
    if (!keepsOld) return become(next);
    log.warn({ state: next.state }, "credential not renewed");
    notify();
    return next;
  };

  const scheduleRetry = (after: Provisioning): void => {
    clearTimeout(timer);
    const helps = ["unreachable", "answer-lost", "storage-failed"].includes(after.state);
    if (helps && !stopped) timer = setTimeout(() => void exclusively(obtain), retryMs);
  };

  const obtain = async (): Promise<Provisioning> => {
    const stored = unstored ? now : readStored();
    return stored.state === "none" || unstored ? fetchOnce() : stored;
  };

  const exclusively = (work: () => Promise<Provisioning>): Promise<Provisioning> => {
    running ??= attempt(work).finally(() => {
      running = null;
    });
    return running;
  };

  return {
    current: () => now,
    isAsking: () => asking,
    start: () => exclusively(obtain),
    fetchAgain: () => exclusively(fetchOnce),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
