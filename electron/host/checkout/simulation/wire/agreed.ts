/** What onboarding agreed on with the services of a simulated kiosk. */
import { createHash } from "node:crypto";
import type { LoyaltyConnection } from "../../../loyalty/client.ts";
import { parseSettings, type Settings } from "../../../settings/settings.ts";
import type { Random } from "../random.ts";

export const AGREED = {
  integratorUrl: "https://integrator.example/pay",
  integrationId: "integration-7",
  outboundToken: "outbound-canary",
  inboundTokens: ["inbound-canary-old", "inbound-canary-new"],
  merchantId: "merchant-7",
  vendorUrl: "https://vendor.example/pos",
  salesOutletId: 101,
  requestKey: "request-key-canary",
  responseKey: "response-key-canary",
  platformOrderIdName: "brandOrderId",
  customFields: { channel: "kiosk" },
  loyaltyUrl: "https://loyalty.example/in-store",
  loyaltyVersion: "1.7",
  establishmentId: 1,
  loyaltyKey: "loyalty-key-canary",
  waiter: { posId: "w-1", name: "Kiosk" },
} as const;

/** None of them may be in the kiosk's records (requirement S6). */
export const SECRETS: readonly string[] = [
  AGREED.outboundToken,
  ...AGREED.inboundTokens,
  AGREED.requestKey,
  AGREED.responseKey,
  AGREED.loyaltyKey,
];

export const LOYALTY_CONNECTION: LoyaltyConnection = {
  apiUrl: AGREED.loyaltyUrl,
  apiVersion: AGREED.loyaltyVersion,
  establishmentId: AGREED.establishmentId,
};

/** The settings of such a kiosk. */
export const SETTINGS: Settings = parseSettings(
  {
    outlet: {
      configBaseUrl: "https://configuration.example",
      identifier: "outlet-1",
      credentialCipher: {
        key: Buffer.alloc(24, 1).toString("base64"),
        iv: Buffer.alloc(8, 2).toString("base64"),
      },
    },
    ordering: {
      vendorBaseUrl: AGREED.vendorUrl,
      salesOutletId: AGREED.salesOutletId,
      apiKey: AGREED.requestKey,
      apiKeyResponse: AGREED.responseKey,
      customFields: AGREED.customFields,
    },
    payments: {
      integratorBaseUrl: AGREED.integratorUrl,
      integrationId: AGREED.integrationId,
      outboundToken: AGREED.outboundToken,
      inboundTokens: AGREED.inboundTokens,
      settings: { merchantId: AGREED.merchantId },
      gate: { listen: "127.0.0.1:0" },
    },
    device: {
      terminalId: "K1",
      staffPin: "0000",
      guest: { name: "Guest", email: "guest@example.com", phoneNumber: "+4930123456" },
      waiter: AGREED.waiter,
    },
    wire: { platformOrderId: AGREED.platformOrderIdName },
  },
  "/",
  {},
);

/** The same with limits for the integrator that onboarding may agree on (payments.md §8). */
export function settingsWithLimits(random: Random): Settings {
  const { payments } = SETTINGS;
  const limits = {
    ...payments.limits,
    requestsPerSecond: random.pick([1, 2, 100]),
    concurrentRequests: random.pick([1, 2, 25]),
    circuitBreakerFailures: random.between(1, 5),
  };
  return { ...SETTINGS, payments: { ...payments, limits } };
}

export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** A UUID that is the same for the same name. */
export function uuidOf(name: string): string {
  const hex = sha256(name);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}
