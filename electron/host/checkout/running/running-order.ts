import type { Logger } from "pino";
import type { RecordedExchange } from "../../net/recorder.ts";
import { decide } from "../rules/decide.ts";
import type { CheckoutEvent, Command } from "../state/events.ts";
import { evolve } from "../state/evolve.ts";
import { newReference, referenceOf } from "../state/payment-status.ts";
import type { CheckoutState } from "../state/state.ts";
import type { Journal, StaffRequestRecord } from "./journal.ts";
import { cameAt, type OrderTime } from "./order-time.ts";
import type { Clock } from "./runner.ts";

/**
 * A decision is made for the present: if more than this has passed since the last entry, a TimePassed is written first.
 */
const PRESENT_MS = 1_000;

type Dependencies = {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called after every entry. */
  readonly announce: (order: RunningOrder) => void;
};

/** The entry that is on disk before the first byte of its call. */
export type Intent = CheckoutEvent & { readonly type: "Started" };

type Unwritten = {
  readonly event: CheckoutEvent;
  readonly exchanges: readonly RecordedExchange[];
};

/** One order in this process: its state, and its journal. */
export class RunningOrder {
  readonly checkoutId: string;
  readonly time: OrderTime;
  state: CheckoutState;
  /** Wakes the order's loop; set while it waits. */
  wake: (() => void) | null = null;
  looping = false;
  /** A retry is scheduled for when the journal may have room. */
  isHeldUp = false;
  readonly #dependencies: Dependencies;
  #seq: number;
  /** What happened and is not on disk yet, in its order. */
  readonly #unwritten: Unwritten[] = [];
  /** References whose waiting callbacks have not been looked up. */
  readonly #unmatched: string[] = [];

  /** `seq`: the number of entries in its journal. */
  constructor(dependencies: Dependencies, state: CheckoutState, seq: number, time: OrderTime) {
    this.#dependencies = dependencies;
    this.checkoutId = state.order.checkoutId;
    this.state = state;
    this.#seq = seq;
    this.time = time;
  }

  get nextSeq(): number {
    return this.#seq + 1;
  }

  /** Writes an event and applies it to the state. Throws if it cannot be written: then nothing has changed. */
  append(
    event: CheckoutEvent,
    exchanges: readonly RecordedExchange[] = [],
    request: StaffRequestRecord | null = null,
  ): void {
    const reference = newReference(event, this.state);
    const { journal } = this.#dependencies;
    journal.append(this.checkoutId, this.nextSeq, event, reference, exchanges, request);
    if (reference !== null) this.#unmatched.push(reference);
    this.written(event);
  }

  /** Called when these events are on disk; those written together are announced together. */
  written(...events: readonly CheckoutEvent[]): void {
    const { checkoutId } = this;
    for (const event of events) {
      this.#seq += 1;
      this.state = evolve(this.state, event);
      this.#dependencies.log.info({ checkoutId, seq: this.#seq, event: event.type }, "checkout");
    }
    this.#dependencies.announce(this);
    this.wake?.();
  }

  /**
   * Writes the answer of a call and, in the same transaction, the intent of the call that follows from it (decision
   * 0181). Returns that call; null if none does. Throws if the answer cannot be written: it is buffered.
   */
  appendAnswer(event: CheckoutEvent, exchanges: readonly RecordedExchange[]): Command | null {
    const intent = this.#intentAfter(event);
    if (intent && this.#appendedWith(event, exchanges, intent)) return intent.command;
    this.toWrite(event, exchanges);
    this.writeRest();
    return null;
  }

  /** The call that is made at once after this answer; null if something else has to be written or decided first. */
  #intentAfter(event: CheckoutEvent): Intent | null {
    if (this.#unwritten.length > 0 || this.#unmatched.length > 0) return null;
    const reference = newReference(event, this.state);
    if (reference !== null && this.#dependencies.journal.unmatchedCallback(reference)) return null;
    return nextIntent(evolve(this.state, event), event.at);
  }

  /** False if they cannot be written: an answer for which there is room is not lost for want of room for the next intent. */
  #appendedWith(
    event: CheckoutEvent,
    exchanges: readonly RecordedExchange[],
    intent: Intent,
  ): boolean {
    const { checkoutId, nextSeq } = this;
    const reference = newReference(event, this.state);
    try {
      this.#dependencies.journal.appendAll([
        { checkoutId, seq: nextSeq, event, reference, exchanges },
        { checkoutId, seq: nextSeq + 1, event: intent, reference: null },
      ]);
    } catch {
      return false;
    }
    this.written(event, intent);
    return true;
  }

  /** Buffers an event that has to be written before anything else is decided. */
  toWrite(event: CheckoutEvent, exchanges: readonly RecordedExchange[] = []): void {
    this.#unwritten.push({ event, exchanges });
  }

  /** Before the next decision, looks for callbacks that wait for a reference that is already known. */
  lookForCallbacks(): void {
    this.#unmatched.push(...this.#dependencies.journal.unmatchedReferences(this.checkoutId));
  }

  /**
   * Writes what could not be written yet. Callbacks may have come before the answer that makes their reference known
   * (checkout rule 5); two of them may contradict each other. Each append takes its callback out of those that wait.
   */
  writeRest(): void {
    for (;;) {
      // Removed first: a listener may record the next event at once.
      const next = this.#unwritten.shift();
      if (next) {
        const seq = this.#seq;
        try {
          this.append(next.event, next.exchanges);
        } catch (error) {
          if (this.#seq === seq) this.#unwritten.unshift(next);
          throw error;
        }
        continue;
      }
      const [reference] = this.#unmatched;
      if (reference === undefined) return;
      const waiting = this.#waitingCallback(reference);
      if (waiting) this.append(waiting);
      else this.#unmatched.shift();
    }
  }

  /** Brings the order to the present, so that no step is decided on a state from before it was held up. */
  catchUp(): void {
    this.writeRest();
    const at = this.time.now();
    if (at - this.state.now > PRESENT_MS) this.append({ type: "TimePassed", at });
  }

  /** Whether another call, or none, would be made at this time: the last write may have taken until after a deadline. */
  isOvertaken({ type }: Command, at: number): boolean {
    const decision = decide(evolve(this.state, { type: "TimePassed", at }));
    return decision.type !== "perform" || decision.command.type !== type;
  }

  /** The first callback that came before its reference was known, with the time at which it came. */
  #waitingCallback(reference: string): CheckoutEvent | null {
    const { clock, journal } = this.#dependencies;
    const waiting = journal.unmatchedCallback(reference);
    if (!waiting) return null;
    const { payments, placedAt } = this.state;
    const payment = payments.find(({ status }) => referenceOf(status) === reference);
    const notBefore = payment?.lastAskedAt ?? placedAt;
    const { bootTime = null, ...callback } = waiting;
    const at = cameAt(clock, this.time, { cameAt: waiting.at, bootTime, notBefore });
    return { ...callback, at };
  }
}

/** The intent of the call that is made at once in this state; null if something else is decided. */
export function nextIntent(state: CheckoutState, at: number): Intent | null {
  const decision = decide(state);
  return decision.type === "perform" ? { type: "Started", at, command: decision.command } : null;
}

/** The event of a call in flight whose answer is lost. */
export function interrupted(at: number, cause: string): CheckoutEvent {
  return { type: "Interrupted", at, cause };
}
