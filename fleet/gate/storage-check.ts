/**
 * Whether callbacks can be stored: a full disk, or a full stream, looks well until something is written. Kiosks whose
 * payments only a callback can confirm offer none meanwhile, so that nothing would be written that shows the end of it:
 * hence the test writes.
 */
import type { Log } from "../../electron/host/net/log.ts";
import { type CallbackStream, type StreamUse, TEST_WRITE_BYTES } from "./callback-stream.ts";

export class StorageCheck {
  readonly #stream: Pick<CallbackStream, "testWrite">;
  readonly #log: Pick<Log, "info" | "error">;
  readonly #onChange: () => void;
  #canStore = true;
  #testing: Promise<void> | null = null;

  constructor(
    stream: Pick<CallbackStream, "testWrite">,
    log: Pick<Log, "info" | "error">,
    onChange: () => void,
  ) {
    this.#stream = stream;
    this.#log = log;
    this.#onChange = onChange;
  }

  /** By the last test write. A single callback that was not stored may have come in a moment's delay. */
  get canStore(): boolean {
    return this.#canStore;
  }

  /** Tests if the stream is about as full as it may be. */
  async measured({ bytes, maxBytes }: StreamUse): Promise<void> {
    if (maxBytes - bytes < TEST_WRITE_BYTES) await this.test();
  }

  /** Writes and removes a message, one at a time; never rejects. */
  test(): Promise<void> {
    this.#testing ??= this.#test().finally(() => {
      this.#testing = null;
    });
    return this.#testing;
  }

  async #test(): Promise<void> {
    try {
      await this.#stream.testWrite();
      this.#set(true);
    } catch (error) {
      this.#set(false, error);
    }
  }

  #set(canStore: boolean, error?: unknown): void {
    if (canStore === this.#canStore) return;
    this.#canStore = canStore;
    if (canStore) this.#log.info({}, "callbacks can be stored again");
    else this.#log.error({ error }, "callbacks cannot be stored");
    this.#onChange();
  }
}
