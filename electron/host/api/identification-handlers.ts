import {
  type IdentifyContext,
  identifyCustomerByCode,
  identifyCustomerByPhone,
} from "../checkout/placing/identify-customer.ts";
import type { IdentifyResult } from "../rpc/contract.ts";
import type { HandlerDependencies } from "./handler-dependencies.ts";
import type { Handlers } from "./router.ts";

type IdentificationHandlers = Pick<
  Handlers,
  "prepareIdentification" | "identifyByPhone" | "identifyByCode" | "forgetCustomer"
>;

/** Who the customer of a visit is. */
export function createIdentificationHandlers(host: HandlerDependencies): IdentificationHandlers {
  const { loyalty, cards, visits } = host;
  /** Only an accepted identification takes the place of an earlier one. */
  const answered = (visitId: string, answer: IdentifyResult): IdentifyResult => {
    if (answer.result === "accepted") cards.customerChanged(visitId);
    return answer;
  };
  return {
    prepareIdentification: () => loyalty.prefetchSalt(),
    identifyByPhone: async (input) =>
      answered(input.visitId, await identifyCustomerByPhone(input, contextOf(host))),
    identifyByCode: async (input) =>
      answered(input.visitId, await identifyCustomerByCode(input, contextOf(host))),
    forgetCustomer(visitId) {
      visits.forget(visitId);
      cards.customerChanged(visitId);
    },
  };
}

function contextOf(host: HandlerDependencies): IdentifyContext {
  return {
    loyalty: host.loyalty,
    connection: host.loyaltyConnection(),
    outlet: host.outlet.current(),
    menu: host.menu.current().menu,
    terminalId: host.terminalId,
    publicClientIdPattern: host.publicClientIdPattern,
    pointsNeedScan: host.pointsNeedScan,
    namedBy: host.namedBy,
    rewardCodes: host.rewardCodes(),
    log: host.log,
    phoneRefusal: host.phoneRefusal,
    visits: host.visits,
    recordConsents: host.recordConsents,
    now: host.now(),
  };
}
