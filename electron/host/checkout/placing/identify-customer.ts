import { randomUUID } from "node:crypto";
import type { LoyaltyOrder } from "../../../../contracts/in-store-loyalty.ts";
import type { Menu } from "../../../../domain/menu.ts";
import { type PricedBasket, priceBasket } from "../../../../domain/pricing.ts";
import { rewardDish } from "../../../../domain/reward-dish.ts";
import { type NamedBy, NO_BENEFITS } from "../../../../domain/rewards.ts";
import type { LoyaltyClient, LoyaltyConnection } from "../../loyalty/client.ts";
import { wireLine } from "../../loyalty/closing.ts";
import {
  type Identification,
  type Identifier,
  identify,
  identifyResultOf,
} from "../../loyalty/identification.ts";
import type { PhoneRefusal } from "../../loyalty/phone-refusal.ts";
import { posInfoAt } from "../../loyalty/pos-info.ts";
import { rewardsUnderOtherCodes } from "../../loyalty/reward-codes.ts";
import { identifierOfCode } from "../../loyalty/scanned-code.ts";
import type { Log } from "../../net/log.ts";
import type { IdentifyResult, LoyaltyView, OutletView } from "../../rpc/contract.ts";
import type { ContractInputs } from "../../rpc/inputs.ts";
import type { Consent } from "../../store/consents.ts";
import { describeLines } from "./describe-lines.ts";
import { orderKey, type Visits } from "./visits.ts";

export type IdentifyContext = {
  readonly loyalty: LoyaltyClient;
  readonly connection: LoyaltyConnection | null;
  readonly outlet: OutletView;
  readonly menu: Menu | null;
  readonly terminalId: string;
  /** What a public client id looks like among scanned codes; null if none is scanned. */
  readonly publicClientIdPattern: RegExp | null;
  /** Points pay only for a scanned code (requirement A14). */
  readonly pointsNeedScan: boolean;
  /** Whether the loyalty service is sent global product ids or codes. */
  readonly namedBy: NamedBy;
  /** Codes of the outlet's own reward discounts (in-store-loyalty.md §2.3). */
  readonly rewardCodes: readonly string[];
  readonly log: Pick<Log, "warn">;
  readonly phoneRefusal: PhoneRefusal;
  readonly visits: Visits;
  readonly recordConsents: (consents: readonly Consent[]) => void;
  /** UTC milliseconds. */
  readonly now: number;
};

/** What both methods of identification need of the visit. */
type Asked = Pick<
  ContractInputs["loyalty"]["identifyByPhone"],
  "visitId" | "locale" | "orderType" | "basket"
>;

/**
 * Identifies the customer of a visit by phone number (in-store-loyalty.md §4.2). Acceptances are on disk before the
 * call (requirement V7); throws if they cannot be written.
 */
export async function identifyCustomerByPhone(
  input: ContractInputs["loyalty"]["identifyByPhone"],
  context: IdentifyContext,
): Promise<IdentifyResult> {
  // Once is enough: the service is not asked again (in-store-loyalty.md §7, code 510).
  if (context.phoneRefusal.isCurrent()) return PHONE_NOT_OFFERED;
  if (!context.outlet.loyalty?.phone) return NOT_ASKED;
  const { phoneNumber } = input;
  const identifier: Identifier = {
    by: "phone",
    phoneNumber,
    clientName: input.clientName,
    // The other channels exist only in the consent log (requirement V7).
    subscribedToPushNotifications: input.marketingChannels.includes("push"),
  };
  return identifyCustomer(input, identifier, context, (loyaltyOrderId) =>
    context.recordConsents(
      input.acceptances.map((acceptance) => ({
        at: context.now,
        loyaltyOrderId,
        who: phoneNumber,
        documentKind: acceptance.kind,
        documentVersion: acceptance.version,
        channels: acceptance.channels,
        locale: acceptance.locale,
        textShown: acceptance.textShown,
      })),
    ),
  );
}

const NOT_ASKED: IdentifyResult = { result: "unavailable", mayHaveArrived: false };

const PHONE_NOT_OFFERED: IdentifyResult = {
  result: "rejected",
  messages: [],
  cause: "phone-not-offered",
};

/** The outlet takes codes, but none of this kind. */
const CODE_INVALID: IdentifyResult = { result: "rejected", messages: [], cause: "code-invalid" };

/** Identifies the customer of a visit by a scanned or typed code (in-store-loyalty.md §4.2). */
export async function identifyCustomerByCode(
  input: ContractInputs["loyalty"]["identifyByCode"],
  context: IdentifyContext,
): Promise<IdentifyResult> {
  const { connection, outlet, publicClientIdPattern } = context;
  if (!connection || !outlet.loyalty) return NOT_ASKED;
  const { apiVersion } = connection;
  const identifier = identifierOfCode(input.code, { publicClientIdPattern, apiVersion });
  if (!isOffered(identifier, outlet.loyalty)) return CODE_INVALID;
  return identifyCustomer(input, identifier, { ...context, isScanned: input.isScanned });
}

/** Card and reward codes cannot be distinguished before the service has read them, so either is accepted. */
function isOffered(identifier: Identifier, loyalty: LoyaltyView): boolean {
  if (identifier.by === "public-client-id") return loyalty.publicClientId;
  return loyalty.loyaltyCard || loyalty.rewardRedemption;
}

/**
 * Asks under a new loyalty order id (requirement V5). An earlier identification stays until another one is
 * accepted; one that arrives after the end of its visit is dropped.
 */
async function identifyCustomer(
  asked: Asked,
  identifier: Identifier,
  context: IdentifyContext & { readonly isScanned?: boolean },
  beforeTheCall: (loyaltyOrderId: string) => void = () => {},
): Promise<IdentifyResult> {
  const { connection, menu, outlet, terminalId, visits, namedBy, now } = context;
  if (!connection || !menu || !outlet.loyalty) return NOT_ASKED;
  const { flow, maxPwpPercent, minCashPayment } = outlet.loyalty;
  const loyaltyOrderId = randomUUID();
  beforeTheCall(loyaltyOrderId);
  const { establishmentId, apiVersion } = connection;
  const priced = priceAtIdentification(asked, menu, outlet);
  const outcome = await identify(context.loyalty, {
    identifier,
    loyaltyOrderId,
    apiVersion,
    locale: asked.locale,
    posInfo: posInfoAt(now, { establishmentId, terminalId, timezone: outlet.timezone }),
    total: priced.lines.length > 0 ? priced.total : null,
    order:
      priced.lines.length > 0
        ? describeOrder(priced, menu, { locales: outlet.locales, namedBy })
        : null,
    flow,
    namedBy,
    isScanned: context.isScanned === true,
    pointsLimits: {
      maxPwpPercent,
      minCashPayment,
      needScan: context.pointsNeedScan && context.isScanned !== true,
    },
  });
  if (outcome.result === "accepted") {
    warnOfOtherCodes(outcome.identification, context);
    warnOfUnknown(outcome.identification, menu, context);
  }
  if (outcome.result === "rejected" && outcome.cause === "phone-not-offered") {
    context.log.warn({ loyaltyOrderId }, "the loyalty service accepts no phone numbers");
    context.phoneRefusal.note();
  }
  const identificationId = randomUUID();
  if (outcome.result === "accepted" && !visits.hasEnded(asked.visitId)) {
    const validFor = flow === "PATCH_ORDER" ? orderKey(asked) : null;
    const { identification } = outcome;
    const { isScanned = false } = context;
    visits.identified(asked.visitId, { identificationId, identification, validFor, isScanned });
  }
  return identifyResultOf(outcome, identificationId);
}

function warnOfOtherCodes(
  { loyaltyOrderId, rewardLines }: Identification,
  { rewardCodes, log }: IdentifyContext,
): void {
  const itemIds = rewardsUnderOtherCodes(rewardLines, rewardCodes);
  if (itemIds.length > 0) {
    log.warn({ loyaltyOrderId, itemIds }, "rewards do not carry the credential's discountId");
  }
}

/** A reward that the kitchen cannot make as described: menu and rewards are configured inconsistently. */
function warnOfUnknown(
  { loyaltyOrderId, benefits: { rewards, namedBy } }: Identification,
  menu: Menu,
  { log }: Pick<IdentifyContext, "log">,
): void {
  const unknown = rewards.flatMap((reward) => {
    const dish = rewardDish(reward, menu, namedBy);
    if (dish && dish.unknown.length === 0) return [];
    return [{ itemId: reward.itemId, isOnMenu: dish !== null, modifiers: dish?.unknown ?? [] }];
  });
  if (unknown.length > 0) log.warn({ loyaltyOrderId, unknown }, "rewards do not match the menu");
}

function priceAtIdentification(asked: Asked, menu: Menu, outlet: OutletView): PricedBasket {
  return priceBasket({
    menu,
    basket: asked.basket,
    orderType: asked.orderType,
    digits: outlet.currencyDigits,
    taxesIncluded: outlet.taxesIncluded,
    benefits: NO_BENEFITS,
    usePoints: false,
  });
}

/** The order in its present state, for the service to find rewards that fit it (in-store-loyalty.md §4.2). */
function describeOrder(
  { lines }: PricedBasket,
  menu: Menu,
  how: Pick<OutletView, "locales"> & { readonly namedBy: NamedBy },
): LoyaltyOrder {
  return { menuItems: describeLines(lines, menu, how).map(wireLine) };
}
