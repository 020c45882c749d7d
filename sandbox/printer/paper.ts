/** What commands put on paper: lines, pictures and codes, and where it was cut. */
import type { PrinterCommand } from "./commands.ts";

export type Align = "left" | "center" | "right";

/** `size`: how many times as wide and high as the printer's own characters. */
export type Run = { readonly text: string; readonly isBold: boolean; readonly size: number };

/** Something on the paper, from its top to its end. Lengths are in dots. */
export type Printed =
  | {
      readonly is: "line";
      readonly text: string;
      /** The text in pieces of one style. */
      readonly runs: readonly Run[];
      readonly align: Align;
    }
  | {
      readonly is: "raster";
      readonly width: number;
      readonly height: number;
      readonly bits: Uint8Array;
      readonly align: Align;
    }
  | {
      readonly is: "code";
      readonly text: string;
      readonly moduleDots: number;
      readonly level: "L" | "M" | "Q" | "H";
      readonly align: Align;
    };

/** A piece of paper. */
export type Slip = { readonly printed: readonly Printed[]; readonly isCut: boolean };

/** Code pages of this printer by their number in `ESC t`. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  16: "windows-1252",
  45: "windows-1250",
  48: "windows-1254",
};
/** Commands that change nothing which can be seen here. */
const WITHOUT_INK = ["NUL", "ESC M", "ESC 2", "ESC 3", "ESC d", "FS .", "CR"];
const ALIGNS = ["left", "center", "right"] as const;
const LEVELS = ["L", "M", "Q", "H"] as const;

export class PaperRoll {
  /** Whatever this printer did not understand. */
  readonly complaints: string[] = [];
  readonly #slips: Slip[] = [];
  #printed: Printed[] = [];
  #runs: Run[] = [];
  #codePage = 0;
  #isBold = false;
  #size = 1;
  #align: Align = "left";
  #moduleDots = 3;
  #level: (typeof LEVELS)[number] = "L";
  #codeData = "";

  /** All pieces, the one that is still in the printer last. */
  slips(): readonly Slip[] {
    return this.#printed.length === 0
      ? this.#slips
      : [...this.#slips, { printed: this.#printed, isCut: false }];
  }

  clear(): void {
    this.#slips.length = 0;
    this.#printed = [];
    this.complaints.length = 0;
  }

  print(command: PrinterCommand): void {
    if (command.is === "text") {
      this.#runs.push({
        text: this.#textOf(command.bytes),
        ...{ isBold: this.#isBold, size: this.#size },
      });
    }
    if (command.is === "unknown") this.#complain("no command", command.bytes);
    if (command.is === "command") this.#run(command.name, command.parameters);
  }

  #run(name: string, parameters: Uint8Array): void {
    const [n = 0] = parameters;
    if (name === "LF" || (name === "ESC d" && this.#runs.length > 0)) this.#endLine();
    else if (name === "ESC @") this.#reset();
    else if (name === "ESC t") this.#codePage = n;
    else if (name === "ESC E") this.#isBold = (n & 1) === 1;
    else if (name === "ESC a") this.#align = ALIGNS[n % 48] ?? "left";
    else if (name === "GS !") this.#resize(n);
    else if (name === "GS v 0") this.#raster(parameters);
    else if (name === "GS ( k") this.#code(parameters);
    else if (name === "GS V") this.#cut();
    else if (!WITHOUT_INK.includes(name)) this.#complain(name, parameters);
  }

  #endLine(): void {
    const runs = this.#runs;
    const text = runs.map((run) => run.text).join("");
    this.#printed.push({ is: "line", text, runs, align: this.#align });
    this.#runs = [];
  }

  #reset(): void {
    this.#runs = [];
    this.#codePage = 0;
    this.#isBold = false;
    this.#size = 1;
    this.#align = "left";
  }

  #resize(n: number): void {
    const [width, height] = [(n >> 4) + 1, (n & 15) + 1];
    if (width !== height) this.#complain("GS !", Uint8Array.of(n));
    this.#size = width;
  }

  /** Pictures that follow each other without a line between them are one. */
  #raster(parameters: Uint8Array): void {
    const [, xL = 0, xH = 0, yL = 0, yH = 0] = parameters;
    const width = (xL + 256 * xH) * 8;
    const height = yL + 256 * yH;
    const bits = parameters.slice(5);
    const last = this.#printed.at(-1);
    if (last?.is === "raster" && last.width === width && last.align === this.#align) {
      const joined = Buffer.concat([last.bits, bits]);
      this.#printed.splice(-1, 1, { ...last, height: last.height + height, bits: joined });
    } else this.#printed.push({ is: "raster", width, height, bits, align: this.#align });
  }

  /** `cn fn …`: codes of type 49, QR. */
  #code(parameters: Uint8Array): void {
    const [cn, fn, n = 0] = parameters;
    if (cn !== 49) this.#complain("GS ( k", parameters);
    else if (fn === 67) this.#moduleDots = n;
    else if (fn === 69) this.#level = LEVELS[n - 48] ?? "L";
    else if (fn === 80) {
      this.#codeData = new TextDecoder("utf-8", { fatal: true }).decode(parameters.slice(3));
    } else if (fn === 81) {
      const { ...code } = { is: "code", text: this.#codeData, level: this.#level } as const;
      this.#printed.push({ ...code, moduleDots: this.#moduleDots, align: this.#align });
    } else if (fn !== 65) this.#complain("GS ( k", parameters);
  }

  #cut(): void {
    if (this.#runs.length > 0) this.#endLine();
    if (this.#printed.length > 0) this.#slips.push({ printed: this.#printed, isCut: true });
    this.#printed = [];
  }

  #textOf(bytes: Uint8Array): string {
    if (bytes.every((byte) => byte < 0x80)) return Buffer.from(bytes).toString("ascii");
    const name = CODE_PAGES[this.#codePage];
    if (name === undefined) this.#complain(`code page ${this.#codePage}`, bytes);
    return new TextDecoder(name ?? "windows-1252").decode(bytes);
  }

  #complain(what: string, bytes: Uint8Array): void {
    this.complaints.push(`${what}: ${Buffer.from(bytes.subarray(0, 16)).toString("hex")}`);
  }
}
