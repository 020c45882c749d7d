import pino from "pino";
import { Runner } from "../running/runner.ts";
import type { CheckoutEvent } from "../state/events.ts";
import type { CheckoutState } from "../state/state.ts";
import type { Faults } from "./faults.ts";
import { DiskFull, type MemoryDisk, ProcessDied } from "./memory-journal.ts";
import { Network } from "./network.ts";
import { type SimulatedServices, simulatedPerform } from "./perform.ts";
import type { CallFault, Operation } from "./plan.ts";
import type { Random } from "./random.ts";
import type { HostClock, VirtualClock } from "./virtual-clock.ts";

const SILENT = pino({ enabled: false });
/** A process that died this often stays up: a run has to end. */
const MOST_DEATHS = 6;

type ProcessRun = { readonly runner: Runner; readonly clock: HostClock; alive: boolean };

export type HostRestartsOptions = {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly faults: Faults;
  readonly disk: MemoryDisk;
  readonly services: SimulatedServices;
  /** The probability of dying after a write. */
  readonly death: number;
  /** The probability that the whole machine restarts when the process ends. */
  readonly reboots: number;
  /** `lateMs`: how long it could not be written. */
  readonly wrote: (checkoutId: string, event: CheckoutEvent, lateMs: number) => void;
  readonly announced: (checkoutId: string, state: CheckoutState) => void;
  readonly met: (operation: Operation, fault: CallFault | null) => void;
  readonly died: (point: string) => void;
  /** A new process has resumed its orders. */
  readonly started: () => void;
};

/** The host's process: one Runner at a time on a disk that outlives it. */
export class HostRestarts {
  readonly #options: HostRestartsOptions;
  #current: ProcessRun | null = null;
  #deaths = 0;

  constructor(options: HostRestartsOptions) {
    this.#options = options;
  }

  /** Starts the process; it resumes what its disk holds. */
  start(): void {
    const { clock, disk, services, random, faults, met } = this.#options;
    const hostClock = clock.forOneRun();
    const isAlive = () => run.alive;
    const kill = (point: string) => this.#die(run, point);
    const network = new Network({ clock, random, faults, kill, met });
    const journal = disk.forOneRun(isAlive, (point, checkoutIds) => {
      this.#afterWrite(run, point, checkoutIds);
    });
    const perform = simulatedPerform({ network, services, now: () => clock.now(), alive: isAlive });
    const runner = new Runner({ journal, clock: hostClock, perform, log: SILENT });
    const run: ProcessRun = { runner, clock: hostClock, alive: true };
    this.#current = run;
    runner.subscribe(this.#options.announced);
    if (this.do(() => runner.resume())) this.#options.started();
  }

  /** Runs something in the process; false if it is down, died meanwhile, or could not write. */
  do(work: (runner: Runner) => void): boolean {
    const run = this.#current;
    if (!run) return false;
    try {
      work(run.runner);
    } catch (error) {
      if (error instanceof DiskFull) return false;
      if (!(error instanceof ProcessDied)) throw error;
    }
    return run.alive;
  }

  /** Ends the process; false if it is down, or has died often enough. */
  kill(point: string): boolean {
    return this.#current !== null && this.#die(this.#current, point);
  }

  #afterWrite(run: ProcessRun, point: string, checkoutIds: readonly string[]): void {
    const { disk, random, death, wrote } = this.#options;
    for (const checkoutId of point === "finish" ? [] : checkoutIds) {
      const event = disk.events(checkoutId).at(-1);
      const lateMs = event ? run.runner.timeOf(checkoutId) - event.at : 0;
      if (event) wrote(checkoutId, event, Math.max(lateMs, 0));
    }
    if (death === 0 || !random.chance(death) || !this.#die(run, `after ${point}`)) return;
    throw new ProcessDied(point);
  }

  #die(run: ProcessRun, point: string): boolean {
    if (!run.alive || this.#deaths >= MOST_DEATHS) return false;
    const { clock, random, died, reboots } = this.#options;
    this.#deaths += 1;
    run.alive = false;
    run.clock.die();
    this.#current = null;
    if (random.chance(reboots)) clock.reboot();
    died(point);
    clock.after(random.pick([1_000, 5_000, 30_000, 240_000, 1_800_000]), () => this.start());
    return true;
  }
}
