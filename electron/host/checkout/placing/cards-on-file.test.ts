/** Whose card a card on file is, and when it may be used (decision 0095). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Capability } from "../../../../contracts/payments.ts";
import { NO_BENEFITS } from "../../../../domain/rewards.ts";
import type { Identification } from "../../loyalty/identification.ts";
import { createLog } from "../../net/log.ts";
import { createAesSealer } from "../../outlet/sealer.ts";
import type { Enrollments } from "../../payments/enrollment.ts";
import { createEnrollments } from "../../payments/enrollments.ts";
import { createCardStore } from "../../store/cards.ts";
import { recordConsents } from "../../store/consents.ts";
import { openDatabase } from "../../store/database.ts";
import { CARD_CONSENT, type CardsOnFile, createCardsOnFile } from "./cards-on-file.ts";
import { Visits } from "./visits.ts";

const CARD = {
  token: "card_canary-77",
  maskedPan: "5500 **** **** 0004",
  brand: "MASTERCARD",
  expiryMonth: 1,
  expiryYear: 2031,
};
const WISH = { visitId: "visit", locale: "de", textShown: "Wir behalten Ihre Karte." };
const sealer = createAesSealer(Buffer.alloc(32, 3));

let folder: string;
let database: DatabaseSync;
let visits: Visits;
let declared: Set<Capability> | null;
let enrollments: Enrollments;
let cards: CardsOnFile;
let now: number;
let timezone: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-on-file-"));
  database = openDatabase(folder);
  visits = new Visits();
  declared = new Set(["TOKENIZATION"]);
  now = 1_700_000_000_000;
  timezone = "UTC";
  start({});
});
afterEach(() => {
  enrollments.stop();
  database.close();
  rmSync(folder, { recursive: true });
});

function start({ isOn = true, key = sealer }): void {
  const store = createCardStore(database);
  enrollments = createEnrollments({
    store,
    integrator: {
      enroll: async () => ({ status: "SUCCESS", transactionReference: null, card: CARD }),
      inquireEnrollmentStatus: async () => ({ kind: "no-answer", cause: "no inquiry is made" }),
    },
    seal: (plain) => sealer.seal(plain),
    clock: { now: () => 1_700_000_000_000, monotonic: () => 0, at: () => () => {} },
    expiryMs: 900_000,
    log: createLog({ level: "silent" }),
  });
  cards = createCardsOnFile({
    isOn,
    store,
    enrollments,
    scanned: (visitId) => visits.scanned(visitId),
    capabilities: async () => declared,
    openSeal: (sealed) => key.open(sealed),
    recordConsents: (consents) => recordConsents(database, consents),
    currency: () => "EUR",
    timezone: () => timezone,
    returnBaseUrl: "http://127.0.0.1:4600",
    returnsInPublic: false,
    clock: { now: () => now, monotonic: () => 0 },
  });
}

function identified(platformId: string | null, isScanned: boolean, visitId = "visit"): void {
  const identification: Identification = {
    loyaltyOrderId: "loyalty-order",
    identifier: { by: "code", qrCode: "CARD-1" },
    benefits: NO_BENEFITS,
    payment: null,
    rewardLines: [],
    orderDiscounts: [],
    platformId,
    view: {
      greetingName: "Amara",
      tier: null,
      pointsBalance: null,
      messages: [],
      benefits: {
        flow: "REGULAR",
        rewards: [],
        namedBy: "id",
        discounts: [],
        pointsPayment: null,
        maxPointsPercent: null,
        minCashPayment: null,
        pointsNeedScan: false,
      },
      isScanned,
      hasEverRewardedPoints: null,
    },
  };
  const identificationId = "identification-1";
  visits.identified(visitId, { identificationId, identification, validFor: null, isScanned });
  cards.customerChanged(visitId);
}

async function waitUntilIdle(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
}

async function shown(visitId = "visit") {
  const live = cards.live(visitId);
  await waitUntilIdle();
  return live.current();
}

async function saveCard(): Promise<void> {
  await cards.save(WISH);
  await waitUntilIdle();
}

describe("a card on file", () => {
  test("is stored for a customer who showed a code, shown by its last digits, and pays by its token", async () => {
    identified("20117", true);
    expect(await shown()).toEqual({ isOffered: true, card: null, enrollment: null });
    await saveCard();
    expect(await shown()).toEqual({
      isOffered: true,
      card: { ending: "0004", brand: "MASTERCARD" },
      enrollment: { at: "saved" },
    });
    const cardId = cards.cardOf("visit")?.cardId ?? "";
    expect(cards.instrument(cardId)).toEqual({ type: "CARD_TOKEN", token: CARD.token });
    expect(JSON.stringify(await shown())).not.toContain(CARD.token);
  });

  test("needs the customer's consent, which is recorded word for word", async () => {
    identified("20117", true);
    await saveCard();
    const consent = database.prepare("select * from consent").get();
    expect(consent).toMatchObject({
      document_kind: CARD_CONSENT,
      who: "20117",
      locale: "de",
      text_shown: WISH.textShown,
      loyalty_order_id: "loyalty-order",
    });
  });

  test.each([
    ["a code that was typed", () => identified("20117", false)],
    ["a customer without an id", () => identified(null, true)],
    ["nobody", () => {}],
  ])("is not offered to %s, and cannot be saved, used or removed", async (_who, come) => {
    identified("20117", true, "earlier");
    await cards.save({ ...WISH, visitId: "earlier" });
    await waitUntilIdle();
    cards.visitEnded("earlier");
    visits.end("earlier");
    come();
    expect(await shown()).toEqual({ isOffered: false, card: null, enrollment: null });
    await saveCard();
    expect(cards.cardOf("visit")).toBeNull();
    cards.remove("visit");
    identified("20117", true);
    expect((await shown()).card).not.toBeNull();
    expect(database.prepare("select count(*) as n from consent").get()).toEqual({ n: 1 });
  });

  test("is not offered where the setting says no, nor where TOKENIZATION is not declared", async () => {
    identified("20117", true);
    declared = new Set(["CAPTURE"]);
    expect((await shown()).isOffered).toBe(false);
    await expect(cards.save(WISH)).rejects.toThrow("TOKENIZATION");
    expect(cards.cardOf("visit")).toBeNull();
    expect(database.prepare("select count(*) as n from consent").get()).toEqual({ n: 0 });
    declared = new Set(["TOKENIZATION"]);
    start({ isOn: false });
    identified("20117", true);
    expect((await shown()).isOffered).toBe(false);
  });

  test.each([
    ["are unknown", null],
    ["no longer name TOKENIZATION", new Set<Capability>(["CAPTURE"])],
  ])("is refused if the capabilities %s once it was offered", async (_case, later) => {
    identified("20117", true);
    expect((await shown()).isOffered).toBe(true);
    declared = later;
    await expect(cards.save(WISH)).rejects.toThrow("TOKENIZATION");
    expect(await shown()).toMatchObject({ card: null, enrollment: null });
    expect(database.prepare("select count(*) as n from consent").get()).toEqual({ n: 0 });
  });

  test("is neither offered nor usable once it has expired: the customer may save a new one", async () => {
    identified("20117", true);
    await saveCard();
    now = Date.UTC(2031, 0, 31, 23, 59);
    expect((await shown()).card).not.toBeNull();
    now = Date.UTC(2031, 1, 1);
    cards.customerChanged("visit");
    expect(await shown()).toMatchObject({ isOffered: true, card: null });
    expect(cards.cardOf("visit")).toBeNull();
  });

  test("expires by the outlet's calendar", async () => {
    identified("20117", true);
    await saveCard();
    timezone = "America/Los_Angeles";
    now = Date.UTC(2031, 1, 1, 7, 59);
    expect(cards.cardOf("visit")).not.toBeNull();
    now = Date.UTC(2031, 1, 1, 8);
    expect(cards.cardOf("visit")).toBeNull();
  });

  test("is not shown to another customer, who cannot remove it either", async () => {
    identified("20117", true);
    await saveCard();
    identified("20904", true);
    expect((await shown()).card).toBeNull();
    cards.remove("visit");
    identified("20117", true);
    expect((await shown()).card).not.toBeNull();
  });

  test("cannot pay once it was removed, nor if its token cannot be decrypted", async () => {
    identified("20117", true);
    await saveCard();
    const cardId = cards.cardOf("visit")?.cardId ?? "";
    start({ key: createAesSealer(Buffer.alloc(32, 9)) });
    expect(cards.instrument(cardId)).toBeNull();
    identified("20117", true);
    await shown();
    cards.remove("visit");
    expect(cards.cardOf("visit")).toBeNull();
    expect(cards.instrument(cardId)).toBeNull();
  });
});
