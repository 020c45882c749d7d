/** The outlet's configuration: polled, cached, applied between two visits (requirement V1). */
import { isDeepStrictEqual } from "node:util";
import type { OutletConfiguration } from "../../../contracts/in-store-loyalty.ts";
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
  const { settings, cache, log } = options;
  const listeners = new Set<(configuration: OutletConfiguration | null) => void>();
  const statusListeners = new Set<() => void>();
  let inForce: OutletState = { bound: true, configuration: null, given: null };
  let pending: OutletState | null = null;
  let etag: string | null = null;
  let last: Pick<ConfigurationPollView, "outcome" | "why" | "since"> = {
    outcome: "never",
    why: null,
    since: null,
  };
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<PollOutcome> | null = null;
  let hasAnswered = false;
  let isStarted = false;
  /** Polls since the start without an answer; 0 after the first answer. */
  let unanswered = 0;

  const current = (): OutletConfiguration | null => {
    const { bound, configuration } = inForce;
    return bound || !configuration ? configuration : { ...configuration, loyaltyEnabled: false };
  };

  const cachedState = (): OutletState | null => {
    const entry = cache.read();
    return entry ? deserializeState(entry.json) : null;
  };

  const applyPending = (): void => {
    if (!pending) return;
    inForce = pending;
    pending = null;
    log.info({ revision: inForce.configuration?.revision, bound: inForce.bound }, "configuration");
    for (const listener of listeners) listener(current());
  };

  const readCache = (): void => {
    try {
      const entry = cache.read();
      const state = entry ? deserializeState(entry.json) : null;
      const known = options.establishmentId();
      const otherOutlet = known !== null && state?.configuration?.establishmentId !== known;
      if (!entry || !state || (state.configuration && otherOutlet)) return;
      // An older program's cache lacks the fields that it did not know: with its ETag a 304 would keep them hidden.
      etag = state.bound && state.given ? entry.etag : null;
      pending = state;
      applyPending();
    } catch {
      log.error({}, "configuration cache cannot be read");
    }
  };

  const writeCache = (state: OutletState): void => {
    try {
      cache.write({ etag, json: serializeState(state) });
    } catch {
      // The kiosk goes on; it only could not start offline with this revision.
      log.error({}, "configuration cache cannot be written");
    }
  };

  const accept = (state: OutletState, newEtag: string | null): PollOutcome => {
    etag = newEtag;
    pending = state;
    writeCache(state);
    if (!options.visitIsIdle()) return "pending";
    applyPending();
    return state.bound ? "applied" : "guest";
  };

  const take = (answer: ConfigurationAnswer): PollOutcome => {
    const newest = pending ?? inForce;
    // A 304 confirms the known configuration.
    if (answer.kind === "configuration" || answer.kind === "unchanged") hasAnswered = true;
    switch (answer.kind) {
      case "configuration": {
        const known = newest.configuration;
        const { configuration, given, leftOut } = answer;
        const { establishmentId, revision } = configuration;
        const sameOutlet = known !== null && known.establishmentId === establishmentId;
        if (sameOutlet && revision < known.revision && revision !== UNKNOWN_REVISION) {
          log.warn({ revision, known: known.revision }, "older configuration ignored");
          return "ignored-older";
        }
        if (sameOutlet && newest.bound && isSame(newest, revision, given)) {
          // The body's revision is authoritative (in-store-loyalty.md §4.6); the ETag only saves bandwidth.
          etag = answer.etag;
          return "unchanged";
        }
        if (leftOut.length > 0) log.warn({ revision, leftOut }, "configuration fields left out");
        return accept({ bound: true, configuration, given }, answer.etag);
      }
      case "guest":
        if (!newest.bound) return "guest";
        // Without an ETag the next poll fetches the whole configuration once the outlet is bound again.
        return accept({ ...newest, bound: false }, null);
      default:
        return answer.kind;
    }
  };

  const pollOnce = async (): Promise<PollOutcome> => {
    if (pending && options.visitIsIdle()) applyPending();
    const answer = await requestConfiguration(options, etag);
    const outcome = answer === "no-credential" ? answer : take(answer);
    const why = typeof answer === "object" && answer.kind === "malformed" ? answer.why : null;
    note(outcome, why);
    return outcome;
  };

  /** A trouble that lasts is logged once, not with every poll. */
  const note = (outcome: PollOutcome, why: string | null): void => {
    if (outcome === last.outcome && why === last.why) return;
    last = { outcome, why, since: options.now() };
    const trouble = TROUBLES[outcome];
    if (trouble !== undefined) log.warn({ outcome, why }, trouble);
    for (const listener of statusListeners) listener();
  };

  const poll = (): Promise<PollOutcome> => {
    polling ??= pollOnce().finally(() => {
      polling = null;
      schedule();
    });
    return polling;
  };

  /** Without an answer at the start there is no loyalty: one fault must not cost a whole interval. */
  const pauseMs = (): number => {
    const interval = settings.outlet.configurationPollSeconds * 1_000;
    const regular = interval * (1 + JITTER * (options.random() - 0.5));
    if (hasAnswered || last.outcome !== "unreachable") return regular;
    unanswered += 1;
    return Math.min(regular, FIRST_RETRY_MS * 2 ** (unanswered - 1) * (0.5 + options.random()));
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void poll(), pauseMs());
  };

  return {
    current,
    confirmed: () => (hasAnswered ? sentConfiguration(pending ?? inForce) : null),
    cached() {
      try {
        return sentConfiguration(cachedState());
      } catch {
        return null;
      }
    },
    poll,
    applyPending,
    start() {
      readCache();
      isStarted = true;
      void poll();
    },
    stop() {
      isStarted = false;
      clearTimeout(timer);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    subscribeStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    status: () => ({
      ...last,
      revision: inForce.configuration?.revision ?? null,
      pendingRevision: pending?.configuration?.revision ?? null,
      guest: !inForce.bound || inForce.configuration?.loyaltyEnabled === false,
    }),
  };
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
