/** The processes of a fleet's programs, as something that can be killed. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { runningServer } from "../../../../fleet/server/nats-process.ts";
import type {
  FleetProcessesOptions,
  FleetProgram,
} from "../../../../scripts/running/fleet-processes.ts";
import type { FleetTarget } from "./plan.ts";

/** A program that was killed is started again after a second. */
const STARTED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 10;

export class FleetPrograms {
  readonly #folder: string;
  readonly #current = new Map<FleetProgram, ChildProcess>();
  readonly #killWithUs = () => this.#killAll();

  /** `folder`: the fleet's, with the nats-server's files. */
  constructor(folder: string) {
    this.#folder = folder;
    process.once("exit", this.#killWithUs);
  }

  /** To be given to the programs' start. */
  readonly onSpawned: NonNullable<FleetProcessesOptions["onSpawned"]> = (program, child) => {
    this.#current.set(program, child);
  };

  /** `kill -9`, as soon as it runs: it may still be starting. Throws if it does not run within 30 s. */
  async kill(target: FleetTarget): Promise<void> {
    const until = Date.now() + STARTED_WITHIN_MS;
    while (!(await this.#killOnce(target))) {
      if (Date.now() > until) throw new Error(`the fleet's ${target} was not started again`);
      await delay(LOOK_EVERY_MS);
    }
  }

  /** After an orderly stop. */
  close(): void {
    process.off("exit", this.#killWithUs);
    this.#killAll();
  }

  async #killOnce(target: FleetTarget): Promise<boolean> {
    if (target === "nats-server") {
      const processId = runningServer(this.#folder);
      return processId !== null && hasKilled(processId);
    }
    const child = this.#current.get(target);
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    return true;
  }

  #killAll(): void {
    for (const child of this.#current.values()) child.kill("SIGKILL");
    const processId = runningServer(this.#folder);
    if (processId !== null) hasKilled(processId);
  }
}

/** False if it ended by itself just before. */
function hasKilled(processId: number): boolean {
  try {
    return process.kill(processId, "SIGKILL");
  } catch {
    return false;
  }
}
