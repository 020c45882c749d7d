/** Groups of similar scenes, and the conditions for meeting them. Pure. */
import type { CheckoutView, OutletView } from "../../../../electron/host/rpc/contract.ts";
import type { IdentifyAnswer, SampleCustomer, SceneStep } from "../frame/scene.ts";
import { doneView, pointsEarned } from "../frame/walked-order.ts";
import type { OutletPart } from "./outlet-parts.ts";
import { type Entered, identifying, numberSent, placed, reviewing } from "./visits.ts";

export type SceneDefinition = {
  /** Whether a customer of this outlet can come here. */
  readonly isMet: (outlet: OutletView) => boolean;
  /** What it shows besides the parts of every screen. */
  readonly parts: readonly OutletPart[];
  readonly steps: (outlet: OutletView, entered: Entered) => readonly SceneStep[];
  readonly identify?: IdentifyAnswer;
  readonly view?: (outlet: OutletView, entered: Entered) => CheckoutView;
  /** Changes to the outlet that make the screen visible at all. */
  readonly change?: (outlet: OutletView) => OutletView;
};

export const always = () => true;
export const hasPhone = ({ loyalty }: OutletView) => Boolean(loyalty?.phone);
export const hasLoyalty = ({ loyalty }: OutletView) => loyalty !== null;
export const hasCard = ({ loyalty }: OutletView) => loyalty?.loyaltyCard === true;
export const scans = ({ loyalty }: OutletView) =>
  loyalty !== null && (loyalty.loyaltyCard || loyalty.rewardRedemption || loyalty.publicClientId);

/** On every step with a choice of identification methods. */
export const IDENTIFYING = ["ways", "banner", "accrual", "money"] as const;
export const PHONE_FORM = [...IDENTIFYING, "phoneFlow", "numbers", "disclaimer"] as const;
export const SUM = ["money", "flow", "ways", "accrual", "pointsIcon"] as const;

/** The first other method is one press away. */
export const toMethod = (outlet: OutletView, way: "scan" | "short-code"): readonly SceneStep[] => {
  const first = outlet.loyalty?.phone ? "phone" : "scan";
  if (way === first) return [];
  const scan: SceneStep = { do: "press", words: "identify:methods.scan" };
  const code: SceneStep = { do: "press", words: "identify:methods.short-code" };
  if (way === "scan") return [scan];
  return first === "phone" ? [scan, code] : [code];
};

/** Where each method shows the service's answer; a kiosk without a camera has a panel beside it. */
const REFUSED = [
  ".identify__problems .panel--problem",
  ".identify--scan > .panel--problem",
  ".identify--closed > .panel--problem",
].join(", ");

export function codeRefused(code: "500" | "503" | "504" | "505"): SceneDefinition {
  return {
    isMet: scans,
    parts: IDENTIFYING,
    identify: { is: "rejected", code },
    steps: (outlet) => [
      ...identifying(outlet),
      ...toMethod(outlet, "scan"),
      { do: "scan", code: "PREVIEW-1" },
      { do: "await", selector: REFUSED },
    ],
  };
}

export function phoneRefused(identify: IdentifyAnswer): SceneDefinition {
  return {
    isMet: hasPhone,
    parts: PHONE_FORM,
    identify,
    steps: (outlet, entered) => [
      ...numberSent(outlet, entered),
      { do: "await", selector: REFUSED },
      { do: "scroll-to", selector: REFUSED },
    ],
  };
}

export function review(customer: SampleCustomer | null, isMet = hasLoyalty): SceneDefinition {
  return {
    isMet: customer === null ? always : isMet,
    parts: SUM,
    steps: (outlet) => reviewing(outlet, customer),
  };
}

export function atStep(view: NonNullable<SceneDefinition["view"]>): SceneDefinition {
  return {
    isMet: always,
    parts: ["money"],
    view,
    steps: (outlet, entered) => placed(outlet, null, view(outlet, entered)),
  };
}

type DoneOptions = {
  readonly customer: SampleCustomer | null;
  readonly kitchen?: "preparing" | "ready" | "canceled";
  readonly isMet?: SceneDefinition["isMet"];
  readonly showWhen:
    | "skipped"
    | "alreadyRegistered"
    | "justRegisteredWithoutApp"
    | "justRegisteredWithApp";
};

export const DISHES_COST = "24.30";

export function done({
  customer,
  kitchen = "preparing",
  isMet = always,
  showWhen,
}: DoneOptions): SceneDefinition {
  const view = ({ loyalty }: OutletView, { now }: Entered) => {
    const app = loyalty?.appInstall;
    const order = {
      amount: DISHES_COST,
      atCounter: false,
      isIdentified: customer !== null && loyalty !== null,
      earned: pointsEarned(loyalty?.accrual ?? null, DISHES_COST),
      appInstallUrl: app?.showWhen[showWhen] ? app.url : null,
    };
    return doneView(order, now, kitchen);
  };
  return {
    isMet,
    parts: ["money", "accrual", "app", "pointsIcon"],
    view,
    steps: (outlet, entered) => [
      ...placed(outlet, outlet.loyalty ? customer : null, view(outlet, entered)),
      { do: "await", selector: ".done" },
    ],
  };
}
