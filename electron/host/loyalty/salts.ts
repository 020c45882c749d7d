/** One-time salts (in-store-loyalty.md §4.1, §5): each signs one call, whether or not that succeeds. */
import { createHash } from "node:crypto";
import { type Salt, salt as saltSchema } from "../../../contracts/in-store-loyalty.ts";
import { join } from "../net/address.ts";
import type { HttpClient } from "../net/http-client.ts";
import { parseJson } from "../net/json.ts";

/** Where the service is: by the configuration or, before there is one, by the credential. */
export type LoyaltyConnection = {
  readonly apiUrl: string;
  readonly apiVersion: string;
  readonly establishmentId: number;
};

/** Not specified by the contract (in-store-loyalty.md §8): the limits of one call of the loyalty service. */
export const LOYALTY_LIMITS = {
  connectTimeoutMs: 5_000,
  totalTimeoutMs: 10_000,
  maxBytes: 1024 * 1024,
} as const;

/** The lifetime of an unused salt is not specified (in-store-loyalty.md §5 rule 7): an older one is not used. */
export const PREFETCHED_SALT_MS = 4 * 60_000;

/**
 * Servers close a connection that is idle for 4 or 5 seconds, and opening one takes round trips: a salt that is older
 * is fetched again, so that the next call finds an open connection.
 */
export const FETCHED_AGAIN_AFTER_MS = 3_000;

export type SaltResult =
  | { readonly kind: "salt"; readonly salt: Salt; readonly prefetched: boolean }
  | { readonly kind: "refused-by-http"; readonly status: number }
  | { readonly kind: "no-salt" };

/** Hex SHA-256 of the API key followed by the salt (in-store-loyalty.md §5 rule 2). */
export function authorizationToken(apiKey: string, salt: string): string {
  return createHash("sha256").update(`${apiKey}${salt}`, "utf8").digest("hex");
}

export type SaltSource = {
  /** Fetches one ahead, unless one has just arrived or is on its way. Never rejects. */
  prefetch(connection: LoyaltyConnection): void;
  /** The one fetched ahead if it is not too old, else a fresh one; each is returned only once. Never rejects. */
  take(connection: LoyaltyConnection): Promise<SaltResult>;
  takeFresh(connection: LoyaltyConnection): Promise<SaltResult>;
};

type Held = {
  readonly fetching: Promise<SaltResult>;
  /** By the monotonic clock. */
  readonly requestedAt: number;
  readonly connection: LoyaltyConnection;
};

export function createSaltSource(http: HttpClient, clock: { monotonic(): number }): SaltSource {
  let held: Held | null = null;
  let refreshing = false;

  const isUsable = (found: Held, connection: LoyaltyConnection): boolean => {
    const age = clock.monotonic() - found.requestedAt;
    const sameService =
      found.connection.apiUrl === connection.apiUrl &&
      found.connection.establishmentId === connection.establishmentId;
    return sameService && age <= PREFETCHED_SALT_MS;
  };

  const takeFresh = async (connection: LoyaltyConnection): Promise<SaltResult> => {
    const { apiUrl, apiVersion, establishmentId } = connection;
    const result = await http.send({
      operation: "loyalty.one-time-salt",
      method: "POST",
      url: join(apiUrl, "one-time-salt", apiVersion),
      headers: {},
      body: { establishmentId },
      ...LOYALTY_LIMITS,
    });
    if (result.kind === "no-answer") return { kind: "no-salt" };
    if (result.status >= 400 && result.status < 500) {
      return { kind: "refused-by-http", status: result.status };
    }
    const json = parseJson(result.text);
    const salt = saltSchema.safeParse(json.ok ? json.value : undefined);
    if (result.status !== 200 || !salt.success) return { kind: "no-salt" };
    return { kind: "salt", salt: salt.data, prefetched: false };
  };

  return {
    takeFresh,
    prefetch(connection) {
      const older = held && isUsable(held, connection) ? held : null;
      if (refreshing || (older && clock.monotonic() - older.requestedAt < FETCHED_AGAIN_AFTER_MS))
        return;
      const mine: Held = {
        fetching: takeFresh(connection),
        requestedAt: clock.monotonic(),
        connection,
      };
      refreshing = older !== null;
      // The older one stays until the newer has arrived, so that callers need not wait.
      held = older ?? mine;
      void mine.fetching.then((result) => {
        refreshing = false;
        const isNews = older !== null && (held === older || held === null);
        if (result.kind === "salt" && isNews) held = mine;
        // A failed request must not block the next attempt.
        else if (result.kind !== "salt" && held === mine) held = null;
      });
    },
    async take(connection) {
      const found = held;
      held = null;
      if (found && isUsable(found, connection)) {
        const result = await found.fetching;
        if (result.kind === "salt") return { ...result, prefetched: true };
      }
      return takeFresh(connection);
    },
  };
}
