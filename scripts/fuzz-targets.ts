/** Everything that `npm run fuzz` tries; a reader of another contract joins by a line here. */

import { menus } from "../electron/host/ordering/testing/fuzz-menus.ts";
import { answers, orders } from "../electron/host/ordering/testing/fuzz-messages.ts";
import { callbacks, paymentAnswers } from "../electron/host/payments/testing/fuzz-payments.ts";
import type { FuzzTarget } from "../electron/host/testing/fuzz.ts";
import { pricing } from "./fuzz-pricing.ts";

export const targets: readonly FuzzTarget[] = [
  menus,
  answers,
  orders,
  paymentAnswers,
  callbacks,
  pricing,
];
