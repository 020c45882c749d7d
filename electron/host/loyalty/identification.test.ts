import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../checkout/running/clock.ts";
import { createLog } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { createLoyaltyClient } from "./client.ts";
import {
  type IdentificationOutcome,
  type Identifier,
  type IdentifyRequest,
  identify,
  identifyResultOf,
  qrCodeRequestOf,
} from "./identification.ts";
import { posInfoAt } from "./pos-info.ts";
import { API_KEY, answering, startLoyaltyService, type TestService } from "./testing/service.ts";

let service: TestService;
let client: ReturnType<typeof createLoyaltyClient>;
const http = createHttpClient({ caFile: null, log: createLog({ level: "silent" }) });

beforeEach(async () => {
  service = await startLoyaltyService();
  client = createLoyaltyClient({
    http,
    clock: systemClock,
    connection: () => ({ apiUrl: service.url, apiVersion: "1.7", establishmentId: 7 }),
    apiKey: () => API_KEY,
    platformIdName: "brandCustomerId",
    staffLocale: () => null,
  });
});
afterEach(() => service.close());

const phone: Identifier = {
  by: "phone",
  phoneNumber: "+4915112345678",
  clientName: "Mina Okafor",
  subscribedToPushNotifications: true,
};
const code: Identifier = { by: "code", qrCode: "QR-1" };
const request = (changes: Partial<IdentifyRequest> = {}): IdentifyRequest => ({
  identifier: phone,
  loyaltyOrderId: "order-1",
  posInfo: posInfoAt(1_800_000_000_000, {
    establishmentId: 7,
    terminalId: "K1",
    timezone: "Europe/Berlin",
  }),
  total: "12.90",
  order: { menuItems: [{ itemId: "1", title: "Bowl", price: 12.9, quantity: 1 }] },
  apiVersion: "1.7",
  locale: "de",
  flow: "REGULAR",
  namedBy: "id",
  isScanned: false,
  pointsLimits: { maxPwpPercent: null, minCashPayment: null, needScan: false },
  ...changes,
});
const operations = () => service.calls.filter((call) => call.path.includes("qr-code"));

const ACCEPTED = `{
  "accepted": true,
  "menuItems": [{"itemId":"9","title":"Lemonade","price":3.5,"quantity":1,
    "discounts":[{"discountId":"LOYALTY100","type":"percent","value":100}]}],
  "discounts": [{"discountId":"TEN","type":"percent","value":10}],
  "messages": [{"type":"info","code":12345,"text":"Welcome, Mina Okafor! +10"},{"type":"note","text":"No code"}],
  "customer": {"brandCustomerId":12345678901234567890,"customerName":" Mina  Okafor","customerEmail":"mina@example.com",
    "customerTier":null,"customerPointsBalance":null},
  "payment": {"type":"PAY_WITH_POINTS","amount":2.50,"transactionId":98765432109876543210},
  "hasEverRewardedPoints": false,
  "maxPointsPercent": 50
}`;

const rejecting = (messageCode: number) =>
  answering({ accepted: false, messages: [{ type: "error", code: messageCode, text: "No" }] });

const resultOf = (outcome: IdentificationOutcome) => identifyResultOf(outcome, "identification-1");

describe("identification", () => {
  it("sends the contract's fields, and the visit's language", async () => {
    await identify(client, request());
    expect(operations()[0]?.body).toEqual({
      phoneNumber: "+4915112345678",
      subscribedToPushNotifications: true,
      clientName: "Mina Okafor",
      orderId: "order-1",
      posInfo: {
        establishmentId: 7,
        terminalId: "K1",
        terminalCurrentTimestamp: 1_800_000_000_000,
        terminalTimeZone: "GMT+01:00",
      },
      total: 12.9,
      order: { menuItems: [{ itemId: "1", title: "Bowl", price: 12.9, quantity: 1 }] },
    });
    expect(operations()[0]?.headers["accept-language"]).toBe("de");
  });

  it.each([true, false])(
    "sends subscribedToPushNotifications %s as the customer ticked it",
    (ticked) => {
      const identifier = { ...phone, subscribedToPushNotifications: ticked };
      expect(qrCodeRequestOf(request({ identifier }))).toMatchObject({
        subscribedToPushNotifications: ticked,
      });
    },
  );

  it("sends a scanned code without any of the phone's fields, and no total of an empty basket", () => {
    const body = qrCodeRequestOf(request({ identifier: code, total: null, order: null }));
    expect(Object.keys(body ?? {}).sort()).toEqual(["orderId", "posInfo", "qrCode"]);
  });

  it("sends a public client id alone, and no default for notifications, which the customer was not asked about", () => {
    const identifier = { by: "public-client-id", publicClientId: 880017 } as const;
    const body = qrCodeRequestOf(request({ identifier, total: null, order: null }));
    expect(Object.keys(body ?? {}).sort()).toEqual(["orderId", "posInfo", "publicClientId"]);
  });

  it("offers the phone number from version 1.6 only, and makes no call before it", async () => {
    expect(await identify(client, request({ apiVersion: "1.5" }))).toEqual({
      result: "rejected",
      messages: [],
      cause: "phone-not-offered",
    });
    expect(service.calls).toEqual([]);
    expect(qrCodeRequestOf(request({ apiVersion: "1.6" }))).not.toBeNull();
    expect(qrCodeRequestOf(request({ apiVersion: "1.5", identifier: code }))).not.toBeNull();
  });

  it("describes the order from version 1.5 on", () => {
    const bodyAt = (apiVersion: string) =>
      qrCodeRequestOf(request({ identifier: code, apiVersion })) ?? {};
    expect(bodyAt("1.4")).not.toHaveProperty("order");
    expect(bodyAt("1.5")).toHaveProperty("order", request().order);
  });

  it("shows code 201 like any message, and reads the outcome from accepted alone", async () => {
    const messages = [{ type: "info", code: 201, text: "Thank you for your purchase" }];
    service.answers.push(answering({ accepted: true, messages }));
    expect(resultOf(await identify(client, request()))).toMatchObject({
      result: "accepted",
      customer: { messages },
    });
    service.answers[0] = answering({ accepted: false, messages });
    expect(resultOf(await identify(client, request()))).toMatchObject({
      result: "rejected",
      messages,
      cause: "other",
    });
  });

  it("keeps rewards, discounts and the points payment, its transactionId to the last digit", async () => {
    service.answers.push(answering(ACCEPTED));
    const outcome = await identify(client, request());
    expect(outcome).toMatchObject({
      result: "accepted",
      identification: {
        loyaltyOrderId: "order-1",
        payment: { type: "PAY_WITH_POINTS", amount: "2.5", transactionId: "98765432109876543210" },
        benefits: {
          flow: "REGULAR",
          maxPointsPercent: "50",
          rewards: [
            {
              itemId: "9",
              price: "3.5",
              quantity: 1,
              discounts: [{ discountId: "LOYALTY100", type: "percent", value: "100" }],
            },
          ],
          discounts: [{ discountId: "TEN", type: "percent", value: "10" }],
          pointsPayment: "2.5",
        },
      },
    });
  });

  it("shows the first name only, messages unchanged but for the full name, and unknown as null", async () => {
    service.answers.push(answering(ACCEPTED));
    const result = resultOf(await identify(client, request()));
    expect(result).toMatchObject({
      result: "accepted",
      customer: {
        greetingName: "Mina",
        tier: null,
        pointsBalance: null,
        hasEverRewardedPoints: false,
        messages: [
          { type: "info", code: 12345, text: "Welcome, Mina! +10" },
          { type: "note", code: null, text: "No code" },
        ],
      },
    });
    const text = JSON.stringify(result);
    for (const secret of ["Okafor", "mina@example.com", "98765432109876543210", "order-1", "+49"]) {
      expect(text).not.toContain(secret);
    }
  });

  it.each(["Ada (VIP", "Ada [1]", "Ada *", "Ada \\"])(
    "shortens a name of any characters: %s",
    async (customerName) => {
      const messages = [{ type: "info", text: `Welcome, ${customerName}!` }];
      service.answers.push(answering({ accepted: true, customer: { customerName }, messages }));
      expect(resultOf(await identify(client, request()))).toMatchObject({
        customer: { greetingName: "Ada", messages: [{ text: "Welcome, Ada!" }] },
      });
    },
  );

  it("shows tier and balance, and has discounts of percentages and of amounts", async () => {
    service.answers.push(
      answering({
        accepted: true,
        discounts: [
          { discountId: "TEN", type: "percent", value: 10 },
          { discountId: "FIVE", type: "amount", value: 5 },
        ],
        customer: { customerTier: "Gold", customerPointsBalance: 1250 },
      }),
    );
    expect(resultOf(await identify(client, request()))).toMatchObject({
      customer: {
        tier: "Gold",
        pointsBalance: 1250,
        benefits: {
          discounts: [
            { discountId: "TEN", type: "percent", value: "10" },
            { discountId: "FIVE", type: "amount", value: "5" },
          ],
        },
      },
    });
  });

  it("leaves the full name in messages to a customer whose code was scanned", async () => {
    service.answers.push(answering(ACCEPTED));
    const scanned = request({ identifier: code, isScanned: true });
    expect(resultOf(await identify(client, scanned))).toMatchObject({
      customer: {
        greetingName: "Mina",
        messages: [{ text: "Welcome, Mina Okafor! +10" }, { text: "No code" }],
      },
    });
  });

  it("shortens the name in messages to a customer who typed a short code", async () => {
    service.answers.push(answering(ACCEPTED));
    const typed = request({ identifier: code, isScanned: false });
    expect(resultOf(await identify(client, typed))).toMatchObject({
      customer: { messages: [{ text: "Welcome, Mina! +10" }, { text: "No code" }] },
    });
  });

  it.each([
    { customerName: "M. (Mina) $& Okafor", text: "Hi M. (Mina)\u00a0$& OKAFOR", shown: "Hi M." },
    { customerName: "$& Okafor", text: "$& Okafor", shown: "$&" },
    { customerName: "Mina", text: "Mina, welcome", shown: "Mina, welcome" },
    { customerName: "  ", text: "Welcome", shown: "Welcome" },
    { customerName: null, text: "Welcome", shown: "Welcome" },
  ])(
    "shortens names with special characters like $customerName in a message",
    async ({ customerName, text, shown }) => {
      const messages = [{ type: "info", text }];
      service.answers.push(answering({ accepted: true, customer: { customerName }, messages }));
      expect(resultOf(await identify(client, request()))).toMatchObject({
        customer: { messages: [{ text: shown }] },
      });
    },
  );

  it("stores the customer's id, which has the operator's own wire name, to the last digit and shows it nowhere", async () => {
    service.answers.push(answering(ACCEPTED));
    const outcome = await identify(client, request());
    expect(outcome).toMatchObject({ identification: { platformId: "12345678901234567890" } });
    expect(JSON.stringify(resultOf(outcome))).not.toContain("12345678901234567890");

    service.answers[0] = answering({ accepted: true, customer: { platformId: 4711 } });
    expect(await identify(client, request())).toMatchObject({
      result: "accepted",
      identification: { platformId: null },
    });
  });

  it("stores the credential's limits for points beside the answer's own, the lower share of both", async () => {
    service.answers.push(answering(ACCEPTED));
    const limits = async (maxPwpPercent: string | null, minCashPayment: string | null) => {
      const pointsLimits = { maxPwpPercent, minCashPayment, needScan: false };
      const outcome = await identify(client, request({ pointsLimits }));
      return outcome.result === "accepted" ? outcome.identification.benefits : null;
    };
    expect(await limits("20", "0.01")).toMatchObject({
      maxPointsPercent: "20",
      minCashPayment: "0.01",
    });
    expect(await limits("80", null)).toMatchObject({
      maxPointsPercent: "50",
      minCashPayment: null,
    });
  });

  it("accepts an answer without customer, rewards or payment (null is unknown, never failure)", async () => {
    service.answers.push(
      answering({ accepted: true, menuItems: null, customer: null, payment: null, messages: null }),
    );
    expect(await identify(client, request())).toMatchObject({
      result: "accepted",
      identification: {
        payment: null,
        benefits: { rewards: [], discounts: [], pointsPayment: null },
        view: { greetingName: null, pointsBalance: null, hasEverRewardedPoints: null },
      },
    });
  });

  it("does not let a payment of an unknown type pay for anything", async () => {
    service.answers.push(
      answering({ accepted: true, payment: { type: "VOUCHER", amount: 5, transactionId: 1 } }),
    );
    expect(await identify(client, request())).toMatchObject({
      identification: { payment: null, benefits: { pointsPayment: null } },
    });
  });

  it("returns the next step for the codes of the contract, and for all others only their text", async () => {
    const causes = {
      503: "code-invalid",
      504: "code-used",
      505: "code-used",
      509: "phone-format",
      510: "phone-not-offered",
      500: "other",
      777: "other",
    };
    for (const [messageCode, cause] of Object.entries(causes)) {
      service.answers[0] = rejecting(Number(messageCode));
      expect(await identify(client, request())).toEqual({
        result: "rejected",
        cause,
        messages: [{ type: "error", code: Number(messageCode), text: "No" }],
      });
    }
    expect(operations()).toHaveLength(7);
  });

  it("repeats a lost answer once, with a fresh salt and the same order id", async () => {
    service.answers.push((outgoing) => outgoing.destroy(), answering(ACCEPTED));
    expect(await identify(client, request())).toMatchObject({ result: "accepted" });
    expect(operations()).toHaveLength(2);
    expect(operations()[0]?.body).toEqual(operations()[1]?.body);
    expect(operations()[0]?.headers.saltid).not.toBe(operations()[1]?.headers.saltid);
  });

  it("asks for a new code if the repeat says that the first attempt used it", async () => {
    for (const messageCode of [504, 505]) {
      service.answers.splice(0, 9, (outgoing) => outgoing.destroy(), rejecting(messageCode));
      expect(await identify(client, request({ identifier: code }))).toMatchObject({
        result: "rejected",
        cause: "code-used",
      });
    }
  });

  it("gives up after two lost answers, and reports that a reservation may exist", async () => {
    service.answers.push(answering("{", 200));
    expect(await identify(client, request())).toEqual({
      result: "unavailable",
      mayHaveArrived: true,
    });
    expect(operations()).toHaveLength(2);
  });

  it("does not repeat a request that never arrived or was refused outright", async () => {
    service.answers.push(answering({}, 400));
    const expected = { result: "unavailable", mayHaveArrived: false };
    expect(await identify(client, request())).toEqual(expected);
    expect(operations()).toHaveLength(1);
  });

  it("tells the page whether the request may have arrived", async () => {
    for (const mayHaveArrived of [true, false]) {
      const result = { result: "unavailable", mayHaveArrived } as const;
      expect(identifyResultOf(result, "identification-1")).toEqual(result);
    }
  });
});
