import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import { itemOf, menuWith } from "../../../../domain/testing/products.ts";
import { menu } from "../../../../domain/testing/tray.ts";
import { createLoyaltyClient } from "../../loyalty/client.ts";
import { createPhoneRefusal, type PhoneRefusal } from "../../loyalty/phone-refusal.ts";
import {
  API_KEY,
  answering,
  startLoyaltyService,
  type TestService,
} from "../../loyalty/testing/service.ts";
import { createLog } from "../../net/log.ts";
import { createHttpClient } from "../../net/undici-client.ts";
import { brandOf } from "../../outlet/brand.ts";
import { NEVER_POLLED, settingsFor, silentLog } from "../../outlet/testing/outlet.ts";
import { outletViewOf } from "../../outlet/view.ts";
import { EMPTY_STAGE } from "../../rpc/stage-views.ts";
import { systemClock } from "../running/clock.ts";
import {
  type IdentifyContext,
  identifyCustomerByCode,
  identifyCustomerByPhone,
} from "./identify-customer.ts";
import { Visits } from "./visits.ts";

const VISIT = "11111111-1111-4111-8111-111111111111";
const NOW = 1_800_000_000_000;
const http = createHttpClient({ caFile: null, log: createLog({ level: "silent" }) });
let service: TestService;
let visits: Visits;
let phoneRefusal: PhoneRefusal;

beforeEach(async () => {
  service = await startLoyaltyService();
  visits = new Visits();
  visits.begin(VISIT);
  phoneRefusal = createPhoneRefusal({ revision: () => 1, changed: () => {} });
});
afterEach(() => {
  phoneRefusal.stop();
  return service.close();
});

/** A kiosk whose outlet identifies by cards, unless `loyalty` says otherwise. */
function context(loyalty: Record<string, unknown> = { loyaltyCardFlow: { enabled: true } }) {
  const connection = { apiUrl: service.url, apiVersion: "1.7", establishmentId: 7 };
  const settings = settingsFor("https://configuration.example");
  const outlet = outletViewOf({
    settings,
    brand: brandOf(settings.device.theme),
    configuration: outletConfiguration.parse({
      revision: 1,
      apiUrl: service.url,
      loyaltyApiVersion: "1.7",
      establishmentId: 7,
      currency: "EUR",
      timezone: "Europe/Berlin",
      locales: { enabled: ["en"], default: "en", fallback: "en" },
      loyaltyEnabled: true,
      loyalty,
    }),
    credential: {
      apiKey: API_KEY,
      configuration: { apiUrl: service.url, apiVersion: "1.7", establishmentId: 7 },
    },
    recordsTrouble: null,
    hasMenu: true,
    stage: EMPTY_STAGE,
    provisioning: null,
    configurationPoll: NEVER_POLLED,
    localUrls: () => null,
    logoUrl: null,
  });
  return {
    loyalty: createLoyaltyClient({
      http,
      clock: systemClock,
      connection: () => connection,
      apiKey: () => API_KEY,
      platformIdName: "platformId",
      staffLocale: () => null,
    }),
    connection,
    outlet,
    menu: { revision: 1, categories: [], items: {}, combos: {} },
    terminalId: "K1",
    publicClientIdPattern: null,
    pointsNeedScan: false,
    namedBy: "id",
    rewardCodes: ["LOYALTY100"],
    log: silentLog,
    phoneRefusal,
    visits,
    recordConsents: () => {},
    now: NOW,
  } satisfies IdentifyContext;
}

const input = (code: string) => ({
  visitId: VISIT,
  locale: "en",
  orderType: "EAT_IN" as const,
  basket: { lines: [] },
  code,
});
const identified = () => visits.identification(VISIT, input(""));
const operations = () => service.calls.filter(({ path }) => path.includes("qr-code"));
const refusing = (code: number) =>
  answering({ accepted: false, messages: [{ type: "error", code, text: "No" }] });

describe("identification by phone", () => {
  it("is not asked for again once the service does not offer it (510); codes still work", async () => {
    const open = { phoneNumberFlow: { enabled: true }, loyaltyCardFlow: { enabled: true } };
    const asked = {
      ...input(""),
      phoneNumber: "+4915112345678",
      clientName: null,
      marketingChannels: [],
      acceptances: [],
    };
    service.answers.push(refusing(510));
    const first = await identifyCustomerByPhone(asked, context(open));
    expect(first).toMatchObject({ result: "rejected", cause: "phone-not-offered" });
    expect(phoneRefusal.isCurrent()).toBe(true);
    service.answers.length = 0;
    expect(await identifyCustomerByPhone(asked, context(open))).toEqual({
      result: "rejected",
      messages: [],
      cause: "phone-not-offered",
    });
    expect(operations()).toHaveLength(1);
    expect(await identifyCustomerByCode(input("CARD-1"), context(open))).toMatchObject({
      result: "accepted",
    });
  });

  it("is asked for again after any other refusal", async () => {
    const open = { phoneNumberFlow: { enabled: true } };
    service.answers.push(refusing(509));
    await identifyCustomerByPhone(
      {
        ...input(""),
        phoneNumber: "+4915112345678",
        clientName: null,
        marketingChannels: [],
        acceptances: [],
      },
      context(open),
    );
    expect(phoneRefusal.isCurrent()).toBe(false);
  });
});

describe("identification by code", () => {
  it("sends only the code, and stores who was identified", async () => {
    expect(await identifyCustomerByCode(input("CARD-1"), context())).toMatchObject({
      result: "accepted",
    });
    const [{ body } = { body: null }] = operations();
    expect(body).toMatchObject({ qrCode: "CARD-1" });
    expect(Object.keys(body ?? {}).sort()).toEqual(["orderId", "posInfo", "qrCode"]);
    expect(identified()?.identifier).toEqual({ by: "code", qrCode: "CARD-1" });
  });

  it("leaves the earlier identification if refused; if accepted, replaces it under a new order id", async () => {
    await identifyCustomerByCode(input("CARD-1"), context());
    const first = identified();
    service.answers.push(refusing(505));
    expect(await identifyCustomerByCode(input("USED"), context())).toMatchObject({
      result: "rejected",
      cause: "code-used",
    });
    expect(identified()).toBe(first);
    service.answers[0] = answering({ accepted: true });
    await identifyCustomerByCode(input("CARD-2"), context());
    const second = identified();
    expect(second?.identifier).toEqual({ by: "code", qrCode: "CARD-2" });
    expect(second?.loyaltyOrderId).not.toBe(first?.loyaltyOrderId);
  });

  it("sends the whole basket's total, without earlier discounts or points payments", async () => {
    const line = { kind: "item" as const, lineId: "1", itemId: "cola", count: 1, choices: [] };
    const lines = [line, { ...line, lineId: "2", count: 2 }];
    const asked = { ...input("CARD-1"), basket: { lines } };
    const withMenu = { ...context(), menu };
    service.answers.push(
      answering({
        accepted: true,
        discounts: [{ discountId: "TEN", type: "percent", value: 10 }],
        payment: { type: "PAY_WITH_POINTS", amount: 2, transactionId: 1 },
      }),
    );
    await identifyCustomerByCode(asked, withMenu);
    await identifyCustomerByCode({ ...asked, code: "CARD-2" }, withMenu);
    expect(operations().map(({ body }) => body)).toMatchObject([{ total: 10.5 }, { total: 10.5 }]);
  });

  it("describes every line of the basket", async () => {
    const lines = ["cola", "burger"].map((itemId) => {
      return { kind: "item" as const, lineId: itemId, itemId, count: 1, choices: [] };
    });
    const asked = { ...input("CARD-1"), basket: { lines } };
    await identifyCustomerByCode(asked, { ...context(), menu });
    expect(operations().map(({ body }) => body)).toMatchObject([
      { order: { menuItems: [{ itemId: "cola" }, { itemId: "burger" }] } },
    ]);
  });

  it("sends the total with as many digits as the outlet charges", async () => {
    const line = { kind: "item" as const, lineId: "1", itemId: "cola", count: 1, choices: [] };
    const known = context();
    const outlet = { ...known.outlet, currencyDigits: 0 };
    const asked = { ...input("CARD-1"), basket: { lines: [line] } };
    await identifyCustomerByCode(asked, { ...known, outlet, menu });
    expect(operations().map(({ body }) => body)).toMatchObject([{ total: 4 }]);
  });

  it("identifies no customer if the answer comes after the visit has ended", async () => {
    service.answers.push((outgoing) => {
      visits.end(VISIT);
      answering({ accepted: true })(outgoing);
    });
    await identifyCustomerByCode(input("CARD-1"), context());
    expect(identified()).toBeNull();
  });

  it("is not asked for if the outlet takes no codes", async () => {
    const closed = context({ loyaltyCardFlow: { enabled: false } });
    expect(await identifyCustomerByCode(input("CARD-1"), closed)).toEqual({
      result: "unavailable",
      mayHaveArrived: false,
    });
    expect(service.calls).toEqual([]);
    const rewards = context({ rewardRedemption: { enabled: true } });
    expect(await identifyCustomerByCode(input("GIFT-1"), rewards)).toMatchObject({
      result: "accepted",
    });
  });
});

describe("at an outlet that takes only public client ids", () => {
  const publicClientIdPattern = /^CLIENT-(\d+)$/;
  const only = () => {
    const known = context();
    if (known.outlet.loyalty === null) throw new Error("no programme");
    const loyalty = { ...known.outlet.loyalty, loyaltyCard: false, publicClientId: true };
    return { ...known, outlet: { ...known.outlet, loyalty }, publicClientIdPattern };
  };

  it("refuses another code as one that is not valid, without a call", async () => {
    expect(await identifyCustomerByCode(input("CARD-1"), only())).toEqual({
      result: "rejected",
      messages: [],
      cause: "code-invalid",
    });
    expect(service.calls).toEqual([]);
    expect(await identifyCustomerByCode(input("CLIENT-42"), only())).toMatchObject({
      result: "accepted",
    });
  });
});

describe("the discount code of a reward line", () => {
  const rewarding = (discountId: string) =>
    answering({
      accepted: true,
      menuItems: [
        {
          itemId: "tea",
          title: "Tea",
          price: 2,
          quantity: 1,
          discounts: [{ discountId, type: "percent", value: 100 }],
        },
      ],
    });

  const withTea = menuWith([itemOf("tea", "2.00")]);

  it.each([
    ["LOYALTY100", []],
    ["ANOTHER", [["tea"]]],
  ])(
    "%s is used as it came; one that is not the credential's is logged",
    async (code, warnings) => {
      const warned: unknown[] = [];
      const log = { warn: (fields: { itemIds: readonly string[] }) => warned.push(fields.itemIds) };
      service.answers.push(rewarding(code));
      await identifyCustomerByCode(input("CARD-1"), { ...context(), menu: withTea, log });
      expect(warned).toEqual(warnings);
      expect(identified()?.rewardLines[0]?.discounts).toMatchObject([{ discountId: code }]);
      expect(identified()?.benefits.rewards[0]?.discounts).toMatchObject([{ discountId: code }]);
    },
  );

  it("is checked separately: a reward that the menu does not have as described is logged too", async () => {
    const warned: unknown[] = [];
    const log = { warn: (fields: object) => warned.push(fields) };
    const reward = { title: "Tea", price: 2, quantity: 1 };
    const modifiers = [{ itemId: "mint", title: "Mint", quantity: 1, price: 0 }];
    const discounts = [{ discountId: "LOYALTY100", type: "percent", value: 100 }];
    const menuItems = [
      { ...reward, itemId: "code-tea", discounts },
      { ...reward, itemId: "tea", modifiers, discounts },
      { ...reward, itemId: "cake", discounts },
    ];
    service.answers.push(answering({ accepted: true, menuItems }));
    await identifyCustomerByCode(input("CARD-1"), { ...context(), menu: withTea, log });
    expect(warned).toMatchObject([
      {
        unknown: [
          { itemId: "tea", isOnMenu: true, modifiers: ["Mint"] },
          { itemId: "cake", isOnMenu: false, modifiers: [] },
        ],
      },
    ]);
  });
});
