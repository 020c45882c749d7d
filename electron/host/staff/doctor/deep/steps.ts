/** What every step of the whole order needs. */
import type { Capability } from "../../../../../contracts/payments.ts";
import type { Decimal } from "../../../../../domain/money.ts";
import type { Integrator } from "../../../payments/integrator.ts";
import type { Settings } from "../../../settings/settings.ts";
import type { Notebook } from "../report.ts";
import type { Watch } from "../watch.ts";
import type { CallbackListener } from "./callback-listener.ts";

/** A payment that waits for a person to pay it. */
export type PayRequest = {
  /** The hosted page; null if the integrator drives a terminal. */
  readonly url: string | null;
  readonly amount: Decimal;
  /** ISO 4217. */
  readonly currency: string;
  readonly transactionReference: string;
  /** How long the doctor waits. */
  readonly seconds: number;
};

export type Patience = {
  /** How long to wait for a person to pay, in seconds. */
  readonly paySeconds: number;
  /** Between two inquiries. */
  readonly pollMs: number;
  /** How long the callback, and the browser's return, may take once the payment is decided. */
  readonly graceMs: number;
};

export type PaymentSteps = {
  readonly note: Notebook;
  readonly watch: Watch;
  readonly integrator: Integrator;
  readonly settings: Settings;
  readonly declared: ReadonlySet<Capability>;
  readonly listener: CallbackListener;
  readonly askToPay: (request: PayRequest) => void;
  readonly patience: Patience;
};
