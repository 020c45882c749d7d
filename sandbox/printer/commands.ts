/**
 * Reads ESC/POS as a receipt printer does, by the reference of its maker: a stream of bytes becomes commands, each with its
 * parameters. It shares nothing with what writes the bytes.
 */

export type PrinterCommand =
  | { readonly is: "text"; readonly bytes: Uint8Array }
  | { readonly is: "command"; readonly name: string; readonly parameters: Uint8Array }
  /** Bytes that are no command of this printer. */
  | { readonly is: "unknown"; readonly bytes: Uint8Array };

const [NUL, LF, CR, DLE, ESC, FS, GS] = [0x00, 0x0a, 0x0d, 0x10, 0x1b, 0x1c, 0x1d];

/** Commands with a fixed number of parameters, by their first two bytes in hexadecimal. */
const FIXED: Readonly<Record<string, readonly [name: string, parameters: number]>> = {
  "1004": ["DLE EOT", 1],
  "1b40": ["ESC @", 0],
  "1b20": ["ESC SP", 1],
  "1b21": ["ESC !", 1],
  "1b2d": ["ESC -", 1],
  "1b32": ["ESC 2", 0],
  "1b33": ["ESC 3", 1],
  "1b45": ["ESC E", 1],
  "1b47": ["ESC G", 1],
  "1b4a": ["ESC J", 1],
  "1b4d": ["ESC M", 1],
  "1b61": ["ESC a", 1],
  "1b64": ["ESC d", 1],
  "1b70": ["ESC p", 3],
  "1b74": ["ESC t", 1],
  "1c26": ["FS &", 0],
  "1c2e": ["FS .", 0],
  "1d21": ["GS !", 1],
  "1d42": ["GS B", 1],
  "1d4c": ["GS L", 2],
  "1d50": ["GS P", 2],
  "1d57": ["GS W", 2],
  "1d61": ["GS a", 1],
  "1d72": ["GS r", 1],
};

/** A command at the start of the bytes; null if more bytes are needed. */
type Taken = { readonly command: PrinterCommand; readonly length: number } | null;

/** A stream of commands, in whatever pieces the bytes arrive. */
export class CommandReader {
  #bytes: Uint8Array = new Uint8Array();

  push(bytes: Uint8Array): PrinterCommand[] {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    const commands: PrinterCommand[] = [];
    for (let taken = take(this.#bytes); taken; taken = take(this.#bytes)) {
      commands.push(taken.command);
      this.#bytes = this.#bytes.subarray(taken.length);
    }
    return commands;
  }
}

function take(bytes: Uint8Array): Taken {
  const [first, second] = bytes;
  if (first === undefined) return null;
  if (first === LF) return named("LF", bytes, 1, 1);
  if (first === CR) return named("CR", bytes, 1, 1);
  if (first >= 0x20) return takeText(bytes);
  if (first === NUL) return named("NUL", bytes, 1, lengthOf(bytes, NUL));
  if (first !== DLE && first !== ESC && first !== FS && first !== GS) return unknown(bytes, 1);
  if (second === undefined) return null;
  const fixed = FIXED[Buffer.from([first, second]).toString("hex")];
  if (fixed) return named(fixed[0], bytes, 2, 2 + fixed[1]);
  if (first === GS && second === 0x56) return takeCut(bytes);
  if (first === GS && second === 0x76) return takeRaster(bytes);
  if (first === GS && second === 0x28) return takeCounted(bytes);
  return unknown(bytes, 2);
}

function takeText(bytes: Uint8Array): Taken {
  const end = bytes.findIndex((byte) => byte < 0x20);
  const length = end === -1 ? bytes.length : end;
  return { command: { is: "text", bytes: bytes.slice(0, length) }, length };
}

/** Of the run of this byte at the start. */
function lengthOf(bytes: Uint8Array, byte: number): number {
  const end = bytes.findIndex((each) => each !== byte);
  return end === -1 ? bytes.length : end;
}

/** `GS V m`, with `n` for the forms that feed first. */
function takeCut(bytes: Uint8Array): Taken {
  const m = bytes[2];
  if (m === undefined) return null;
  return named("GS V", bytes, 2, m === 65 || m === 66 ? 4 : 3);
}

/** `GS v 0 m xL xH yL yH d1 … dk`: rows of whole bytes. */
function takeRaster(bytes: Uint8Array): Taken {
  const [, , zero, , xL, xH, yL, yH] = bytes;
  if (xL === undefined || xH === undefined || yL === undefined || yH === undefined) return null;
  if (zero !== 0x30) return unknown(bytes, 3);
  return named("GS v 0", bytes, 3, 8 + (xL + 256 * xH) * (yL + 256 * yH));
}

/** `GS ( X pL pH …`: the number of parameters is given. */
function takeCounted(bytes: Uint8Array): Taken {
  const [, , letter, pL, pH] = bytes;
  if (letter === undefined || pL === undefined || pH === undefined) return null;
  return named(`GS ( ${String.fromCharCode(letter)}`, bytes, 5, 5 + pL + 256 * pH);
}

function named(name: string, bytes: Uint8Array, from: number, length: number): Taken {
  if (bytes.length < length) return null;
  return { command: { is: "command", name, parameters: bytes.slice(from, length) }, length };
}

function unknown(bytes: Uint8Array, length: number): Taken {
  return { command: { is: "unknown", bytes: bytes.slice(0, length) }, length };
}
