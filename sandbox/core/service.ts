import type { DatabaseSync } from "node:sqlite";
import type { MiddlewareHandler } from "hono";
import type { ExchangeEnv, ExchangeOptions } from "./exchange.ts";
import type { FaultBoard } from "./faults.ts";
import type { HabitBoard } from "./habits.ts";
import type { MessageLog } from "./messages.ts";
import type { Secrets } from "./secrets.ts";
import type { DocumentStore } from "./store.ts";

/** Dependencies of every service of the sandbox. See "How a service plugs in" in sandbox/README.md. */
export interface ServiceDeps {
  database: DatabaseSync;
  /** Named JSON documents, for switches and secrets of the service's own. */
  documents: DocumentStore;
  faults: FaultBoard;
  habits: HabitBoard;
  messages: MessageLog;
  /** UTC milliseconds; the control API can set it ahead. */
  now: () => number;
  /** The address of the sandbox, no trailing slash; known once it listens. */
  origin: () => string;
  secrets: Secrets;
  /** Middleware for one route: records the exchange, and applies its fault and the habit. */
  exchange: (options: ExchangeOptions) => MiddlewareHandler<ExchangeEnv>;
}

/** An order as the ledger needs it; `sandbox/ordering` lists them. Amounts are decimal texts. */
export interface LedgerOrder {
  /** The platform's order id (`order.id` of the create request). */
  id: string;
  posId: string;
  status: string;
  /** `payment.charge.total`. */
  total: string;
  paymentMethod: "CASH" | "BANK_CARD_IN_APP" | "BANK_CARD_IN_STORE";
}
