/**
 * Answers everything that a customer's screens ask of the host, from a scene alone: no code of this module could reach
 * a service.
 */
import type { ClientContext, ClientLink } from "@orpc/client";
import { z } from "zod";
import { menuParts } from "../../../../domain/menu-parts.ts";
import type {
  CardView,
  CheckoutView,
  IdentifyResult,
  OutletView,
} from "../../../../electron/host/rpc/contract.ts";
import { identifyResultOf } from "./sample-customer.ts";
import { SAMPLE_MENU } from "./sample-menu.ts";
import type { IdentifyAnswer, Scene, WalkOrder } from "./scene.ts";
import { ended, type Placed, pointsEarned, type WalkEvent, walkedOrder } from "./walked-order.ts";

/** A pending wait for one of these events. */
type Waiting = { readonly wanted: readonly WalkEvent[]; readonly go: (event: WalkEvent) => void };

export type FakeHost = {
  readonly link: ClientLink<ClientContext>;
  /** Uses this scene's outlet and answers from now on. */
  readonly play: (scene: Scene) => void;
  readonly answer: (identify: IdentifyAnswer) => void;
  readonly walk: (order: WalkOrder) => void;
};

type Method = (input: unknown, signal: AbortSignal | undefined) => unknown;

/** The fields of an order that decide how it goes on. */
const placeInput = z.object({ dueShown: z.string(), paymentMethod: z.string() });

export function createFakeHost(): FakeHost {
  let scene: Scene | null = null;
  let identify: IdentifyAnswer = { is: "none" };
  let visit: { customer: "nobody" | "by-phone" | "by-code"; isNew: boolean } = NOBODY;
  let placed: Placed | null = null;
  let waiting: Waiting | null = null;

  const emit = (event: WalkEvent): void => {
    if (!waiting?.wanted.includes(event)) return;
    const { go } = waiting;
    waiting = null;
    go(event);
  };
  const nextEvent = (wanted: readonly WalkEvent[]) =>
    new Promise<WalkEvent>((go) => {
      waiting = { wanted, go };
    });

  async function identified(by: "by-phone" | "by-code"): Promise<IdentifyResult> {
    if (scene === null) throw new Error("no scene");
    await seen();
    const result = identifyResultOf(identify, scene);
    if (result === null) return await new Promise<never>(() => {});
    if (result.result === "accepted") {
      visit = { customer: by, isNew: result.customer.hasEverRewardedPoints === false };
    }
    return result;
  }

  function place({ dueShown, paymentMethod }: z.infer<typeof placeInput>): { result: "placed" } {
    placed = {
      amount: dueShown,
      atCounter: paymentMethod !== "BANK_CARD_IN_APP",
      isIdentified: visit.customer !== "nobody",
      earned: pointsEarned(scene?.outlet.loyalty?.accrual ?? null, dueShown),
      appInstallUrl: appInstallUrl(scene?.outlet ?? null, visit),
    };
    return { result: "placed" };
  }

  async function* progress(
    signal: AbortSignal | undefined,
  ): AsyncGenerator<CheckoutView, void, void> {
    if (scene?.order.is === "constant") {
      yield scene.order.view;
      await ended(signal);
    } else if (placed) yield* walkedOrder(placed, nextEvent, signal);
  }

  /** By path in the contract; a customer can call no others. */
  const methods: Readonly<Record<string, Method>> = {
    "outlet.live": (_input, signal) => constant(scene?.outlet, signal),
    "menu.live": (_input, signal) => menu(signal),
    "card.live": (_input, signal) => constant(NO_CARD, signal),
    "visit.orderAfter": (_input, signal) => constant(null, signal),
    "card.interrupted": (_input, signal) => constant(null, signal),
    "payment.field": (_input, signal) => constant("none", signal),
    "payment.type": nothing,
    "loyalty.prepare": nothing,
    "loyalty.identifyByPhone": () => identified("by-phone"),
    "loyalty.identifyByCode": () => identified("by-code"),
    "loyalty.forget": () => {
      visit = NOBODY;
    },
    "checkout.place": (input) => place(placeInput.parse(input)),
    "checkout.progress": (_input, signal) => progress(signal),
    "checkout.returned": nothing,
    "checkout.abandon": () => emit("abandoned"),
    "checkout.chooseLanguage": nothing,
    "checkout.payAgain": () => emit("again"),
    "checkout.payAtCounter": () => emit("at-counter"),
    "visit.begin": nothing,
    "visit.end": () => {
      visit = NOBODY;
    },
    "visit.resumable": () => null,
    "page.fault": nothing,
    "staff.call": nothing,
  };

  return {
    link: {
      async call(path, input, { signal }) {
        const method = methods[path.join(".")];
        if (!method) throw new Error(`${path.join(".")} is not part of the preview`);
        return await method(input, signal);
      },
    },
    play(next) {
      scene = next;
      identify = next.identify;
      visit = NOBODY;
      placed = null;
      waiting = null;
    },
    answer(next) {
      identify = next;
    },
    walk: emit,
  };
}

const NOBODY = { customer: "nobody", isNew: false } as const;

/** Saving cards is a setting of the device, not of the configuration. */
const NO_CARD: CardView = { isOffered: false, card: null, enrollment: null };

const nothing: Method = () => undefined;

/** Long enough to see the waiting state. */
const ANSWER_MS = 250;

function seen(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
}

async function* constant<Value>(
  value: Value | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Value, void, void> {
  if (value !== undefined) yield value;
  await ended(signal);
}

async function* menu(signal: AbortSignal | undefined) {
  yield* menuParts({ menu: SAMPLE_MENU, pictureUrls: {} });
  await ended(signal);
}

/** By the banner's `showWhen` (in-store-loyalty.md §2.4), as the host decides it at the end of a visit. */
function appInstallUrl(
  outlet: OutletView | null,
  { customer, isNew }: { readonly customer: string; readonly isNew: boolean },
): string | null {
  const banner = outlet?.loyalty?.appInstall;
  if (!banner) return null;
  const { showWhen } = banner;
  const cases = [
    [customer === "nobody", showWhen.skipped],
    [customer !== "nobody" && !isNew, showWhen.alreadyRegistered],
    [customer === "by-phone" && isNew, showWhen.justRegisteredWithoutApp],
    [customer === "by-code" && isNew, showWhen.justRegisteredWithApp],
  ] as const;
  return cases.some(([isCase, isShown]) => isCase && isShown) ? banner.url : null;
}
