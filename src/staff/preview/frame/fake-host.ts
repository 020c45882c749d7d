/**
 * Answers everything that a customer's screens ask of the host, from a scene alone: no code of this module could reach
 * a service.
 */
import type { ClientContext, ClientLink } from "@orpc/client";
import { z } from "zod";
import { menuParts, type PicturedMenu } from "../../../../domain/menu-parts.ts";
import type {
  CardView,
  CheckoutView,
  IdentifyResult,
  OtherPaymentResult,
  OutletView,
} from "../../../../electron/host/rpc/contract.ts";
import { identifyResultOf } from "./sample-customer.ts";
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

type Visit = { readonly customer: "nobody" | "by-phone" | "by-code"; readonly isNew: boolean };

const NOBODY: Visit = { customer: "nobody", isNew: false };

export function createFakeHost(): FakeHost {
  const visit = new SceneVisit();
  const methods = methodsOf(visit);
  return {
    link: {
      async call(path, input, { signal }) {
        const method = methods[path.join(".")];
        if (!method) throw new Error(`${path.join(".")} is not part of the preview`);
        return await method(input, signal);
      },
    },
    play: (scene) => visit.play(scene),
    answer: (identify) => visit.answer(identify),
    walk: (order) => visit.emit(order),
  };
}

/** The visit that is shown: its scene, who identified, and the order that was placed. */
class SceneVisit {
  #scene: Scene | null = null;
  #identify: IdentifyAnswer = { is: "none" };
  #visit = NOBODY;
  #placed: Placed | null = null;
  #waiting: Waiting | null = null;

  get outlet(): OutletView | undefined {
    return this.#scene?.outlet;
  }

  get menu(): PicturedMenu | undefined {
    return this.#scene?.menu.pictured;
  }

  play(scene: Scene): void {
    this.#scene = scene;
    this.#identify = scene.identify;
    this.#visit = NOBODY;
    this.#placed = null;
    this.#waiting = null;
  }

  answer(identify: IdentifyAnswer): void {
    this.#identify = identify;
  }

  forget(): void {
    this.#visit = NOBODY;
  }

  async identified(by: "by-phone" | "by-code"): Promise<IdentifyResult> {
    if (this.#scene === null) throw new Error("no scene");
    await seen();
    const result = identifyResultOf(this.#identify, this.#scene);
    if (result === null) return await new Promise<never>(() => {});
    if (result.result === "accepted") {
      this.#visit = { customer: by, isNew: result.customer.hasEverRewardedPoints === false };
    }
    return result;
  }

  place({ dueShown, paymentMethod }: z.infer<typeof placeInput>): { result: "placed" } {
    this.#placed = {
      amount: dueShown,
      atCounter: paymentMethod !== "BANK_CARD_IN_APP",
      isIdentified: this.#visit.customer !== "nobody",
      earned: pointsEarned(this.#scene?.outlet.loyalty?.accrual ?? null, dueShown),
      appInstallUrl: appInstallUrl(this.#scene?.outlet ?? null, this.#visit),
    };
    return { result: "placed" };
  }

  payOtherwise(event: WalkEvent): OtherPaymentResult {
    this.emit(event);
    return { result: "done" };
  }

  emit(event: WalkEvent): void {
    if (!this.#waiting?.wanted.includes(event)) return;
    const { go } = this.#waiting;
    this.#waiting = null;
    go(event);
  }

  async *progress(signal: AbortSignal | undefined): AsyncGenerator<CheckoutView, void, void> {
    if (this.#scene?.order.is === "constant") {
      yield this.#scene.order.view;
      await ended(signal);
    } else if (this.#placed) {
      yield* walkedOrder(this.#placed, (wanted) => this.#nextEvent(wanted), signal);
    }
  }

  #nextEvent(wanted: readonly WalkEvent[]): Promise<WalkEvent> {
    return new Promise((go) => {
      this.#waiting = { wanted, go };
    });
  }
}

/** By path in the contract; a customer can call no others. */
function methodsOf(visit: SceneVisit): Readonly<Record<string, Method>> {
  return {
    "outlet.live": (_input, signal) => constant(visit.outlet, signal),
    "menu.live": (_input, signal) => menu(visit.menu, signal),
    "receipt.print": nothing,
    "receipt.live": (_input, signal) => constant(null, signal),
    "card.live": (_input, signal) => constant(NO_CARD, signal),
    "visit.orderAfter": (_input, signal) => constant(null, signal),
    "card.interrupted": (_input, signal) => constant(null, signal),
    "payment.field": (_input, signal) => constant("none", signal),
    "payment.content": (_input, signal) => constant(null, signal),
    "payment.type": nothing,
    "payment.press": nothing,
    "speech.setVolume": nothing,
    "headphones.live": (_input, signal) => constant({ isPlugged: false }, signal),
    "loyalty.prepare": nothing,
    "loyalty.identifyByPhone": () => visit.identified("by-phone"),
    "loyalty.identifyByCode": () => visit.identified("by-code"),
    "loyalty.forget": () => visit.forget(),
    "checkout.place": (input) => visit.place(placeInput.parse(input)),
    "checkout.progress": (_input, signal) => visit.progress(signal),
    "checkout.returned": nothing,
    "checkout.abandon": () => visit.emit("abandoned"),
    "checkout.chooseLanguage": nothing,
    "checkout.payAgain": () => visit.payOtherwise("again"),
    "checkout.payAtCounter": () => visit.payOtherwise("at-counter"),
    "visit.begin": nothing,
    "visit.end": () => visit.forget(),
    "visit.resumable": () => null,
    "page.fault": nothing,
    "staff.call": nothing,
  };
}

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

async function* menu(pictured: PicturedMenu | undefined, signal: AbortSignal | undefined) {
  if (pictured) yield* menuParts(pictured);
  await ended(signal);
}

/** By the banner's `showWhen` (in-store-loyalty.md §2.4), as the host decides it at the end of a visit. */
function appInstallUrl(outlet: OutletView | null, { customer, isNew }: Visit): string | null {
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
