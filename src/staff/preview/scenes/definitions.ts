/** Each scene: who can meet it, what of the outlet it shows, and the way there. Pure. */
import type { CheckoutView, OutletView } from "../../../../electron/host/api/contract.ts";
import type { IdentifyAnswer, InventedCustomer, SceneStep } from "../frame/scene.ts";
import { doneView, notDone, payingView, pointsEarned } from "../frame/walked-order.ts";
import type { OutletPart } from "./outlet-parts.ts";
import { DOCUMENT_KINDS, NOT_DONE_REASONS, type SceneId } from "./scene-ids.ts";
import {
  type Entered,
  hasConsentStep,
  identifying,
  numberSent,
  numberTyped,
  ordering,
  placed,
  reviewing,
  started,
} from "./visits.ts";

export type SceneDefinition = {
  /** Whether a customer of this outlet can come here. */
  readonly isMet: (outlet: OutletView) => boolean;
  /** What it shows beside the look that all have. */
  readonly parts: readonly OutletPart[];
  readonly steps: (outlet: OutletView, entered: Entered) => readonly SceneStep[];
  readonly identify?: IdentifyAnswer;
  readonly view?: (outlet: OutletView, entered: Entered) => CheckoutView;
  /** What the screen needs of the outlet to be seen at all. */
  readonly change?: (outlet: OutletView) => OutletView;
};

const always = () => true;
const hasPhone = ({ loyalty }: OutletView) => Boolean(loyalty?.phone);
const hasLoyalty = ({ loyalty }: OutletView) => loyalty !== null;
const hasCard = ({ loyalty }: OutletView) => loyalty?.loyaltyCard === true;
const scans = ({ loyalty }: OutletView) =>
  loyalty !== null && (loyalty.loyaltyCard || loyalty.rewardRedemption || loyalty.publicClientId);

const PHONE_FORM = [
  "ways",
  "phoneFlow",
  "numbers",
  "disclaimer",
  "banner",
  "accrual",
  "money",
] as const;
const SUM = ["money", "flow", "ways", "accrual", "pointsIcon"] as const;

/** The first way that is not the one on the screen is one press away. */
const toWay = (outlet: OutletView, way: "scan" | "short-code"): readonly SceneStep[] => {
  const first = outlet.loyalty?.phone ? "phone" : "scan";
  if (way === first) return [];
  const scan: SceneStep = { do: "press", words: "identify:ways.scan" };
  const code: SceneStep = { do: "press", words: "identify:ways.short-code" };
  if (way === "scan") return [scan];
  return first === "phone" ? [scan, code] : [code];
};

function codeRefused(code: "500" | "503" | "504" | "505"): SceneDefinition {
  return {
    isMet: scans,
    parts: ["ways"],
    identify: { is: "rejected", code },
    steps: (outlet) => [
      ...identifying(outlet),
      ...toWay(outlet, "scan"),
      { do: "scan", code: "PREVIEW-1" },
      { do: "await", selector: ".identify .panel" },
    ],
  };
}

function phoneRefused(identify: IdentifyAnswer): SceneDefinition {
  return {
    isMet: hasPhone,
    parts: PHONE_FORM,
    identify,
    steps: (outlet, entered) => [
      ...numberSent(outlet, entered),
      { do: "await", selector: ".identify .panel" },
      { do: "scroll-to", selector: ".identify .panel" },
    ],
  };
}

function review(customer: InventedCustomer | null, isMet = hasLoyalty): SceneDefinition {
  return {
    isMet: customer === null ? always : isMet,
    parts: SUM,
    steps: (outlet) => reviewing(outlet, customer),
  };
}

function atStep(view: NonNullable<SceneDefinition["view"]>): SceneDefinition {
  return {
    isMet: always,
    parts: ["money"],
    view,
    steps: (outlet, entered) => placed(outlet, null, view(outlet, entered)),
  };
}

type DoneOptions = {
  readonly customer: InventedCustomer | null;
  readonly kitchen?: "preparing" | "ready" | "canceled";
  readonly isMet?: SceneDefinition["isMet"];
  /** Which of the banner's cases this is. */
  readonly showWhen:
    | "skipped"
    | "alreadyRegistered"
    | "justRegisteredWithoutApp"
    | "justRegisteredWithApp";
};

const DISHES_COST = "24.30";

function done({
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

const documentScenes = Object.fromEntries(
  DOCUMENT_KINDS.map((kind) => [
    `document-${kind}`,
    {
      isMet: (outlet: OutletView) =>
        hasPhone(outlet) && outlet.documents.some((document) => document.kind === kind),
      parts: [kind],
      steps: (outlet: OutletView, entered: Entered) => [
        ...(kind === "marketing_consent" && hasConsentStep(outlet)
          ? [
              ...numberTyped(outlet, entered),
              { do: "press-at", selector: ".screen__action .button--main" } as const,
              { do: "await", selector: ".identify--consent" } as const,
            ]
          : identifying(outlet)),
        { do: "open-document", kind } as const,
        { do: "await", selector: ".document-page canvas, .document-sheet__words h3" } as const,
      ],
    },
  ]),
);

const notDoneScenes = Object.fromEntries(
  NOT_DONE_REASONS.map((reason) => [`not-done-${reason}`, atStep(() => notDone(reason))]),
);

/** Seconds after which nobody is asked whether they are there; no timer of a browser holds longer. */
const NEVER_IDLE_S = 20 * 24 * 60 * 60;

const SCENES: Readonly<Record<string, SceneDefinition>> = {
  attract: { isMet: always, parts: [], steps: () => [] },
  languages: {
    isMet: ({ locales }) => locales.enabled.length > 1,
    parts: [],
    steps: () => [...ordering, { do: "press-at", selector: ".top-bar__language" }],
  },
  "out-of-order": {
    isMet: always,
    parts: [],
    steps: () => [],
    change: (outlet) => ({ ...outlet, outOfOrder: "outlet-unavailable" }),
  },
  idle: {
    isMet: always,
    parts: [],
    steps: () => [...ordering, { do: "await", selector: ".idle" }],
    change: (outlet) => ({ ...outlet, idleSeconds: 0.3 }),
  },
  menu: { isMet: always, parts: ["money"], steps: () => ordering },
  item: {
    isMet: always,
    parts: ["money"],
    steps: () => [
      ...started(),
      { do: "send", event: { type: "PRODUCT_OPENED", product: { kind: "item", id: "soup" } } },
    ],
  },
  combo: {
    isMet: always,
    parts: ["money"],
    steps: () => [
      ...started(),
      { do: "send", event: { type: "PRODUCT_OPENED", product: { kind: "combo", id: "lunch" } } },
    ],
  },
  table: {
    isMet: ({ tables, orderTypes }) => tables.use !== "off" && orderTypes.includes("EAT_IN"),
    parts: [],
    steps: (outlet) => [
      ...reviewing(outlet, null),
      { do: "send", event: { type: "TABLE_OPENED" } },
    ],
  },
  "pickup-time": {
    isMet: ({ pickupTimes, orderTypes }) => pickupTimes !== null && orderTypes.includes("PICKUP"),
    parts: ["clock"],
    steps: (outlet) => [
      ...started("PICKUP"),
      ...reviewing(outlet, null).slice(1),
      { do: "send", event: { type: "PICKUP_TIMES_OPENED" } },
    ],
  },
  phone: {
    isMet: hasPhone,
    parts: [...PHONE_FORM, "marketing"],
    steps: (outlet, entered) => [
      ...identifying(outlet),
      { do: "await", selector: ".phone-field__country" },
      { do: "type", keys: entered.phoneDigits.slice(0, 5) },
    ],
  },
  countries: {
    isMet: hasPhone,
    parts: ["numbers"],
    steps: (outlet) => [
      ...identifying(outlet),
      { do: "press-at", selector: ".phone-field__country" },
    ],
  },
  "acceptance-missing": {
    isMet: (outlet) =>
      hasPhone(outlet) &&
      outlet.documents.some(
        ({ requiresAcceptance, kind }) => requiresAcceptance && kind !== "marketing_consent",
      ),
    parts: [...PHONE_FORM, "marketing"],
    steps: (outlet, entered) => [
      ...identifying(outlet),
      { do: "await", selector: ".phone-field__country" },
      { do: "type", keys: entered.phoneDigits },
      { do: "press-at", selector: ".screen__action .button--main" },
      { do: "await", selector: ".identify__problem" },
    ],
  },
  consent: {
    isMet: hasConsentStep,
    parts: ["marketing"],
    steps: (outlet, entered) => [
      ...numberTyped(outlet, entered),
      { do: "press-at", selector: ".screen__action .button--main" },
      { do: "await", selector: ".identify--consent" },
    ],
  },
  scan: {
    isMet: scans,
    parts: ["ways"],
    steps: (outlet) => [...identifying(outlet), ...toWay(outlet, "scan")],
  },
  "short-code": {
    isMet: hasCard,
    parts: ["ways"],
    steps: (outlet) => [
      ...identifying(outlet),
      ...toWay(outlet, "short-code"),
      { do: "type", keys: "K7M2" },
    ],
  },
  ...documentScenes,
  "code-500": codeRefused("500"),
  "code-503": codeRefused("503"),
  "code-504": codeRefused("504"),
  "code-505": codeRefused("505"),
  "phone-509": phoneRefused({ is: "rejected", code: "509" }),
  "phone-510": phoneRefused({ is: "rejected", code: "510" }),
  "phone-other": phoneRefused({ is: "rejected", code: "other" }),
  unavailable: phoneRefused({ is: "unavailable" }),
  "review-nobody": review(null),
  "review-known": review("known"),
  "review-new": review("new"),
  "review-unknown-tier": review("unknown-tier"),
  "review-rewarded": review("rewarded", ({ loyalty }) => loyalty?.rewardRedemption === true),
  opening: atStep(() => ({ step: "opening" })),
  "payment-page": atStep((_outlet, { now, base }) => payingView(DISHES_COST, now, base)),
  "payment-terminal": atStep((_outlet, { now, base }) => ({
    ...payingView(DISHES_COST, now, base),
    redirectUrl: null,
  })),
  "confirming-payment": atStep(() => ({ step: "confirming-payment" })),
  sending: atStep(() => ({ step: "sending-to-kitchen" })),
  "done-nobody": done({ customer: null, showWhen: "skipped" }),
  "done-known": done({ customer: "known", isMet: hasLoyalty, showWhen: "alreadyRegistered" }),
  "done-new-by-phone": done({
    customer: "new",
    isMet: hasPhone,
    showWhen: "justRegisteredWithoutApp",
  }),
  "done-new-by-code": done({ customer: "new", isMet: scans, showWhen: "justRegisteredWithApp" }),
  ready: done({ customer: "known", kitchen: "ready", showWhen: "alreadyRegistered" }),
  canceled: done({ customer: "known", kitchen: "canceled", showWhen: "alreadyRegistered" }),
  ...notDoneScenes,
};

/** The definition of a scene. */
export function definitionOf(id: SceneId): SceneDefinition {
  const found = SCENES[id];
  if (!found) throw new Error(`scene ${id} is not defined`);
  return found;
}

/** An outlet at whose kiosk nobody is asked whether they are still there. */
export function wakeful(outlet: OutletView): OutletView {
  return { ...outlet, idleSeconds: NEVER_IDLE_S };
}
