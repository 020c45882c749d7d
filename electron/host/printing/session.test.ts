import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PrinterConnection } from "./connection.ts";
import { PrinterSession } from "./session.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const STATUS = Uint8Array.of(0);
const processed = (id: string) => Uint8Array.of(0x37, 0x22, ...Buffer.from(id), 0);
const READY = Uint8Array.of(0x12);

/** A printer that answers by the test's hand, but says that it is ready whenever it is asked for its state. */
function createPrinter() {
  let answer: (bytes: Uint8Array) => void = () => {};
  let isFull: Promise<void> | null = null;
  const connection: PrinterConnection = {
    async write(bytes) {
      await isFull;
      if (bytes[0] === 0x10) queueMicrotask(() => answer(READY));
    },
    onBytes: (listener) => {
      answer = listener;
    },
    onEnd: () => {},
    close: () => {},
  };
  return {
    session: new PrinterSession(connection),
    answer: (bytes: Uint8Array) => answer(bytes),
    /** Takes no more bytes until what it returns is called. */
    fill(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      isFull = promise;
      return resolve;
    },
  };
}

/** A print and its outcome; null while it is under way. */
function printing(session: PrinterSession, id: string) {
  const print = { outcome: null as string | null };
  void session
    .print(Uint8Array.of(0x0a), id, () => {})
    .then((outcome) => {
      print.outcome = outcome;
    });
  return print;
}

test("a status that follows the process id of a print does not confirm the next print", async () => {
  const { session, answer } = createPrinter();
  const ticket = printing(session, "0001");
  answer(processed("0001"));
  await vi.advanceTimersByTimeAsync(10);
  expect(ticket.outcome).toBe("printed");
  const receipt = printing(session, "0002");
  answer(STATUS);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(receipt.outcome).toBeNull();
  answer(STATUS);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(receipt.outcome).toBe("printed");
});

test("a status that a printer had kept for the kiosk confirms no print", async () => {
  const { session, answer } = createPrinter();
  answer(STATUS);
  const receipt = printing(session, "0001");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(receipt.outcome).toBeNull();
});

test("a print that the printer does not take for minutes, and without an answer, is not given up", async () => {
  const { session, answer, fill } = createPrinter();
  const empty = fill();
  const receipt = printing(session, "0001");
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(receipt.outcome).toBeNull();
  empty();
  await vi.advanceTimersByTimeAsync(1_000);
  answer(processed("0001"));
  await vi.advanceTimersByTimeAsync(10);
  expect(receipt.outcome).toBe("printed");
});

test("a print that the printer never takes is unconfirmed after ten minutes", async () => {
  const { session, fill } = createPrinter();
  fill();
  const receipt = printing(session, "0001");
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(receipt.outcome).toBe("unconfirmed");
});
