import { createCheckoutHandlers } from "./checkout-handlers.ts";
import type { HandlerDependencies } from "./handler-dependencies.ts";
import { createIdentificationHandlers } from "./identification-handlers.ts";
import type { Handlers } from "./router.ts";
import { createVisitHandlers } from "./visit-handlers.ts";

/** The handlers behind the customers' RPC methods. */
export function createHandlers(host: HandlerDependencies): Handlers {
  return {
    log: host.log,
    outlet: host.outlet,
    menu: host.menu,
    ...createIdentificationHandlers(host),
    ...createCheckoutHandlers(host),
    cards: host.cards,
    interruptedCards: host.interruptedCards,
    orderAfterVisit: host.ordersAfterVisits.live,
    paymentKeys: host.paymentKeys,
    printing: host.printing,
    headphones: host.headphones,
    speech: host.speech,
    ...createVisitHandlers(host),
    reportPageFault: host.reportPageFault,
    callStaff: host.callStaff,
    ...host.provisioning,
    staffMode: host.staffMode,
  };
}
