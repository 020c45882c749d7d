/** A kiosk of a few lines on a real folder: it takes an order whenever the state allows it, and its supervisor restarts it. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readUpdateState } from "../../host/operation/update-state.ts";
import type { KioskAnswer } from "../decide.ts";
import { MANIFEST, manifestOf } from "../folders.ts";
import type { UpdatePaths } from "../updater.ts";

/** In memory if the system has such a folder: hundreds of updates are synced to it. */
const FOLDERS = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** How a version behaves on this machine. */
export type Behaviour = "good" | "does-not-start" | "hangs" | "no-page" | "does-not-run";

/** What ends the updater's process: a power cut, or a kill. */
export class Killed extends Error {}

export class ModelShop {
  readonly root = mkdtempSync(join(FOLDERS, "model-shop-"));
  readonly paths: UpdatePaths = {
    staged: join(this.root, "lib/staged"),
    versions: join(this.root, "lib/versions"),
    current: join(this.root, "lib/current"),
    data: join(this.root, "data"),
    state: join(this.root, "update/state.json"),
    copy: join(this.root, "update/copy"),
  };
  readonly behaviours = new Map<string, Behaviour>();
  /** Every order that was ever accepted. */
  readonly accepted: string[] = [];
  /** Kills the updater at this call of it; counted down. */
  killsIn = Number.POSITIVE_INFINITY;
  bootId = "boot-0";
  #running: string | null = null;
  #ms = 0;

  constructor(version: string) {
    for (const folder of ["lib/versions", "data/logs", "update"]) {
      mkdirSync(join(this.root, folder), { recursive: true });
    }
    writeFileSync(join(this.paths.data, "schema"), version);
    writeFileSync(join(this.paths.data, "orders"), "");
    this.stage(version, "good");
    cpSync(this.paths.staged, join(this.paths.versions, version), { recursive: true });
    symlinkSync(`versions/${version}`, this.paths.current);
    this.#begin();
  }

  stage(version: string, behaviour: Behaviour): void {
    this.behaviours.set(version, behaviour);
    mkdirSync(this.paths.staged, { recursive: true });
    writeFileSync(join(this.paths.staged, "version"), `${version}\n`);
    writeFileSync(join(this.paths.staged, MANIFEST), JSON.stringify(manifestOf(this.paths.staged)));
  }

  /** The orders that the kiosk still has. */
  orders(): string[] {
    return readFileSync(join(this.paths.data, "orders"), "utf8").split("\n").filter(Boolean);
  }

  get running(): string | null {
    return this.#running;
  }

  /** The machine is switched off and on: systemd starts the kiosk. */
  reboot(): void {
    this.bootId = `${this.bootId}+`;
    this.#ms = 0;
    this.#begin();
  }

  pass(minutes: number): void {
    this.#ms += minutes * 60_000;
  }

  /** For the updater; every call may be the one at which it is killed. */
  get options() {
    const step = <Result>(work: () => Result) => {
      this.killsIn -= 1;
      if (this.killsIn <= 0) throw new Killed();
      this.#live();
      const result = work();
      this.killsIn -= 1;
      if (this.killsIn <= 0) throw new Killed();
      return result;
    };
    const shop = this;
    return {
      paths: this.paths,
      kiosk: {
        stop: async () => step(() => this.#end()),
        start: async () => step(() => this.#begin()),
        ask: async () => step(() => this.#answer()),
      },
      runs: async (program: string) =>
        step(() => this.behaviours.get(basename(program, ".part")) !== "does-not-run"),
      clock: {
        now: () => 1_800_000_000_000 + this.#ms,
        monotonic: () => this.#ms,
        get bootId() {
          return shop.bootId;
        },
      },
      pause: async () =>
        step(() => {
          this.#ms += 90_000;
        }),
      isForced: false,
      trialMs: 180_000,
    };
  }

  get #state() {
    const found = readUpdateState(this.paths.state);
    if (typeof found === "string") throw new Error(found);
    return found;
  }

  #end(): void {
    this.#running = null;
  }

  #begin(): void {
    if (this.#running !== null) return;
    this.#running = basename(readlinkSync(this.paths.current));
    this.#live();
  }

  /** Whatever the kiosk does by itself between two steps of the updater. */
  #live(): void {
    const version = this.#running;
    const { phase } = this.#state;
    if (version === null || phase === "saving" || phase === "returning") return;
    const behaviour = this.behaviours.get(version);
    if (behaviour === "does-not-start") return;
    // A migration changes the data before it fails, too.
    writeFileSync(join(this.paths.data, "schema"), version);
    if (phase === "trial" || behaviour === "hangs") return;
    const order = `${version} #${this.accepted.length}`;
    this.accepted.push(order);
    appendFileSync(join(this.paths.data, "orders"), `${order}\n`);
  }

  #answer(): KioskAnswer {
    const version = this.#running;
    if (version === null) return "refused";
    const behaviour = this.behaviours.get(version);
    if (behaviour === "does-not-start") return "refused";
    if (behaviour === "hangs") return "silent";
    const { phase } = this.#state;
    const missing = behaviour === "no-page" ? ["page"] : [];
    const isHeld = phase !== "idle" && phase !== "copying";
    const trial = isHeld ? { healthy: missing.length === 0, missing } : null;
    const because = isHeld ? ["updating"] : [];
    return { version, atRest: because.length === 0, because, trial, troubles: [] };
  }

  /** What is wrong after everything has ended; empty if nothing is. */
  findings(): string[] {
    const { phase } = this.#state;
    const schema = readFileSync(join(this.paths.data, "schema"), "utf8");
    const isCopyThere = existsSync(this.paths.copy) || existsSync(`${this.paths.copy}.part`);
    return [
      ...(phase === "idle" ? [] : [`phase ${phase}`]),
      ...(this.#running === basename(readlinkSync(this.paths.current)) ? [] : ["does not run"]),
      ...(schema === this.#running ? [] : [`data of ${schema} under ${this.#running}`]),
      ...(this.orders().join() === this.accepted.join() ? [] : ["orders lost"]),
      ...(isCopyThere ? ["a copy of the data is left"] : []),
    ];
  }
}
