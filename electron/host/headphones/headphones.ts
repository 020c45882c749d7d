/** Whether headphones are plugged into any jack of this machine. */
import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../net/log.ts";
import { Cell, type Live } from "../shared/live.ts";
import { findJacks, type InputFolders, openJack } from "./jack-device.ts";

export type HeadphonesState = {
  /** How many jacks are read. */
  readonly jacks: number;
  readonly isPlugged: boolean;
};

export type HeadphonesTiming = {
  /** How long a plug must have been in: one that wobbles would start reading again and again. Out counts at once. */
  readonly settleMs: number;
  /** How often new jacks are looked for: a keypad with a sound card may be connected later, or again. */
  readonly searchEveryMs: number;
};

const TIMING: HeadphonesTiming = { settleMs: 300, searchEveryMs: 2_000 };

type Jack = { isIn: boolean; readonly close: () => void };

export class Headphones {
  readonly state: Live<HeadphonesState>;
  readonly #state = new Cell<HeadphonesState>({ jacks: 0, isPlugged: false });
  readonly #jacks = new Map<string, Jack>();
  /** Those that cannot be read, each of which is logged once. */
  readonly #unreadable = new Set<string>();
  readonly #folders: InputFolders;
  readonly #log: Pick<Log, "warn">;
  readonly #timing: HeadphonesTiming;
  #search: NodeJS.Timeout | null = null;
  #settling: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(folders: InputFolders, log: Pick<Log, "warn">, timing = TIMING) {
    this.#folders = folders;
    this.#log = log;
    this.#timing = timing;
    this.state = this.#state;
  }

  start(): void {
    void this.#open();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#search ?? undefined);
    clearTimeout(this.#settling ?? undefined);
    for (const jack of this.#jacks.values()) jack.close();
    this.#jacks.clear();
  }

  /** Opens the jacks that are not open, now and again later. */
  async #open(): Promise<void> {
    for (const name of await findJacks(this.#folders)) {
      const isReadable = await access(this.#path(name), constants.R_OK).then(
        () => true,
        () => false,
      );
      if (this.#isStopped) return;
      if (!isReadable) this.#warn(name);
      else if (!this.#jacks.has(name)) this.#read(name);
    }
    if (this.#isStopped) return;
    this.#apply();
    this.#search = setTimeout(() => void this.#open(), this.#timing.searchEveryMs);
  }

  #read(name: string): void {
    let hasSpoken = false;
    const end = () => {
      this.#jacks.delete(name);
      if (!hasSpoken) this.#warn(name);
      this.#apply();
    };
    const jack: Jack = {
      isIn: false,
      ...openJack(this.#path(name), {
        onEvent: (event) => {
          hasSpoken = true;
          this.#unreadable.delete(name);
          jack.isIn = event === "in";
          if (event === "lost") {
            // The next search opens it again, and with that asks for its state.
            jack.close();
            this.#jacks.delete(name);
          }
          this.#apply();
        },
        onEnd: end,
      }),
    };
    this.#jacks.set(name, jack);
  }

  #path(name: string): string {
    return join(this.#folders.devices, name);
  }

  #warn(name: string): void {
    if (this.#unreadable.has(name)) return;
    this.#unreadable.add(name);
    this.#log.warn({ device: name }, "a headphone jack cannot be read");
  }

  /** Pulled out at once, before anything else is said aloud; plugged in once it has settled. */
  #apply(): void {
    const isIn = [...this.#jacks.values()].some((jack) => jack.isIn);
    if (!isIn) {
      clearTimeout(this.#settling ?? undefined);
      this.#settling = null;
    } else if (!this.#state.current().isPlugged) {
      this.#settling ??= setTimeout(() => {
        this.#settling = null;
        this.#change(true);
      }, this.#timing.settleMs);
    }
    this.#change(isIn && this.#state.current().isPlugged);
  }

  #change(isPlugged: boolean): void {
    const before = this.#state.current();
    const jacks = this.#jacks.size;
    if (before.isPlugged === isPlugged && before.jacks === jacks) return;
    this.#state.set({ jacks, isPlugged });
  }
}
