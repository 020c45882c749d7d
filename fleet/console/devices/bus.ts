/** The console's connection to the nats-server. */
import type { KeyPair } from "@nats-io/nkeys";
import { connect, type Msg, type NatsConnection, nkeyAuthenticator } from "@nats-io/transport-node";
import type { Log } from "../../../electron/host/net/log.ts";
import { authorities, tlsTo } from "../../../electron/host/net/tls-options.ts";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import { inboxOf } from "../../server/permissions.ts";
import type { Clock } from "../clock.ts";

const CONNECT_WITHIN_MS = 1_000;
const RETRY_MS = 500;
const JITTER_MS = 100;
const PING_EVERY_MS = 10_000;

export type ServerAddress = {
  /** nats://HOST:PORT, or tls://HOST:PORT. */
  readonly url: string;
  /** Certificates in PEM that are trusted besides the system's; null for none. */
  readonly caFile: string | null;
  readonly key: KeyPair;
};

export type Bus = {
  /** Connects, and stays connected or tries again until it is closed. To be called once. */
  listen(listeners: Listeners): void;
  readonly isConnected: Live<boolean>;
  /** Null while there is none: what is said then is not said later. */
  connection(): NatsConnection | null;
  close(): Promise<void>;
};

/** What the console listens to: a function for each subject, which may throw. */
export type Listeners = Readonly<Record<string, (message: Msg) => void>>;

export function createBus(
  address: ServerAddress,
  options: { readonly log: Log; readonly clock: Clock },
): Bus {
  return new ReconnectingBus(address, options);
}

class ReconnectingBus implements Bus {
  readonly isConnected = new Cell(false);
  readonly #address: ServerAddress;
  readonly #options: Parameters<typeof createBus>[1];
  #connection: NatsConnection | null = null;
  #isClosed = false;
  #cancel = () => {};
  #first: Promise<void> = Promise.resolve();

  constructor(address: ServerAddress, options: Parameters<typeof createBus>[1]) {
    this.#address = address;
    this.#options = options;
  }

  listen(listeners: Listeners): void {
    this.#first = this.#connect(listeners);
  }

  connection(): NatsConnection | null {
    return this.isConnected.current() ? this.#connection : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#first;
    await this.#connection?.close();
  }

  /** The library's own wait for the first connection cannot be canceled. */
  async #connect(listeners: Listeners): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#connection = await connect(optionsFor(this.#address));
        this.#subscribe(this.#connection, listeners);
        return;
      } catch (error) {
        this.#options.log.info({ error }, "nats-server is not reached");
        await new Promise<void>((resolve) => {
          const cancel = this.#options.clock.after(RETRY_MS, resolve);
          this.#cancel = () => {
            cancel();
            resolve();
          };
        });
      }
    }
  }

  #subscribe(connection: NatsConnection, listeners: Listeners): void {
    const { log } = this.#options;
    for (const [subject, onMessage] of Object.entries(listeners)) {
      connection.subscribe(subject, {
        callback(error, message) {
          try {
            if (error) throw error;
            onMessage(message);
          } catch (failure) {
            log.error({ error: failure, subject }, "a message could not be handled");
          }
        },
      });
    }
    void this.#watch(connection);
  }

  async #watch(connection: NatsConnection): Promise<void> {
    const { log } = this.#options;
    this.isConnected.set(true);
    for await (const status of connection.status()) {
      if (status.type === "disconnect") {
        log.warn({}, "nats-server is away");
        this.isConnected.set(false);
      } else if (status.type === "reconnect") {
        log.info({}, "nats-server is back");
        this.isConnected.set(true);
      } else if (status.type === "error") {
        log.warn({ reason: status.error.message }, "nats-server refused something");
      }
    }
    this.isConnected.set(false);
  }
}

function optionsFor({ url, caFile, key }: ServerAddress) {
  return {
    servers: url,
    name: "console",
    authenticator: nkeyAuthenticator(key.getSeed()),
    inboxPrefix: inboxOf("console"),
    tls: tlsTo(url, authorities(caFile)),
    timeout: CONNECT_WITHIN_MS,
    maxReconnectAttempts: -1,
    // A server whose users are being written refuses the console for a moment.
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS,
    reconnectJitter: JITTER_MS,
    reconnectJitterTLS: JITTER_MS,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
  };
}
