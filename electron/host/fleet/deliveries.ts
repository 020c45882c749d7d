/** Takes what the gate delivers: results into the journal, ends of enrollments to their customers. */
import {
  enrollmentDelivery,
  enrollmentDeliveryAnswer,
  type ResultDelivery,
  type ResultDeliveryAnswer,
  resultDelivery,
  resultDeliveryAnswer,
} from "../../../fleet/messages/gate.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import type { Log } from "../net/log.ts";
import type { GateOptions } from "../payments/gate.ts";
import { type GateEnrollmentResult, readEnrollmentResult } from "../payments/gate-messages.ts";
import type { Link } from "./link.ts";

export type DeliveryOptions = {
  readonly link: Pick<Link, "kiosk" | "instance" | "serve">;
  readonly integrationId: string;
  readonly orders: {
    /** The order of a payment's reference; null if it is of none. */
    checkoutOfReference(reference: string): string | null;
    /** Whether this report of the payment is in the order's journal. */
    isJournalled(checkoutId: string, reference: string, status: "SUCCESS" | "DECLINED"): boolean;
  };
  /** Journals a result; rejects if it cannot be written. */
  readonly onResult: GateOptions["onResult"];
  readonly onEnrollmentResult: (result: GateEnrollmentResult) => Promise<"accepted" | "no-match">;
  readonly log: Pick<Log, "info" | "warn" | "error">;
};

/** Serves the gate's deliveries to this run of the kiosk. Returns a function that ends it. */
export function serveDeliveries(options: DeliveryOptions): () => void {
  const { link, log } = options;
  const stopResults = link.serve(
    subjects.result(link.kiosk, link.instance),
    resultDelivery,
    resultDeliveryAnswer,
    async (delivery) => {
      const outcome = await takeResults(delivery, options);
      const { hash, callbacks } = delivery;
      log.info({ hash, callbacks: callbacks.length, outcome }, "results delivered");
      return { v: VERSION, outcome };
    },
  );
  const stopEnrollments = link.serve(
    subjects.enrollment(link.kiosk, link.instance),
    enrollmentDelivery,
    enrollmentDeliveryAnswer,
    async ({ body, idempotencyKey }) => {
      const result = readEnrollmentResult(body, idempotencyKey);
      const outcome = "invalid" in result ? "no-match" : await options.onEnrollmentResult(result);
      log.info({ outcome }, "enrollment delivered");
      return { v: VERSION, outcome };
    },
  );
  return () => {
    stopResults();
    stopEnrollments();
  };
}

/** All of them are in the journal when this resolves with "ok"; after "later" some may be, and are then skipped. */
async function takeResults(
  { callbacks }: ResultDelivery,
  { integrationId, orders, onResult, log }: DeliveryOptions,
): Promise<ResultDeliveryAnswer["outcome"]> {
  try {
    for (const callback of callbacks) {
      const { transactionReference, status, errorCode, reason, idempotencyKey } = callback;
      if (callback.integrationId !== integrationId) return "not-mine";
      const checkoutId = orders.checkoutOfReference(transactionReference);
      if (checkoutId === null) return "not-mine";
      if (orders.isJournalled(checkoutId, transactionReference, status)) continue;
      await onResult({ transactionReference, status, errorCode, reason, idempotencyKey });
    }
    return "ok";
  } catch (error) {
    log.error({ error }, "callback not stored");
    return "later";
  }
}
