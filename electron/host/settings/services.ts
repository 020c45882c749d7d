/** The part of the device settings file (docs/settings.md) about the POS vendor and the payment integrator. */
import { z } from "zod";
import { KIOSK_ORDER_TYPES, paymentMethodType } from "../../../contracts/ordering.ts";
import { isServiceAddress } from "../net/address.ts";
import { pickupTimes, tables } from "./serving.ts";
import { filled, type Given, listenAddress, pollSeconds, serviceAddress } from "./texts.ts";

const kioskOrderType = z.enum(KIOSK_ORDER_TYPES, {
  error: ({ input }) => {
    const offered = `must be one of ${KIOSK_ORDER_TYPES.join(", ")}`;
    return input === "DELIVERY" || input === "CATERING"
      ? `${input} is not offered at a kiosk; ${offered}`
      : offered;
  },
});

export const ordering = (given: Given) =>
  z.strictObject({
    vendorBaseUrl: given(serviceAddress).meta({
      description: "The vendor's base address; `/rest/…` is appended.",
      contract: "ordering.md §5",
    }),
    salesOutletId: z.number().int().meta({
      description: "The outlet's number, sent in header SalesOutletId.",
      contract: "ordering.md §1",
    }),
    apiKey: given(filled).meta({
      description: "Request key. Only its digest is sent.",
      contract: "ordering.md §5",
    }),
    apiKeyResponse: given(filled).meta({
      description: "Response key: an answer without its digest is discarded.",
      contract: "ordering.md §5",
    }),
    sendPosCode: z.boolean().default(false).meta({
      description: "Whether order lines carry the menu's `code` in the field `id`.",
      contract: "ordering.md §2.7",
    }),
    sendCustomerName: z.boolean().default(false).meta({
      description:
        "Whether the client name of an order is the first name of a customer whose code was scanned, so that staff can call it out. Never after a typed number, which proves nothing. Otherwise it is the name of `device.guest`.",
      contract: "ordering.md §2.7",
    }),
    revisionCheckEnabled: z.boolean().default(true).meta({
      description: "Whether the revision is requested before the menu is fetched.",
      contract: "ordering.md §4 rule 2",
    }),
    menuPollSeconds: pollSeconds.default(60).meta({
      description: "Seconds between two polls for a new menu.",
      contract: "ordering.md §4 rule 2",
    }),
    orderTypes: z
      .array(kioskOrderType)
      .min(1)
      .refine((types) => new Set(types).size === types.length, { error: "names a type twice" })
      .default(["EAT_IN", "PICKUP"])
      .meta({
        description: "The order types that customers may choose, in this order.",
        contract: "ordering.md §2.7",
      }),
    tables: tables.prefault({}).meta({
      description: "Table numbers of customers who eat in.",
      contract: "ordering.md §2.7",
    }),
    pickupTimes: pickupTimes.nullable().default(null).meta({
      description:
        "Pickup times that customers may choose for PICKUP and DRIVE_THROUGH. Null: all orders are made as soon as possible.",
      contract: "ordering.md §2.7",
    }),
    taxesIncluded: z.boolean().default(true).meta({
      description: "Whether menu prices include their taxes.",
      contract: "ordering.md §2.5",
    }),
    currencyDigits: z.number().int().min(0).max(4).nullable().default(null).meta({
      description:
        "Fractional digits of amounts, if onboarding agreed on a number that differs from ISO 4217 for the outlet's currency. Null: as in ISO 4217.",
      contract: "ordering.md §2.7",
    }),
    customFields: z.record(z.string(), given(z.string())).prefault({}).meta({
      description: "Texts agreed at onboarding that are sent with every order.",
      contract: "ordering.md §2.7",
    }),
  });

/** Limits that the kiosk, as the platform, enforces on calls to the integrator: payments.md §8. */
const limits = z
  .strictObject({
    requestTimeoutSeconds: z.number().int().min(1).max(60).default(10).meta({
      description: "Seconds after which a request is aborted and counts as lost.",
      contract: "payments.md §8",
    }),
    connectTimeoutSeconds: z.number().int().min(1).max(30).default(2).meta({
      description: "Seconds for opening a connection.",
      contract: "payments.md §8",
    }),
    requestsPerSecond: z.number().int().min(1).max(1_000).default(100).meta({
      description: "Maximum number of requests started in one second.",
      contract: "payments.md §8",
    }),
    concurrentRequests: z.number().int().min(1).max(100).default(25).meta({
      description: "Maximum number of concurrent requests.",
      contract: "payments.md §8",
    }),
    circuitBreakerFailures: z.number().int().min(1).max(100).default(5).meta({
      description: "Consecutive failures after which no request is made for a while.",
      contract: "payments.md §8",
    }),
    paymentTimeoutSeconds: z.number().int().min(30).max(1_800).default(900).meta({
      description: "Seconds for a payment without `expectedTtlSeconds`.",
      contract: "payments.md §8",
    }),
    enrollmentExpirySeconds: z.number().int().min(30).max(1_800).default(900).meta({
      description: "Seconds for the enrollment of a card without `expectedTtlSeconds`.",
      contract: "payments.md §8",
    }),
  })
  .refine((given) => given.connectTimeoutSeconds <= given.requestTimeoutSeconds, {
    error: "is longer than requestTimeoutSeconds",
    path: ["connectTimeoutSeconds"],
  });

const counterMethod = paymentMethodType.exclude(["BANK_CARD_IN_APP"]);

/** Whether callbacks from the integrator are encrypted in transit (payments.md §5). */
export function isEncrypted(gate: {
  readonly listen: string;
  readonly publicUrl: string | null;
  readonly tls: object | null;
}): boolean {
  const isLocal = isServiceAddress(`http://${gate.listen}`);
  return isLocal || gate.tls !== null || gate.publicUrl?.startsWith("https:") === true;
}

/** Where the integrator's callbacks arrive. */
const gate = (given: Given) =>
  z
    .strictObject({
      listen: given(listenAddress).prefault("127.0.0.1:4650").meta({
        description: "HOST:PORT on which the kiosk receives the integrator's callbacks.",
        contract: "payments.md §4.2",
      }),
      publicUrl: given(serviceAddress).nullable().prefault(null).meta({
        description: "The address under which the integrator reaches the gate.",
        contract: "payments.md §4.2",
      }),
      tls: z
        .strictObject({
          certFile: filled.meta({
            description: "Certificate with its chain in PEM, relative to this file.",
          }),
          keyFile: filled.meta({ description: "Its private key in PEM." }),
        })
        .nullable()
        .default(null)
        .meta({
          description:
            "Certificate and key with which the gate serves https; read again when they are renewed. Null if a proxy does so, under `publicUrl`.",
          contract: "payments.md §5",
        }),
    })
    .refine(isEncrypted, {
      error:
        "is missing: callbacks carry a token, so the gate listens on this machine only, or has a certificate, or an https publicUrl",
      path: ["tls"],
    });

export const payments = (given: Given) =>
  z.strictObject({
    integratorBaseUrl: given(serviceAddress).meta({
      description: "The integrator's base address; `/v1/…` is appended.",
      contract: "payments.md §1",
    }),
    apiVersion: z
      .string()
      .regex(/^v\d+$/, { error: "must be v and a number, for example v1" })
      .default("v1")
      .meta({ description: "Version segment of the paths.", contract: "payments.md §9" }),
    integrationId: given(filled).meta({
      description: "The integration's identifier: part of the callbacks' addresses.",
      contract: "payments.md §4.2",
    }),
    outboundToken: given(filled).meta({
      description: "Bearer token of every request.",
      contract: "payments.md §5",
    }),
    inboundTokens: z.array(given(filled)).prefault([]).meta({
      description:
        "Bearer tokens that callbacks may carry: during a rotation the old and the new. None with `fleet`, whose gate has them.",
      contract: "payments.md §5",
    }),
    settings: z.record(z.string(), given(z.string())).prefault({}).meta({
      description: "Keys that the integrator asked for, for example a merchant id.",
      contract: "payments.md §2.2",
    }),
    gate: gate(given).prefault({}).meta({
      description: "Where callbacks arrive. Not used with `fleet`, whose gate receives them.",
    }),
    returnBaseUrl: given(serviceAddress).nullable().prefault(null).meta({
      description:
        "Public page, without `/return/…`, to which payment pages return: with it customers can pay on their phone. Null: payment pages return to the kiosk, and paying on the phone is not offered.",
      contract: "payments.md §4.4",
    }),
    limits: limits.prefault({}).meta({
      description: "Limits that the integrator and the operator have agreed on at onboarding.",
      contract: "payments.md §8",
    }),
    cardsOnFile: z.boolean().default(false).meta({
      description:
        "Whether customers whose code was scanned may store a card for their next visits. Requires TOKENIZATION.",
      contract: "payments.md §3",
    }),
    payAtCounter: z.boolean().default(false).meta({
      description: "Whether customers may pay at the counter instead.",
      contract: "ordering.md §2.7",
    }),
    counterMethods: z
      .array(counterMethod)
      .min(1)
      .refine((methods) => new Set(methods).size === methods.length, {
        error: "names a method twice",
      })
      .default(["BANK_CARD_IN_STORE"])
      .meta({
        description:
          "The payment methods of orders that are paid at the counter. With both, customers choose one.",
        contract: "ordering.md §2.7",
      }),
  });
