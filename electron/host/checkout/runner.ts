import type { Logger } from "pino";
import type { RecordedExchange } from "../net/recorder.ts";
import { withTrace } from "../net/trace.ts";
import { createOrderLoader, type OrderLoader } from "./damaged-orders.ts";
import { decide } from "./decide.ts";
import type { CheckoutEvent, Command } from "./events.ts";
import { begin, DEFECT, evolve } from "./evolve.ts";
import type { Journal, JournalEntry } from "./journal.ts";
import { newReference, referenceOf } from "./payment-standing.ts";
import type { CheckoutState } from "./state.ts";

/** Time as the runner needs it; a virtual one drives tests. */
export type Clock = {
  /** UTC milliseconds. */
  now(): number;
  /** Calls back once at or after a time; returns how to cancel. */
  at(time: number, callback: () => void): () => void;
};

/** Makes one call and tells its outcome as the event that answers the command. */
export type Perform = (
  command: Command,
  state: CheckoutState,
) => Promise<{ event: CheckoutEvent; exchanges: readonly RecordedExchange[] }>;

/** How soon an order whose journal could not be written is taken up again. */
const WRITE_AGAIN_MS = 5_000;

export type RunnerOptions = {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly perform: Perform;
  readonly log: Logger;
};

/** An entry of an order's journal that is written together with the beginning of another order. */
export type ToOther = Pick<JournalEntry, "checkoutId" | "event">;

type Running = {
  state: CheckoutState;
  seq: number;
  /** Wakes the order's loop; set while it waits. */
  wake: (() => void) | null;
  looping: boolean;
};

/**
 * Carries every order from "Placed" to its end: writes an intent, performs it, writes its outcome, asks
 * `decide` again. Orders run beside each other; each has one call in flight at the most.
 */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<(checkoutId: string, state: CheckoutState) => void>();
  #stopped = false;
  /** Orders from their journal; damaged ones are never carried on. */
  readonly orders: OrderLoader;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.orders = createOrderLoader(options);
  }

  /**
   * Starts an order, and writes down in the same transaction what other orders have to know of it. A second call
   * with the same id changes nothing.
   */
  place(event: CheckoutEvent & { type: "Placed" }, toOthers: readonly ToOther[] = []): void {
    const id = event.order.checkoutId;
    if (this.#running.has(id) || this.orders.load(id)) return;
    const others = toOthers.flatMap((told) => {
      const running = this.#load(told.checkoutId);
      return running ? [{ ...told, running }] : [];
    });
    this.#options.journal.appendAll([
      ...others.map(({ running, ...told }) => ({ ...told, seq: running.seq + 1, reference: null })),
      { checkoutId: id, seq: 1, event, reference: null },
    ]);
    for (const other of others) this.#evolve(other.checkoutId, other.running, other.event);
    this.#running.set(id, { state: begin(event), seq: 1, wake: null, looping: false });
    this.#announce(id);
    this.#loop(id);
  }

  /** Takes up every unfinished order after a start of the host. */
  resume(): void {
    for (const id of this.#options.journal.unfinished()) this.#resumeOne(id);
  }

  #resumeOne(id: string): void {
    try {
      const running = this.#load(id);
      if (!running || this.#stopped) return;
      this.#interruptCall(id, running, "the host stopped");
      this.#append(id, running, { type: "Resumed", at: this.#options.clock.now() });
      for (const { standing } of running.state.payments) {
        const reference = referenceOf(standing);
        if (reference !== null) this.#matchCallback(id, running, reference);
      }
      this.#loop(id);
    } catch (error) {
      this.#heldUp(id, error, () => this.#resumeOne(id));
    }
  }

  /** The journal could not be written (a full disk): the order is held up, not given up. */
  #heldUp(checkoutId: string, error: unknown, again: () => void): void {
    const { clock, log } = this.#options;
    log.error({ checkoutId, error }, "checkout stopped");
    clock.at(clock.now() + WRITE_AGAIN_MS, again);
  }

  /** Writes down what the outside has told about an order. Returns false for an unknown order. */
  record(checkoutId: string, event: CheckoutEvent): boolean {
    const running = this.#load(checkoutId);
    if (!running) return false;
    this.#append(checkoutId, running, event);
    this.#loop(checkoutId);
    return true;
  }

  /**
   * The result callback: journalled before it is acknowledged, matched now or later (rule 5). One that
   * tells nothing new is a replay.
   */
  recordCallback(
    event: CheckoutEvent & { type: "CallbackReceived" },
  ): "accepted" | "already-resumed" {
    const id = this.#options.journal.checkoutOfReference(event.transactionReference);
    const before = id === null ? undefined : this.#load(id)?.state.payments;
    // A damaged order takes no callback: staff hear of it as of any other that nothing matches.
    if (id === null || !before) {
      this.#options.journal.keepUnmatchedCallback(event);
      return "accepted";
    }
    this.record(id, event);
    const after = this.state(id)?.payments ?? [];
    return after.some((payment, index) => payment !== before[index])
      ? "accepted"
      : "already-resumed";
  }

  /** The state of an order, finished or not; null if there is none of this id, or it cannot be read. */
  state(checkoutId: string): CheckoutState | null {
    return (this.#running.get(checkoutId) ?? this.orders.load(checkoutId))?.state ?? null;
  }

  /** Orders that have not ended, those that are held up included. */
  unfinished(): readonly CheckoutState[] {
    return [...this.#running.values()].map((running) => running.state);
  }

  /** Calls `listener` after every event; returns how to stop. */
  subscribe(listener: (checkoutId: string, state: CheckoutState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops taking steps; calls under way are left to the next start. */
  stop(): void {
    this.#stopped = true;
    for (const running of this.#running.values()) running.wake?.();
  }

  #load(checkoutId: string): Running | null {
    const known = this.#running.get(checkoutId);
    if (known) return known;
    const { state = null, events = [] } = this.orders.load(checkoutId) ?? {};
    if (!state || state.isDamaged) return null;
    const running = { state, seq: events.length, wake: null, looping: false };
    this.#running.set(checkoutId, running);
    return running;
  }

  #append(
    checkoutId: string,
    running: Running,
    event: CheckoutEvent,
    exchanges: readonly RecordedExchange[] = [],
  ): void {
    const { journal } = this.#options;
    const reference = newReference(event, running.state);
    journal.append(checkoutId, running.seq + 1, event, reference, exchanges);
    this.#evolve(checkoutId, running, event, reference);
  }

  /** What is on disk is known from now on. */
  #evolve(
    checkoutId: string,
    running: Running,
    event: CheckoutEvent,
    reference: string | null = null,
  ): void {
    running.seq += 1;
    running.state = evolve(running.state, event);
    this.#options.log.info({ checkoutId, seq: running.seq, event: event.type }, "checkout");
    if (reference !== null) this.#matchCallback(checkoutId, running, reference);
    this.#announce(checkoutId);
    running.wake?.();
  }

  /**
   * Callbacks may have come before the answer that makes their reference known (rule 5); two of them may
   * contradict each other. Each append takes its callback out of those that wait.
   */
  #matchCallback(checkoutId: string, running: Running, reference: string): void {
    for (;;) {
      const waiting = this.#options.journal.unmatchedCallback(reference);
      if (!waiting) return;
      this.#append(checkoutId, running, waiting);
    }
  }

  #announce(checkoutId: string): void {
    const running = this.#running.get(checkoutId);
    if (!running) return;
    for (const listener of this.#listeners) listener(checkoutId, running.state);
  }

  #loop(checkoutId: string): void {
    const running = this.#running.get(checkoutId);
    if (!running || running.looping || this.#stopped) return;
    running.looping = true;
    withTrace({ checkoutId }, () => this.#steps(checkoutId, running)).catch((error: unknown) => {
      this.#heldUp(checkoutId, error, () => this.#loop(checkoutId));
    });
  }

  /** The outcome of the call that was under way is lost. */
  #interruptCall(checkoutId: string, running: Running, cause: string): void {
    if (!running.state.inFlight) return;
    const at = this.#options.clock.now();
    this.#append(checkoutId, running, { type: "Interrupted", at, cause });
  }

  async #steps(checkoutId: string, running: Running): Promise<void> {
    try {
      // No loop was here to wait for it: its answer could not be written.
      this.#interruptCall(checkoutId, running, "the journal could not be written");
      while (!this.#stopped && (await this.#step(checkoutId, running)) === "more");
    } finally {
      // In the same tick as the last decision: an event that comes next starts a new loop.
      running.looping = false;
    }
  }

  async #step(checkoutId: string, running: Running): Promise<"more" | "ended"> {
    const { clock, journal } = this.#options;
    const decision = decide(running.state);
    switch (decision.type) {
      case "perform":
        await this.#performOne(checkoutId, running, decision.command);
        return "more";
      case "conclude": {
        const event = { type: "Concluded", at: clock.now(), reason: decision.reason } as const;
        this.#append(checkoutId, running, event);
        return "more";
      }
      case "wait":
        await this.#wait(checkoutId, running, decision.until);
        return "more";
      case "done":
        journal.finish(checkoutId, clock.now());
        this.#running.delete(checkoutId);
        return "ended";
    }
  }

  async #performOne(checkoutId: string, running: Running, command: Command): Promise<void> {
    const { clock, log, perform } = this.#options;
    this.#append(checkoutId, running, { type: "Started", at: clock.now(), command });
    let performed: Awaited<ReturnType<Perform>>;
    try {
      performed = await perform(command, running.state);
    } catch (error) {
      log.error({ checkoutId, command: command.type, error }, "a call failed by a defect");
      const event = { type: "Interrupted", at: clock.now(), cause: DEFECT } as const;
      performed = { event, exchanges: [] };
    }
    if (!this.#stopped) this.#append(checkoutId, running, performed.event, performed.exchanges);
  }

  async #wait(checkoutId: string, running: Running, until: number | null): Promise<void> {
    const { clock } = this.#options;
    // A clock that was set back must not hold an order up: what is left to wait counts, not the hour.
    const setBackMs = Math.max(0, running.state.now - clock.now());
    const timeIsUp = await new Promise<boolean>((resolve) => {
      const cancel = until === null ? () => {} : clock.at(until - setBackMs, () => resolve(true));
      running.wake = () => {
        cancel();
        resolve(false);
      };
    });
    running.wake = null;
    if (timeIsUp && !this.#stopped) {
      const at = Math.max(clock.now(), until ?? 0);
      this.#append(checkoutId, running, { type: "TimePassed", at });
    }
  }
}
