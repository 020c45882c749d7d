/** What the fleet's parts need of a connection; {@link ./nats.ts} has one, loaded only with `fleet` in the settings. */
import type { Live } from "../shared/live.ts";

export type Received = {
  readonly data: Uint8Array;
  readonly subject: string;
  /** Answers a request; nothing happens if none was made. */
  respond(answer: Uint8Array): void;
};

export type Connection = {
  readonly connected: Live<boolean>;
  /** Dropped while not connected. */
  publish(subject: string, data: Uint8Array): void;
  /** Also after each reconnect. Returns a function that ends it. */
  subscribe(subject: string, receive: (message: Received) => void): () => void;
  /** Rejects if not connected, if nobody answers, or after `timeoutMs`. */
  request(subject: string, data: Uint8Array, timeoutMs: number): Promise<Uint8Array>;
  close(): Promise<void>;
};
