import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { customers as seedCustomers } from "../restaurant/customers.ts";

/** QR code validity (in-store-loyalty.md §8). */
export const QR_CODE_VALIDITY_MS = 5 * 60_000;

const decimal = z.string().regex(/^\d+(\.\d{1,3})?$/);

const reward = z.strictObject({
  itemId: z.string().min(1),
  titleByLocale: z.record(z.string(), z.string()),
  price: decimal,
  quantity: z.number().int().min(1),
  /** Its modifiers; none: the menu's preselection. */
  modifiers: z
    .array(
      z.strictObject({
        itemId: z.string().min(1),
        title: z.string(),
        quantity: z.number().int().min(1),
        price: decimal,
      }),
    )
    .optional(),
  points: z.number().int().min(0),
});
export type Reward = z.infer<typeof reward>;

/** A customer's benefits by the operator's rules; set through the control API. */
export const benefits = z.strictObject({
  rewards: z.array(reward).default([]),
  discounts: z
    .array(
      z.strictObject({
        discountId: z.string().min(1),
        type: z.enum(["percent", "amount"]),
        value: decimal,
      }),
    )
    .default([]),
  pointsPayment: decimal.nullable().default(null),
  maxPointsPercent: z.number().min(0).max(100).nullable().default(null),
  lookupUnavailable: z.boolean().default(false),
  blockedReason: z.string().nullable().default(null),
  otherClient: z.boolean().default(false),
  shows: z.string().default(""),
});

const customerRow = z
  .object({
    id: z.number(),
    name: z.string(),
    email: z.string().nullable(),
    phone_digits: z.string().nullable(),
    public_client_id: z.number().nullable(),
    tier: z.string().nullable(),
    points_balance: z.number(),
    ever_rewarded: z.number(),
    benefits: z.string().transform((text) => benefits.parse(JSON.parse(text))),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phoneNumber: row.phone_digits === null ? null : `+${row.phone_digits}`,
    publicClientId: row.public_client_id,
    tier: row.tier,
    pointsBalance: row.points_balance,
    hasEverRewardedPoints: row.ever_rewarded === 1,
    benefits: row.benefits,
  }));
export type LoyaltyCustomer = z.output<typeof customerRow>;

/** The fields of a customer that the control API can change. */
export const customerPatch = z.strictObject({
  name: z.string().min(1).optional(),
  email: z.string().nullable().optional(),
  tier: z.string().nullable().optional(),
  pointsBalance: z.number().int().min(0).optional(),
  hasEverRewardedPoints: z.boolean().optional(),
  benefits: z.record(z.string(), z.unknown()).optional(),
});

const codeRow = z
  .object({
    qr_code: z.string(),
    short_code: z.string(),
    customer_id: z.number(),
    expires_at_ms: z.number().nullable(),
    scanned_at_ms: z.number().nullable(),
    validated_by_order: z.string().nullable(),
  })
  .transform((row) => ({
    qrCode: row.qr_code,
    shortCode: row.short_code,
    customerId: row.customer_id,
    expiresAtMs: row.expires_at_ms,
    scannedAtMs: row.scanned_at_ms,
    validatedByOrder: row.validated_by_order,
  }));
export type LoyaltyCode = z.output<typeof codeRow>;

interface AccountStore {
  list(): LoyaltyCustomer[];
  byId(id: number): LoyaltyCustomer | undefined;
  byPhone(phoneNumber: string): LoyaltyCustomer | undefined;
  byPublicClientId(publicClientId: number): LoyaltyCustomer | undefined;
  /** A new account, to be claimed later in the app by verifying the number (in-store-loyalty.md §4.2 rule 3). */
  create(account: { phoneNumber: string; name: string }): LoyaltyCustomer;
  update(id: number, patch: z.output<typeof customerPatch>): LoyaltyCustomer | undefined;
  setSubscribedToPush(id: number): void;
  /** Adds points (negative takes); a balance never falls below zero. */
  addPoints(id: number, points: number, rewarded: boolean): void;
}

interface CodeStore {
  codesOf(id: number): LoyaltyCode[];
  /** A scanned string or a typed short code. */
  code(text: string): LoyaltyCode | undefined;
  /** Opening the loyalty screen in the app: a code for 5 minutes. */
  mintCode(id: number): LoyaltyCode;
  /** A code for 5 minutes that adds `reward` to the order. */
  mintGift(id: number, reward: Reward): LoyaltyCode;
  /** The reward of a code besides the customer's own benefits. */
  giftOf(code: LoyaltyCode): Reward | undefined;
  markScanned(code: LoyaltyCode): void;
  markValidated(code: LoyaltyCode, orderId: string): void;
}

/** Customers and the codes that identify them; all of their SQL is here. */
export interface CustomerStore extends AccountStore, CodeStore {}

/** Letters and digits that are not easily confused. */
const CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function randomCode(length: number): string {
  const characters = Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
  return characters.join("");
}

const digitsOf = (phoneNumber: string) => phoneNumber.replace(/^\+/, "");

function seed(database: DatabaseSync): void {
  const insertCustomer = database.prepare(`insert or ignore into loyalty_customers
    (id, name, email, phone_digits, public_client_id, tier, points_balance, ever_rewarded, benefits)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertCard = database.prepare(
    "insert or ignore into loyalty_codes (qr_code, short_code, customer_id) values (?, ?, ?)",
  );
  for (const seeded of seedCustomers) {
    const { id, name, email, phoneNumber, publicClientId, tier, pointsBalance, card } = seeded;
    const given = benefits.parse({
      rewards: seeded.rewards,
      discounts: seeded.discounts,
      pointsPayment: seeded.pointsPayment,
      maxPointsPercent: seeded.maxPointsPercent,
      lookupUnavailable: seeded.lookupUnavailable,
      blockedReason: seeded.blockedReason,
      otherClient: seeded.otherClient,
      shows: seeded.shows,
    });
    const digits = phoneNumber === null ? null : digitsOf(phoneNumber);
    const everRewarded = seeded.hasEverRewardedPoints ? 1 : 0;
    const benefitsText = JSON.stringify(given);
    insertCustomer.run(
      ...[id, name, email, digits, publicClientId, tier, pointsBalance, everRewarded, benefitsText],
    );
    if (card) insertCard.run(card.qrCode, card.shortCode, id);
  }
}

/** A {@link CustomerStore}; an empty table is filled with the restaurant's regulars. */
export function customerStore(database: DatabaseSync, now: () => number): CustomerStore {
  seed(database);
  return { ...accountStore(database), ...codeStore(database, now) };
}

function accountStore(database: DatabaseSync): AccountStore {
  const columns = `id, name, email, phone_digits, public_client_id, tier, points_balance,
    ever_rewarded, benefits`;
  const select = (where: string) =>
    database.prepare(`select ${columns} from loyalty_customers ${where}`);
  const all = select("order by id");
  const byId = select("where id = ?");
  const byPhone = select("where phone_digits = ?");
  const byPublicClientId = select("where public_client_id = ?");
  const insert = database.prepare(`insert into loyalty_customers
    (name, phone_digits, tier, points_balance, ever_rewarded, benefits)
    values (?, ?, 'Bronze', 0, 0, ?) returning ${columns}`);
  const update = database.prepare(`update loyalty_customers set name = ?, email = ?, tier = ?,
    points_balance = ?, ever_rewarded = ?, benefits = ? where id = ? returning ${columns}`);
  const subscribe = database.prepare(
    "update loyalty_customers set subscribed_to_push = 1 where id = ?",
  );
  const addPoints = database.prepare(`update loyalty_customers
    set points_balance = max(0, points_balance + ?), ever_rewarded = max(ever_rewarded, ?)
    where id = ?`);
  const one = (found: unknown) => (found ? customerRow.parse(found) : undefined);
  return {
    list: () => all.all().map((found) => customerRow.parse(found)),
    byId: (id) => one(byId.get(id)),
    byPhone: (phoneNumber) => one(byPhone.get(digitsOf(phoneNumber))),
    byPublicClientId: (publicClientId) => one(byPublicClientId.get(publicClientId)),
    create({ phoneNumber, name }) {
      const given = JSON.stringify(benefits.parse({ shows: "joined at the kiosk" }));
      return customerRow.parse(insert.get(name, digitsOf(phoneNumber), given));
    },
    update(id, patch) {
      const current = one(byId.get(id));
      if (!current) return undefined;
      const next = { ...current, ...patch };
      const given = benefits.parse({ ...current.benefits, ...patch.benefits });
      const everRewarded = next.hasEverRewardedPoints ? 1 : 0;
      const { name, email, tier, pointsBalance } = next;
      return one(
        update.get(name, email, tier, pointsBalance, everRewarded, JSON.stringify(given), id),
      );
    },
    setSubscribedToPush: (id) => void subscribe.run(id),
    addPoints: (id, points, rewarded) => void addPoints.run(points, rewarded ? 1 : 0, id),
  };
}

function codeStore(database: DatabaseSync, now: () => number): CodeStore {
  const codesOf = database.prepare("select * from loyalty_codes where customer_id = ?");
  const code = database.prepare(
    "select * from loyalty_codes where qr_code = ?1 or short_code = ?1",
  );
  const mint = database.prepare(`insert into loyalty_codes
    (qr_code, short_code, customer_id, expires_at_ms) values (?, ?, ?, ?) returning *`);
  const mintReward = database.prepare("insert into loyalty_code_rewards values (?, ?)");
  const rewardOf = database.prepare("select reward from loyalty_code_rewards where qr_code = ?");
  const scanned = database.prepare("update loyalty_codes set scanned_at_ms = ? where qr_code = ?");
  const validated = database.prepare(
    "update loyalty_codes set validated_by_order = ? where qr_code = ?",
  );
  const minted = (kind: string, id: number) => {
    const qrCode = `${kind}-${id}-${randomCode(16)}`;
    return codeRow.parse(mint.get(qrCode, randomCode(6), id, now() + QR_CODE_VALIDITY_MS));
  };
  return {
    codesOf: (id) => codesOf.all(id).map((found) => codeRow.parse(found)),
    code(text) {
      const found = code.get(text);
      return found ? codeRow.parse(found) : undefined;
    },
    mintCode: (id) => minted("BBF", id),
    mintGift(id, given) {
      const code = minted("BBG", id);
      mintReward.run(code.qrCode, JSON.stringify(reward.parse(given)));
      return code;
    },
    giftOf({ qrCode }) {
      const found = rewardOf.get(qrCode);
      return found ? reward.parse(JSON.parse(String(found.reward))) : undefined;
    },
    markScanned: ({ qrCode }) => void scanned.run(now(), qrCode),
    markValidated: ({ qrCode }, orderId) => void validated.run(orderId, qrCode),
  };
}
