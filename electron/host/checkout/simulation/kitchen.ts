import type { OrderStatus } from "../../../../contracts/ordering.ts";
import type { KitchenMode } from "./plan.ts";
import type { Random } from "./random.ts";
import type { VirtualClock } from "./virtual-clock.ts";

export type Ticket = {
  readonly posId: string;
  readonly orderId: string;
  readonly queueNumber: string;
  status: OrderStatus;
};

export type KitchenAnswer =
  | { readonly kind: "accepted"; readonly posId: string; readonly queueNumber: string }
  | { readonly kind: "rejected"; readonly posErrorType: string | null };

/** The kitchen's screen is cleared the next day. */
const FORGOTTEN_MS = 21 * 3_600_000;
const ENDS: readonly OrderStatus[] = ["PROCESSED", "CANCELED", "FAILED"];

/** The vendor's POS and its kitchen: accepts orders and moves them to an end (ordering.md §3). */
export class SimulatedKitchen {
  readonly tickets: Ticket[] = [];
  readonly #rejected = new Map<string, KitchenAnswer>();
  readonly #clock: VirtualClock;
  readonly #random: Random;
  readonly #mode: KitchenMode;
  readonly #slips: boolean;
  readonly #moved: (ticket: Ticket) => void;

  constructor(parts: {
    readonly clock: VirtualClock;
    readonly random: Random;
    readonly mode: KitchenMode;
    /** Whether some tickets are never reported again, come a day late, or change after their last status. */
    readonly slips: boolean;
    readonly moved: (ticket: Ticket) => void;
  }) {
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#mode = parts.mode;
    this.#slips = parts.slips;
    this.#moved = parts.moved;
  }

  create(orderId: string, refuse: boolean): KitchenAnswer {
    const known = this.tickets.find((ticket) => ticket.orderId === orderId);
    if (known && this.#mode === "same-ticket-again") return accepted(known);
    if (known && this.#mode === "refuses-duplicates")
      return { kind: "rejected", posErrorType: "UNKNOWN" };
    const no = this.#rejected.get(orderId);
    if (no) return no;
    if (refuse || this.#random.chance(0.03)) return this.#reject(orderId);
    const number = this.tickets.length + 1;
    const ticket: Ticket = {
      posId: `pos-${number}`,
      orderId,
      queueNumber: String(number),
      status: "CONFIRMED_WAITING_FOR_COOKING",
    };
    this.tickets.push(ticket);
    this.#cook(ticket);
    return accepted(ticket);
  }

  /** The kitchen may give up an order at this awkward moment, on a day on which it slips. */
  mayCancelNow(orderId: string): void {
    const ticket = this.tickets.find((one) => one.orderId === orderId && !isEnd(one.status));
    if (!ticket || !this.#slips || !this.#random.chance(0.3)) return;
    ticket.status = "CANCELED";
    this.#moved(ticket);
  }

  /** FAILED is definite (ordering.md §3): the same order is never accepted later. */
  #reject(orderId: string): KitchenAnswer {
    const posErrorType = this.#random.pick(["ITEM_UNAVAILABLE", "UNKNOWN", null]);
    const answer = { kind: "rejected", posErrorType } as const;
    this.#rejected.set(orderId, answer);
    return answer;
  }

  /** Moves a ticket along; some are canceled, a few are never reported again. */
  #cook(ticket: Ticket): void {
    const random = this.#random;
    const end = random.weighted({
      processed: 14,
      canceled: 5,
      failed: 1,
      silent: this.#slips ? 1 : 0,
    });
    const steps: OrderStatus[] = ["COOKING", "AWAITING_PICKUP", "PROCESSED"];
    if (end === "silent") steps.pop();
    if (end === "canceled" || end === "failed") {
      steps.splice(random.between(0, 2), 3, end === "canceled" ? "CANCELED" : "FAILED");
      // A kitchen that reports something after its final status.
      if (this.#slips && random.chance(0.7))
        steps.push(random.pick(["COOKING", "FAILED", "PROCESSED"]));
    }
    let delay = 0;
    for (const status of steps) {
      delay += random.pick([200, 2_000, 30_000, 300_000, 3_600_000]);
      const isForgotten = this.#slips && status === "PROCESSED" && end === "processed";
      if (isForgotten && random.chance(0.03)) delay += FORGOTTEN_MS;
      this.#clock.after(delay, () => {
        ticket.status = status;
        this.#moved(ticket);
      });
    }
  }
}

export function isEnd(status: OrderStatus): boolean {
  return ENDS.includes(status);
}

function accepted({ posId, queueNumber }: Ticket): KitchenAnswer {
  return { kind: "accepted", posId, queueNumber };
}
