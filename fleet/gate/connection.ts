/** The gate's connection to the nats-server. */
import type { KeyPair } from "@nats-io/nkeys";
import {
  connect,
  type NatsConnection,
  nkeyAuthenticator,
  type RequestOptions,
} from "@nats-io/transport-node";
import type { Log } from "../../electron/host/net/log.ts";
import { authorities, tlsTo } from "../../electron/host/net/tls-options.ts";
import { inboxOf } from "../server/permissions.ts";

/** All requests end by themselves after this time: what was in flight when the server died waits for it. */
export const REQUEST_MS = 1_000;
const RECONNECT_MS = 200;
const RECONNECT_JITTER_MS = 100;
const PING_EVERY_MS = 10_000;

/** What asks others: a connection. Rejects if nobody answers within `timeout`, milliseconds. */
export type Requester = {
  request(
    subject: string,
    data: Uint8Array,
    options: RequestOptions,
  ): Promise<{ readonly data: Uint8Array }>;
};

export type ServerAddress = {
  /** nats://HOST:PORT, or tls://HOST:PORT. */
  readonly url: string;
  /** Certificates in PEM that are trusted besides the system's; null for none. */
  readonly caFile: string | null;
  readonly key: KeyPair;
};

/**
 * Rejects if the server cannot be reached now, or is not the one of its certificate. Once it has accepted the
 * connection, that is never given up.
 */
export async function connectGate({ url, caFile, key }: ServerAddress): Promise<NatsConnection> {
  return connect({
    servers: url,
    name: "gate",
    authenticator: nkeyAuthenticator(key.getSeed()),
    inboxPrefix: inboxOf("gate"),
    tls: tlsTo(url, authorities(caFile)),
    timeout: REQUEST_MS,
    maxReconnectAttempts: -1,
    // A server whose users are being written refuses the gate for a moment.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_JITTER_MS,
    reconnectJitterTLS: RECONNECT_JITTER_MS,
    // Otherwise each request makes two errors beforehand, in case it fails: a fifth of the gate's time.
    noAsyncTraces: true,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
  });
}

/** Calls `on` with each change of the connection, and logs it; ends with the connection. */
export async function watchConnection(
  connection: NatsConnection,
  log: Pick<Log, "info" | "warn">,
  on: (isConnected: boolean) => void,
): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === "disconnect") {
      log.warn({}, "nats-server is away");
      on(false);
    } else if (status.type === "reconnect") {
      log.info({}, "nats-server is back");
      on(true);
    } else if (status.type === "error") {
      log.warn({ reason: status.error.message }, "nats-server refused something");
    }
  }
}
