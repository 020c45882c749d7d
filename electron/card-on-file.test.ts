/**
 * A saved card through the whole host (payments.md §3 Enrollment): its page, its callback, a payment with it, and its
 * removal.
 */

import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { line, startVisit } from "./host/checkout/testing/loyalty-visit.ts";
import type { CardView } from "./host/rpc/contract.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";
import { identificationIdOf } from "./testing/placing.ts";

/** Amara's printed loyalty card. */
const CODE = "BBF-20117-K7QX4M";
const SOUP = [line("soup-roast-tomato")];
const CAPABILITIES = ["CAPTURE", "REDIRECT_FLOW", "STATUS_POLLING", "TOKENIZATION"];
/** Card tokens of the sandbox: none may be stored in plain text. */
const TOKEN = /card_[\w-]{32}/;
const APPROVED = { pan: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };

let world: KioskWorld;
beforeEach(async () => {
  world = await startKioskWorld(
    { payments: { capabilities: CAPABILITIES } },
    { payments: { cardsOnFile: true } },
  );
});
afterEach(() => world.close());

/** The visits' identifications. */
const identified = new Map<string, string | null>();

/** An order of a customer who has come. */
const orderOf = (visitId: string) => startVisit(world, visitId, identified.get(visitId));

/** A customer whose code was scanned, or typed. */
async function come(isScanned = true) {
  const visitId = world.newId();
  await world.client.visit.begin({ visitId });
  const answer = await world.client.loyalty.identifyByCode({
    ...{ visitId, locale: "en", orderType: "EAT_IN", basket: { lines: [...SOUP] } },
    code: CODE,
    isScanned,
  });
  expect(answer.result).toBe("accepted");
  identified.set(visitId, identificationIdOf(answer));
  return visitId;
}

/** The card as the page sees it, once it is as wanted. */
async function cardOf(visitId: string, enough: (view: CardView) => boolean): Promise<CardView> {
  const gone = AbortSignal.timeout(8_000);
  for await (const view of await world.client.card.live({ visitId }, { signal: gone })) {
    if (enough(view)) return view;
  }
  throw new Error("the card never was as wanted");
}

/** The address of the provider's page. */
async function begin(visitId: string): Promise<string> {
  await cardOf(visitId, ({ isOffered }) => isOffered);
  await world.client.card.save({ visitId, locale: "en", textShown: "We keep your card." });
  const { enrollment } = await cardOf(visitId, (view) => view.enrollment?.at === "entering");
  return enrollment?.at === "entering" ? (enrollment.redirectUrl ?? "") : "";
}

async function submit(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}

async function saveCard(visitId: string): Promise<void> {
  await submit(await begin(visitId), APPROVED);
  await cardOf(visitId, ({ enrollment }) => enrollment?.at === "saved");
}

test("a card is saved by page and callback, pays at once, is offered at the next visit, and its token stays in the host", async () => {
  const visitId = await come();
  await saveCard(visitId);
  const { card } = await cardOf(visitId, (view) => view.card !== null);
  expect(card).toEqual({ ending: "4242", brand: "VISA" });

  const visit = orderOf(visitId);
  const done = await visit.order(SOUP, { useCard: true });
  expect(done).toMatchObject({ step: "done" });
  const exchanges = world.exchangesOf(visit.checkoutId);
  const paid = exchanges.find(({ operation }) => operation === "payments.authorize");
  expect(paid?.request).toContain('"paymentInstrument":{"type":"CARD_TOKEN","token":"[secret]"}');
  expect((await world.ledger()).violations).toEqual([]);

  await world.client.visit.end({ visitId, left: true });
  const next = await come();
  expect((await cardOf(next, (view) => view.isOffered)).card?.ending).toBe("4242");
  for (const { name, text } of world.traces()) expect(text, name).not.toMatch(TOKEN);
});

test("a refused scan leaves the card that is being saved, another customer ends it", async () => {
  const visitId = await come();
  await begin(visitId);
  const scan = (code: string) =>
    world.client.loyalty.identifyByCode({
      ...{ visitId, locale: "en", orderType: "EAT_IN", basket: { lines: [...SOUP] } },
      ...{ code, isScanned: true },
    });
  expect(await scan("NOBODY")).toMatchObject({ result: "rejected" });
  await world.setFault("loyalty.qr-code", { status: 400, times: 1 });
  expect(await scan(CODE)).toMatchObject({ result: "unavailable" });
  expect((await cardOf(visitId, () => true)).enrollment).toMatchObject({ at: "entering" });
  expect(await scan(CODE)).toMatchObject({ result: "accepted" });
  expect((await cardOf(visitId, () => true)).enrollment).toBeNull();
});

test("without the customer's choice the page asks for a card, and after a refusal too", async () => {
  const visitId = await come();
  await saveCard(visitId);
  const answer = { status: "DECLINED", errorCode: "CARD_EXPIRED" };
  await world.setFault("payments.authorize", { answer, times: 1 });
  const visit = orderOf(visitId);
  const refused = await visit.order(SOUP, { useCard: true });
  expect(refused).toMatchObject({ step: "checkout-failed", errorCode: "CARD_EXPIRED" });
  await world.client.checkout.payAgain({ checkoutId: visit.checkoutId });
  const asked = await visit.follow((view) => view.step === "paying" || view.step === "done");
  expect(asked.step).toBe("paying");
  const tries = world
    .exchangesOf(visit.checkoutId)
    .filter(({ operation }) => operation === "payments.authorize");
  expect(tries.map(({ request }) => request.includes("paymentInstrument"))).toEqual([true, false]);
});

test("a card that the customer removed is gone at once, and the next payment asks for a card on the page", async () => {
  const visitId = await come();
  await saveCard(visitId);
  await world.client.card.remove({ visitId });
  expect((await cardOf(visitId, ({ card }) => card === null)).isOffered).toBe(true);
  const visit = orderOf(visitId);
  expect((await visit.place(SOUP, { useCard: true })).result).toBe("placed");
  const asked = await visit.follow((view) => view.step === "paying" || view.step === "done");
  expect(asked.step).toBe("paying");
});

test("a card is not charged for an order without its customer's identification", async () => {
  const visitId = await come();
  await saveCard(visitId);
  const visit = startVisit(world, visitId);
  expect((await visit.place(SOUP, { useCard: true })).result).toBe("placed");
  expect((await visit.follow(({ step }) => step === "paying")).step).toBe("paying");
});

test("if saved cards are no longer declared, the chosen card is not sent, and the page asks for one", async () => {
  const visitId = await come();
  await saveCard(visitId);
  const capabilities = ["SALE", "REDIRECT_FLOW", "STATUS_POLLING"];
  await world.control("PUT", "payments", { capabilities });
  // An answer of 501, by which the kiosk detects the change.
  const first = orderOf(visitId);
  await first.place(SOUP, {});
  await first.follow((view) => view.step === "confirming-payment");
  const next = orderOf(visitId);
  expect((await next.place(SOUP, { useCard: true })).result).toBe("placed");
  expect((await next.follow(({ step }) => step === "paying")).step).toBe("paying");
  const [sale] = world
    .exchangesOf(next.checkoutId)
    .filter(({ operation }) => operation === "payments.sale");
  expect(sale?.request).not.toContain("paymentInstrument");
});

test("a customer who stops or leaves saves no card, whatever the page does afterwards", async () => {
  const visitId = await come();
  const stopped = await begin(visitId);
  await world.client.card.giveUp({ visitId });
  await submit(stopped, APPROVED);
  const left = await begin(visitId);
  await world.client.visit.end({ visitId, left: true });
  await submit(left, APPROVED);
  await delay(300);
  const next = await come();
  expect((await cardOf(next, ({ isOffered }) => isOffered)).card).toBeNull();
});

/** What the page shows of a card whose saving was interrupted. */
async function interrupted() {
  const gone = AbortSignal.timeout(8_000);
  for await (const became of await world.client.card.interrupted(undefined, { signal: gone })) {
    return became;
  }
}

test("after a reload of the page no card is saved, which is shown until the next order", async () => {
  expect(await interrupted()).toBeNull();
  const url = await begin(await come());
  await world.client.visit.resumable();
  expect(await interrupted()).toBe("not-saved");
  await submit(url, APPROVED);
  await delay(200);
  expect(await interrupted()).toBe("not-saved");
  const next = await come();
  expect(await interrupted()).toBeNull();
  expect((await cardOf(next, ({ isOffered }) => isOffered)).card).toBeNull();
});

test("a page that is left by its own button, and a lost callback, are both detected", async () => {
  const visitId = await come();
  const canceled = await submit(await begin(visitId), { cancel: "yes" });
  expect(canceled.headers.get("Location")).toContain("/cancel");
  const refused = await cardOf(visitId, ({ enrollment }) => enrollment?.at === "not-saved");
  expect(refused.enrollment).toEqual({ at: "not-saved", why: "declined" });

  await world.setFault("payments.enrollment-callback", { callback: "lost" });
  const url = await begin(visitId);
  void submit(url, APPROVED);
  await delay(200);
  await world.client.card.returned({ visitId });
  await cardOf(visitId, ({ enrollment }) => enrollment?.at === "saved");
});

test("a typed code shows no saved card", async () => {
  const scanned = await come();
  await saveCard(scanned);
  await world.client.visit.end({ visitId: scanned, left: true });
  const typed = await come(false);
  const view = await cardOf(typed, () => true);
  expect(view).toEqual({ isOffered: false, card: null, enrollment: null });
  await world.client.card.save({ visitId: typed, locale: "en", textShown: "…" });
  await world.client.card.remove({ visitId: typed });
  await world.client.visit.end({ visitId: typed, left: true });
  const again = await come();
  expect((await cardOf(again, ({ isOffered }) => isOffered)).card?.ending).toBe("4242");
});
