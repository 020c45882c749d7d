/** Leads a visit to a screen with a customer's actions: presses, typed keys, and events of the visit's machine. */
import i18next from "i18next";
import { localize } from "../../../../domain/localized-text.ts";
import type { CheckoutView } from "../../../../electron/host/rpc/contract.ts";
import type { VisitEvent } from "../../../journey/visit-events.ts";
import { customerOf, SAMPLE_IDENTIFICATION_ID } from "./sample-customer.ts";
import type { DocumentKind, Scene, SceneStep } from "./scene.ts";

/** Files are loaded from the loopback: what takes longer will not arrive. */
const STEP_WITHIN_MS = 8_000;
const POLL_MS = 20;

/** Boxes of the phone form, except marketing channels. */
const REQUIRED_BOX =
  ".identify__consents .consent__row:not(.consent__marketing *) input:not(:checked)";

/** A step that failed: its element is not on the screen. */
export class StuckError extends Error {
  override readonly name = "StuckError";
}

export type Player = {
  readonly send: (event: VisitEvent) => void;
  /** The order of the scene; null before it is placed. */
  readonly checkoutId: () => string | null;
  /** Another scene has replaced this one. */
  readonly isOver: () => boolean;
};

/** Runs the steps of a scene one after the other. Throws StuckError if one fails. */
export async function playSteps(scene: Scene, player: Player): Promise<void> {
  for (const step of scene.steps) {
    if (player.isOver()) return;
    await takeStep(step, scene, player);
    await drawn();
  }
}

/** Resolves once the page has loaded a language. */
export async function spoken(locale: string): Promise<void> {
  const until = performance.now() + STEP_WITHIN_MS;
  while (document.documentElement.lang !== locale) {
    if (performance.now() > until) throw new StuckError(locale);
    await waited(POLL_MS);
  }
}

async function takeStep(step: SceneStep, scene: Scene, player: Player): Promise<void> {
  switch (step.do) {
    case "send":
      return player.send(step.event);
    case "fill-basket":
      for (const line of scene.menu.lines) player.send({ type: "LINE_ADDED", line });
      return;
    case "open-product": {
      const id = scene.menu[step.kind];
      if (id === null) throw new StuckError(step.kind);
      return player.send({ type: "PRODUCT_OPENED", product: { kind: step.kind, id } });
    }
    case "identify-as":
      return player.send({
        type: "IDENTIFIED",
        customer: customerOf(step.customer, scene),
        identificationId: SAMPLE_IDENTIFICATION_ID,
      });
    case "place":
      return await place(step.view, player);
    case "press":
      // The label is looked up each time: its catalogue may still be loading.
      return press(await found(step.words, () => buttonWith(i18next.t(step.words)), player));
    case "press-at":
      return press(await found(step.selector, () => shownAt(step.selector), player));
    case "type":
      for (const key of step.keys) {
        press(await found(`key ${key}`, () => keyOf(key), player));
        await drawn();
      }
      return;
    case "open-document":
      return press(await found(step.kind, () => linkTo(step.kind, scene), player));
    case "tick-required":
      for (const box of document.querySelectorAll(REQUIRED_BOX)) press(box);
      return;
    case "scan":
      return scan(step.code);
    case "await":
      await found(step.selector, () => shownAt(step.selector), player);
      return;
    case "scroll-to":
      (await found(step.selector, () => shownAt(step.selector), player))?.scrollIntoView({
        block: "center",
      });
  }
}

async function place(view: CheckoutView, player: Player): Promise<void> {
  player.send({
    type: "PLACE",
    paymentMethod: "BANK_CARD_IN_APP",
    dueShown: "0",
    rewardsShown: [],
    useCard: false,
  });
  const checkoutId = await found("order", player.checkoutId, player);
  if (checkoutId !== null) player.send({ type: "CHECKOUT_VIEW", checkoutId, view });
}

function press(element: Element | null): void {
  if (element instanceof HTMLElement) element.click();
}

/** As a keyboard-wedge scanner: all at once, with Enter at the end. */
function scan(code: string): void {
  for (const key of [...code, "Enter"]) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
}

function shownAt(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()) ?? null;
}

function buttonWith(words: string): Element | null {
  const buttons = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility());
  const says = (button: Element) =>
    [button.getAttribute("aria-label"), button.textContent].some((text) => text?.includes(words));
  return buttons.find(says) ?? null;
}

/** The link in a text of the outlet, found by the document's title. */
function linkTo(kind: DocumentKind, { outlet, locale }: Scene): Element | null {
  const document = outlet.documents.find((one) => one.kind === kind);
  const title =
    localize(document?.title, locale, outlet.locales) || i18next.t(`identify:documents.${kind}`);
  return buttonWith(title);
}

function keyOf(key: string): Element | null {
  const keys = document.querySelectorAll(".number-pad__key, .code-pad__key");
  return [...keys].find((one) => one.textContent === key) ?? null;
}

/** What is looked for, as soon as it is there; null if another scene has replaced this one. */
async function found<Found>(
  name: string,
  find: () => Found | null,
  player: Player,
): Promise<Found | null> {
  const until = performance.now() + STEP_WITHIN_MS;
  for (;;) {
    if (player.isOver()) return null;
    const element = find();
    if (element !== null) return element;
    if (performance.now() > until) throw new StuckError(name);
    await waited(POLL_MS);
  }
}

/** Waits for React to render the last step. A hidden frame gets no animation frames, so it waits for none. */
function drawn(): Promise<void> {
  return waited(POLL_MS);
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
