/** A receipt printer on a port of its own: it prints, reports its state, and can be in every kind of trouble. */
import { createServer, type Server, type Socket } from "node:net";
import { CommandReader, type PrinterCommand } from "./commands.ts";
import { PaperRoll } from "./paper.ts";

export type PrinterSwitches = {
  /** Pieces of a print (lines, pictures, codes, cuts) until the paper is out; null: plenty. */
  paperLeft: number | null;
  paperLow: boolean;
  coverOpen: boolean;
  cutterJammed: boolean;
  /** It takes everything and neither prints nor answers. */
  hangs: boolean;
  /** It sends only the first half of each answer. */
  answersHalf: boolean;
  /** It sends nonsense before each answer. */
  babbles: boolean;
  /** Nobody listens at its port. */
  gone: boolean;
  /** It ends the connection at a print, having printed so many pieces. */
  vanishesAfter: number | null;
  /** Whether it knows GS ( H. */
  processIds: boolean;
  /** Answers that could not be sent are sent on the next connection, as over USB. */
  keepsAnswers: boolean;
  /** Its buffer is full when it cannot print: it takes nothing, questions neither, until it can. */
  takesNoMore: boolean;
};

export const HEALTHY: PrinterSwitches = {
  ...{ paperLeft: null, paperLow: false, coverOpen: false, cutterJammed: false, hangs: false },
  ...{ answersHalf: false, babbles: false, gone: false, vanishesAfter: null },
  ...{ processIds: true, keepsAnswers: false, takesNoMore: false },
};

/** Commands that take paper. */
const ON_PAPER = ["LF", "ESC d", "GS v 0", "GS V"];

export class SandboxPrinter {
  readonly roll = new PaperRoll();
  #switches: PrinterSwitches = HEALTHY;
  #server: Server | null = null;
  #port: number;
  #waiting: { readonly command: PrinterCommand; readonly from: Socket }[] = [];
  #keptAnswers: Uint8Array[] = [];
  readonly #sockets = new Set<Socket>();
  /** Those that asked for automatic status (GS a). */
  readonly #followers = new Set<Socket>();
  #reported = "";

  /** Port on the loopback address; 0 takes a free one. */
  constructor(port: number) {
    this.#port = port;
  }

  get port(): number {
    return this.#port;
  }

  /** Kiosks that are connected. */
  get connections(): number {
    return this.#sockets.size;
  }

  switches(): PrinterSwitches {
    return this.#switches;
  }

  async set(change: Partial<PrinterSwitches>): Promise<void> {
    this.#switches = { ...this.#switches, ...change };
    if (this.#switches.gone) await this.close();
    else if (this.#server === null) await this.open();
    this.#report();
    this.#work();
  }

  async open(): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once("error", reject);
    server.listen(this.#port, "127.0.0.1", resolve);
    await promise;
    const address = server.address();
    if (typeof address === "object" && address) this.#port = address.port;
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("close", () => {
      this.#sockets.delete(socket);
      this.#followers.delete(socket);
    });
    socket.on("error", () => {});
    for (const answer of this.#keptAnswers.splice(0)) socket.write(answer);
    const reader = new CommandReader();
    socket.on("data", (bytes) => {
      for (const command of reader.push(bytes)) {
        if (!socket.destroyed) this.#receive(command, socket);
      }
    });
  }

  /** A question about the state is answered at once, whatever waits to be printed. */
  #receive(command: PrinterCommand, from: Socket): void {
    if (this.#switches.hangs) return;
    const isRealTime = command.is === "command" && command.name === "DLE EOT";
    if (isRealTime && !(this.#switches.takesNoMore && !this.#canPrint())) {
      this.#run(command, from);
      return;
    }
    this.#waiting.push({ command, from });
    this.#work();
  }

  /** Prints what waits, as far as there is paper and nothing is in the way. */
  #work(): void {
    while (this.#waiting.length > 0 && this.#canPrint()) {
      const [next] = this.#waiting.splice(0, 1);
      if (next) this.#run(next.command, next.from);
    }
  }

  #run(command: PrinterCommand, from: Socket): void {
    const { name, parameters } =
      command.is === "command" ? command : { name: "", parameters: new Uint8Array() };
    if (name === "GS ( H") {
      const block = Uint8Array.of(0x37, 0x22, ...parameters.slice(2), 0);
      if (this.#switches.processIds) this.#answer(from, block);
    } else if (name === "DLE EOT") {
      this.#answer(from, Uint8Array.of(this.#realTime(parameters[0] ?? 0)));
    } else if (name === "GS a") {
      if (parameters[0] === 0) this.#followers.delete(from);
      else this.#followers.add(from);
      if (parameters[0] !== 0) this.#answer(from, this.#automaticStatus());
    } else if (name === "GS r") {
      this.#answer(from, Uint8Array.of(this.#switches.paperLow ? 3 : 0));
    } else {
      if (name === "ESC @") this.#followers.delete(from);
      this.roll.print(command);
      if (ON_PAPER.includes(name)) this.#use(from);
    }
  }

  #use(from: Socket): void {
    const { paperLeft, vanishesAfter } = this.#switches;
    if (paperLeft !== null) this.#switches = { ...this.#switches, paperLeft: paperLeft - 1 };
    this.#report();
    if (vanishesAfter === null) return;
    this.#switches = { ...this.#switches, vanishesAfter: vanishesAfter - 1 };
    if (vanishesAfter > 1) return;
    this.#switches = { ...this.#switches, vanishesAfter: null };
    this.#waiting = [];
    from.destroy();
  }

  #canPrint(): boolean {
    const { coverOpen, cutterJammed, hangs } = this.#switches;
    return !(this.#isPaperOut() || coverOpen || cutterJammed || hangs);
  }

  #isPaperOut(): boolean {
    return this.#switches.paperLeft !== null && this.#switches.paperLeft <= 0;
  }

  /** Bits 1 and 4 are always set. */
  #realTime(n: number): number {
    const { coverOpen, cutterJammed, paperLow } = this.#switches;
    const isOut = this.#isPaperOut();
    const bits = (flags: readonly (readonly [is: boolean, bits: number])[]) =>
      flags.reduce((byte, [is, set]) => (is ? byte | set : byte), 0x12);
    if (n === 1) return bits([[!this.#canPrint(), 0x08]]);
    if (n === 2) {
      return bits([
        [coverOpen, 0x04],
        [isOut, 0x20],
        [cutterJammed, 0x40],
      ]);
    }
    if (n === 3) return bits([[cutterJammed, 0x08]]);
    return bits([
      [paperLow, 0x0c],
      [isOut, 0x60],
    ]);
  }

  /** Tells whoever asked for it of a state that has changed. */
  #report(): void {
    const status = this.#automaticStatus();
    const reported = status.join();
    if (reported === this.#reported) return;
    this.#reported = reported;
    for (const follower of this.#followers) this.#answer(follower, status);
  }

  /** Bit 4 of the first byte is always set, bits 4 and 7 of the others never. */
  #automaticStatus(): Uint8Array {
    const { coverOpen, cutterJammed, paperLow } = this.#switches;
    const isOut = this.#isPaperOut();
    return Uint8Array.of(
      0x10 | (this.#canPrint() ? 0 : 0x08) | (coverOpen ? 0x20 : 0),
      cutterJammed ? 0x08 : 0,
      (paperLow ? 0x03 : 0) | (isOut ? 0x0c : 0),
      0,
    );
  }

  #answer(to: Socket, bytes: Uint8Array): void {
    const { answersHalf, babbles, keepsAnswers } = this.#switches;
    if (to.destroyed) {
      if (keepsAnswers) this.#keptAnswers.push(bytes);
      return;
    }
    if (babbles) to.write(Uint8Array.of(0xff, 0x80, 0x37, 0x99));
    to.write(answersHalf ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes);
  }
}
