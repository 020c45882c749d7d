import type { ReturnUrls } from "../../../contracts/payments.ts";

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
};
