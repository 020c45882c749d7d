/** The sandbox's records of the orders: its ledger, and the requests that it received. */
import { z } from "zod";
import { decimalFromWire } from "../../../domain/money.ts";
import type { SandboxProcess } from "./sandbox-process.ts";

const decimal = z.number().transform(decimalFromWire);
const ledger = z.object({
  orders: z.array(z.object({ id: z.string(), posId: z.string(), status: z.string() })),
  payments: z.array(
    z.object({
      paymentId: z.string(),
      transactionReference: z.string(),
      amount: decimal,
      held: decimal,
      settled: decimal,
      refunded: decimal,
      state: z.string(),
    }),
  ),
  loyalty: z.array(
    z.object({ orderId: z.string(), state: z.string(), orderTotal: decimal.nullable() }),
  ),
  violations: z.array(z.object({ rule: z.string(), text: z.string() })),
});
export type SandboxLedger = z.infer<typeof ledger>;

/** The sandbox's ledger (sandbox/README.md); `settled: false` tolerates what is in progress. */
export async function ledgerOf(
  sandbox: SandboxProcess,
  { settled }: { settled: boolean },
): Promise<SandboxLedger> {
  return ledger.parse(await sandbox.control("GET", `ledger?settled=${settled}`));
}

/** Operations with permanent effects. */
const WATCHED = [
  "payments.authorize",
  "payments.sale",
  "payments.capture",
  "payments.reverse",
  "payments.refund",
  "ordering.order",
  "loyalty.order-closed",
  "loyalty.refund",
] as const;
export type WatchedOperation = (typeof WATCHED)[number];

const messages = z.object({
  messages: z.array(
    z.object({
      id: z.number(),
      direction: z.string(),
      requestHeaders: z.record(z.string(), z.string()),
      requestBody: z.string(),
    }),
  ),
});

/** A request as the sandbox received it, whatever happened to its answer. */
export type Request = {
  readonly operation: WatchedOperation;
  /** The header Idempotency-Key; null if there was none. */
  readonly key: string | null;
  readonly body: string;
};

/** More than can arrive between two polls. */
const MOST_AT_ONCE = 500;

/** Collects the requests of a run; the sandbox itself stores only the latest. */
export class RequestLog {
  readonly requests: Request[] = [];
  readonly #sandbox: SandboxProcess;
  readonly #last = new Map<WatchedOperation, number>();

  constructor(sandbox: SandboxProcess) {
    this.#sandbox = sandbox;
  }

  async collect(): Promise<void> {
    for (const operation of WATCHED) await this.#collect(operation);
  }

  async #collect(operation: WatchedOperation): Promise<void> {
    const query = `messages?operation=${operation}&limit=${MOST_AT_ONCE}`;
    const found = messages.parse(await this.#sandbox.control("GET", query)).messages;
    const last = this.#last.get(operation) ?? 0;
    const fresh = found.filter(({ id, direction }) => id > last && direction === "in");
    if (fresh.length === MOST_AT_ONCE) throw new Error(`requests of ${operation} were missed`);
    for (const { requestHeaders, requestBody } of fresh.reverse()) {
      const key = requestHeaders["idempotency-key"] ?? null;
      this.requests.push({ operation, key, body: requestBody });
    }
    this.#last.set(operation, Math.max(last, ...found.map(({ id }) => id)));
  }
}
