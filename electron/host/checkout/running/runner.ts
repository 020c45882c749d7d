import type { Logger } from "pino";
import type { RecordedExchange } from "../../net/recorder.ts";
import { withTrace } from "../../net/trace.ts";
import { decide } from "../rules/decide.ts";
import { type CheckoutEvent, type Command, UNREPEATED } from "../state/events.ts";
import { begin, DEFECT } from "../state/evolve.ts";
import { MAX_CALLBACKS } from "../state/limits.ts";
import type { CheckoutState } from "../state/state.ts";
import { createOrderLoader, type OrderLoader } from "./damaged-orders.ts";
import type { Journal, JournalEntry, StaffRequestRecord } from "./journal.ts";
import { isAbsenceUnknown, type OrderTime, orderTime, resumedTime } from "./order-time.ts";
import { type Intent, interrupted, nextIntent, RunningOrder } from "./running-order.ts";

/** The time of the machine; tests use a virtual one. */
export type Clock = {
  /** UTC milliseconds of the machine's clock, which may be set forward or back. */
  now(): number;
  /** Milliseconds since the machine's boot: monotonic, also while it sleeps, whatever its clock is set to. */
  monotonic(): number;
  /** Names the boot: under the same id `monotonic` continues across processes. Null if that is not known. */
  readonly bootId: string | null;
  /** Calls back once at or after a time; returns a function that cancels it. */
  at(time: number, callback: () => void): () => void;
};

/** Makes one call and returns its outcome as the event that answers the command. */
export type Perform = (
  command: Command,
  state: CheckoutState,
) => Promise<{ event: CheckoutEvent; exchanges: readonly RecordedExchange[] }>;

/** The pause before an order whose journal could not be written is tried again. */
const WRITE_AGAIN_MS = 5_000;

export type RunnerOptions = {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly perform: Perform;
  readonly log: Logger;
};

/** An entry of an order's journal that is written together with the beginning of another order. */
export type ToOther = Pick<JournalEntry, "checkoutId" | "event">;

/**
 * Takes every order from "Placed" to its end: writes an intent, performs it, writes its outcome, and calls `decide`
 * again. Orders run in parallel; each has at most one call in flight.
 */
export class Runner {
  readonly #options: RunnerOptions;
  readonly #running = new Map<string, RunningOrder>();
  readonly #listeners = new Set<(checkoutId: string, state: CheckoutState) => void>();
  #stopped = false;
  /** Loads orders from the journal; damaged ones are never resumed. */
  readonly orders: OrderLoader;

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.orders = createOrderLoader(options);
  }

  /**
   * Starts an order: writes it with the intent of its first call, and events of other orders about it, in one transaction
   * (decision 0181). A second call with the same id changes nothing. Throws if it cannot be written.
   */
  place(event: CheckoutEvent & { type: "Placed" }, toOthers: readonly ToOther[] = []): void {
    const { clock, journal } = this.#options;
    const id = event.order.checkoutId;
    if (this.#running.has(id) || this.orders.load(id)) return;
    const time = orderTime(clock, event.at);
    const placed = { ...event, ...time.sinceBoot };
    const others = toOthers.flatMap((other) => {
      const order = this.#load(other.checkoutId);
      return order ? [{ order, event: { ...other.event, at: order.time.now() } }] : [];
    });
    const state = begin(placed);
    const intent = nextIntent(state, placed.at);
    const own = intent ? [placed, intent] : [placed];
    journal.appendAll([
      ...others.map(({ order, event }) => {
        return { checkoutId: order.checkoutId, seq: order.nextSeq, event, reference: null };
      }),
      ...own.map((event, index) => ({ checkoutId: id, seq: index + 1, event, reference: null })),
    ]);
    for (const other of others) other.order.written(other.event);
    const order = this.#add(state, 1, time);
    if (!intent) this.#announce(order);
    this.#loop(order, intent);
  }

  /** Resumes every unfinished order; to be called at the start of the host. */
  resume(): void {
    for (const id of this.#options.journal.unfinished()) this.#resumeOne(id);
  }

  #resumeOne(id: string): void {
    const order = this.#loadToResume(id);
    if (!order || this.#stopped) return;
    const at = order.time.now();
    if (order.state.inFlight) order.toWrite(interrupted(at, "the host stopped"));
    const isUnknown = isAbsenceUnknown(this.#options.clock, order.state);
    const absence = isUnknown ? { absenceUnknown: true } : {};
    order.toWrite({ type: "Resumed", at, ...absence, ...order.time.sinceBoot });
    order.lookForCallbacks();
    this.#loop(order);
  }

  /** A damaged order is recorded when it is loaded: if that cannot be written, it is loaded again later. */
  #loadToResume(id: string): RunningOrder | null {
    const { clock, log } = this.#options;
    try {
      return this.#load(id);
    } catch (error) {
      log.error({ checkoutId: id, error }, "checkout suspended");
      clock.at(clock.now() + WRITE_AGAIN_MS, () => this.#resumeOne(id));
      return null;
    }
  }

  /** The journal could not be written (a full disk): the order is held up until it can be, not failed. */
  #heldUp(order: RunningOrder, error: unknown): void {
    const { clock, log } = this.#options;
    log.error({ checkoutId: order.checkoutId, error }, "checkout suspended");
    if (order.isHeldUp) return;
    order.isHeldUp = true;
    clock.at(clock.now() + WRITE_AGAIN_MS, () => {
      order.isHeldUp = false;
      this.#loop(order);
    });
  }

  /**
   * Records an event from outside about an order, under the order's own time, and the staff's `request` that it answers
   * in the same transaction. Returns false for an unknown order. Throws if it cannot be written; an event that nobody would repeat is buffered instead, and written before the next
   * decision.
   */
  record(
    checkoutId: string,
    event: CheckoutEvent,
    request: StaffRequestRecord | null = null,
  ): boolean {
    const order = this.#load(checkoutId);
    if (!order) return false;
    const timed = { ...event, at: order.time.now() };
    try {
      order.writeRest();
      order.append(timed, [], request);
    } catch (error) {
      if (!UNREPEATED.includes(event.type)) throw error;
      order.toWrite(timed);
      order.wake?.();
    }
    this.#loop(order);
    return true;
  }

  /**
   * Records the result callback (payments.md §4.2): it is on disk when this returns, and matched now or later (checkout
   * rule 5). "already-resumed" for a repeat. Throws if it cannot be written.
   */
  recordCallback(
    event: CheckoutEvent & { type: "CallbackReceived" },
  ): "accepted" | "already-resumed" {
    const { clock, journal } = this.#options;
    const id = journal.checkoutOfReference(event.transactionReference);
    const order = id === null ? null : this.#load(id);
    const before = order?.state.payments;
    // A damaged order takes no callback: staff are notified as of any unmatched one.
    if (id === null || !before) {
      journal.saveUnmatchedCallback({ ...event, ...orderTime(clock, event.at).sinceBoot });
      return "accepted";
    }
    if (order && this.#hasTooMany(order, event)) return "already-resumed";
    this.record(id, event);
    const after = this.state(id)?.payments ?? [];
    return after.some((payment, index) => payment !== before[index])
      ? "accepted"
      : "already-resumed";
  }

  /** Whether so many callbacks of a payment with this status are journalled that no further one is. */
  #hasTooMany(
    { checkoutId, nextSeq }: RunningOrder,
    { transactionReference, status }: CheckoutEvent & { type: "CallbackReceived" },
  ): boolean {
    if (nextSeq <= MAX_CALLBACKS) return false;
    const { journal, log } = this.#options;
    const { length } = journal
      .events(checkoutId)
      .filter(
        (past) =>
          past.type === "CallbackReceived" &&
          past.transactionReference === transactionReference &&
          past.status === status,
      );
    if (length < MAX_CALLBACKS) return false;
    log.error(
      { checkoutId, callbacks: length },
      "callback not journalled: too many of one payment",
    );
    return true;
  }

  /** The state of an order, finished or not; null if the id is unknown, or the order cannot be read. */
  state(checkoutId: string): CheckoutState | null {
    return (this.#running.get(checkoutId) ?? this.orders.load(checkoutId))?.state ?? null;
  }

  /**
   * The same once everything that could not be written until now is on disk, for a choice that depends on it. Throws if
   * it still cannot be written.
   */
  settledState(checkoutId: string): CheckoutState | null {
    this.#running.get(checkoutId)?.writeRest();
    return this.state(checkoutId);
  }

  /** The present in an order's own time, UTC milliseconds; the clock's for an unknown order. */
  timeOf(checkoutId: string): number {
    const { clock } = this.#options;
    const running = this.#running.get(checkoutId);
    if (running) return running.time.now();
    const state = this.state(checkoutId);
    return (state ? resumedTime(clock, state) : clock).now();
  }

  /** Orders that have not ended, including those that are held up. */
  unfinished(): readonly CheckoutState[] {
    return [...this.#running.values()].map(({ state }) => state);
  }

  /** Calls `listener` after every event; returns a function that unsubscribes. */
  subscribe(listener: (checkoutId: string, state: CheckoutState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops all orders; calls under way count as interrupted at the next start. */
  stop(): void {
    this.#stopped = true;
    for (const { wake } of this.#running.values()) wake?.();
  }

  #load(checkoutId: string): RunningOrder | null {
    const known = this.#running.get(checkoutId);
    if (known) return known;
    const { state = null, events = [] } = this.orders.load(checkoutId) ?? {};
    if (!state || state.isDamaged) return null;
    return this.#add(state, events.length, resumedTime(this.#options.clock, state));
  }

  #add(state: CheckoutState, seq: number, time: OrderTime): RunningOrder {
    const announce = (order: RunningOrder) => this.#announce(order);
    const order = new RunningOrder({ ...this.#options, announce }, state, seq, time);
    this.#running.set(order.checkoutId, order);
    return order;
  }

  #announce({ checkoutId, state }: RunningOrder): void {
    for (const listener of this.#listeners) listener(checkoutId, state);
  }

  /** `intent`: of a call that is to be made first; it is on disk. */
  #loop(order: RunningOrder, intent: Intent | null = null): void {
    const isKnown = this.#running.get(order.checkoutId) === order;
    if (!isKnown || order.looping || this.#stopped) return;
    order.looping = true;
    const { checkoutId } = order;
    withTrace({ checkoutId }, () => this.#steps(order, intent)).catch((error: unknown) => {
      this.#heldUp(order, error);
    });
  }

  async #steps(order: RunningOrder, intent: Intent | null): Promise<void> {
    try {
      if (intent) {
        order.written(intent);
        await this.#performAll(order, intent.command);
      } else {
        order.writeRest();
        // The order's loop had already ended.
        if (order.state.inFlight)
          order.append(interrupted(order.time.now(), "its answer was lost"));
      }
      while (!this.#stopped && (await this.#step(order)) === "more");
    } finally {
      // In the same tick as the last decision, so that the next event starts a new loop.
      order.looping = false;
    }
  }

  async #step(order: RunningOrder): Promise<"more" | "ended"> {
    const { clock, journal } = this.#options;
    order.catchUp();
    const decision = decide(order.state);
    switch (decision.type) {
      case "perform": {
        const at = Math.max(order.time.now(), order.state.now);
        if (order.isOvertaken(decision.command, at)) order.append({ type: "TimePassed", at });
        else {
          order.append({ type: "Started", at, command: decision.command });
          await this.#performAll(order, decision.command);
        }
        return "more";
      }
      case "fail": {
        const { reason } = decision;
        order.append({ type: "CheckoutFailed", at: order.time.now(), reason });
        return "more";
      }
      case "wait":
        await this.#wait(order, decision.until);
        return "more";
      case "done":
        journal.finish(order.checkoutId, clock.now());
        this.#running.delete(order.checkoutId);
        return "ended";
    }
  }

  /** Makes a call whose intent is on disk, and those that follow from its answer at once. */
  async #performAll(order: RunningOrder, first: Command): Promise<void> {
    let command: Command | null = first;
    while (command) {
      const { event, exchanges } = await this.#performOne(order, command);
      if (this.#stopped) return;
      command = order.appendAnswer({ ...event, at: order.time.now() }, exchanges);
    }
  }

  async #performOne(order: RunningOrder, command: Command): ReturnType<Perform> {
    const { log, perform } = this.#options;
    const { checkoutId, time } = order;
    try {
      return await perform(command, order.state);
    } catch (error) {
      log.error({ checkoutId, command: command.type, error }, "a call failed because of a defect");
      return { event: interrupted(time.now(), DEFECT), exchanges: [] };
    }
  }

  async #wait(order: RunningOrder, until: number | null): Promise<void> {
    const { clock } = this.#options;
    // The remaining wait counts, not the time of day: the clock may be set meanwhile.
    const aheadMs = order.time.now() - clock.now();
    const timeIsUp = await new Promise<boolean>((resolve) => {
      const cancel = until === null ? () => {} : clock.at(until - aheadMs, () => resolve(true));
      order.wake = () => {
        cancel();
        resolve(false);
      };
    });
    order.wake = null;
    if (!timeIsUp || this.#stopped) return;
    order.append({ type: "TimePassed", at: Math.max(order.time.now(), until ?? 0) });
  }
}
