/** Sequences of a visit that many scenes share. */
import type { CheckoutView, OutletView } from "../../../../electron/host/rpc/contract.ts";
import type { SampleCustomer, SceneStep } from "../frame/scene.ts";

/** Input for the steps that has to come from outside: numbers need the numbering plans. */
export type Entered = {
  /** A mobile number of the outlet's own country, as dialled there. */
  readonly phoneDigits: string;
  /** UTC milliseconds. */
  readonly now: number;
  /** The page's own address. */
  readonly base: string;
};

const begin: readonly SceneStep[] = [
  { do: "send", event: { type: "START", orderType: "EAT_IN" } },
  { do: "fill-basket" },
];

export function started(orderType: "EAT_IN" | "PICKUP" = "EAT_IN"): readonly SceneStep[] {
  return [{ do: "send", event: { type: "START", orderType } }];
}

/** With dishes in the basket, at the menu. */
export const ordering = begin;

const answersTable = ({ tables }: OutletView): readonly SceneStep[] =>
  tables.use === "off"
    ? []
    : [{ do: "send", event: { type: "TABLE_CHOSEN", tableNumber: String(tables.first) } }];

/** At the review, identified or not. */
export function reviewing(
  outlet: OutletView,
  customer: SampleCustomer | null,
): readonly SceneStep[] {
  const asksFirst = outlet.loyalty !== null && outlet.loyalty.flow === "REGULAR";
  return [
    ...begin,
    ...(customer === null ? [] : [{ do: "identify-as", customer } as const]),
    { do: "send", event: { type: "REVIEW" } },
    ...(customer === null && asksFirst
      ? [{ do: "send", event: { type: "LOYALTY_DECLINED" } } as const]
      : []),
    ...answersTable(outlet),
    { do: "await", selector: "[data-screen=review] h1" },
  ];
}

/** On the screen to identify. With PATCH_ORDER it is opened from the review (in-store-loyalty.md §4.7). */
export function identifying(outlet: OutletView): readonly SceneStep[] {
  const isLast = outlet.loyalty?.flow === "PATCH_ORDER";
  return [
    ...begin,
    { do: "send", event: { type: "REVIEW" } },
    ...(isLast
      ? ([...answersTable(outlet), { do: "send", event: { type: "IDENTIFY" } }] as const)
      : []),
    { do: "await", selector: "[data-screen=identify] h1" },
  ];
}

/** With the number typed and every box ticked. */
export function numberTyped(outlet: OutletView, entered: Entered): readonly SceneStep[] {
  return [
    ...identifying(outlet),
    { do: "await", selector: ".phone-field__country" },
    { do: "type", keys: entered.phoneDigits },
    { do: "tick-required" },
  ];
}

/** With the number sent, after the consent screen if there is one. */
export function numberSent(outlet: OutletView, entered: Entered): readonly SceneStep[] {
  const send: SceneStep = { do: "press-at", selector: ".screen__action .button--main" };
  return [
    ...numberTyped(outlet, entered),
    send,
    ...(hasConsentStep(outlet)
      ? ([
          { do: "await", selector: ".identify--consent" },
          // The same button: at once, it would be a doubled press (requirement A2).
          { do: "await", selector: ":root[data-taps=open]" },
          send,
        ] as const)
      : []),
  ];
}

/** Whether marketing consent has a screen of its own (in-store-loyalty.md §2.4, `two_step`). */
export function hasConsentStep({ loyalty }: OutletView): boolean {
  return loyalty?.phone?.flow === "two_step" && loyalty.marketingConsent.channels.length > 0;
}

/** With a placed order at `view`. */
export function placed(
  outlet: OutletView,
  customer: SampleCustomer | null,
  view: CheckoutView,
): readonly SceneStep[] {
  return [...reviewing(outlet, customer), { do: "place", view }];
}
