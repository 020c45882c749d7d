/** The main process's end of a MessagePort: Electron's MessagePortMain on top of Node's port. */
import { EventEmitter } from "node:events";
import type { MessagePort } from "node:worker_threads";

export class FakeMessagePortMain extends EventEmitter {
  readonly #port: MessagePort;
  closed = false;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    // Messages are queued until `start`, as in Electron.
    port.on("message", (data) => this.emit("message", { data, ports: [] }));
    port.on("close", () => this.emit("close"));
    port.unref();
  }

  start(): void {
    this.#port.start();
  }

  postMessage(data: unknown): void {
    this.#port.postMessage(data);
  }

  close(): void {
    this.closed = true;
    this.#port.close();
  }
}
