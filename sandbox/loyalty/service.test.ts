import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { qrCodeResponse } from "../../contracts/in-store-loyalty.ts";
import { menuResponse } from "../../contracts/ordering.ts";
import { type RunningSandbox, runSandbox } from "../core/testing/running.ts";

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await runSandbox();
});
afterEach(() => sandbox.close());

const AMARA = "+4915112345678";
const posInfo = {
  establishmentId: 4711,
  terminalId: "K1",
  terminalCurrentTimestamp: 1_793_790_000_000,
  terminalTimeZone: "GMT+01:00",
};
const identify = (who: object, orderId = "o-1", version = "1.7", headers = {}) =>
  sandbox.signed(`qr-code/${version}`, { orderId, posInfo, ...who }, headers);
const mint = async (id = 20117) => {
  const { body } = await sandbox.call("POST", `/control/loyalty/customers/${id}/codes`);
  return z.object({ qrCode: z.string(), shortCode: z.string() }).parse(body);
};
const rewardLine = {
  itemId: "lemonade-mint",
  title: "Mint lemonade",
  price: 3.9,
  quantity: 1,
  discounts: [{ discountId: "LOYALTY100", type: "percent", value: 100 }],
};
const cake = { ...rewardLine, itemId: "cake-chocolate", title: "Chocolate cake", price: 4.9 };
const soup = { itemId: "soup-roast-tomato", title: "Soup", price: 6.9, quantity: 2 };
const close = (fields: object, orderId = "o-1") =>
  sandbox.signed("order-closed/1.7", {
    establishmentId: 4711,
    orderId,
    orderTotal: 13.8,
    order: { menuItems: [soup] },
    payments: [],
    ...fields,
  });
const customer = async (id: number) => {
  const { body } = await sandbox.call("GET", "/control/loyalty");
  const shape = z.object({ id: z.number(), pointsBalance: z.number(), name: z.string() });
  return z
    .array(shape)
    .parse(body.customers)
    .find((each) => each.id === id);
};
const rejectedWith = (code: number) => ({
  status: 200,
  body: { accepted: false, messages: [{ type: "error", code }] },
});

describe("authentication (in-store-loyalty.md §5)", () => {
  test("a salt serves one call", async () => {
    const headers = await sandbox.saltHeaders();
    const ask = () =>
      sandbox.call("POST", "/loyalty/refund/1.7", { establishmentId: 4711, orderId: "x" }, headers);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 403]);
  });

  test("a wrong token uses a salt up too", async () => {
    const headers = await sandbox.saltHeaders();
    const body = { establishmentId: 4711, orderId: "x" };
    const wrong = { ...headers, AuthorizationToken: "0".repeat(64) };
    expect((await sandbox.call("POST", "/loyalty/refund/1.7", body, wrong)).status).toBe(403);
    expect((await sandbox.call("POST", "/loyalty/refund/1.7", body, headers)).status).toBe(403);
  });

  test("a salt of one version serves a call of another", async () => {
    const headers = await sandbox.saltHeaders();
    const body = { establishmentId: 4711, orderId: "x" };
    expect((await sandbox.call("POST", "/loyalty/refund/1.6", body, headers)).status).toBe(200);
  });

  test("a call without headers, or with another outlet's salt, gets 403", async () => {
    const body = { establishmentId: 4711, orderId: "x" };
    expect((await sandbox.call("POST", "/loyalty/refund/1.7", body)).status).toBe(403);
    const other = await sandbox.saltHeaders(4712);
    expect((await sandbox.call("POST", "/loyalty/refund/1.7", body, other)).status).toBe(403);
  });

  test("a valid salt gives no access to another outlet's orders", async () => {
    const answer = await sandbox.signed("refund/1.7", { establishmentId: 4712, orderId: "x" });
    expect(answer.status).toBe(403);
  });

  test("a salt goes stale", async () => {
    const headers = await sandbox.saltHeaders();
    sandbox.time.ms += 11 * 60_000;
    const body = { establishmentId: 4711, orderId: "x" };
    expect((await sandbox.call("POST", "/loyalty/refund/1.7", body, headers)).status).toBe(403);
  });
});

describe("validation gets 400", () => {
  test.each([
    ["orderId missing", { phoneNumber: AMARA, orderId: undefined }],
    ["a timestamp in seconds", { posInfo: { ...posInfo, terminalCurrentTimestamp: 1793790000 } }],
    ["clientName without phoneNumber", { qrCode: "x", clientName: "Ada" }],
    ["push consent without phone or client id", { subscribedToPushNotifications: true }],
    ["four fractional digits", { phoneNumber: AMARA, total: 1.0001 }],
  ])("%s", async (_, fields) => {
    expect((await identify(fields)).status).toBe(400);
  });

  test("establishmentId 0 in a salt request, a body that is no JSON", async () => {
    const salt = await sandbox.call("POST", "/loyalty/one-time-salt/1.7", { establishmentId: 0 });
    expect(salt.status).toBe(400);
    const headers = await sandbox.saltHeaders();
    const response = await fetch(`${sandbox.url}/loyalty/qr-code/1.7`, {
      method: "POST",
      headers,
      body: "{",
    });
    expect(response.status).toBe(400);
  });
});

describe("identification (in-store-loyalty.md §4.2)", () => {
  test("a phone number returns rewards, the points payment and the customer", async () => {
    const answer = await identify({ phoneNumber: AMARA, total: 24 });
    expect(qrCodeResponse.parse(answer.body)).toMatchObject({
      accepted: true,
      menuItems: [rewardLine],
      payment: { type: "PAY_WITH_POINTS", amount: 5 },
      customer: {
        platformId: "20117",
        customerName: "Amara Okafor",
        customerTier: "Gold",
        customerPointsBalance: 1240,
      },
      hasEverRewardedPoints: true,
    });
  });

  test("a reward is a dish of the vendor's menu, at the menu's price", async () => {
    const { apiKey } = sandbox.settings.ordering;
    const { body } = await sandbox.call("GET", "/vendor/rest/menu", undefined, {
      SalesOutletId: "101",
      AuthorizationToken: createHash("sha256").update(apiKey).digest("hex"),
    });
    const { items } = menuResponse.parse(body).menu;
    for (const { itemId, price } of [rewardLine, cake]) {
      const dish = items.find(({ id }) => id === itemId);
      expect(dish?.pricesByOrderingType?.EAT_IN?.value).toBe(price);
    }
  });

  test("a gift's code adds its reward to the customer's own, once and for no points", async () => {
    const { body } = await sandbox.call("POST", "/control/loyalty/customers/20117/gifts");
    const { qrCode } = z.object({ qrCode: z.string() }).parse(body);
    const answer = await identify({ qrCode });
    expect(answer.body).toMatchObject({ accepted: true, menuItems: [rewardLine, cake] });
    expect(await identify({ qrCode }, "o-2")).toMatchObject(rejectedWith(505));
    const closed = await close({ order: { menuItems: [soup, cake] } });
    expect(closed.body).toMatchObject({ accepted: true, pointsSpent: 0 });
  });

  test("transactionId is a JSON number beyond double precision", async () => {
    const { text } = await identify({ phoneNumber: AMARA });
    const digits = /"transactionId":(\d+)/.exec(text)?.[1] ?? "";
    expect(BigInt(digits)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  });

  test("the points payment is at most the total, and at most the available points", async () => {
    const small = await identify({ phoneNumber: AMARA, total: 3.2 });
    expect(small.body).toMatchObject({ payment: { amount: 3.2 } });
    await sandbox.call("PUT", "/control/loyalty/customers/20117", { pointsBalance: 720 });
    const poor = await identify({ phoneNumber: AMARA, total: 24 }, "o-2");
    // 720 − 620 that order o-1 holds leaves 100: no lemonade for 300, one euro of payment.
    expect(poor.body).toMatchObject({ menuItems: [], payment: { amount: 1 } });
  });

  test("an unknown number opens an account, which the next visit finds", async () => {
    const first = await identify({ phoneNumber: "+436601234567", clientName: "Ada" });
    expect(first.body).toMatchObject({
      customer: { customerName: "Ada", customerPointsBalance: 0 },
      hasEverRewardedPoints: false,
      payment: null,
    });
    const second = await identify({ phoneNumber: "436601234567" }, "o-2");
    expect(Object(second.body.customer).platformId).toBe(Object(first.body.customer).platformId);
  });

  test("unknown tier and balance are null, and the request is accepted", async () => {
    const { body } = await identify({ phoneNumber: "+905321112233" });
    expect(body).toMatchObject({
      accepted: true,
      customer: { customerTier: null, customerPointsBalance: null },
    });
  });

  test("messages are in the requested language, else the outlet's", async () => {
    const german = await identify({}, "o-1", "1.7", { "Accept-Language": "de-AT,en" });
    expect(german.text).toContain("QR-Code ist ungültig");
    await sandbox.call("PUT", "/control/configuration", { locales: { default: "ar" } });
    expect((await identify({})).text).toContain("غير صالح");
  });

  test("an accepted answer confirms the purchase with code 201", async () => {
    const { body } = await identify({ phoneNumber: AMARA });
    expect(body.messages).toContainEqual(expect.objectContaining({ type: "info", code: 201 }));
  });

  test.each([
    ["nothing to identify by", {}, 503],
    ["a QR code nobody made", { qrCode: "BBF-1-FAKE" }, 503],
    ["a number with spaces", { phoneNumber: "+49 151 12345678" }, 509],
    ["an empty number", { phoneNumber: "" }, 509],
    ["a number of 5 digits", { phoneNumber: "+12345" }, 509],
    ["a number of 16 digits", { phoneNumber: "+1234567890123456" }, 509],
    ["a client id nobody has", { publicClientId: 1 }, 500],
    ["another client's customer", { publicClientId: 990500 }, 500],
    ["a blocked account", { phoneNumber: "+491713920088" }, 500],
  ])("%s is rejected", async (_, who, code) => {
    expect(await identify(who)).toMatchObject(rejectedWith(code));
  });

  test("an unknown client id and one of another client have different texts", async () => {
    const [unknown, other] = [
      await identify({ publicClientId: 1 }),
      await identify({ publicClientId: 990500 }),
    ];
    expect(unknown.text).not.toBe(other.text);
  });

  test("a disabled phone flow is 510, before the format is checked", async () => {
    await sandbox.call("PUT", "/control/configuration", {
      loyalty: { phoneNumberFlow: { enabled: false } },
    });
    expect(await identify({ phoneNumber: "nonsense" })).toMatchObject(rejectedWith(510));
  });

  test("a QR code has priority over a phone number, and a phone number over a client id", async () => {
    const { qrCode } = await mint(20342);
    const byCode = await identify({ qrCode, phoneNumber: AMARA, publicClientId: 880731 });
    expect(byCode.body).toMatchObject({ customer: { customerName: "Jonas Keller" } });
    const byPhone = await identify({ phoneNumber: AMARA, publicClientId: 880731 }, "o-2");
    expect(byPhone.body).toMatchObject({ customer: { customerName: "Amara Okafor" } });
  });
});

describe("codes (in-store-loyalty.md §8)", () => {
  test("are valid once: the second order gets 505", async () => {
    const { qrCode } = await mint();
    expect((await identify({ qrCode })).body.accepted).toBe(true);
    expect(await identify({ qrCode }, "o-2")).toMatchObject(rejectedWith(505));
  });

  test("are used up by a rejected scan: the next one gets 504", async () => {
    const { qrCode } = await mint(21088);
    expect(await identify({ qrCode })).toMatchObject(rejectedWith(500));
    expect(await identify({ qrCode }, "o-2")).toMatchObject(rejectedWith(504));
  });

  test("expire after five minutes", async () => {
    const { shortCode } = await mint();
    sandbox.time.ms += 5 * 60_000 + 1;
    expect(await identify({ qrCode: shortCode })).toMatchObject(rejectedWith(503));
  });

  test("are also accepted by their short form", async () => {
    const { shortCode } = await mint();
    expect((await identify({ qrCode: shortCode })).body.accepted).toBe(true);
  });

  test("of a printed card are valid for every new order, and once per order", async () => {
    expect((await identify({ qrCode: "204117" })).body.accepted).toBe(true);
    expect(await identify({ qrCode: "BBF-20117-K7QX4M" })).toMatchObject(rejectedWith(505));
    expect((await identify({ qrCode: "204117" }, "o-2")).body.accepted).toBe(true);
  });
});

describe("older versions (in-store-loyalty.md §9)", () => {
  test("1.6 supports phone numbers, but no tier, balance or client id", async () => {
    const { body } = await identify({ phoneNumber: AMARA }, "o-1", "1.6");
    expect(body.accepted).toBe(true);
    expect(body.customer).not.toHaveProperty("customerTier");
    const byClientId = await identify({ publicClientId: 880017 }, "o-2", "1.6");
    expect(byClientId).toMatchObject(rejectedWith(503));
  });

  test("1.5 supports QR codes only; 1.4 is not offered", async () => {
    const byPhone = await identify({ phoneNumber: AMARA }, "o-1", "1.5");
    expect(byPhone).toMatchObject(rejectedWith(503));
    expect((await identify({ qrCode: "204117" }, "o-2", "1.5")).body.accepted).toBe(true);
    expect((await identify({ qrCode: "204117" }, "o-3", "1.4")).status).toBe(404);
  });
});

describe("PATCH_ORDER (in-store-loyalty.md §4.7)", () => {
  test("grants only rewards that the order has as lines, at the line's price", async () => {
    await sandbox.call("PUT", "/control/outlet", { flow: "PATCH_ORDER" });
    const without = await identify({ phoneNumber: AMARA, order: { menuItems: [soup] } });
    expect(without.body.menuItems).toEqual([]);
    const line = { itemId: "lemonade-mint", title: "Lemonade", price: 4.1, quantity: 1 };
    const order = { menuItems: [soup, line] };
    const withLine = await identify({ phoneNumber: AMARA, order }, "o-2");
    expect(withLine.body.menuItems).toMatchObject([{ price: 4.1, discounts: [{ value: 100 }] }]);
  });

  test("finds the reward's line by its code if the outlet sends codes, and settles it so", async () => {
    await sandbox.call("PUT", "/control/outlet", { flow: "PATCH_ORDER" });
    await sandbox.call("PUT", "/control/ordering/switches", { sendPosCode: true });
    const line = { itemId: "1601", title: "Lemonade", price: 4.1, quantity: 1 };
    const { body } = await identify({ phoneNumber: AMARA, order: { menuItems: [line] } });
    expect(body.menuItems).toMatchObject([{ itemId: "1601", discounts: [{ value: 100 }] }]);
    const closed = await close({ order: { menuItems: [{ ...rewardLine, itemId: "1601" }] } });
    expect(closed.body).toMatchObject({ accepted: true, pointsSpent: 300 });
  });
});

describe("products are named as the outlet sends them (ordering.md §2.7)", () => {
  const misnamed = async () => {
    const { body } = await sandbox.call("GET", "/control/ledger");
    const shape = z.array(z.object({ rule: z.string(), text: z.string() }));
    return shape
      .parse(body.violations)
      .filter(({ rule }) => rule === "product-misnamed")
      .map(({ text }) => text);
  };
  const withBun = (itemId: string, bun: string) => ({
    ...{ itemId, title: "Burger", price: 11.9, quantity: 1 },
    modifiers: [{ itemId: bun, title: "Bun", quantity: 1, price: 0 }],
  });

  test.each([
    [false, "burger-beet", "bun-brioche", "1001", "5002"],
    [true, "1001", "5002", "burger-beet", "bun-brioche"],
  ])("with sendPosCode %s others are noticed, of modifiers too", async (sendPosCode, ...given) => {
    const [item, bun, otherItem, otherBun] = given;
    await sandbox.call("PUT", "/control/ordering/switches", { sendPosCode });
    const order = { menuItems: [withBun(item, bun)] };
    await identify({ phoneNumber: AMARA, order });
    await close({ order });
    expect(await misnamed()).toEqual([]);
    const other = { menuItems: [withBun(otherItem, otherBun)] };
    await identify({ phoneNumber: AMARA, order: other }, "o-2");
    const noticed = [otherItem, otherBun].map((name) =>
      expect.stringContaining(`: ${name} is not`),
    );
    expect(await misnamed()).toEqual(noticed);
    await close({ order: other }, "o-2");
    expect(await misnamed()).toEqual([...noticed, ...noticed]);
  });

  test("what the service itself has given may come back as it was named", async () => {
    await sandbox.call("PUT", "/control/ordering/switches", { sendPosCode: true });
    await identify({ phoneNumber: AMARA });
    await close({ order: { menuItems: [{ ...soup, itemId: "1401" }, rewardLine] } });
    expect(await misnamed()).toEqual([]);
  });
});

describe("order-closed (in-store-loyalty.md §4.3)", () => {
  const identified = () => identify({ phoneNumber: AMARA, total: 13.8 });
  const exactPayment = async () => {
    const { text } = await identify({ phoneNumber: AMARA, total: 13.8 });
    const transactionId = /"transactionId":(\d+)/.exec(text)?.[1] ?? "";
    return { type: "PAY_WITH_POINTS", amount: 5, transactionId };
  };

  test("credits floor(2 × money) and uses up reward and payment", async () => {
    const payment = await exactPayment();
    const answer = await close({
      order: { menuItems: [soup, rewardLine] },
      payments: [payment],
    });
    // 13.80 − 5.00 = 8.80 in money: 17 points. 300 for the lemonade, 500 for five euro.
    expect(answer.body).toEqual({
      accepted: true,
      pointsReward: 17,
      pointsSpent: 800,
      errorCode: 0,
    });
    expect((await customer(20117))?.pointsBalance).toBe(1240 + 17 - 800);
  });

  test("accepts an order once", async () => {
    await identified();
    expect((await close({})).body.accepted).toBe(true);
    const again = await close({});
    expect(again.body).toMatchObject({ accepted: false, errorCode: 0, pointsReward: 0 });
    expect(again.body.errorText).toMatch(/already closed/);
    expect((await customer(20117))?.pointsBalance).toBe(1240 + 27);
  });

  test("rejects an order that was never validated, with errorCode 0", async () => {
    const { body } = await close({}, "never-seen");
    expect(body).toMatchObject({ accepted: false, errorCode: 0 });
  });

  test("does not redeem a reward whose line lost the discountId, and records it", async () => {
    await identified();
    const line = { ...rewardLine, discounts: [], price: 0 };
    const { body } = await close({ order: { menuItems: [soup, line] } });
    expect(body).toMatchObject({ accepted: true, pointsSpent: 0 });
    const ledger = await sandbox.call("GET", "/control/ledger?settled=false");
    expect(ledger.body.violations).toContainEqual(
      expect.objectContaining({ rule: "reward-without-discount-id" }),
    );
  });

  test("rejects the reward discount on more than was granted", async () => {
    await identified();
    const { body } = await close({ order: { menuItems: [{ ...rewardLine, quantity: 2 }] } });
    expect(body.accepted).toBe(false);
  });

  test("rejects a points payment with another transactionId or amount", async () => {
    const payment = await exactPayment();
    const other = await close({ payments: [{ ...payment, transactionId: "12345" }] });
    expect(other.body.accepted).toBe(false);
    const more = await close({ payments: [{ ...payment, amount: 6 }] });
    expect(more.body.accepted).toBe(false);
    expect((await close({ payments: [payment] })).body.accepted).toBe(true);
  });

  test("a forced bonus replaces the accrual rules", async () => {
    await identified();
    expect((await close({ pointsReward: 99 })).body.pointsReward).toBe(99);
  });

  test.each([
    ["floor", 27],
    ["round", 28],
    ["ceil", 28],
  ])("rounds by the outlet's rule: %s", async (rounding, points) => {
    await sandbox.call("PUT", "/control/configuration", {
      loyalty: { loyaltyPointAccrualRules: { rounding } },
    });
    await identified();
    expect((await close({ orderTotal: 13.8 })).body.pointsReward).toBe(points);
  });

  test("a reservation that is never closed is annulled after a day", async () => {
    await identified();
    sandbox.time.ms += 24 * 3_600_000 + 1;
    const { body } = await close({});
    expect(body).toMatchObject({ accepted: false, errorText: expect.stringMatching(/annulled/) });
  });
});

describe("refund (in-store-loyalty.md §4.4)", () => {
  const refund = (orderId = "o-1") =>
    sandbox.signed("refund/1.7", { establishmentId: 4711, orderId });

  test("releases a reservation, which cannot be closed afterwards", async () => {
    await identify({ phoneNumber: AMARA });
    expect((await refund()).body).toEqual({ accepted: true, errorCode: 0 });
    expect((await close({})).body.accepted).toBe(false);
  });

  test("reverses a closed order's points, once", async () => {
    await identify({ phoneNumber: AMARA });
    await close({});
    expect((await refund()).body.accepted).toBe(true);
    expect((await customer(20117))?.pointsBalance).toBe(1240);
    expect((await refund()).body).toMatchObject({ accepted: false, errorCode: 0 });
    expect((await customer(20117))?.pointsBalance).toBe(1240);
  });

  test("of an unknown order is rejected", async () => {
    expect((await refund("never-seen")).body.accepted).toBe(false);
  });
});
