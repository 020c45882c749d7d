/** A connection to a receipt printer, over the network or a USB cable. */
import { constants, type FileHandle, open } from "node:fs/promises";
import { connect } from "node:net";

export type PrinterConnection = {
  /** Resolves once the bytes are with the system, which may be long before they are with the printer; may reject. */
  write(bytes: Uint8Array): Promise<void>;
  onBytes(listener: (bytes: Uint8Array) => void): void;
  /** Called once if the other side ends it, or it breaks; at once if it has. */
  onEnd(listener: () => void): void;
  close(): void;
};

/** Rejects if there is no printer. */
export type ConnectPrinter = () => Promise<PrinterConnection>;

const CONNECT_TIMEOUT_MS = 3_000;
/** How often a USB printer is asked whether it has answered, or takes more. */
const USB_ROUND_MS = 20;
const USB_CHUNK_BYTES = 4_096;

/** For an address as the settings have it. */
export function printerAt(address: string): ConnectPrinter {
  if (!address.startsWith("tcp://")) return () => openUsb(address);
  const { hostname, port } = new URL(address);
  return () => openTcp(hostname.replace(/^\[|\]$/g, ""), Number(port));
}

async function openTcp(host: string, port: number): Promise<PrinterConnection> {
  const socket = connect({ host, port, noDelay: true });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ended = new Once();
  socket.once("connect", resolve);
  socket.once("error", reject);
  socket.once("close", () => ended.happen());
  const timer = setTimeout(() => socket.destroy(new Error("no answer")), CONNECT_TIMEOUT_MS);
  await promise.finally(() => clearTimeout(timer));
  return {
    write(bytes) {
      const written = Promise.withResolvers<void>();
      socket.write(bytes, (error) => (error ? written.reject(error) : written.resolve()));
      return written.promise;
    },
    onBytes: (listener) => void socket.on("data", listener),
    onEnd: (listener) => ended.whenHappened(listener),
    close: () => void socket.destroy(),
  };
}

/** Without blocking: a read of a USB printer ends only with an answer, and would hold a thread until then. */
async function openUsb(path: string): Promise<PrinterConnection> {
  const file = await open(path, constants.O_RDWR | constants.O_NONBLOCK);
  const ended = new Once();
  const listeners: ((bytes: Uint8Array) => void)[] = [];
  void readUntil(file, ended, (bytes) => {
    for (const listener of listeners) listener(bytes);
  });
  let written = Promise.resolve();
  return {
    write(bytes) {
      // One after the other, like those to a socket: a question must not get between the parts of a picture.
      const own = written.then(() => writeAll(file, bytes, ended));
      written = own.catch(() => {});
      return own;
    },
    onBytes: (listener) => void listeners.push(listener),
    onEnd: (listener) => ended.whenHappened(listener),
    close: () => ended.happen(),
  };
}

/** Reads, and closes the file when the connection has ended: no read is under way then. */
async function readUntil(
  file: FileHandle,
  ended: Once,
  onBytes: (bytes: Uint8Array) => void,
): Promise<void> {
  const buffer = new Uint8Array(64);
  while (!ended.hasHappened) {
    const count = await unlessBusy(() => file.read(buffer)).catch(() => null);
    if (count === null) ended.happen();
    else if (count > 0) onBytes(buffer.slice(0, count));
    else await pause();
  }
  await file.close().catch(() => {});
}

async function writeAll(file: FileHandle, bytes: Uint8Array, ended: Once): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    if (ended.hasHappened) throw new Error("the printer is gone");
    const count = await unlessBusy(() => file.write(bytes.subarray(done, done + USB_CHUNK_BYTES)));
    if (count === 0) await pause();
    done += count;
  }
}

/** Bytes that were read or written; 0 if there is nothing to read, or no room. */
async function unlessBusy(
  act: () => Promise<{ bytesRead: number } | { bytesWritten: number }>,
): Promise<number> {
  try {
    const result = await act();
    return "bytesRead" in result ? result.bytesRead : result.bytesWritten;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EAGAIN") return 0;
    throw error;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, USB_ROUND_MS));
}

/** Something that happens at most once. */
class Once {
  hasHappened = false;
  readonly #listeners: (() => void)[] = [];

  happen(): void {
    if (this.hasHappened) return;
    this.hasHappened = true;
    for (const listener of this.#listeners) listener();
  }

  whenHappened(listener: () => void): void {
    if (this.hasHappened) listener();
    else this.#listeners.push(listener);
  }
}
