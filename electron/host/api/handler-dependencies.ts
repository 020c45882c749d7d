/** What the handlers of the customers' RPC methods need from the host. */
import type { PicturedMenu } from "../../../domain/menu-parts.ts";
import type { NamedBy } from "../../../domain/rewards.ts";
import type { CardsOnFile } from "../checkout/placing/cards-on-file.ts";
import type { SoldOut } from "../checkout/placing/sold-out.ts";
import type { Visits } from "../checkout/placing/visits.ts";
import type { Runner } from "../checkout/running/runner.ts";
import type { UnusedReservation } from "../checkout/state/order.ts";
import type { InterruptedCards } from "../checkout/views/interrupted-card.ts";
import type { OrdersAfterVisits } from "../checkout/views/order-after-visit.ts";
import type { LoyaltyClient, LoyaltyConnection } from "../loyalty/client.ts";
import type { PhoneRefusal } from "../loyalty/phone-refusal.ts";
import type { Log } from "../net/log.ts";
import type { CapabilityWatch } from "../payments/capability-watch.ts";
import type { OutletView } from "../rpc/contract.ts";
import type { PaymentKeys } from "../rpc/payment-keys.ts";
import type { ScreenName } from "../rpc/screen-names.ts";
import type { Live } from "../shared/live.ts";
import type { PinCheck } from "../staff/pin.ts";
import type { ProvisioningActions } from "../staff/provisioning.ts";
import type { Consent } from "../store/consents.ts";
import type { Handlers } from "./router.ts";
import type { StaffHandlers } from "./staff-router.ts";

export type HandlerDependencies = {
  readonly runner: Runner;
  readonly soldOut: SoldOut;
  readonly visits: Visits;
  readonly outlet: Live<OutletView>;
  readonly menu: Live<PicturedMenu>;
  readonly loyalty: LoyaltyClient;
  readonly loyaltyConnection: () => LoyaltyConnection | null;
  readonly phoneRefusal: PhoneRefusal;
  /** Whether an order's events can be written; called before an order is placed. */
  readonly canTakeOrders: () => boolean;
  readonly capabilities: CapabilityWatch;
  readonly terminalId: string;
  /** What a public client id looks like among scanned codes; null if none is scanned. */
  readonly publicClientIdPattern: RegExp | null;
  /** Whether the loyalty service is sent global product ids or codes. */
  readonly namedBy: NamedBy;
  /** Codes of the outlet's own reward discounts. */
  readonly rewardCodes: () => readonly string[];
  readonly log: Pick<Log, "info" | "warn">;
  /** Points pay only for a scanned code. */
  readonly pointsNeedScan: boolean;
  /** What happens to a reservation that no order used. */
  readonly unusedReservation: UnusedReservation;
  /** Whether the kitchen is sent the name of a scanned customer. */
  readonly sendsCustomerName: boolean;
  readonly returnBaseUrl: string;
  readonly returnsInPublic: boolean;
  readonly cards: CardsOnFile;
  readonly interruptedCards: InterruptedCards;
  readonly ordersAfterVisits: OrdersAfterVisits;
  readonly paymentKeys: PaymentKeys;
  readonly printing: Handlers["printing"];
  readonly headphones: Handlers["headphones"];
  readonly speech: Handlers["speech"];
  readonly nextPlatformOrderId: () => number;
  readonly recordConsents: (consents: readonly Consent[]) => void;
  readonly reportPageFault: Handlers["reportPageFault"];
  readonly callStaff: (screen: ScreenName) => void;
  readonly provisioning: ProvisioningActions;
  readonly pin: PinCheck;
  readonly staffMode: StaffHandlers;
  /** Called when no visit is under way: changes that waited for that may be applied. */
  readonly visitEnded: () => void;
  /** Stores the ids of ended visits, for the time after a restart. */
  readonly saveEndedVisits: (visitIds: readonly string[]) => void;
  /** Ids of the orders that ended at `at` (UTC milliseconds) or later. */
  readonly finishedSince: (at: number) => readonly string[];
  /** UTC milliseconds. */
  readonly now: () => number;
};
