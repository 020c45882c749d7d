/** A connection to the fleet's server: the only module of a kiosk that loads the client of NATS. */
import { setTimeout as delay } from "node:timers/promises";
import { createUser, fromSeed } from "@nats-io/nkeys";
import {
  type Authenticator,
  type ConnectionOptions as ClientOptions,
  connect,
  errors,
  type NatsConnection,
  type Status,
  type Subscription,
} from "@nats-io/transport-node";
import { inboxOf } from "../../../fleet/messages/subjects.ts";
import type { Log } from "../net/log.ts";
import { tlsTo } from "../net/tls-options.ts";
import { Cell } from "../shared/live.ts";
import type { Connection, Received } from "./connection.ts";
import { nkeySigner } from "./nkey-signer.ts";

/**
 * A dial that takes longer is begun anew. A server that is back is found within this time, also on a line that
 * swallowed everything meanwhile: the first packets of a dial are repeated after 1, 3 and 7 s.
 */
const DIAL_MS = 3_000;
/** Two pings without an answer: a dead line is noticed within 8 to 12 s. */
const PING_MS = 4_000;
const PINGS_UNANSWERED = 2;
/** A dead line whose buffers are full cannot even be closed in order. */
const CLOSE_WITHIN_MS = 2_000;
/** Pauses between dials, with as much jitter: short at first, since a server that restarts is back at once. */
const SOON_MS = 150;
const LATER_MS = 1_500;
const SOON_FOR_MS = 60_000;
/** So many presentations of the key in a row without a connection, and it may have been removed. */
const REFUSED_AFTER = 2;

export type NatsOptions = {
  readonly servers: readonly string[];
  /** Authorities that are trusted, in PEM; null for the public ones. */
  readonly ca: string | null;
  /** The device's nkey; null connects as somebody who asks to be paired. */
  readonly seed: string | null;
  /** Prefix of the inboxes, which the key's permissions name. */
  readonly name: string;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** The server does not let the key in, as far as can be seen; called at each further attempt. */
  readonly onRefused?: () => void;
};

/** A new nkey of a user, as its seed. */
export function createSeed(): string {
  return new TextDecoder().decode(createUser().getSeed());
}

/** The public key of a seed; throws if it is none. */
export function publicKeyOf(seed: string): string {
  return fromSeed(new TextEncoder().encode(seed)).getPublicKey();
}

/** Connects in the background, again after any outage, until it is closed. Never throws. */
export function openConnection(options: NatsOptions): Connection {
  return new ServerConnection(options);
}

type Wanted = {
  readonly subject: string;
  readonly receive: (message: Received) => void;
  active: Subscription | null;
};

class ServerConnection implements Connection {
  readonly connected = new Cell(false);
  readonly #options: NatsOptions;
  readonly #wanted = new Set<Wanted>();
  /** Null without a key. */
  readonly #authenticate: Authenticator | null;
  #client: NatsConnection | null = null;
  #isClosed = false;
  #presented = 0;
  #dials = Math.floor(Math.random() * 100);
  /** Monotonic; since when there is no connection. */
  #awaySince = performance.now();
  #closing: NodeJS.Timeout | undefined;
  /** Why there is no connection, and the server's words, since the last one: each is logged once. */
  readonly #reasons = new Set<string>();

  constructor(options: NatsOptions) {
    this.#options = options;
    this.#authenticate = this.#authenticator();
    void this.#run();
  }

  publish(subject: string, data: Uint8Array): void {
    if (!this.connected.current()) return;
    try {
      this.#client?.publish(subject, data);
    } catch (error) {
      this.#options.log.warn({ subject, error }, "fleet message not sent");
    }
  }

  subscribe(subject: string, receive: (message: Received) => void): () => void {
    const wanted: Wanted = { subject, receive, active: null };
    this.#wanted.add(wanted);
    this.#activate(wanted);
    return () => {
      this.#wanted.delete(wanted);
      if (this.#client?.isClosed() === false) wanted.active?.unsubscribe();
    };
  }

  async request(subject: string, data: Uint8Array, timeoutMs: number): Promise<Uint8Array> {
    if (!this.#client || !this.connected.current()) throw new Error("not connected");
    const answer = await this.#client.request(subject, data, { timeout: timeoutMs });
    return answer.data;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#closing);
    this.connected.set(false);
    await this.#client?.close();
  }

  /** A client of its own for each connection: the client's own attempts to reconnect do not say why they fail. */
  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const dialedAt = performance.now();
      try {
        await this.#use(await connect(this.#clientOptions(this.#nextServer())));
      } catch (error) {
        this.#failed(error);
      }
      const pauseMs = dialedAt + this.#pauseMs() - performance.now();
      if (pauseMs > 0) await delay(pauseMs, undefined, { ref: false });
    }
  }

  /** For example a certificate that is not trusted, or has expired; not what is found again at the next attempt. */
  #failed(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#isClosed) return;
    if (error instanceof errors.AuthorizationError) this.#refused(reason);
    if (this.#reasons.has(reason)) return;
    this.#reasons.add(reason);
    this.#options.log.warn({ name: this.#options.name, reason }, "fleet connection failed");
  }

  async #use(client: NatsConnection): Promise<void> {
    if (this.#isClosed) return client.close();
    this.#client = client;
    for (const wanted of this.#wanted) this.#activate(wanted);
    const changes = client.status();
    this.#guarded(() => this.#arrived());
    for await (const status of changes) this.#guarded(() => this.#follow(status, client));
    clearTimeout(this.#closing);
    this.#client = null;
    this.#guarded(() => this.#left());
  }

  #follow(status: Status, client: NatsConnection): void {
    switch (status.type) {
      case "staleConnection":
        this.#closing = setTimeout(() => void client.close(), CLOSE_WITHIN_MS);
        this.#closing.unref();
        break;
      case "disconnect":
        clearTimeout(this.#closing);
        this.#left();
        break;
      case "error":
        this.#refused(status.error.message);
        break;
    }
  }

  /** A kiosk that was removed tries without end, and one of another outlet publishes again: each is said once. */
  #refused(error: string): void {
    if (this.#reasons.has(error)) return;
    this.#reasons.add(error);
    this.#options.log.warn({ error }, "fleet server refused");
  }

  #arrived(): void {
    this.#presented = 0;
    this.#reasons.clear();
    if (this.#isClosed || this.connected.current()) return;
    this.#options.log.info({ name: this.#options.name }, "fleet connected");
    this.connected.set(true);
  }

  #left(): void {
    if (!this.connected.current()) return;
    this.#awaySince = performance.now();
    this.#options.log.warn({ name: this.#options.name }, "fleet disconnected");
    this.connected.set(false);
  }

  #activate(wanted: Wanted): void {
    if (!this.#client || this.#client.isClosed()) return;
    wanted.active = this.#client.subscribe(wanted.subject, {
      callback: (error, message) => {
        // Without permission: the connection reports it, and the subscription has ended.
        if (error !== null) return;
        const { data, subject } = message;
        const respond = (answer: Uint8Array) => void message.respond(answer);
        this.#guarded(() => wanted.receive({ data, subject, respond }));
      },
    });
  }

  /** An error of a listener would end the client's reader, and with it the connection, without a word. */
  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#options.log.error({ error }, "a fleet message could not be handled");
    }
  }

  /** Each in turn, beginning with any of them. */
  #nextServer(): string {
    const { servers } = this.#options;
    this.#dials += 1;
    return servers[this.#dials % servers.length] ?? "";
  }

  #clientOptions(server: string): ClientOptions {
    const { ca, name } = this.#options;
    return {
      servers: server,
      name,
      tls: tlsTo(server, ca),
      inboxPrefix: inboxOf(name),
      timeout: DIAL_MS,
      pingInterval: PING_MS,
      maxPingOut: PINGS_UNANSWERED,
      reconnect: false,
      ignoreClusterUpdates: true,
      noAsyncTraces: true,
      ...(this.#authenticate !== null && { authenticator: this.#authenticate }),
    };
  }

  #authenticator(): Authenticator | null {
    const { seed, onRefused } = this.#options;
    if (seed === null) return null;
    const signed = nkeySigner(seed);
    return (nonce) => {
      if (this.#presented >= REFUSED_AFTER) onRefused?.();
      this.#presented += 1;
      return signed(nonce);
    };
  }

  #pauseMs(): number {
    const isRecent = performance.now() - this.#awaySince < SOON_FOR_MS;
    const pauseMs = isRecent ? SOON_MS : LATER_MS;
    return pauseMs * (1 + Math.random());
  }
}
