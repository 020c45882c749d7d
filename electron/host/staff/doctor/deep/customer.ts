/** The customer of the whole order: identified, the order closed, and refunded (in-store-loyalty.md §4.2–4.4). */
import { randomUUID } from "node:crypto";
import { namedByOf } from "../../../checkout/placing/describe-lines.ts";
import { systemClock } from "../../../checkout/running/clock.ts";
import type { LoyaltyConnection } from "../../../loyalty/client.ts";
import { createLoyaltyClient } from "../../../loyalty/client.ts";
import { orderClosedRequestOf, wireLine } from "../../../loyalty/closing.ts";
import {
  type Identification,
  type Identifier,
  type IdentifyRequest,
  qrCodeRequestOf,
} from "../../../loyalty/identification.ts";
import { posInfoAt } from "../../../loyalty/pos-info.ts";
import { readQrCodeAnswer } from "../../../loyalty/qr-code-answer.ts";
import { isAtLeast, SINCE } from "../../../net/api-version.ts";
import { callsNamedBy } from "../../../net/http-client.ts";
import type { Settings } from "../../../settings/settings.ts";
import type { Notebook } from "../report.ts";
import { described, type Watch } from "../watch.ts";
import type { TestOrder } from "./test-order.ts";

/** The outlet's loyalty service, as found by the earlier checks. */
export type LoyaltyAccess = {
  readonly apiKey: string;
  readonly connection: LoyaltyConnection;
  /** IANA name, and the language of the answers. */
  readonly timezone: string;
  readonly locale: string;
};

export type CustomerSteps = {
  readonly note: Notebook;
  readonly watch: Watch;
  readonly settings: Settings;
  readonly now: () => number;
  readonly access: LoyaltyAccess;
};

const NO_BENEFITS_USED = {
  flow: "REGULAR",
  pointsLimits: { maxPwpPercent: null, minCashPayment: null, needScan: false },
} as const;

function clientOf({ watch, settings, access }: CustomerSteps) {
  return createLoyaltyClient({
    http: callsNamedBy(watch.http, settings.outlet.configBaseUrl),
    clock: systemClock,
    connection: () => access.connection,
    apiKey: () => access.apiKey,
    platformIdName: settings.wire.platformId,
    staffLocale: () => access.locale,
  });
}

/** Identifies for this order; null if there is no customer to close it for. Benefits are not used. */
export async function identifyFor(
  steps: CustomerSteps,
  identifier: Identifier,
  order: TestOrder,
): Promise<Identification | null> {
  const { note, watch, settings, access, now } = steps;
  const { establishmentId, apiVersion } = access.connection;
  const { terminalId } = settings.device;
  const { timezone, locale } = access;
  const asked: IdentifyRequest = {
    identifier,
    loyaltyOrderId: randomUUID(),
    posInfo: posInfoAt(now(), { establishmentId, terminalId, timezone }),
    total: order.snapshot.charge.total,
    order: { menuItems: order.lines.map(wireLine) },
    apiVersion,
    locale,
    namedBy: namedByOf(settings),
    isScanned: false,
    ...NO_BENEFITS_USED,
  };
  const body = qrCodeRequestOf(asked);
  if (body === null) {
    const advice = "Give a code of a test customer with --code.";
    note.skipped("§9", "identification", `API ${apiVersion} knows no phone numbers`, advice);
    return null;
  }
  const result = await clientOf(steps).qrCode(body, locale);
  const seen = described(watch.last());
  if (result.kind !== "answer") {
    note.failed("§4.2", "identification", `${result.kind} (${seen})`, NOBODY);
    return null;
  }
  const outcome = readQrCodeAnswer(result.answer, asked);
  if (outcome.result !== "accepted") {
    const finding = (result.answer.messages ?? []).map(({ code, text }) => `${code ?? ""} ${text}`);
    note.failed(
      "§4.2",
      "identification",
      `accepted false: ${finding.join("; ")} (${seen})`,
      NOBODY,
    );
    return null;
  }
  note.ok("§4.2", "identification", `accepted (${seen})`);
  checkCustomer(steps, outcome.identification);
  return outcome.identification;
}

const NOBODY =
  "Name a customer of the test service: operation.testServices.customerPhoneNumber, or --code with a code that is not used yet.";

function checkCustomer({ note, settings, access }: CustomerSteps, found: Identification): void {
  if (!isAtLeast(access.connection.apiVersion, SINCE.publicClientId)) return;
  note.judge(found.platformId !== null, "§2.2", "customer", {
    good: `named by ${settings.wire.platformId}`,
    bad: `${settings.wire.platformId} is missing`,
    advice: "From 1.7 the answer names the customer; compare wire.platformId with its spelling.",
  });
}

/** Reports the order as paid; returns whether points were credited. */
export async function closeFor(
  steps: CustomerSteps,
  identification: Identification,
  order: TestOrder,
): Promise<boolean> {
  const { note, watch, settings, access } = steps;
  const { establishmentId, apiVersion } = access.connection;
  const result = await clientOf(steps).orderClosed(
    orderClosedRequestOf({
      identification,
      establishmentId,
      apiVersion,
      lines: order.lines,
      addedRewards: [],
      appliedDiscounts: [],
      chargeTotal: order.snapshot.charge.total,
      pointsPayment: "0",
      waiter: settings.device.waiter,
    }),
  );
  const isClosed = result.kind === "answer" && result.answer.accepted;
  note.judge(isClosed, "§4.3", "order-closed", {
    good: isClosed ? `accepted, points earned: ${result.answer.pointsReward ?? "not stated"}` : "",
    bad: `${refusalOf(result)} (${described(watch.last())})`,
    advice: "The customer gets no points for what they paid.",
  });
  return isClosed;
}

/** Refunds points or reservation. */
export async function refundFor(
  steps: CustomerSteps,
  { loyaltyOrderId: orderId }: Identification,
  isClosed: boolean,
): Promise<void> {
  const { note, watch, access } = steps;
  const { establishmentId } = access.connection;
  const result = await clientOf(steps).refund({ establishmentId, orderId });
  const what = isClosed ? "the closed order" : "the reservation";
  note.judge(result.kind === "answer" && result.answer.accepted, "§4.4", "loyalty refund", {
    good: `accepted, for ${what}`,
    bad: `${refusalOf(result)} (${described(watch.last())})`,
    advice: `${what} ${orderId} remains: have the operator undo it.`,
  });
}

type Refusable =
  | { readonly kind: "answer"; readonly answer: { readonly errorText?: string | null | undefined } }
  | { readonly kind: "refused-by-http" | "no-answer" | "malformed" };

function refusalOf(result: Refusable): string {
  if (result.kind !== "answer") return result.kind;
  return `accepted false: ${result.answer.errorText ?? "no errorText"}`;
}
