import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { CheckoutView } from "../../host/rpc/contract.ts";
import type { HostClient } from "../host-process.ts";
import { identificationIdOf, placeOrder } from "../placing.ts";
import type { VisitPlan } from "./plan.ts";
import type { ProcessRuns } from "./process-runs.ts";
import type { Counter } from "./shop.ts";

const PHONES = { points: "+4915112345678", discount: "+491713920042" } as const;

const EARLY_EVERY_MS = 50;

/** A customer at the touchscreen who goes on when the host dies. */
export class CrashCustomer {
  readonly checkoutId = randomUUID();
  readonly #visitId = randomUUID();
  readonly #plan: VisitPlan;
  readonly #runs: ProcessRuns;
  readonly #counter: Counter;
  /** The number of the payment: another attempt uses another card. */
  #attempt = 1;

  constructor(plan: VisitPlan, runs: ProcessRuns, counter: Counter) {
    this.#plan = plan;
    this.#runs = runs;
    this.#counter = counter;
  }

  /** From "Eat in" until the customer leaves. Never throws: the host is expected to die. */
  async visit(): Promise<void> {
    const patience = AbortSignal.timeout(this.#plan.patienceMs);
    if (this.#plan.paysEarly) void this.#payEarly(patience);
    const isOrdered = await this.#order(patience);
    const { abandonsAfterMs } = this.#plan;
    if (isOrdered && abandonsAfterMs !== null) void this.#abandonAfter(abandonsAfterMs);
    while (isOrdered && !patience.aborted) {
      // After the death of the host the next one takes a moment.
      const isOver = await this.#follow(patience).catch(() => delay(50, false));
      if (isOver) break;
    }
    const { leaves } = this.#plan;
    if (leaves === "unnoticed") return;
    const left = leaves === "by-choice";
    await this.#try((client) => client.visit.end({ ...this.#visit, left }));
  }

  /** Never reported that they leave. */
  get isSilent(): boolean {
    return this.#plan.leaves === "silently";
  }

  /** Of the latest identification; null without one. */
  #identificationId: string | null = null;

  get #visit() {
    return { visitId: this.#visitId };
  }

  async #try<Result>(work: (client: HostClient) => Promise<Result>): Promise<Result | null> {
    try {
      return await work(await this.#runs.client());
    } catch {
      return null;
    }
  }

  /** Identifies and places; returns whether there may be an order. */
  async #order(patience: AbortSignal): Promise<boolean> {
    const placed = await this.#try(async (client) => {
      if (this.#plan.beginsVisit) await client.visit.begin(this.#visit);
      await this.#identify(client);
      return this.#place(client);
    });
    if (placed !== null || !this.#plan.placesAgain || patience.aborted) return placed ?? true;
    // The host died: a page with the id of its order repeats the call for the same order.
    await this.#try((client) => this.#place(client));
    return true;
  }

  get #wish() {
    const { orderType, itemId, count } = this.#plan;
    const line = { kind: "item" as const, lineId: "1", itemId, count, choices: [] };
    return { ...this.#visit, locale: "en", orderType, basket: { lines: [line] } };
  }

  async #identify(client: HostClient): Promise<void> {
    const { identify } = this.#plan;
    if (identify === "nobody") return;
    const answer = await client.loyalty.identifyByPhone({
      ...this.#wish,
      phoneNumber: PHONES[identify],
      clientName: null,
      marketingChannels: [],
      acceptances: [],
    });
    this.#identificationId = identificationIdOf(answer);
  }

  async #place(client: HostClient): Promise<boolean> {
    const { usePoints, paymentMethod } = this.#plan;
    const wish = { ...this.#wish, checkoutId: this.checkoutId, usePoints, paymentMethod };
    const place = async (identificationId: string | null) =>
      (await placeOrder(client.checkout, { ...wish, identificationId })).result;
    const result = await place(this.#identificationId);
    // A host that has restarted since knows nobody: the customer orders without points.
    return (result === "identification-void" ? await place(null) : result) === "placed";
  }

  async #abandonAfter(ms: number): Promise<void> {
    await delay(ms);
    await this.#try((client) => client.checkout.abandon({ checkoutId: this.checkoutId }));
  }

  /** Follows the order in one run of the host; true when it is over for the customer, or unknown. */
  async #follow(signal: AbortSignal): Promise<boolean> {
    const client = await this.#runs.client();
    const { checkoutId } = this;
    let isKnown = false;
    for await (const view of await client.checkout.progress({ checkoutId }, { signal })) {
      isKnown = true;
      if (await this.#react(view, client)) return true;
    }
    return !isKnown;
  }

  async #react(view: CheckoutView, client: HostClient): Promise<boolean> {
    switch (view.step) {
      case "paying":
        void this.#pay(view.redirectUrl, client);
        return false;
      case "checkout-failed":
        return view.canPayAgain && this.#attempt < 3 ? this.#payOtherwise(client) : true;
      case "done":
        return this.#finish(view);
      default:
        return false;
    }
  }

  /** After a failed payment; returns whether the customer gives up. */
  async #payOtherwise(client: HostClient): Promise<boolean> {
    const { checkoutId } = this;
    this.#attempt += 1;
    switch (this.#plan.afterFailure) {
      case "pays-again":
        await client.checkout.payAgain({ checkoutId });
        return false;
      case "pays-at-counter":
        await client.checkout.payAtCounter({ checkoutId, method: "BANK_CARD_IN_STORE" });
        return false;
      case "gives-up":
        return true;
    }
  }

  async #pay(redirectUrl: string | null, client: HostClient): Promise<void> {
    const { pays, paysAfterMs, returns } = this.#plan;
    await delay(paysAfterMs);
    if (pays === "never") return;
    const outcome = this.#attempt > 1 ? "approved" : pays;
    const paid = await this.#counter.pay(this.checkoutId, redirectUrl, outcome);
    if (!paid || !returns || redirectUrl === null) return;
    const came = { approved: "success", declined: "error", cancelled: "cancel" } as const;
    await client.checkout
      .returned({ checkoutId: this.checkoutId, outcome: came[outcome] })
      .catch(() => {});
  }

  /** Tries until the integrator has the payment, or the customer's patience ends. */
  async #payEarly(patience: AbortSignal): Promise<void> {
    while (!patience.aborted) {
      if (await this.#counter.pay(this.checkoutId, null, "approved")) return;
      await delay(EARLY_EVERY_MS);
    }
  }

  /** The order is accepted; a customer with points waits until they are shown. */
  async #finish(view: CheckoutView & { step: "done" }): Promise<boolean> {
    const { kitchenGivesUp } = this.#plan;
    if (kitchenGivesUp && view.kitchen !== "canceled") {
      await this.#counter.giveUp(this.checkoutId, kitchenGivesUp);
      return true;
    }
    return view.points?.state !== "pending";
  }
}
