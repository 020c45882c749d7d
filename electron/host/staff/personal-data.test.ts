/** What the kiosk stores about the people who order: apart from the journal, and for a limited time. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { inKioskWorld, type KioskWorld } from "../../testing/kiosk-world.ts";
import { AMARA, line, startVisit } from "../checkout/testing/loyalty-visit.ts";
import { createJournal } from "../store/journal.ts";
import { joinPersonal, splitPersonal } from "../store/personal-fields.ts";
import { createEndedOrders } from "../store/retention.ts";

const SOUP = "soup-roast-tomato";

/** Works on a running kiosk's records over a connection of its own. */
function onRecords<Result>({ dataDir }: KioskWorld, work: (database: DatabaseSync) => Result) {
  const database = new DatabaseSync(join(dataDir, "kiosk.sqlite"), { timeout: 2_000 });
  try {
    database.exec("pragma secure_delete = on");
    return work(database);
  } finally {
    database.close();
  }
}

/** The content of all files in the kiosk's folder. */
function filesOf({ dataDir }: KioskWorld): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "latin1"))
    .join("\n");
}

it.each(["by phone", "by code"] as const)(
  "a customer identified %s is in no entry of the journal, and is gone once erased",
  async (how) => {
    await inKioskWorld(
      async (world) => {
        const visitId = world.newId();
        const visit = startVisit(world, visitId);
        if (how === "by phone") {
          await visit.identify(AMARA.phone, [line(SOUP)], "Zaphirelle");
        } else await visit.identifyByCode(AMARA.card, [line(SOUP)], true);
        await visit.order([line(SOUP)]);
        const { loyalty, snapshot } = world.stateOf(visit.checkoutId).order;
        const { view, platformId, loyaltyOrderId } = loyalty?.identification ?? {};
        const names = [
          view?.greetingName,
          "Zaphirelle",
          AMARA.card,
          AMARA.phone,
          AMARA.phone.slice(1),
        ].filter((name) => name !== null && name !== undefined);
        expect(view?.greetingName).toEqual(expect.any(String));
        expect(platformId).toBe(String(AMARA.id));
        if (how === "by phone") expect(snapshot.client.phoneNumber).toBe(AMARA.phone);
        else expect(snapshot.client.name).toBe(view?.greetingName);
        onRecords(world, (database) => {
          const entries = JSON.stringify(database.prepare("select event from journal").all());
          for (const name of [...names, `"${platformId}"`]) expect(entries).not.toContain(name);
          const now = Date.now();
          createJournal(database).finish(visit.checkoutId, now);
          const ended = createEndedOrders(database);
          expect(ended.erasePersonal(now, 100)).toBe(0);
          expect(ended.erasePersonal(now + 1, 100)).toBeGreaterThan(0);
          expect(ended.erasePersonal(now + 1, 100)).toBe(0);
          ended.forgetExchanges(now + 1, 1_000);
          ended.emptyLog();
          expect(createJournal(database).read(visit.checkoutId).isWhole).toBe(true);
        });
        const files = filesOf(world);
        for (const name of names) expect(files).not.toContain(name);
        const erased = world.stateOf(visit.checkoutId).order.loyalty?.identification;
        expect(erased).toMatchObject({
          loyaltyOrderId,
          identifier: { by: "erased" },
          platformId: null,
          view: { greetingName: null, messages: [], pointsBalance: null, tier: null },
        });
      },
      {},
      { ordering: { sendCustomerName: true } },
    );
  },
);

const PLACED = {
  type: "Placed",
  at: 1,
  order: {
    snapshot: { client: { name: "Amara", email: "a@example.org", phoneNumber: "+49151" } },
    loyalty: {
      identification: {
        loyaltyOrderId: "order-1",
        identifier: { by: "phone", phoneNumber: "+49151" },
        platformId: "77",
        view: {
          greetingName: "Amara",
          tier: "Gold",
          pointsBalance: "120",
          messages: [{ text: "Welcome, Amara" }],
          hasEverRewardedPoints: true,
        },
      },
    },
  },
};
const ERASED = {
  type: "Placed",
  at: 1,
  order: {
    snapshot: { client: { name: null, email: null, phoneNumber: null } },
    loyalty: {
      identification: {
        loyaltyOrderId: "order-1",
        identifier: { by: "erased" },
        platformId: null,
        view: {
          greetingName: null,
          tier: null,
          pointsBalance: null,
          messages: [],
          hasEverRewardedPoints: null,
        },
      },
    },
  },
};
const refused = (type: string, errorText: string | null) => ({
  type,
  at: 1,
  outcome: { result: "refused", errorText },
});

const paidWith = (cardId: string) => ({ paymentId: "order-1.1", payKey: "key", cardId });

const staffAct = (type: string, by: string | null) => ({ type, at: 1, by });

it.each([
  ["who ordered", PLACED, ERASED],
  [
    "whose card pays",
    { type: "Placed", at: 1, ids: paidWith("card-1") },
    { type: "Placed", at: 1, ids: paidWith("erased") },
  ],
  [
    "whose card pays again",
    { type: "PaidAgain", at: 1, ids: paidWith("card-1") },
    { type: "PaidAgain", at: 1, ids: paidWith("erased") },
  ],
  [
    "whose card a call is about",
    { type: "Started", at: 1, command: { type: "Pay", ids: paidWith("card-1") } },
    { type: "Started", at: 1, command: { type: "Pay", ids: paidWith("erased") } },
  ],
  ["who retried", staffAct("StaffRetried", "Mona"), staffAct("StaffRetried", null)],
  ["who refunded", staffAct("StaffRefundAsked", "Mona"), staffAct("StaffRefundAsked", null)],
  [
    "who took points back",
    staffAct("StaffLoyaltyRefundAsked", "Mona"),
    staffAct("StaffLoyaltyRefundAsked", null),
  ],
  ["who resolved it", staffAct("StaffResolved", "Mona"), staffAct("StaffResolved", null)],
  ["words about a closing", refused("CloseAnswered", "Amara"), refused("CloseAnswered", null)],
  [
    "words about a refund of points",
    refused("LoyaltyRefundAnswered", "Amara"),
    refused("LoyaltyRefundAnswered", null),
  ],
])(
  "each field that identifies %s is stored apart from its entry, and restored",
  (_what, whole, rest) => {
    const { event, personal } = splitPersonal(JSON.parse(JSON.stringify(whole)));
    expect(event).toEqual(rest);
    expect(joinPersonal(event, personal ?? {})).toEqual(whole);
    expect(splitPersonal(event)).toEqual({ event: rest, personal: null });
  },
);
