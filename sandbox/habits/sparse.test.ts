import { expect, test } from "vitest";
import { OPERATIONS } from "../core/operations.ts";
import { SPARSE_OPERATIONS, sparse } from "./sparse.ts";
import { messageOf } from "./testing/example-messages.ts";

test("there is a list for each operation", () => {
  expect(SPARSE_OPERATIONS.toSorted()).toEqual(OPERATIONS.toSorted());
});

test("the message itself stays as it is", () => {
  const message = messageOf("menuResponse", "a menu with one of each");
  const before = structuredClone(message);
  sparse("ordering.menu", message);
  expect(message).toEqual(before);
});

test("a menu has no optional field; taxes of dishes, required sortOrders and what is on by default stay", () => {
  const message = messageOf("menuResponse", "a menu with one of each");
  expect(sparse("ordering.menu", message)).toEqual({
    menu: {
      categories: [
        {
          refId: "c-1",
          id: "burgers",
          code: "C20",
          title: { en: "Burgers", de: "Burger" },
          root: true,
        },
      ],
      modifierGroups: [
        {
          refId: "g-1",
          id: "group-extras",
          code: "6002",
          title: { en: "Extras" },
          min: 0,
          max: 5,
          free: 2,
          modifiers: [{ modifier: "m-1", selected: false }],
        },
      ],
      modifiers: [
        {
          refId: "m-1",
          id: "extra-pickles",
          code: "5101",
          title: { en: "Pickles" },
          pricesByOrderingType: { EAT_IN: { value: 0.9 } },
        },
      ],
      items: [
        {
          refId: "i-1",
          id: "burger-beet",
          code: "1002",
          title: { en: "Beet burger", ar: "برغر الشمندر" },
          pricesByOrderingType: {
            EAT_IN: { value: 12.9, taxes: [19] },
            PICKUP: { value: 12.125, taxes: [7] },
          },
          categories: [{ category: "c-1" }],
          modifierGroups: [
            {
              refId: "e-1",
              id: "group-extras",
              code: "6002",
              title: { en: "Extras" },
              basedOn: "g-1",
              max: 3,
              free: 1,
            },
          ],
        },
      ],
      combos: [
        {
          refId: "k-1",
          id: "tray",
          code: "3001",
          title: { en: "Lunch tray" },
          pricesByOrderingType: { EAT_IN: { value: 17.9, taxes: [19] } },
          categories: [{ category: "c-1" }],
          steps: [
            {
              refId: "s-1",
              id: "tray-burger",
              code: "3001-1",
              title: { en: "Your burger" },
              min: 1,
              max: 1,
              sortOrder: 1,
              items: [
                {
                  refId: "i-1",
                  selected: true,
                  forbiddenModifiers: ["m-1"],
                  pricesByOrderingType: { EAT_IN: { value: 0 } },
                },
              ],
            },
          ],
        },
      ],
      revision: 1793793600,
    },
  });
});

test("an identification has nothing of the enrichment, and keeps what is due", () => {
  const message = messageOf("qrCodeResponse", "an accepted identification");
  expect(sparse("loyalty.qr-code", { ...message, payment: null, maxPointsPercent: null })).toEqual({
    accepted: true,
    menuItems: message.menuItems,
    discounts: message.discounts,
    messages: [{ type: "info", text: "Welcome back" }],
    customer: {
      platformId: 70012,
      customerName: "Amara",
      customerEmail: null,
      customerTier: null,
      customerPointsBalance: null,
    },
    hasEverRewardedPoints: true,
  });
  expect(sparse("loyalty.qr-code", message)).toMatchObject({
    payment: { type: "PAY_WITH_POINTS", amount: 5, transactionId: 9007199254 },
    maxPointsPercent: 50,
  });
});

test("a rejection keeps its reason with the code, and has no empty list", () => {
  const messages = [{ type: "error", code: 503, text: "This QR code is not valid." }];
  const rejected = { accepted: false, menuItems: [], discounts: [], messages, payment: null };
  expect(sparse("loyalty.qr-code", rejected)).toEqual({ accepted: false, messages });
});

test("a configuration has only what its scenario needs", () => {
  const { config } = messageOf("configurationResponse", "a configuration with everything") as {
    config: { loyalty: Record<string, unknown>; documents: { requiresAcceptance: boolean }[] };
  };
  const { loyalty } = config;
  expect(sparse("configuration.config", { accepted: true, config })).toEqual({
    accepted: true,
    config: {
      revision: 1793793600,
      locales: { enabled: ["de", "en", "ar"] },
      loyaltyEnabled: true,
      loyalty: {
        loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 2 },
        phoneNumberFlow: loyalty.phoneNumberFlow,
        loyaltyCardFlow: { enabled: true },
        rewardRedemption: { enabled: true },
        marketingConsent: {
          channels: ["sms", "whatsapp", "email", "push"],
          screen: {
            headlineByLocale: { en: "Hear from us?" },
            bodyByLocale: { en: "As the {marketing_consent} says." },
          },
        },
        phoneFormDisclaimer: {
          templateByLocale: { en: "See {privacy_policy} and {terms_conditions}." },
        },
      },
      documents: config.documents.map(({ requiresAcceptance, ...document }) =>
        requiresAcceptance ? { ...document, requiresAcceptance } : document,
      ),
      phone: { defaultCountry: "DE" },
    },
  });
  expect(sparse("configuration.config", { accepted: false, config: null })).toEqual({
    accepted: false,
  });
});

test.each([
  ["configuration.credential", { accepted: false, config: null }, { accepted: false }],
  [
    "configuration.credential",
    messageOf("credentialResponse", "the extra fields"),
    {
      accepted: true,
      config: {
        apiUrl: "https://loyalty.example.org/pos",
        establishmentId: 4021,
        password: "c2VjcmV0LW9mLXRoZS1vdXRsZXQ=",
        flow: "PATCH_ORDER",
        minCashPayment: 0.01,
        maxPwpPercent: 50,
      },
    },
  ],
  [
    "payments.authorize",
    { ...messageOf("operationResponse", "suspended for a redirect"), expectedTtlSeconds: 300 },
    {
      status: "PENDING",
      transactionReference: "psp-1",
      redirectUrl: messageOf("operationResponse", "suspended for a redirect").redirectUrl,
    },
  ],
  [
    "payments.sale",
    { ...messageOf("operationResponse", "refused"), transactionReference: "psp-1" },
    { status: "DECLINED" },
  ],
  [
    "payments.authorize",
    messageOf("operationResponse", "approved"),
    { status: "SUCCESS", transactionReference: "psp-1" },
  ],
  ["payments.capture", messageOf("operationResponse", "approved"), { status: "SUCCESS" }],
  [
    "payments.inquire-status",
    messageOf("inquireStatusResponse", "an inquiry returns"),
    { status: "AUTHORIZED", transactionReference: "psp-1" },
  ],
  [
    "payments.result-callback",
    messageOf("resultCallback", "a declined one"),
    { status: "DECLINED", transactionReference: "psp-1" },
  ],
  [
    "loyalty.order-closed",
    { accepted: true, pointsReward: 12, pointsSpent: 0, errorCode: 0, errorText: "" },
    { accepted: true, pointsReward: 12, pointsSpent: 0, errorCode: 0 },
  ],
  [
    "loyalty.refund",
    { accepted: false, errorCode: 0, errorText: "unknown order" },
    { accepted: false, errorCode: 0, errorText: "unknown order" },
  ],
  [
    "ordering.order",
    messageOf("createOrderResponse", "rejected"),
    { state: { status: "FAILED", reason: "no more soup" } },
  ],
  [
    "ordering.orders",
    {
      requestId: "1",
      orders: [
        { id: "BB-1", queueNumber: "47", state: { status: "COOKING", reason: null } },
        {
          id: "BB-2",
          queueNumber: "48",
          state: { status: "CANCELED", reason: "guest left", posErrorType: "UNKNOWN" },
        },
      ],
    },
    {
      orders: [
        { id: "BB-1", queueNumber: "47", state: { status: "COOKING" } },
        { id: "BB-2", queueNumber: "48", state: { status: "CANCELED", reason: "guest left" } },
      ],
    },
  ],
])("%s: %j", (operation, message, expected) => {
  expect(sparse(operation, message)).toEqual(expected);
});
