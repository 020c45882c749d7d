import type { Logger } from "pino";
import type { OrderStatus } from "../../../../contracts/ordering.ts";
import { Cell, type Live } from "../../shared/live.ts";
import { decideKitchen } from "../rules/decide-closing.ts";
import type { CheckoutState } from "../state/state.ts";
import type { Clock, Runner } from "./runner.ts";

/** How often the kitchen is polled, by the age of the youngest order: the customer of a young one is still waiting. */
const PACE = [
  { youngerThanMs: 15 * 60_000, everyMs: 3_000 },
  { youngerThanMs: 60 * 60_000, everyMs: 15_000 },
  { youngerThanMs: Number.POSITIVE_INFINITY, everyMs: 60_000 },
] as const;
const YOUNG_EVERY_MS = PACE[0].everyMs;
/** Longest pause after answers that failed. */
const FAILED_EVERY_MS = 60_000;
/** After this many refusals in a row orders are asked about in parts: one that the kitchen forgot may be the cause. */
const REFUSALS_BEFORE_PARTS = 3;
/** A kitchen that has not answered for this long counts as silent. */
const SILENT_AFTER_MS = 15_000;

/** An order as /rest/orders reports it. */
type Reading = {
  readonly posId: string;
  readonly queueNumber: string | null;
  readonly status: OrderStatus;
  readonly reason: string | null;
};

export type OrderStateReader = (posIds: readonly string[]) => Promise<
  | { readonly kind: "orders"; readonly orders: readonly Reading[] }
  /** `cause`: "no-answer" if none came; any other is of an answer that cannot be used. */
  | { readonly kind: "failed"; readonly cause: string }
>;

export type KitchenWatch = {
  /** Since when (UTC milliseconds) the kitchen has not answered about open orders; null while it answers. */
  readonly silentSince: Live<number | null>;
  stop(): void;
};

type WatchOptions = {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly read: OrderStateReader;
  readonly log: Pick<Logger, "warn" | "error">;
};

/**
 * Follows accepted orders through the kitchen by `/rest/orders`, all in one call (ordering.md §4 rule 4), and journals
 * changes as events. Young orders are polled often, old ones rarely, ended ones no more.
 */
export function watchKitchen(options: WatchOptions): KitchenWatch {
  const watch = new Watch(options);
  return { silentSince: watch.silentSince, stop: () => watch.stop() };
}

class Watch {
  readonly silentSince = new Cell<number | null>(null);
  readonly #options: WatchOptions;
  readonly #unsubscribe: () => void;
  /** The orders of the last round, by posId, and those accepted since. */
  #known: ReadonlySet<string> = new Set();
  // Times of the monotonic clock.
  /** When the kitchen last answered; null if there was nothing to ask. */
  #lastAnswerAt: number | null = null;
  /** Since when a question has been unanswered; null if the last one was answered. */
  #askedAt: number | null = null;
  #failures = 0;
  /** Calls about all orders that were refused, in a row. */
  #refusals = 0;
  /** When the next round comes; null during one, and while no order is followed. */
  #dueAt: number | null = null;
  #isReading = false;
  #stopped = false;
  #cancelRound = () => {};
  /** Orders missing from an answer of the kitchen: each is logged once. */
  readonly #leftOut = new Set<string>();

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#unsubscribe = options.runner.subscribe((_id, state) => this.#moved(state));
    this.#plan(0);
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    this.#cancelRound();
  }

  /** An order that has just been accepted does not wait for the slow pace of older ones. */
  #moved(state: CheckoutState): void {
    const { injection } = state;
    if (injection.at !== "accepted" || this.#known.has(injection.posId) || this.#isReading) return;
    if (decideKitchen(state) === null) return;
    this.#known = new Set([...this.#known, injection.posId]);
    // A kitchen that has just accepted an order can be reached.
    this.#failures = 0;
    const soon = this.#options.clock.monotonic() + YOUNG_EVERY_MS;
    if (this.#dueAt === null || this.#dueAt > soon) this.#plan(YOUNG_EVERY_MS);
  }

  #plan(delayMs: number): void {
    if (this.#stopped) return;
    const { clock } = this.#options;
    this.#cancelRound();
    this.#dueAt = clock.monotonic() + delayMs;
    this.#cancelRound = clock.at(clock.now() + delayMs, () => void this.#round());
  }

  async #round(): Promise<void> {
    this.#dueAt = null;
    const followed = this.#followed();
    this.#known = new Set(followed.keys());
    if (followed.size === 0) return this.#answered(null);
    const { clock } = this.#options;
    this.#lastAnswerAt ??= clock.monotonic();
    this.#askedAt ??= clock.monotonic();
    this.#isReading = true;
    const hasAnswered = await this.#read(followed);
    this.#isReading = false;
    if (this.#stopped) return;
    if (hasAnswered) this.#answered(clock.monotonic());
    else this.#failures += 1;
    this.#judgeSilence();
    this.#plan(this.#pause());
  }

  /** Polls and records; false if the answer, or the disk, failed. Never throws: the watch has to go on. */
  async #read(followed: Followed): Promise<boolean> {
    const { clock, log } = this.#options;
    const cancelJudging = clock.at(clock.now() + SILENT_AFTER_MS, () => this.#judgeSilence());
    try {
      const orders = await this.#ask([...followed.keys()]);
      if (orders === null || this.#stopped) return false;
      this.#writeDown(orders, followed);
      return true;
    } catch (error) {
      log.error({ error: String(error) }, "the kitchen's answer could not be processed");
      return false;
    } finally {
      cancelJudging();
    }
  }

  /** What the kitchen reports about these orders: all in one call, unless it keeps refusing that. Null if nothing. */
  async #ask(posIds: readonly string[]): Promise<readonly Reading[] | null> {
    const answer = await this.#options.read(posIds);
    this.#refusals = isRefusal(answer) ? this.#refusals + 1 : 0;
    if (answer.kind === "orders") return answer.orders;
    return this.#refusals < REFUSALS_BEFORE_PARTS ? null : await this.#askHalves(posIds);
  }

  /** Asks about half of the orders at a time, so that one that the kitchen refuses to answer about hides no other. */
  async #askHalves(posIds: readonly string[]): Promise<readonly Reading[] | null> {
    if (posIds.length < 2 || this.#stopped) return null;
    const middle = Math.ceil(posIds.length / 2);
    const found: (readonly Reading[] | null)[] = [];
    for (const half of [posIds.slice(0, middle), posIds.slice(middle)]) {
      const answer = await this.#options.read(half);
      if (answer.kind === "orders") found.push(answer.orders);
      else found.push(isRefusal(answer) ? await this.#askHalves(half) : null);
    }
    const answered = found.filter((orders) => orders !== null);
    return answered.length === 0 ? null : answered.flat();
  }

  #writeDown(orders: readonly Reading[], followed: Followed): void {
    const { clock, log, runner } = this.#options;
    // If an order is reported twice, the last report counts.
    const readings = new Map(orders.map((reading) => [reading.posId, reading]));
    for (const [posId, { order, kitchen, queueNumber: known }] of followed) {
      const { checkoutId } = order;
      const reading = readings.get(posId);
      if (!reading) {
        if (!this.#leftOut.has(posId))
          log.warn({ checkoutId }, "order missing from the kitchen's answer");
        this.#leftOut.add(posId);
        continue;
      }
      const { status, reason, queueNumber } = reading;
      const isNumbered = known === null && queueNumber !== null;
      if (kitchen?.status === status && !isNumbered) continue;
      const at = clock.now();
      runner.record(checkoutId, { type: "KitchenMoved", at, status, reason, queueNumber });
    }
  }

  #answered(at: number | null): void {
    this.#lastAnswerAt = at;
    this.#askedAt = null;
    this.#failures = 0;
    this.#judgeSilence();
  }

  #judgeSilence(): void {
    if (this.#stopped) return;
    const { clock } = this.#options;
    const now = clock.monotonic();
    const isSilent = this.#askedAt !== null && now - this.#askedAt >= SILENT_AFTER_MS;
    const silentMs = now - (this.#lastAnswerAt ?? now);
    if (!isSilent) this.silentSince.set(null);
    // Set once: a clock that is set later would move it.
    else if (this.silentSince.current() === null) this.silentSince.set(clock.now() - silentMs);
  }

  /** Accepted orders whose end the kitchen has not reported, and that are not too old to be followed. */
  #followed(): Followed {
    const { runner } = this.#options;
    return new Map(
      runner.unfinished().flatMap((state) => {
        const { injection, order } = state;
        const now = runner.timeOf(order.checkoutId);
        if (injection.at !== "accepted" || decideKitchen({ ...state, now }) === null) return [];
        const { posId, queueNumber, since } = injection;
        return [[posId, { ...state, queueNumber, ageMs: now - since }] as const];
      }),
    );
  }

  #pause(): number {
    if (this.#failures > 0) return Math.min(YOUNG_EVERY_MS * 2 ** this.#failures, FAILED_EVERY_MS);
    const youngest = Math.min(...[...this.#followed().values()].map(({ ageMs }) => ageMs));
    return PACE.find(({ youngerThanMs }) => youngest < youngerThanMs)?.everyMs ?? YOUNG_EVERY_MS;
  }
}

/** Whether the kitchen answered, but not this: an error is often without a token, or in a body of its own. */
function isRefusal(answer: Awaited<ReturnType<OrderStateReader>>): boolean {
  return answer.kind === "failed" && answer.cause !== "no-answer";
}

/** Orders to ask about, by posId. */
type Followed = ReadonlyMap<
  string,
  Pick<CheckoutState, "order" | "kitchen"> & {
    readonly queueNumber: string | null;
    readonly ageMs: number;
  }
>;
