import type { ReturnUrls } from "../../../contracts/payments.ts";
import type { GateEnrollmentResult } from "./gate-messages.ts";
import type { Progress } from "./progress.ts";

/** The progress of an enrollment, as its customer may see it. */
export type EnrollmentProgress =
  | { readonly at: "opening" }
  /** The page is open; `endsAt` in milliseconds of the monotonic clock. */
  | { readonly at: "entering"; readonly redirectUrl: string | null; readonly endsAt: number }
  /** The page was left, or the host has restarted: the outcome is awaited, by inquiries if they are declared. */
  | { readonly at: "confirming" }
  | { readonly at: "saved" }
  | { readonly at: "not-saved"; readonly why: "declined" | "expired" | "unavailable" | "given-up" };

/** What is requested from the integrator (payments.md §2.4), and for whom. */
export type EnrollmentRequest = {
  /** The operator's id of the customer. */
  readonly customerId: string;
  readonly customer: { readonly name?: string; readonly language?: string };
  /** ISO 4217. */
  readonly currency: string;
  readonly returnUrls: (enrollmentId: string) => ReturnUrls;
  /** STATUS_POLLING is declared. */
  readonly canInquire: boolean;
  /** The return address is public: the page may be open on the customer's phone, whose return the kiosk cannot see. */
  readonly returnsInPublic: boolean;
};

export type Enrollments = {
  /**
   * Requests an enrollment, which is on disk before the first byte leaves. An open one of the same customer is given
   * up: its card would replace the new one. Returns the enrollmentId; throws if it cannot be recorded.
   */
  begin(request: EnrollmentRequest): string;
  /** Null for an unknown enrollment, and for one that ended before the host's last start. */
  progress(enrollmentId: string): Progress<EnrollmentProgress> | null;
  /** The browser has left the page. It decides nothing. */
  returned(enrollmentId: string): void;
  /** The customer canceled: a card that is reported later is not stored. */
  giveUp(enrollmentId: string): void;
  /** The callback of payments.md §4.2; `no-match` is answered 404, and nothing was stored. Throws if it cannot be recorded. */
  recordCallback(result: GateEnrollmentResult): "accepted" | "no-match";
  /**
   * Called at the start of the host, since a callback may have been missed. Returns the ids of the enrollments that
   * have not expired, the first to expire first.
   */
  resume(canInquire: () => Promise<boolean>): readonly string[];
  stop(): void;
};
