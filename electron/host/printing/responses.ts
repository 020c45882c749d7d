/**
 * What a receipt printer answers, by the ESC/POS reference: real-time status (DLE EOT), status (GS r), automatic status
 * (ASB) and process ids (GS ( H). Pure. A printer is a stranger on the network: whatever it sends, little is stored, and
 * what is no answer is dropped.
 */
import type { PrinterView } from "../rpc/printing-views.ts";

export type PrinterResponse =
  /** To DLE EOT: which of the four it answers only its order tells. */
  | { readonly type: "real-time"; readonly byte: number }
  /** To GS r, once all that was sent before it is processed. */
  | { readonly type: "status" }
  /** To GS ( H, once all that was sent before it is printed. */
  | { readonly type: "processed"; readonly id: string }
  /** Unasked, when its state changes during a print: also if it takes no more data, and so no more questions. */
  | { readonly type: "automatic"; readonly view: PrinterView };

export const DLE_EOT = [1, 2, 3, 4].map((n) => Uint8Array.of(0x10, 0x04, n));

/** Asks for an answer with `id`, four characters, once the print is on paper, and for a status after it. */
export function askWhenPrinted(id: string): Uint8Array {
  return Uint8Array.of(0x1d, 0x28, 0x48, 6, 0, 48, 48, ...Buffer.from(id, "ascii"), 0x1d, 0x72, 1);
}

/** Whether it reports by itself that it goes off line, has an error or no paper; `ESC @` ends it. */
export const AUTOMATIC_STATUS = { on: [0x1d, 0x61, 0x0e], off: [0x1d, 0x61, 0] } as const;

const PROCESS_ID_BYTES = 7;
const ASB_BYTES = 4;

/** Reads a stream of answers, in whatever pieces it arrives. */
export class ResponseReader {
  #pending: number[] = [];

  push(bytes: Uint8Array): PrinterResponse[] {
    const responses: PrinterResponse[] = [];
    for (const byte of bytes) {
      if (this.#breaksOff(byte)) this.#pending = [];
      this.#pending.push(byte);
      const found = this.#take();
      if (found) responses.push(found);
    }
    return responses;
  }

  /** Whether an answer that has begun cannot go on with this byte. */
  #breaksOff(byte: number): boolean {
    // The rest of an automatic status has neither bit 4 nor 7.
    if (this.#isAutomatic()) return (byte & 0x90) !== 0;
    const place = this.#pending.length;
    if (place === 0) return false;
    if (place === 1) return byte !== 0x22;
    return place < 6 && (byte < 0x20 || byte > 0x7e);
  }

  /** At most the bytes of one answer are pending. */
  #take(): PrinterResponse | null {
    const [first = 0] = this.#pending;
    if (first === 0x37) return this.#takeProcessId();
    // Bits 0, 1, 4 and 7 tell the kinds of answers apart.
    if (this.#isAutomatic()) return this.#takeAutomatic();
    this.#pending = [];
    if ((first & 0x93) === 0x12) return { type: "real-time", byte: first };
    return (first & 0x90) === 0 ? { type: "status" } : null;
  }

  #isAutomatic(): boolean {
    const [first] = this.#pending;
    return first !== undefined && (first & 0x93) === 0x10;
  }

  #takeAutomatic(): PrinterResponse | null {
    if (this.#pending.length < ASB_BYTES) return null;
    const block = this.#pending;
    this.#pending = [];
    return { type: "automatic", view: automaticViewOf(block) };
  }

  #takeProcessId(): PrinterResponse | null {
    if (this.#pending.length < PROCESS_ID_BYTES) return null;
    const block = this.#pending;
    this.#pending = [];
    if (block.at(-1) !== 0) return null;
    return { type: "processed", id: Buffer.from(block.slice(2, 6)).toString("ascii") };
  }
}

/** The state of a printer by its answers to the four questions; the most that a person can do comes first. */
export function printerViewOf([
  printer = 0,
  offline = 0,
  error = 0,
  paper = 0,
]: readonly number[]): PrinterView {
  const isPaperLow = (paper & 0x0c) !== 0;
  const condition = () => {
    if (offline & 0x04) return "cover-open";
    if (offline & 0x20 || paper & 0x60) return "paper-out";
    if (error & 0x08) return "cutter-jam";
    if (offline & 0x40 || error & 0x20) return "error";
    return printer & 0x08 ? "offline" : "ready";
  };
  return { condition: condition(), isPaperLow };
}

/** By the bytes of an automatic status: the same as answers to the four questions, in other bits. */
function automaticViewOf([first = 0, error = 0, paper = 0]: readonly number[]): PrinterView {
  return printerViewOf([
    first & 0x08,
    first & 0x20 ? 0x04 : 0,
    (error & 0x08) | (error & 0x64 ? 0x20 : 0),
    (paper & 0x03 ? 0x0c : 0) | (paper & 0x0c ? 0x60 : 0),
  ]);
}
