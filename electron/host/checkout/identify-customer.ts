import { randomUUID } from "node:crypto";
import type { LoyaltyOrder } from "../../../contracts/in-store-loyalty.ts";
import type { Menu } from "../../../domain/menu.ts";
import { currencyDigits } from "../../../domain/money.ts";
import { type PricedBasket, priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import type { IdentifyResult, OutletView } from "../api/contract.ts";
import type { ContractInputs } from "../api/inputs.ts";
import type { LoyaltyClient, LoyaltyConnection } from "../loyalty/client.ts";
import { wireLine } from "../loyalty/closing.ts";
import { type Identifier, identify, identifyResultOf } from "../loyalty/identification.ts";
import { posInfoAt } from "../loyalty/pos-info.ts";
import type { Consent } from "../store/consents.ts";
import { describeLines } from "./describe-lines.ts";
import type { Visits } from "./visits.ts";

export type IdentifyContext = {
  readonly loyalty: LoyaltyClient;
  readonly connection: LoyaltyConnection | null;
  readonly outlet: OutletView;
  readonly menu: Menu | null;
  readonly terminalId: string;
  readonly visits: Visits;
  readonly recordConsents: (consents: readonly Consent[]) => void;
  /** UTC milliseconds. */
  readonly now: number;
};

/**
 * Identifies the customer of a visit by phone number under a new loyalty order id; acceptances are on
 * disk before the call (design §6). What an earlier identification brought is forgotten.
 */
export async function identifyCustomerByPhone(
  input: ContractInputs["loyalty"]["identifyByPhone"],
  context: IdentifyContext,
): Promise<IdentifyResult> {
  const { connection, menu, outlet, visits, now } = context;
  if (!connection || !menu || !outlet.loyalty?.phone) return { result: "unavailable" };
  visits.forget(input.visitId);
  const loyaltyOrderId = randomUUID();
  const { phoneNumber } = input;
  context.recordConsents(
    input.acceptances.map((acceptance) => ({
      at: now,
      loyaltyOrderId,
      who: phoneNumber,
      documentKind: acceptance.kind,
      documentVersion: acceptance.version,
      locale: acceptance.locale,
      textShown: acceptance.textShown,
    })),
  );
  const identifier: Identifier = {
    by: "phone",
    phoneNumber,
    clientName: input.clientName,
    // The other channels exist only in the consent log (design §14).
    subscribedToPushNotifications: input.marketingChannels.includes("push"),
  };
  const { establishmentId, apiVersion } = connection;
  const { terminalId } = context;
  const priced = priceAtIdentification(input, menu, outlet);
  const outcome = await identify(context.loyalty, {
    identifier,
    loyaltyOrderId,
    apiVersion,
    locale: input.locale,
    posInfo: posInfoAt(now, { establishmentId, terminalId, timezone: outlet.timezone }),
    total: priced.lines.length > 0 ? priced.total : null,
    order: priced.lines.length > 0 ? describeOrder(priced, menu, outlet) : null,
  });
  if (outcome.result === "accepted") visits.identified(input.visitId, outcome.identification);
  return identifyResultOf(outcome);
}

function priceAtIdentification(
  input: ContractInputs["loyalty"]["identifyByPhone"],
  menu: Menu,
  outlet: OutletView,
): PricedBasket {
  return priceBasket({
    menu,
    basket: input.basket,
    orderType: input.orderType,
    digits: currencyDigits(outlet.currency),
    taxesIncluded: outlet.taxesIncluded,
    benefits: NO_BENEFITS,
    usePoints: false,
  });
}

/** The order as it stands, for the service to find rewards that fit it (§4.2). */
function describeOrder(priced: PricedBasket, menu: Menu, outlet: OutletView): LoyaltyOrder {
  return { menuItems: describeLines(priced, menu, outlet).map(wireLine) };
}
