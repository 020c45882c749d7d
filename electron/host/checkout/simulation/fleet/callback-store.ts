import type {
  CallbackStream,
  DeliveredMessage,
  StoredMessage,
} from "../../../../../fleet/gate/callback-stream.ts";
import { type StoredCallback, storedCallback } from "../../../../../fleet/messages/gate.ts";
import { VERSION, writeMessage } from "../../../../../fleet/messages/message.ts";
import { referenceHash } from "../../../../../fleet/messages/names.ts";
import { subjects } from "../../../../../fleet/messages/subjects.ts";
import type { VirtualClock } from "../virtual-clock.ts";
import type { FleetLines } from "./fleet-lines.ts";

/** As in the configuration of the real stream (fleet/gate/callback-stream.ts), written a second time. */
const DUPLICATES_FOR_MS = 7_200_000;
const ACKNOWLEDGE_WITHIN_MS = 10_000;
const MAX_AGE_MS = 8 * 24 * 3_600_000;

type Stored = StoredMessage & {
  readonly hash: string;
  readonly isFirst: boolean;
  readonly storedAt: number;
  deliveries: number;
  /** `out`: delivered, and not answered. `done`: acknowledged, or given up. */
  state: "due" | "out" | "done";
};

export type Consume = (message: DeliveredMessage) => void;

/** The stream of a nats-server and its consumer, on a disk that outlives both server and gate. */
export class CallbackStore implements Pick<CallbackStream, "find"> {
  readonly #clock: VirtualClock;
  readonly #lines: FleetLines;
  readonly #messages: Stored[] = [];
  /** The gate that is connected now; null if there is none. */
  #consume: Consume | null = null;

  readonly #givenUp: (callback: StoredCallback) => void;

  /** `givenUp` is called with each message that the gate will not have delivered again. */
  constructor(clock: VirtualClock, lines: FleetLines, givenUp: (callback: StoredCallback) => void) {
    this.#clock = clock;
    this.#lines = lines;
    this.#givenUp = givenUp;
  }

  /** All that was ever stored, in its order. */
  get all(): readonly StoredCallback[] {
    return this.#messages.map(({ callback }) => callback);
  }

  store(given: Omit<StoredCallback, "v" | "receivedAt">): "stored" | "repeated" {
    const now = this.#clock.now();
    const hash = referenceHash(given.integrationId, given.transactionReference);
    const earlier = this.#messages.filter((message) => message.hash === hash);
    const isRepeated = earlier.some(
      ({ callback, storedAt }) =>
        callback.status === given.status && now - storedAt < DUPLICATES_FOR_MS,
    );
    if (isRepeated) return "repeated";
    const callback: StoredCallback = { v: VERSION, ...given, receivedAt: now };
    const message: Stored = {
      ...{ seq: this.#messages.length + 1, hash, callback, storedAt: now },
      ...{ isFirst: earlier.length === 0, deliveries: 0, state: "due" },
    };
    this.#messages.push(message);
    this.#clock.after(1, () => this.#deliver(message));
    return "stored";
  }

  /** Rejects while there is no server. */
  async find(hash: string): Promise<StoredMessage[]> {
    if (!this.#lines.gateReaches.current()) throw new Error("no server");
    const since = this.#clock.now() - MAX_AGE_MS;
    return this.#messages.filter((message) => message.hash === hash && message.storedAt >= since);
  }

  /** A gate is connected, and gets what is due; or none is. */
  serve(consume: Consume | null): void {
    this.#consume = consume;
    if (consume === null) return;
    for (const message of this.#messages) this.#deliver(message);
  }

  #deliver(message: Stored): void {
    const consume = this.#consume;
    if (this.#clock.now() - message.storedAt > MAX_AGE_MS) message.state = "done";
    if (consume === null || message.state !== "due") return;
    message.state = "out";
    message.deliveries += 1;
    const dueIn = (ms: number) => this.#dueIn(ms, message);
    const cancel = dueIn(ACKNOWLEDGE_WITHIN_MS);
    let isAnswered = false;
    const answer = (act: () => void) => {
      // Not from a gate that has ended meanwhile, or lost the server.
      if (isAnswered || this.#consume !== consume || message.state !== "out") return;
      isAnswered = true;
      cancel();
      act();
    };
    const end = () => {
      message.state = "done";
    };
    consume({
      seq: message.seq,
      subject: subjects.callback(message.hash),
      data: writeMessage(storedCallback, message.callback),
      redelivered: message.deliveries > 1,
      headers: message.isFirst ? { get: () => "0" } : undefined,
      info: { deliveryCount: message.deliveries },
      ack: () => answer(end),
      term: () =>
        answer(() => {
          end();
          this.#givenUp(message.callback);
        }),
      nak: (ms = 0) => answer(() => dueIn(ms)),
    });
  }

  #dueIn(ms: number, message: Stored): () => void {
    const due = () => {
      message.state = "due";
      this.#deliver(message);
    };
    return this.#clock.after(ms, due, "repeat");
  }
}
