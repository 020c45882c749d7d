/** The stream of callbacks: stored before the integrator is answered, looked up when a kiosk claims them. */
import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerMessages,
  type DeliveryInfo,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  jetstream,
  jetstreamManager,
  type PubAck,
  PubHeaders,
  RetentionPolicy,
  StorageType,
  type StoredMsg,
  type StreamConfig,
} from "@nats-io/jetstream";
import { type MsgHdrs, type NatsConnection, nanos } from "@nats-io/transport-node";
import { type StoredCallback, storedCallback } from "../messages/gate.ts";
import { type Message, readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { referenceHash } from "../messages/names.ts";
import { CALLBACKS, CONSUMER, subjects } from "../messages/subjects.ts";
import { REQUEST_MS } from "./connection.ts";

const HOUR_MS = 3_600_000;
/** A day more than kiosks claim their ended payments: a late SUCCESS is returned for seven days. */
const MAX_AGE_MS = 8 * 24 * HOUR_MS;
const DUPLICATES_FOR_MS = 2 * HOUR_MS;
/** Unclaimed callbacks count: by the server's default of 1,000 a few orphans would stop all deliveries. */
const MAX_UNACKNOWLEDGED = 10_000;
/** After this time a message that its gate has not answered, because it died, is delivered again. */
const ACKNOWLEDGE_WITHIN_MS = 10_000;
/** How long the server may take to write a configuration on a busy disk. */
const CONFIGURED_WITHIN_MS = 5_000;
/** Larger than nearly all callbacks, so that there is room for them if there is for it. */
export const TEST_WRITE_BYTES = 16_384;
const TEST_SUBJECT = subjects.callback("test");
/** Requested from the server ahead of time. */
const PULLED_AHEAD = 500;

/** A stored message of one payment. */
export type StoredMessage = { readonly seq: number; readonly callback: StoredCallback };

export type StreamUse = {
  readonly bytes: number;
  readonly maxBytes: number;
  readonly messages: number;
};

export class CallbackStream {
  readonly #client: JetStreamClient;
  readonly #connection: NatsConnection;
  readonly #maxBytes: number;
  #manager: JetStreamManager | null = null;
  #consumed: ConsumerMessages | null = null;
  /** The latest message that is known to be stored: numbers fall only if the stream is another one. */
  #lastSeq = 0;

  constructor(connection: NatsConnection, maxBytes: number) {
    this.#connection = connection;
    this.#maxBytes = maxBytes;
    this.#client = jetstream(connection, { timeout: REQUEST_MS });
  }

  /**
   * Creates or updates stream and consumer; `another` if the stream is not the one that this gate knows: its disk was
   * lost, or an older copy was put back. Rejects while the server cannot do so, for example since it recovers.
   */
  async prepare(): Promise<"same" | "another"> {
    const { streams, consumers } = await jetstreamManager(this.#connection, {
      timeout: CONFIGURED_WITHIN_MS,
    });
    const { name, ...config } = streamConfig(this.#maxBytes);
    const { state } = await streams.update(name, config).catch((error: unknown) => {
      if (!isApiError(error, JetStreamApiCodes.StreamNotFound)) throw error;
      return streams.add({ name, ...config });
    });
    await consumers.add(CALLBACKS, consumerConfig());
    this.#manager ??= await jetstreamManager(this.#connection, { timeout: REQUEST_MS });
    const isAnother = state.last_seq < this.#lastSeq;
    this.#lastSeq = state.last_seq;
    return isAnother ? "another" : "same";
  }

  /** Calls `receive` with each message that is due, until the connection ends, or this is called again. */
  async consume(receive: (message: JsMsg) => void): Promise<void> {
    this.#consumed?.stop();
    const consumer = await this.#client.consumers.get(CALLBACKS, CONSUMER);
    this.#consumed = await consumer.consume({ max_messages: PULLED_AHEAD, callback: receive });
  }

  /**
   * Resolves when the callback is on the server's disk; `repeated` if it was before. Rejects otherwise, after a second at
   * the latest.
   */
  async store(callback: Omit<StoredCallback, "v">): Promise<"stored" | "repeated"> {
    const hash = referenceHash(callback.integrationId, callback.transactionReference);
    const data = writeMessage(storedCallback, { v: VERSION, ...callback });
    const msgID = `${hash}.${callback.status}`;
    const publish = (expect: { lastSubjectSequence?: number }) =>
      this.#client.publish(subjects.callback(hash), data, { msgID, expect, timeout: REQUEST_MS });
    try {
      // By this header its delivery knows without a look-up that no result came before it.
      return this.#outcomeOf(await publish({ lastSubjectSequence: 0 }));
    } catch (error) {
      if (!isApiError(error, JetStreamApiCodes.StreamWrongLastSequence)) throw error;
      return this.#outcomeOf(await publish({}));
    }
  }

  /** Stores a message that is no callback, and removes it again. Rejects if it was not stored within a second. */
  async testWrite(): Promise<void> {
    const data = new Uint8Array(TEST_WRITE_BYTES);
    const { seq } = await this.#client.publish(TEST_SUBJECT, data, { timeout: REQUEST_MS });
    // One that stays is removed with those that kiosks have journalled.
    await this.#prepared()
      .streams.deleteMessage(CALLBACKS, seq, false)
      .catch(() => false);
  }

  /** All stored messages of a payment, in their order. */
  async find(hash: string): Promise<StoredMessage[]> {
    const subject = subjects.callback(hash);
    const [first, last] = await Promise.all([this.#next(subject, 1), this.#last(subject)]);
    if (first === null || last === null) return [];
    const found = [first];
    for (let seq = first.seq; seq < last.seq; ) {
      const next = await this.#next(subject, seq + 1);
      if (next === null) break;
      found.push(next);
      seq = next.seq;
    }
    return found.flatMap(({ seq, data }) => {
      const read = readMessage(storedCallback, data);
      return read.ok ? [{ seq, callback: read.message }] : [];
    });
  }

  async use(): Promise<StreamUse> {
    const { state, config } = await this.#prepared().streams.info(CALLBACKS);
    return { bytes: state.bytes, maxBytes: config.max_bytes, messages: state.messages };
  }

  /** Removes what was acknowledged, up to the first message that was not; returns how many messages. */
  async makeRoom(): Promise<number> {
    const { streams, consumers } = this.#prepared();
    const { ack_floor } = await consumers.info(CALLBACKS, CONSUMER);
    if (ack_floor.stream_seq === 0) return 0;
    const { purged } = await streams.purge(CALLBACKS, { seq: ack_floor.stream_seq + 1 });
    return purged;
  }

  #outcomeOf({ duplicate, seq }: PubAck): "stored" | "repeated" {
    this.#lastSeq = Math.max(this.#lastSeq, seq);
    return duplicate ? "repeated" : "stored";
  }

  #next(subject: string, seq: number): Promise<StoredMsg | null> {
    return this.#prepared().direct.getMessage(CALLBACKS, { seq, next_by_subj: subject });
  }

  #last(subject: string): Promise<StoredMsg | null> {
    return this.#prepared().direct.getMessage(CALLBACKS, { last_by_subj: subject });
  }

  #prepared(): JetStreamManager {
    if (this.#manager === null) throw new Error("the stream is not ready");
    return this.#manager;
  }
}

/** What the gate needs of a message that the stream's consumer delivers. */
export type DeliveredMessage = Pick<
  JsMsg,
  "seq" | "subject" | "data" | "redelivered" | "ack" | "nak" | "term"
> & {
  readonly headers: Pick<MsgHdrs, "get"> | undefined;
  readonly info: Pick<DeliveryInfo, "deliveryCount">;
};

/** A delivered message's callback, and its payment's hash. */
export function readDelivered(message: Pick<DeliveredMessage, "subject" | "data">): {
  readonly hash: string;
  readonly read: Message<typeof storedCallback>;
} {
  const hash = message.subject.slice(subjects.callback("").length);
  return { hash, read: readMessage(storedCallback, message.data) };
}

/** Whether it is one of {@link CallbackStream.testWrite}, not a callback. */
export function isTestWrite({ subject }: Pick<DeliveredMessage, "subject">): boolean {
  return subject === TEST_SUBJECT;
}

/** Whether no other result of the payment was stored before this one. */
export function isFirstResult(message: Pick<DeliveredMessage, "headers">): boolean {
  return message.headers?.get(PubHeaders.ExpectedLastSubjectSequenceHdr) === "0";
}

function isApiError(error: unknown, code: number): boolean {
  return error instanceof JetStreamApiError && error.code === code;
}

function streamConfig(maxBytes: number) {
  return {
    name: CALLBACKS,
    subjects: [subjects.callback("*")],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    max_age: nanos(MAX_AGE_MS),
    max_bytes: maxBytes,
    // What was acknowledged stays; what does not fit is not acknowledged.
    discard: DiscardPolicy.New,
    duplicate_window: nanos(DUPLICATES_FOR_MS),
    allow_direct: true,
    num_replicas: 1,
  } satisfies Partial<StreamConfig>;
}

function consumerConfig() {
  return {
    durable_name: CONSUMER,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ACKNOWLEDGE_WITHIN_MS),
    max_ack_pending: MAX_UNACKNOWLEDGED,
  } satisfies Partial<ConsumerConfig>;
}
