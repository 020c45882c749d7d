import pino from "pino";
import type { RecordedExchange } from "../../net/recorder.ts";
import type { Journal } from "../running/journal.ts";
import { type Clock, type Perform, Runner } from "../running/runner.ts";
import { passLoyaltyOn } from "../running/visit-end.ts";
import { MemoryDisk } from "../simulation/memory-journal.ts";
import { paymentIds } from "../simulation/placed-order.ts";
import { type HostClock, VirtualClock } from "../simulation/virtual-clock.ts";
import type { CheckoutEvent, Command } from "../state/events.ts";
import { NOON, type OrderChanges, playOrder, type Respond, usualOrder } from "./play.ts";

const LOG = pino({ enabled: false });

type Answer = NonNullable<ReturnType<Respond>>;

/** A kiosk whose process can be killed and restarted on the same disk. */
export class Kiosk {
  readonly disk = new MemoryDisk();
  readonly clock = new VirtualClock(NOON);
  readonly performed: Command["type"][] = [];
  /** Names of the calls whose exchanges are on disk. Each call makes one. */
  readonly storedExchanges: string[] = [];
  /** Entries on disk by the write that they came with. */
  readonly transactions: CheckoutEvent["type"][][] = [];
  /** Answers the last call that was left open. */
  answer: (answer: Answer) => void = () => {};
  runner: Runner;
  #hostClock: HostClock;
  #alive = { now: true };
  /** Nothing can be written. */
  diskFull = false;
  /** The write of such an event fails. */
  unwritable: CheckoutEvent["type"] | null = null;
  /** A write of two entries fails, unless an order begins with it: between them an order can be held up. */
  roomForOne = false;
  /** How many writes have failed. */
  failedWrites = 0;
  /** How long each write takes, milliseconds. */
  writeMs = 0;
  /** Time that passed in writes, milliseconds. */
  #writtenMs = 0;
  /** How far the kiosk's clock is ahead, milliseconds. */
  clockAheadMs = 0;

  constructor(respond: Respond) {
    this.#hostClock = this.clock.forOneRun();
    this.runner = this.#start(respond);
  }

  #start(respond: Respond): Runner {
    const run = { now: true };
    this.#alive = run;
    this.#hostClock = this.clock.forOneRun();
    const disk = this.disk.forOneRun(
      () => run.now,
      () => {},
    );
    const write = (events: readonly CheckoutEvent[]) => {
      this.#writtenMs += this.writeMs;
      const isUnwritable = events.some(({ type }) => type === this.unwritable);
      const isBeginning = events.some(({ type }) => type === "Placed");
      const isTooMuch = this.roomForOne && events.length > 1 && !isBeginning;
      if (!this.diskFull && !isUnwritable && !isTooMuch) return;
      this.failedWrites += 1;
      throw new Error("the disk is full");
    };
    const store = (
      events: readonly CheckoutEvent[],
      exchanges: readonly RecordedExchange[] = [],
    ) => {
      this.transactions.push(events.map(({ type }) => type));
      this.storedExchanges.push(...exchanges.map(({ operation }) => operation));
    };
    const journal: Journal = {
      ...disk,
      append: (...entry) => {
        write([entry[2]]);
        disk.append(...entry);
        store([entry[2]], entry[4]);
      },
      appendAll: (entries) => {
        write(entries.map(({ event }) => event));
        disk.appendAll(entries);
        store(
          entries.map(({ event }) => event),
          entries.flatMap(({ exchanges = [] }) => exchanges),
        );
      },
    };
    const hostClock = this.#hostClock;
    const clock: Clock = {
      now: () => this.now(),
      monotonic: () => hostClock.monotonic() + this.#writtenMs,
      bootId: hostClock.bootId,
      at: (time, callback) => hostClock.at(time - this.clockAheadMs - this.#writtenMs, callback),
    };
    // `respond` is made for hand-played orders and needs nothing of them here.
    const perform: Perform = (command) =>
      new Promise((resolve, reject) => {
        this.performed.push(command.type);
        const end = (answer: Answer) =>
          resolve({ event: { ...answer, at: this.now() }, exchanges: [this.#exchangeOf(command)] });
        this.answer = end;
        try {
          const answer = respond(command, playOrder());
          if (answer) end(answer);
        } catch (error) {
          reject(error);
        }
      });
    return new Runner({ journal, clock, perform, log: LOG });
  }

  #exchangeOf({ type }: Command): RecordedExchange {
    return { at: this.now(), operation: type, request: "", answer: "" };
  }

  now(): number {
    return this.clock.now() + this.clockAheadMs + this.#writtenMs;
  }

  place(checkoutId = "order", changes: OrderChanges = {}): void {
    const order = usualOrder({ checkoutId, loyaltyOrderId: null, ...changes });
    const at = this.now();
    this.runner.place(
      { type: "Placed", at, order, ids: paymentIds(checkoutId, 1) },
      passLoyaltyOn(this.runner, order, at),
    );
  }

  /** Power is cut and restored. */
  reboot(respond: Respond): void {
    this.clock.reboot();
    this.restart(respond);
  }

  /** The process is killed and restarted. */
  restart(respond: Respond): void {
    this.#alive.now = false;
    this.#hostClock.die();
    this.runner = this.#start(respond);
    this.runner.resume();
  }

  /** Advances time step by step, running everything that becomes due. */
  async pass(ms: number): Promise<void> {
    let isOver = false;
    this.clock.after(ms, () => {
      isOver = true;
    });
    while (!isOver && this.clock.step()) await waitUntilIdle();
  }

  entries(checkoutId = "order"): CheckoutEvent["type"][] {
    return this.disk.events(checkoutId).map((event) => event.type);
  }

  record(
    event: Parameters<ReturnType<typeof playOrder>["record"]>[0],
    checkoutId = "order",
  ): boolean {
    return this.runner.record(checkoutId, { ...event, at: this.clock.now() });
  }
}

export const waitUntilIdle = () => new Promise((resolve) => setImmediate(resolve));
