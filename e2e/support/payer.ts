import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { z } from "zod";
import type { Customer } from "./customer.ts";
import { Guest } from "./guest.ts";
import type { Shop } from "./kiosk.ts";
import { ledgerAtRest } from "./ledger-at-rest.ts";
import type { Ledger } from "./sandbox-control.ts";

/** The last two digits of a year in which the sandbox's cards are still valid. */
const TEST_YEAR = String(new Date().getUTCFullYear() + 2).slice(-2);

/** The soup's price, as the books have it. */
export const PRICE = 6.8;

/** Everything that the sandbox's integrator can do with a page; a test leaves out what it wants to miss. */
export const CAPABILITIES = [
  "CAPTURE",
  "DIRECT_REFUND",
  "REDIRECT_FLOW",
  "DIRECT_WEBHOOK",
  "STATUS_POLLING",
] as const;

/** Provider's page → whatever follows. */
export async function payWithNumber(provider: FrameLocator, pan: string): Promise<void> {
  await provider.locator("input[name=pan]").fill(pan);
  await provider.locator("input[name=expiry]").fill(`12 / ${TEST_YEAR}`);
  await provider.locator("input[name=cvc]").fill("123");
  await provider.locator("button.pay").click();
}

const headersOf = z.object({
  messages: z.array(z.object({ requestHeaders: z.record(z.string(), z.string()) })),
});

/** Somebody who orders soup and pays, with the books of both sides. Each step ends where its comment says. */
export class Payer {
  readonly guest: Guest;
  readonly #shop: Shop;

  private constructor(guest: Guest, shop: Shop) {
    this.guest = guest;
    this.#shop = shop;
  }

  static async at({ page }: Customer, shop: Shop, locale: string): Promise<Payer> {
    return new Payer(await Guest.at(page, locale), shop);
  }

  get page() {
    return this.guest.page;
  }

  /** The provider's page. */
  get provider(): FrameLocator {
    return this.page.frameLocator("iframe");
  }

  get main(): Locator {
    return this.page.locator(".screen__action .button--main:visible");
  }

  /** Attract → whatever follows "Pay". */
  async orderAndTapPay(): Promise<void> {
    await this.guest.orderSoup();
    await this.guest.tapPay();
  }

  /** Attract → payment page. */
  async orderAndGoToPay(): Promise<void> {
    await this.guest.orderSoup();
    await this.guest.goToPay();
  }

  /** Checkout failed → whatever the main action leads to. */
  async tryAgain(): Promise<void> {
    await this.main.tap();
  }

  /** Payment page → whatever follows. */
  async payWithNumber(pan: string): Promise<void> {
    await payWithNumber(this.provider, pan);
  }

  /** Payment → checkout failed, by the kiosk's own button. */
  async cancel(): Promise<void> {
    await this.guest.button("checkout:payment.cancel").tap();
    await this.guest.button("checkout:payment.cancelYes").tap();
  }

  /** The three things that every failure tells (requirement A13). */
  async expectExplained(
    title: string,
    happened: string,
    money: string,
    next: string,
  ): Promise<void> {
    const screen = this.page.locator(".checkout-failed");
    for (const key of [`title.${title}`, happened, `money.${money}`, `next.${next}`]) {
      const words = this.guest.say(`checkout:checkoutFailed.${key}`);
      await expect(screen.getByText(words, { exact: true })).toBeVisible({ timeout: 20_000 });
    }
  }

  async expectNumber(): Promise<void> {
    expect(await this.guest.queueNumber()).toMatch(/^\d+$/);
  }

  /** The only payment that is open at the integrator, by its reference. */
  async pendingReference(): Promise<string> {
    const { payments } = z
      .object({
        payments: z.array(z.object({ transactionReference: z.string(), state: z.string() })),
      })
      .parse(await this.#shop.control.ledger());
    const pending = payments.filter(({ state }) => state === "pending");
    expect(pending).toHaveLength(1);
    return pending[0]?.transactionReference ?? "";
  }

  /** What a terminal that the integrator drives has to say. */
  async atTerminal(outcome: "approved" | "declined" | "cancelled"): Promise<void> {
    const reference = await this.pendingReference();
    await this.#shop.control.post(`payments/${reference}/outcome`, { outcome });
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
    const kept = ledger.payments.map(({ settled, refunded }) => Number(settled) - Number(refunded));
    expect(kept).toEqual([...new Array<number>(payments - 1).fill(0), due]);
  }

  /** The books once all is at rest: no order, no money, and each payment ended so. */
  async expectNothingTaken(...states: readonly string[]): Promise<Ledger> {
    await expect
      .poll(async () => (await this.#shop.control.ledger()).payments.map(({ state }) => state), {
        timeout: 20_000,
      })
      .toEqual(states);
    const ledger = await this.#atRest();
    expect(ledger.orders).toEqual([]);
    for (const { held, settled, refunded } of ledger.payments) {
      expect([Number(held), Number(settled) - Number(refunded)]).toEqual([0, 0]);
    }
    return ledger;
  }

  async #atRest(): Promise<Ledger> {
    const ledger = await ledgerAtRest(this.#shop.control);
    expect(ledger.violations).toEqual([]);
    return ledger;
  }

  /** The idempotency keys under which an operation was asked for. */
  async keysOf(operation: string): Promise<string[]> {
    const found = await this.#shop.control.get(`messages?operation=${operation}`);
    return headersOf
      .parse(found)
      .messages.map(({ requestHeaders }) => requestHeaders["idempotency-key"] ?? "");
  }
}
