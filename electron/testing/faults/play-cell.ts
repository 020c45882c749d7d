/** Plays one cell of the fault matrix against the real host and the sandbox. */
import { setTimeout as delay } from "node:timers/promises";
import type { CheckoutView } from "../../host/rpc/contract.ts";
import type { LeapingClock } from "../crash/leaping-clock.ts";
import type { KioskWorld } from "../kiosk-world.ts";
import { faultOf, isAsked, type Kind, operationsOf, type Service, type Step } from "./matrix.ts";

export type CellWorld = { readonly world: KioskWorld; readonly clock: LeapingClock };
export type CellName = { readonly service: Service; readonly kind: Kind; readonly step: Step };

/** A condition on what a customer sees, at which to stop. */
type Until = (seen: string) => boolean;

/** The actions at a step, and what is seen; the kiosk's own waiting states are skipped. */
export type Play = {
  /** The step, with the service failing: the final state. */
  during(until: Until): Promise<string>;
  /** The state once the service is back. */
  after(until: Until): Promise<string>;
};

/** The step by which time is advanced through waits: less than any of the kiosk's deadlines. */
const LEAP_MS = 1_000;
const MOST_LEAPS = 60;
const POLL_MS = 20;
/** A state counts once it is stable for so many leaps. */
const STANDS = 4;
const GIVE_UP_MS = 30_000;

/** Starts a visit and brings it to its step. */
export async function openCell(here: CellWorld, cell: CellName): Promise<Play> {
  const visit = new Visit(here);
  await visit.bringTo(cell.step);
  return {
    async during(until) {
      await setFaults(here.world, cell);
      return visit.act(cell, until);
    },
    async after(until) {
      await here.world.clearFaults();
      return visit.goOn(cell.step, until);
    },
  };
}

async function setFaults(world: KioskWorld, { service, kind, step }: CellName): Promise<void> {
  for (const operation of operationsOf(service, step)) {
    await world.setFault(operation, faultOf(kind, operation));
  }
}

class Visit {
  readonly #here: CellWorld;
  readonly #visitId: string;
  #checkoutId: string;
  #view: CheckoutView | null = null;

  constructor(here: CellWorld) {
    this.#here = here;
    this.#visitId = here.world.newId();
    this.#checkoutId = here.world.newId();
  }

  get #world(): KioskWorld {
    return this.#here.world;
  }

  async bringTo(step: Step): Promise<void> {
    if (step === "choosing" || step === "identifying") return;
    const { result } = await this.#world.identify(this.#visitId);
    if (result !== "accepted") throw new Error(`identification: ${result}`);
    if (step === "tapping Pay") return;
    await this.#place();
    await this.#see((seen) => seen === "paying");
    if (step === "at the payment page" || step === "after paying") return;
    await this.#pay();
    await this.#see((seen) => seen.startsWith("done, points credited"));
  }

  /** The action of the customer, or the kitchen, at the step. */
  async act({ service, step }: CellName, until: Until): Promise<string> {
    switch (step) {
      case "choosing":
        return this.#outOfOrder();
      case "identifying":
        return (await this.#world.identify(this.#visitId)).result;
      case "tapping Pay":
        await this.#place();
        return this.#see(until);
      case "at the payment page":
        if (isAsked(service, step)) await this.#pay();
        return this.#see(until);
      case "after paying":
        await this.#pay();
        return this.#see(until);
      case "while it cooks":
        await this.#kitchen("AWAITING_PICKUP");
        return this.#see(until);
      case "when the kitchen cancels":
        await this.#kitchen("CANCELED");
        return this.#see(until);
    }
  }

  /** The service is back: what recovers by itself, or by the customer's next attempt. */
  async goOn(step: Step, until: Until): Promise<string> {
    if (step === "choosing") return this.#outOfOrder();
    if (step === "identifying") return (await this.#world.identify(this.#visitId)).result;
    if (this.#view?.step === "checkout-failed" && step === "tapping Pay") {
      this.#checkoutId = this.#world.newId();
      this.#view = null;
      await this.#place();
    }
    const payIfAsked: Until = (seen) => {
      if (seen === "paying" && !until(seen)) void this.#pay();
      return until(seen);
    };
    return this.#see(payIfAsked);
  }

  async #outOfOrder(): Promise<string> {
    for await (const { outOfOrder } of await this.#world.client.outlet.live()) {
      return outOfOrder ?? "the menu";
    }
    throw new Error("there is no outlet");
  }

  async #place(): Promise<void> {
    const { result } = await this.#world.place(this.#visitId, this.#checkoutId);
    if (result !== "placed") throw new Error(`place: ${result}`);
    const gone = new AbortController();
    const checkoutId = this.#checkoutId;
    const views = await this.#world.client.checkout.progress(
      { checkoutId },
      { signal: gone.signal },
    );
    void (async () => {
      for await (const view of views) if (checkoutId === this.#checkoutId) this.#view = view;
    })().catch(() => {});
  }

  #isPaid = false;
  async #pay(): Promise<void> {
    const view = this.#view;
    if (this.#isPaid || view?.step !== "paying") return;
    this.#isPaid = true;
    const reference = new URL(view.redirectUrl ?? "").pathname.split("/").at(-1);
    const outcome = { outcome: "approved" };
    await this.#world.control("POST", `payments/${reference}/outcome`, outcome);
    const checkoutId = this.#checkoutId;
    await this.#world.client.checkout.returned({ checkoutId, outcome: "success" });
  }

  async #kitchen(status: string): Promise<void> {
    const { injection } = this.#world.stateOf(this.#checkoutId);
    if (injection.at !== "accepted") throw new Error("the order was not accepted");
    await this.#world.control("POST", `ordering/orders/${injection.posId}`, {
      status,
      ...(status === "CANCELED" && { reason: "The soup is burnt" }),
    });
  }

  /** Advances time until the wanted state is seen, and stable. */
  async #see(until: Until): Promise<string> {
    const end = Date.now() + GIVE_UP_MS;
    let leaps = 0;
    let stood = 0;
    let last = "";
    while (Date.now() < end && stood < STANDS) {
      const seen = describe(this.#view);
      stood = seen === last && until(seen) ? stood + 1 : 0;
      last = seen;
      if (leaps < MOST_LEAPS) {
        leaps += 1;
        this.#here.clock.leap(LEAP_MS);
      }
      await delay(POLL_MS);
    }
    return last;
  }
}

function describe(view: CheckoutView | null): string {
  if (view === null) return "nothing yet";
  switch (view.step) {
    case "done": {
      const { kitchen, points, refund } = view;
      const known = [
        `points ${points?.state}`,
        kitchen === "canceled" ? `canceled, ${refund}` : kitchen,
      ];
      return `done, ${known.join(", ")}`;
    }
    case "checkout-failed":
      return `${view.reason}, ${view.money}${view.canPayAgain ? ", may pay again" : ""}`;
    default:
      return view.step;
  }
}
