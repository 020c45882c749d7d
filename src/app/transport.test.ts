import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connection, createConnection } from "./connection.ts";
import { connectToHost } from "./transport.ts";

const SILENT_AFTER_MS = 40_000;

/** A socket of a browser; a line that is dead neither opens nor closes it. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];

  constructor() {
    super();
    sockets.push(this);
  }

  send(message: string): void {
    this.sent.push(message);
  }

  /** The other side does not answer. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let sockets: FakeSocket[];
let connection: Connection;
let link: ReturnType<typeof connectToHost>;

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { baseURI: "https://console.example/" });
  vi.stubGlobal("WebSocket", FakeSocket);
  connection = createConnection();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connect(silentAfterMs: number | null): FakeSocket {
  link = connectToHost(connection, {}, silentAfterMs);
  return latest();
}

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
}

/** A call that the server does not answer; resolves with how it ended. */
const call = () =>
  link.call(["orders", "retry"], {}, { context: {} }).then(
    () => "answered",
    () => "failed",
  );

test("a silent line is lost: its calls fail, and another one is opened although it has not closed", async () => {
  const socket = connect(SILENT_AFTER_MS);
  socket.open();
  const ended = call();
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1);
  expect(socket.sent).toHaveLength(1);
  expect(connection.state()).toBe("open");
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.state()).toBe("lost");
  expect(await ended).toBe("failed");
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS / 2);
  expect(sockets).toHaveLength(2);
  latest().open();
  expect(connection.state()).toBe("open");
  // The browser gives the dead one up at last.
  socket.dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS / 2);
  expect(connection.state()).toBe("open");
  expect(sockets).toHaveLength(2);
});

test("a line on which anything comes is not silent, also if that means nothing to a call", async () => {
  const socket = connect(SILENT_AFTER_MS);
  socket.open();
  for (let times = 0; times < 3; times += 1) {
    await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1);
    // As the console says it (fleet/console/web-server.ts).
    socket.hear(JSON.stringify({ i: "-", t: 4 }));
  }
  await vi.advanceTimersByTimeAsync(SILENT_AFTER_MS - 1);
  expect(connection.state()).toBe("open");
  expect(sockets).toHaveLength(1);
});

test("a line that does not get open is given up, too", async () => {
  connect(SILENT_AFTER_MS);
  await vi.advanceTimersByTimeAsync(2 * SILENT_AFTER_MS);
  expect(sockets).toHaveLength(2);
  expect(connection.state()).toBe("lost");
});

test("a server that says nothing of itself is not missed", async () => {
  const socket = connect(null);
  socket.open();
  await vi.advanceTimersByTimeAsync(10 * SILENT_AFTER_MS);
  expect(connection.state()).toBe("open");
  expect(sockets).toHaveLength(1);
});
