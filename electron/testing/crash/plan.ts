import type { Random } from "../../host/checkout/simulation/random.ts";
import type { CounterMethod } from "../../host/rpc/contract.ts";
import type { SettingsPatch } from "../settings-patch.ts";

/** The capabilities of a shop's integrator determine the payment flow of its orders. */
export const SHOP_KINDS = ["hold", "sale", "bare"] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

const ALWAYS = ["REDIRECT_FLOW", "DIRECT_WEBHOOK"];
/** Capabilities (payments.md §2.5) that the sandbox declares. */
export const CAPABILITIES: Readonly<Record<ShopKind, readonly string[]>> = {
  hold: [...ALWAYS, "CAPTURE", "DIRECT_REFUND", "STATUS_POLLING"],
  sale: [...ALWAYS, "SALE", "DIRECT_REFUND", "STATUS_POLLING"],
  /** A terminal instead of a page, and no inquiry: unclear payments go to staff. */
  bare: ["DIRECT_WEBHOOK", "CAPTURE"],
};

/** Settings of the device that allow more payment flows. */
export const SETTINGS: Readonly<Record<ShopKind, SettingsPatch>> = {
  hold: { payments: { payAtCounter: true, counterMethods: ["CASH", "BANK_CARD_IN_STORE"] } },
  sale: {
    payments: { payAtCounter: true, counterMethods: ["CASH", "BANK_CARD_IN_STORE"] },
    outlet: { unusedReservation: "refund" },
  },
  bare: {},
};

/** One customer's behaviour. Times are milliseconds after the previous step. */
export type VisitPlan = {
  readonly identify: "nobody" | "points" | "discount";
  readonly usePoints: boolean;
  readonly orderType: "EAT_IN" | "PICKUP";
  readonly itemId: string;
  readonly count: number;
  readonly paymentMethod: "BANK_CARD_IN_APP" | CounterMethod;
  /** At the payment page, or at the terminal. */
  readonly pays: "approved" | "declined" | "cancelled" | "never";
  readonly paysAfterMs: number;
  /** The integrator hears of the card before the kiosk has the answer that names the payment. */
  readonly paysEarly: boolean;
  /** The browser returns from the page. */
  readonly returns: boolean;
  /** After a failed payment: another one at the kiosk, or at the counter. */
  readonly afterFailure: "pays-again" | "pays-at-counter" | "gives-up";
  readonly abandonsAfterMs: number | null;
  /** Sends the same order again after a lost answer. */
  readonly placesAgain: boolean;
  /** The kitchen cancels the accepted order. */
  readonly kitchenGivesUp: "CANCELED" | "FAILED" | null;
  readonly patienceMs: number;
  /** Starts a visit, which ends those of others: the host has one touchscreen. */
  readonly beginsVisit: boolean;
  /**
   * Leaves by choice; stops responding until the idle timeout, and may pay on a phone or at the terminal after that; or
   * the page reports nothing at all. A customer who leaves has less patience than the payment takes.
   */
  readonly leaves: "by-choice" | "silently" | "unnoticed";
};

/** Dishes of the sandbox's restaurant without required choices. */
const DISHES = ["soup-roast-tomato", "dip-beet-hummus"] as const;

export function visitPlan(random: Random): VisitPlan {
  const identify = random.weighted({ nobody: 4, points: 3, discount: 2 });
  const leaves = random.weighted({ "by-choice": 5, silently: 3, unnoticed: 2 });
  const isSilent = leaves === "silently";
  return {
    identify,
    usePoints: identify === "points" && random.chance(0.6),
    orderType: random.pick(["EAT_IN", "PICKUP"] as const),
    itemId: random.pick(DISHES),
    count: random.between(1, 3),
    paymentMethod: random.weighted({ BANK_CARD_IN_APP: 8, BANK_CARD_IN_STORE: 1, CASH: 1 }),
    pays: random.weighted({ approved: 20, declined: 2, cancelled: 1, never: 2 }),
    paysAfterMs: random.chance(isSilent ? 0.7 : 0.2)
      ? random.between(500, 3_000)
      : random.between(0, 200),
    paysEarly: false,
    returns: !isSilent && random.chance(0.5),
    afterFailure: random.weighted({ "pays-again": 4, "pays-at-counter": 3, "gives-up": 3 }),
    abandonsAfterMs: !isSilent && random.chance(0.1) ? random.between(0, 1_500) : null,
    placesAgain: random.chance(0.7),
    kitchenGivesUp: random.chance(0.1) ? random.pick(["CANCELED", "FAILED"] as const) : null,
    patienceMs: isSilent ? random.between(300, 3_000) : random.between(2_000, 8_000),
    beginsVisit: random.chance(0.3),
    leaves,
  };
}

/** One run of the host, and how far its clock is advanced. */
export type RunPlan = {
  /** Some are killed while still starting, or resuming what the previous run left. */
  readonly from: "start" | "ready";
  readonly runMs: number;
  readonly leapMs: number;
  /** During this run, or between it and the next. */
  readonly leaps: "alive" | "dead";
};

export function runPlan(random: Random): RunPlan {
  const from = random.chance(0.2) ? "start" : "ready";
  const runMs = from === "start" ? random.between(50, 1_000) : random.between(50, 1_500);
  const leapMs = random.weighted({ none: 6, seconds: 3, minutes: 2, long: 1 });
  const leaps = random.pick(["alive", "dead"] as const);
  return { from, runMs, leapMs: LEAPS[leapMs](random), leaps };
}

const LEAPS = {
  none: () => 0,
  seconds: (random: Random) => random.between(500, 20_000),
  minutes: (random: Random) => random.between(20_000, 200_000),
  /** Longer than every deadline of a payment: 3 minutes to the kitchen, 5 of the page, 15 of an inquiry. */
  long: (random: Random) => random.between(300_000, 1_200_000),
};
