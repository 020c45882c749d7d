/** Each scene: whether customers can meet it, the parts of the outlet that it shows, and the steps to it. Pure. */
import { CHECKOUT_FAILURE_REASONS } from "../../../../domain/order-course.ts";
import type { OutletView } from "../../../../electron/host/rpc/contract.ts";
import { checkoutFailed, payingView } from "../frame/walked-order.ts";
import {
  always,
  atStep,
  codeRefused,
  DISHES_COST,
  done,
  hasCard,
  hasLoyalty,
  hasPhone,
  IDENTIFYING,
  PHONE_FORM,
  phoneRefused,
  review,
  type SceneDefinition,
  scans,
  toMethod,
} from "./kinds.ts";
import { CLOSED_WITH_NEWS, WITH_DISHES, WITH_EMBLEMS, WITH_SLIDES } from "./sample-stage.ts";
import { DOCUMENT_KINDS, type SceneId } from "./scene-ids.ts";
import {
  type Entered,
  hasConsentStep,
  identifying,
  numberTyped,
  ordering,
  reviewing,
  started,
} from "./visits.ts";

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
        { do: "await", selector: ".document-page canvas, .document-sheet .panel" } as const,
      ],
    },
  ]),
);

const checkoutFailedScenes = Object.fromEntries(
  CHECKOUT_FAILURE_REASONS.map((reason) => [
    `checkout-failed-${reason}`,
    atStep(() => checkoutFailed(reason)),
  ]),
);

/** Idle timeout in seconds that never passes; browsers' timers have a maximum of 24.8 days. */
const NEVER_IDLE_S = 20 * 24 * 60 * 60;

/** A start screen whose stage the configuration does not say. */
const startScreen = (shown: Partial<OutletView["stage"]>): SceneDefinition => ({
  isMet: always,
  parts: [],
  steps: () => [],
  change: (outlet) => ({ ...outlet, stage: { ...outlet.stage, ...shown } }),
});

const SCENES: Readonly<Record<string, SceneDefinition>> = {
  attract: { isMet: always, parts: [], steps: () => [] },
  "attract-dishes": startScreen(WITH_DISHES),
  "attract-slides": startScreen(WITH_SLIDES),
  "attract-emblems": startScreen(WITH_EMBLEMS),
  "attract-closed": startScreen(CLOSED_WITH_NEWS),
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
    steps: () => [...started(), { do: "open-product", kind: "item" }],
  },
  combo: {
    isMet: always,
    parts: ["money"],
    steps: () => [...started(), { do: "open-product", kind: "combo" }],
  },
  "order-type": {
    isMet: ({ orderTypes }) => orderTypes.length > 1,
    parts: [],
    steps: () => [...ordering, { do: "send", event: { type: "BACK" } }],
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
    parts: [...PHONE_FORM, "marketingOnPhone"],
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
    parts: [...PHONE_FORM, "marketingOnPhone"],
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
    parts: IDENTIFYING,
    steps: (outlet) => [...identifying(outlet), ...toMethod(outlet, "scan")],
  },
  "short-code": {
    isMet: hasCard,
    parts: IDENTIFYING,
    steps: (outlet) => [
      ...identifying(outlet),
      ...toMethod(outlet, "short-code"),
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
  "payment-page": atStep((_outlet, { base }) => payingView(DISHES_COST, base)),
  "payment-terminal": atStep((_outlet, { base }) => ({
    ...payingView(DISHES_COST, base),
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
  ...checkoutFailedScenes,
};

/** The definition of a scene. */
export function definitionOf(id: SceneId): SceneDefinition {
  const found = SCENES[id];
  if (!found) throw new Error(`scene ${id} is not defined`);
  return found;
}

/** An outlet without idle timeout. */
export function wakeful(outlet: OutletView): OutletView {
  return { ...outlet, idleSeconds: NEVER_IDLE_S };
}
