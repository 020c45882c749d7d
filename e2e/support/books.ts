/** The books of both sides: what the sandbox's payment and ordering services have of the kiosk's customers. */
import { expect } from "@playwright/test";
import { z } from "zod";
import { ledgerAtRest } from "./ledger-at-rest.ts";
import type { Ledger, SandboxControl } from "./sandbox-control.ts";

/** The soup's price. */
const PRICE = 6.8;

const pending = z.object({
  payments: z.array(z.object({ transactionReference: z.string(), state: z.string() })),
});
const headersOf = z.object({
  messages: z.array(z.object({ requestHeaders: z.record(z.string(), z.string()) })),
});

/** The books of all services, once everything is at rest. */
export type BooksAtRest = {
  /** The totals of the orders, in euros. */
  readonly orders: readonly number[];
  /** What each payment has become, and what is left of it, in euros. */
  readonly payments: readonly (readonly [state: string, left: number])[];
  /** What each loyalty transaction has become. */
  readonly loyalty: readonly string[];
};

export class Books {
  readonly #control: SandboxControl;

  constructor(control: SandboxControl) {
    this.#control = control;
  }

  /** The only payment that is open at the integrator, by its reference. */
  async pendingReference(): Promise<string> {
    const { payments } = pending.parse(await this.#control.ledger());
    const open = payments.filter(({ state }) => state === "pending");
    expect(open).toHaveLength(1);
    return open[0]?.transactionReference ?? "";
  }

  /** What a terminal that the integrator drives has to say. */
  async atTerminal(outcome: "approved" | "declined" | "cancelled"): Promise<void> {
    const reference = await this.pendingReference();
    await this.#control.post(`payments/${reference}/outcome`, { outcome });
  }

  /**
   * The books once all is at rest: so many payments, and the last one pays the only order. Nothing is left of the
   * others. `due` is what money has to pay, in euros: less than the price if points pay a part.
   */
  async expectPaidOnce(payments: number, due = PRICE): Promise<void> {
    const ledger = await this.#atRest();
    expect(ledger.orders).toHaveLength(1);
    expect(ledger.payments).toHaveLength(payments);
    expect(new Set(ledger.payments.map(({ paymentId }) => paymentId)).size).toBe(payments);
    const left = ledger.payments.map(({ settled, refunded }) => Number(settled) - Number(refunded));
    expect(left).toEqual([...new Array<number>(payments - 1).fill(0), due]);
  }

  /** The books once all is at rest: no order, no money, and each payment ended so. */
  async expectNothingTaken(...states: readonly string[]): Promise<Ledger> {
    await expect
      .poll(async () => (await this.#control.ledger()).payments.map(({ state }) => state))
      .toEqual(states);
    const ledger = await this.#atRest();
    expect(ledger.orders).toEqual([]);
    for (const { held, settled, refunded } of ledger.payments) {
      expect([Number(held), Number(settled) - Number(refunded)]).toEqual([0, 0]);
    }
    return ledger;
  }

  /** The books once all is at rest: this, and nothing else. */
  async expectExactly(expected: BooksAtRest): Promise<void> {
    await expect
      .poll(async () => atRestOf(await this.#control.ledger()))
      .toEqual({ ...expected, held: 0 });
    await this.#atRest();
  }

  /** The idempotency keys under which an operation was requested. */
  async keysOf(operation: string): Promise<string[]> {
    const { messages } = headersOf.parse(
      await this.#control.get(`messages?operation=${operation}`),
    );
    return messages.map(({ requestHeaders }) => requestHeaders["idempotency-key"] ?? "");
  }

  async #atRest(): Promise<Ledger> {
    const ledger = await ledgerAtRest(this.#control);
    expect(ledger.violations).toEqual([]);
    return ledger;
  }
}

function atRestOf({ orders, payments, loyalty }: Ledger): BooksAtRest & { held: number } {
  const left = (payment: Ledger["payments"][number]) =>
    Math.round((Number(payment.settled) - Number(payment.refunded)) * 1000) / 1000;
  return {
    orders: orders.map(({ total }) => Number(total)),
    payments: payments.map((payment) => [payment.state, left(payment)]),
    loyalty: loyalty.map(({ state }) => state),
    held: payments.reduce((sum, { held }) => sum + Number(held), 0),
  };
}
