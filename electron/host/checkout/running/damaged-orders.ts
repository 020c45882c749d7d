import type { ResolutionMethod } from "../../../../domain/order-course.ts";
import type { Log } from "../../net/log.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { evolve, replay } from "../state/evolve.ts";
import { DAMAGED } from "../state/staff-list.ts";
import type { CheckoutState } from "../state/state.ts";
import type { DamagedOrder, FromAfar, Journal } from "./journal.ts";
import type { Clock } from "./runner.ts";

/** What the journal makes of an order; `state` is null if not even its first entry can be read. */
export type LoadedOrder = {
  readonly state: CheckoutState | null;
  /** What the state was made from: all entries, or those before the first damaged one. */
  readonly events: readonly CheckoutEvent[];
};

/** Loads orders from the journal. Damaged ones are left to staff, and nothing more is done for them. */
export type OrderLoader = {
  /** Null if there is no order of this id. */
  load(checkoutId: string): LoadedOrder | null;
  /** Every damaged order, also those that staff have resolved. */
  damaged(): readonly DamagedOrder[];
  /** Staff have resolved a damaged order. Returns false if the order is not damaged, or already resolved. */
  resolve(checkoutId: string, how: ResolutionMethod, fromAfar?: FromAfar | null): boolean;
};

export function createOrderLoader(options: {
  readonly journal: Journal;
  readonly log: Pick<Log, "error">;
  readonly clock: Pick<Clock, "now">;
}): OrderLoader {
  const { journal, log, clock } = options;

  /** Puts the order on the staff list for good, even if its entries can be read later. */
  const quarantine = (checkoutId: string): DamagedOrder | null => {
    log.error({ checkoutId }, "an order's records are damaged: it is left to staff");
    try {
      journal.quarantine(checkoutId, clock.now());
    } catch (error) {
      // On a full disk the damage is found again at the next load.
      log.error({ checkoutId, error }, "a damaged order could not be recorded");
    }
    return journal.damagedOrder(checkoutId);
  };
  return {
    load(checkoutId) {
      const known = journal.damagedOrder(checkoutId);
      const found = journal.read(checkoutId);
      const { state, events } = readable(found.events);
      const isWhole = found.isWhole && events.length === found.events.length;
      if (known === null && isWhole) return state && { state, events };
      const damaged = known ?? quarantine(checkoutId);
      return { state: state && damagedState(state, damaged), events };
    },
    damaged: () => journal.damagedOrders(),
    resolve(checkoutId, how, fromAfar = null) {
      const damaged = journal.damagedOrder(checkoutId);
      if (damaged === null || damaged.resolved !== null) return false;
      journal.resolveDamaged(checkoutId, how, clock.now(), fromAfar);
      return true;
    },
  };
}

/** The entries before the first invalid one, and the state they lead to. */
function readable(entries: readonly CheckoutEvent[]): LoadedOrder {
  let state: CheckoutState | null = null;
  for (const [index, event] of entries.entries()) {
    const next = stateAfter(state, event);
    if (next === null) return { state, events: entries.slice(0, index) };
    state = next;
  }
  return { state, events: entries };
}

/** Null if the entry is invalid: its type is unknown, or a required field is missing. */
function stateAfter(state: CheckoutState | null, event: CheckoutEvent): CheckoutState | null {
  try {
    return (state === null ? replay([event]) : evolve(state, event)) ?? null;
  } catch {
    return null;
  }
}

function damagedState(state: CheckoutState, damaged: DamagedOrder | null): CheckoutState {
  const isResolved = damaged !== null && damaged.resolved !== null;
  // The kiosk does nothing more for it, however it was resolved.
  const resolved = isResolved ? [{ ...DAMAGED, how: "nothing-to-do" } as const] : [];
  return { ...state, inFlight: null, isDamaged: true, resolved };
}
