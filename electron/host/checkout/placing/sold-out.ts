import type { Basket } from "../../../../domain/basket.ts";
import { goneTitles } from "../../../../domain/gone-titles.ts";
import type { LocalizedText } from "../../../../domain/localized-text.ts";
import type { Menu } from "../../../../domain/menu.ts";
import { compare, type Decimal } from "../../../../domain/money.ts";
import {
  addedRewards,
  type PricedBasket,
  type PricingRequest,
  priceBasket,
} from "../../../../domain/pricing.ts";
import type { OrderChanged, RanOut } from "../../rpc/contract.ts";
import type { Clock, Runner } from "../running/runner.ts";
import type { CheckoutState } from "../state/state.ts";

/** After this long the customer is shown that the reason is unknown; what is found later replaces that. */
const ASKING_MS = 8_000;
/** So many orders' baskets are remembered; a kiosk has one customer at a time. */
const MOST_REMEMBERED = 5;

/** What an order was priced from. */
export type PlacedBasket = {
  /** The menu of that moment has the names of what runs out later. */
  readonly request: PricingRequest;
  /** All that the kitchen has to cook, with rewards. */
  readonly made: Basket;
} & Shown;

/** What the customer saw of an order, beside its lines. */
type Shown = {
  readonly dueShown: Decimal;
  /** The rewards that REGULAR adds, by their position in the answer. */
  readonly rewardsShown: readonly number[];
};

export type SoldOut = {
  /** Remembers an order that is being placed, in memory only. */
  remember(checkoutId: string, placed: PlacedBasket): void;
  /** How the present menu differs from what a remembered order was placed with; null if it can still be made so. */
  changed(checkoutId: string): OrderChanged | null;
  /** What is known about an order that the kitchen refused; null if the refusal is not due to the menu. */
  of(state: CheckoutState): RanOut | null;
  /** Calls back when more is known of an order; returns a function that unsubscribes. */
  subscribe(listener: (checkoutId: string) => void): () => void;
  stop(): void;
};

/**
 * When the kitchen refuses an order (ordering.md §4 rule 3), the menu is pulled again at once: a rejection names no
 * item, but what has vanished from the menu is what ran out. `pull` never rejects.
 */
export function watchSoldOut(options: {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly menu: () => Menu | null;
  readonly pull: () => Promise<"unchanged" | "updated" | "failed">;
}): SoldOut {
  const { runner, clock, menu, pull } = options;
  const placed = new Map<string, PlacedBasket>();
  const known = new Map<string, RanOut>();
  const listeners = new Set<(checkoutId: string) => void>();

  const learn = (checkoutId: string, ranOut: RanOut) => {
    setLatest(known, checkoutId, ranOut);
    for (const listener of listeners) listener(checkoutId);
  };
  const findOut = async (checkoutId: string) => {
    const cancel = clock.at(clock.now() + ASKING_MS, () => learn(checkoutId, { state: "unknown" }));
    const outcome = await pull();
    cancel();
    const order = placed.get(checkoutId);
    const now = menu();
    const titles = outcome === "failed" || !order || !now ? [] : vanished(order, now);
    learn(checkoutId, titles.length > 0 ? { state: "known", titles } : { state: "unknown" });
  };
  const unsubscribe = runner.subscribe((checkoutId, state) => {
    if (state.injection.at !== "rejected" || known.has(checkoutId)) return;
    setLatest(known, checkoutId, { state: "asking" });
    void findOut(checkoutId);
  });
  return {
    remember: (checkoutId, order) => setLatest(placed, checkoutId, order),
    changed(checkoutId) {
      const order = placed.get(checkoutId);
      const now = menu();
      if (!order || !now) return null;
      return changeOf(priceBasket({ ...order.request, menu: now }), order);
    },
    of({ order, injection }) {
      if (injection.at !== "rejected") return null;
      const ranOut = known.get(order.checkoutId) ?? { state: "unknown" };
      // Unless the kitchen said that something ran out, only what was found to be gone is shown.
      const isSaid = injection.posErrorType === "ITEM_UNAVAILABLE";
      return isSaid || ranOut.state === "known" ? ranOut : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: unsubscribe,
  };
}

/** How an order now differs from what was shown of it (requirements V9, V10); null if it does not. */
export function changeOf(
  { problems, total, rewards }: Pick<PricedBasket, "problems" | "total" | "rewards">,
  { dueShown: before, rewardsShown }: Shown,
): OrderChanged | null {
  const rewardsGiven = addedRewards({ rewards });
  const areGiven =
    rewardsGiven.length === rewardsShown.length &&
    rewardsGiven.every((rewardId) => rewardsShown.includes(rewardId));
  if (problems.length === 0 && compare(total, before) === 0 && areGiven) return null;
  return { result: "changed", before, due: total, rewardsGiven, problems: [...problems] };
}

/** Names of what is ordered and no longer available, each once, by the menu of the order. */
function vanished({ request, made }: PlacedBasket, now: Menu): LocalizedText[] {
  const titles = made.lines.flatMap((line) => goneTitles(line, request.menu, now));
  return [...new Map(titles.map((title) => [JSON.stringify(title), title])).values()];
}

function setLatest<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest);
}
