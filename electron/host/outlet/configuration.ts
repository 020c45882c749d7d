/** The outlet's configuration: polled, cached, applied between two visits (requirement V1). */

import { isDeepStrictEqual } from "node:util";
import type { OutletConfiguration } from "../../../contracts/in-store-loyalty.ts";
import { MOST_LOGGED } from "../../../contracts/leaving-out.ts";
import type { HttpClient } from "../net/http-client.ts";
import type { Log } from "../net/log.ts";
import type { ConfigurationPollView } from "../rpc/views.ts";
import type { Settings } from "../settings/settings.ts";
import {
  type ConfigurationAnswer,
  deserializeState,
  type GivenConfiguration,
  type OutletState,
  type SentConfiguration,
  serializeState,
  UNKNOWN_REVISION,
} from "./configuration-answer.ts";
import { requestConfiguration, type SignConfigurationRequest } from "./configuration-request.ts";

/** Where the last good configuration is cached; `json` is written by `serializeState`. Methods may throw. */
export type ConfigurationCache = {
  read(): { readonly etag: string | null; readonly json: string } | null;
  write(entry: { readonly etag: string | null; readonly json: string }): void;
};

/** The outcome of the last poll, for staff. */
export type PollOutcome = ConfigurationPollView["outcome"];

export type ConfigurationStore = {
  /** The configuration in force; in guest mode with `loyaltyEnabled` false. Null before the first one. */
  current(): OutletConfiguration | null;
  /** The newest from a poll since the start, in force or not yet; null before the first. */
  confirmed(): SentConfiguration | null;
  /** The cached configuration; null if there is no usable one. */
  cached(): SentConfiguration | null;
  /** Reads the cache, and polls at once and then at the interval of the settings. Does not wait for the first poll. */
  start(): void;
  stop(): void;
  /** Polls now; a call during a poll waits for that one. Never rejects. */
  poll(): Promise<PollOutcome>;
  /** Polls after a poll under way, which an older key may have signed. Never rejects. */
  pollWithNewKey(): Promise<PollOutcome>;
  /** Puts a pending configuration in force; to be called when a visit ends. */
  applyPending(): void;
  /** Calls back when the configuration in force changes; returns a function that unsubscribes. */
  subscribe(listener: (configuration: OutletConfiguration | null) => void): () => void;
  status(): ConfigurationPollView;
  /** Calls back when a poll has another outcome than the last one; returns a function that unsubscribes. */
  subscribeStatus(listener: () => void): () => void;
};

export type ConfigurationStoreOptions = {
  readonly settings: Settings;
  readonly http: HttpClient;
  readonly cache: ConfigurationCache;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1, for the jitter. */
  readonly random: () => number;
  /** The outlet's id from the credential; null before provisioning. */
  readonly establishmentId: () => number | null;
  /** Signs one call (in-store-loyalty.md §5 rule 5), with or without a salt; null if it cannot be signed. */
  readonly sign: SignConfigurationRequest;
  /** Whether no visit is under way. */
  readonly visitIsIdle: () => boolean;
};

/** Outcomes that need attention, with their log lines. */
const TROUBLES: Partial<Record<PollOutcome, string>> = {
  unauthorized: "configuration refused: the outlet's key does not fit",
  malformed: "configuration answer not readable",
  unreachable: "configuration service not reached",
};
/**
 * While there has been no answer since the start, the first retry comes after about this time, and each later one after
 * twice the pause before it, up to the interval.
 */
const FIRST_RETRY_MS = 1_000;
/** The share of the interval over which polls are spread, so that a chain's kiosks do not all poll at once. */
const JITTER = 0.2;

/**
 * Polls the outlet's configuration (in-store-loyalty.md §4.6) and caches it. A new one is put in force at once if the
 * kiosk is idle, else by `applyPending` at the end of the visit. Neither a failing cache nor a failed poll rejects.
 */
export function createConfigurationStore(options: ConfigurationStoreOptions): ConfigurationStore {
  return new PolledConfiguration(options);
}

class PolledConfiguration implements ConfigurationStore {
  readonly #options: ConfigurationStoreOptions;
  readonly #listeners = new Set<(configuration: OutletConfiguration | null) => void>();
  readonly #statusListeners = new Set<() => void>();
  #inForce: OutletState = { bound: true, configuration: null, given: null };
  #pending: OutletState | null = null;
  #etag: string | null = null;
  #last: Pick<ConfigurationPollView, "outcome" | "why" | "since"> = {
    outcome: "never",
    why: null,
    since: null,
  };
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<PollOutcome> | null = null;
  #hasAnswered = false;
  #isStarted = false;
  /** Polls since the start without an answer; 0 after the first answer. */
  #unanswered = 0;

  constructor(options: ConfigurationStoreOptions) {
    this.#options = options;
  }

  current(): OutletConfiguration | null {
    const { bound, configuration } = this.#inForce;
    return bound || !configuration ? configuration : { ...configuration, loyaltyEnabled: false };
  }

  confirmed(): SentConfiguration | null {
    return this.#hasAnswered ? sentConfiguration(this.#pending ?? this.#inForce) : null;
  }

  cached(): SentConfiguration | null {
    try {
      const entry = this.#options.cache.read();
      return sentConfiguration(entry ? deserializeState(entry.json) : null);
    } catch {
      return null;
    }
  }

  start(): void {
    this.#readCache();
    this.#isStarted = true;
    void this.poll();
  }

  stop(): void {
    this.#isStarted = false;
    clearTimeout(this.#timer);
  }

  poll(): Promise<PollOutcome> {
    this.#polling ??= this.#pollOnce().finally(() => {
      this.#polling = null;
      this.#schedule();
    });
    return this.#polling;
  }

  async pollWithNewKey(): Promise<PollOutcome> {
    await this.#polling;
    return this.poll();
  }

  applyPending(): void {
    if (!this.#pending) return;
    this.#inForce = this.#pending;
    this.#pending = null;
    const { bound, configuration } = this.#inForce;
    this.#options.log.info({ revision: configuration?.revision, bound }, "configuration");
    for (const listener of this.#listeners) listener(this.current());
  }

  subscribe(listener: (configuration: OutletConfiguration | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  status(): ConfigurationPollView {
    const { bound, configuration } = this.#inForce;
    return {
      ...this.#last,
      revision: configuration?.revision ?? null,
      pendingRevision: this.#pending?.configuration?.revision ?? null,
      guest: !bound || configuration?.loyaltyEnabled === false,
    };
  }

  subscribeStatus(listener: () => void): () => void {
    this.#statusListeners.add(listener);
    return () => void this.#statusListeners.delete(listener);
  }

  #readCache(): void {
    const { cache, establishmentId, log } = this.#options;
    try {
      const entry = cache.read();
      const state = entry ? deserializeState(entry.json) : null;
      const known = establishmentId();
      const otherOutlet = known !== null && state?.configuration?.establishmentId !== known;
      if (!entry || !state || (state.configuration && otherOutlet)) return;
      // An older program's cache lacks the fields that it did not know: with its ETag a 304 would keep them hidden.
      this.#etag = state.bound && state.given ? entry.etag : null;
      this.#pending = state;
      this.applyPending();
    } catch {
      log.error({}, "configuration cache cannot be read");
    }
  }

  #writeCache(state: OutletState): void {
    try {
      this.#options.cache.write({ etag: this.#etag, json: serializeState(state) });
    } catch {
      // The kiosk goes on; it only could not start offline with this revision.
      this.#options.log.error({}, "configuration cache cannot be written");
    }
  }

  async #pollOnce(): Promise<PollOutcome> {
    if (this.#pending && this.#options.visitIsIdle()) this.applyPending();
    const answer = await requestConfiguration(this.#options, this.#etag);
    const outcome = answer === "no-credential" ? answer : this.#take(answer);
    const why = typeof answer === "object" && answer.kind === "malformed" ? answer.why : null;
    this.#note(outcome, why);
    return outcome;
  }

  #take(answer: ConfigurationAnswer): PollOutcome {
    // A 304 confirms the known configuration.
    if (answer.kind === "configuration" || answer.kind === "unchanged") this.#hasAnswered = true;
    switch (answer.kind) {
      case "configuration":
        return this.#takeConfiguration(answer);
      case "guest": {
        const newest = this.#pending ?? this.#inForce;
        if (!newest.bound) return "guest";
        // Without an ETag the next poll fetches the whole configuration once the outlet is bound again.
        return this.#accept({ ...newest, bound: false }, null);
      }
      default:
        return answer.kind;
    }
  }

  #takeConfiguration(answer: ConfigurationAnswer & { kind: "configuration" }): PollOutcome {
    const { configuration, given, leftOut, etag } = answer;
    const { log } = this.#options;
    const newest = this.#pending ?? this.#inForce;
    const known = newest.configuration;
    const { establishmentId, revision } = configuration;
    const sameOutlet = known !== null && known.establishmentId === establishmentId;
    if (sameOutlet && revision < known.revision && revision !== UNKNOWN_REVISION) {
      log.warn({ revision, known: known.revision }, "older configuration ignored");
      return "ignored-older";
    }
    if (sameOutlet && newest.bound && isSame(newest, revision, given)) {
      // The body's revision is authoritative (in-store-loyalty.md §4.6); the ETag only saves bandwidth.
      this.#etag = etag;
      return "unchanged";
    }
    if (leftOut.length > 0) {
      const first = leftOut.slice(0, MOST_LOGGED);
      log.warn({ revision, leftOut: first }, "configuration fields left out");
    }
    return this.#accept({ bound: true, configuration, given }, etag);
  }

  #accept(state: OutletState, etag: string | null): PollOutcome {
    this.#etag = etag;
    this.#pending = state;
    this.#writeCache(state);
    if (!this.#options.visitIsIdle()) return "pending";
    this.applyPending();
    return state.bound ? "applied" : "guest";
  }

  /** A trouble that lasts is logged once, not with every poll. */
  #note(outcome: PollOutcome, why: string | null): void {
    if (outcome === this.#last.outcome && why === this.#last.why) return;
    this.#last = { outcome, why, since: this.#options.now() };
    const trouble = TROUBLES[outcome];
    if (trouble !== undefined) this.#options.log.warn({ outcome, why }, trouble);
    for (const listener of this.#statusListeners) listener();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isStarted) this.#timer = setTimeout(() => void this.poll(), this.#pauseMs());
  }

  /** Without an answer at the start there is no loyalty: one fault must not cost a whole interval. */
  #pauseMs(): number {
    const { settings, random } = this.#options;
    const interval = settings.outlet.configurationPollSeconds * 1_000;
    const regular = interval * (1 + JITTER * (random() - 0.5));
    if (this.#hasAnswered || this.#last.outcome !== "unreachable") return regular;
    this.#unanswered += 1;
    return Math.min(regular, FIRST_RETRY_MS * 2 ** (this.#unanswered - 1) * (0.5 + random()));
  }
}

/** The configuration of a state with its source; null before the first configuration. */
export function sentConfiguration(state: OutletState | null): SentConfiguration | null {
  const { configuration = null, given = null } = state ?? {};
  return configuration && { configuration, given };
}

/** Whether an answer has the known configuration: by its revision or, if it has none, by every field. */
function isSame(
  { configuration, given: known }: OutletState,
  revision: number,
  given: GivenConfiguration,
): boolean {
  if (known === null || revision !== configuration?.revision) return false;
  return revision !== UNKNOWN_REVISION || isDeepStrictEqual(known, given);
}
