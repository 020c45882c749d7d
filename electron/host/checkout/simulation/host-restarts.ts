import pino from "pino";
import { Runner } from "../running/runner.ts";
import type { CheckoutEvent } from "../state/events.ts";
import type { CheckoutState } from "../state/state.ts";
import type { Faults } from "./faults.ts";
import type { Callback, DeliverCallback, HostParts } from "./host-parts.ts";
import { Network } from "./network.ts";
import type { CallFault, Operation } from "./plan.ts";
import { type AfterWrite, DiskFull, ProcessDied } from "./process-journal.ts";
import type { Random } from "./random.ts";
import type { HostClock, VirtualClock } from "./virtual-clock.ts";

const SILENT = pino({ enabled: false });
/** A process that died this often stays up: a run has to end. */
const MOST_DEATHS = 6;
/** Share of restarts of the machine after which its clock shows a day in the past. */
const EMPTY_BATTERY = 0.3;
const DAY_MS = 86_400_000;

type ProcessRun = {
  readonly runner: Runner;
  readonly clock: HostClock;
  readonly receive: DeliverCallback;
  alive: boolean;
};

export type HostRestartsOptions = {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly faults: Faults;
  /** What the host is built of. */
  readonly parts: HostParts;
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
    const { clock, parts, random, faults, met } = this.#options;
    const hostClock = clock.forOneRun();
    const isAlive = () => run.alive;
    const kill = (point: string) => this.#die(run, point);
    const network = new Network({ clock, random, faults, kill, met });
    const journal = parts.disk.forOneRun(isAlive, (...write) => this.#afterWrite(run, ...write));
    const perform = parts.createPerform({ network, clock: hostClock, alive: isAlive });
    const runner = new Runner({ journal, clock: hostClock, perform, log: SILENT });
    const receive = parts.createReceiver({
      runner,
      journal,
      clock: hostClock,
      alive: isAlive,
      kill,
      attempt: (work) => attempt(run, work),
    });
    const run: ProcessRun = { runner, clock: hostClock, receive, alive: true };
    this.#current = run;
    runner.subscribe(this.#options.announced);
    if (this.do(() => runner.resume())) this.#options.started();
  }

  get isUp(): boolean {
    return this.#current !== null;
  }

  /** Runs something in the process; false if it is down, died meanwhile, or could not write. */
  do(work: (runner: Runner) => void): boolean {
    return this.#current !== null && attempt(this.#current, work);
  }

  /** Delivers a callback to the process; one that is down does not answer. */
  receive(callback: Callback, answered: (isAcknowledged: boolean) => void): void {
    if (this.#current) this.#current.receive(callback, answered);
    else answered(false);
  }

  /** Ends the process; false if it is down, or has died often enough. */
  kill(point: string): boolean {
    return this.#current !== null && this.#die(this.#current, point);
  }

  #afterWrite(run: ProcessRun, ...[point, entries]: Parameters<AfterWrite>): void {
    const { random, death, wrote } = this.#options;
    for (const { checkoutId, event } of entries) {
      const lateMs = run.runner.timeOf(checkoutId) - event.at;
      wrote(checkoutId, event, Math.max(lateMs, 0));
    }
    // A callback that waits for its payment is then found by the next process, or by nobody.
    const isWaitedFor = this.#options.parts.disk.unmatchedReferences().length > 0;
    const chance = isWaitedFor ? Math.min(death * 10, 0.5) : death;
    if (death === 0 || !random.chance(chance) || !this.#die(run, `after ${point}`)) return;
    throw new ProcessDied(point);
  }

  #die(run: ProcessRun, point: string): boolean {
    if (!run.alive || this.#deaths >= MOST_DEATHS) return false;
    const { clock, random, died, reboots } = this.#options;
    this.#deaths += 1;
    run.alive = false;
    run.clock.die();
    this.#current = null;
    if (random.chance(reboots)) {
      clock.reboot();
      if (random.chance(EMPTY_BATTERY)) clock.set(-DAY_MS);
    }
    died(point);
    clock.after(random.pick([1_000, 5_000, 30_000, 240_000, 1_800_000]), () => this.start());
    return true;
  }
}

/** Runs something in a process; false if it died meanwhile, or could not write. */
function attempt(run: ProcessRun, work: (runner: Runner) => void): boolean {
  try {
    work(run.runner);
  } catch (error) {
    if (error instanceof DiskFull) return false;
    if (!(error instanceof ProcessDied)) throw error;
  }
  return run.alive;
}
