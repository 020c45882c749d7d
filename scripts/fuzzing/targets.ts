/** All targets of `npm run fuzz`; a parser of another contract is added by a line here. */

import { loyaltyAnswers } from "../../electron/host/loyalty/testing/fuzz-loyalty.ts";
import { menus } from "../../electron/host/ordering/testing/fuzz-menus.ts";
import { answers, orders } from "../../electron/host/ordering/testing/fuzz-messages.ts";
import { configurations } from "../../electron/host/outlet/testing/fuzz-configurations.ts";
import { files } from "../../electron/host/outlet/testing/fuzz-files.ts";
import { callbacks, paymentAnswers } from "../../electron/host/payments/testing/fuzz-payments.ts";
import type { FuzzTarget } from "../../electron/host/testing/fuzz.ts";
import { pricing } from "./pricing.ts";

export const targets: readonly FuzzTarget[] = [
  menus,
  answers,
  orders,
  paymentAnswers,
  callbacks,
  loyaltyAnswers,
  configurations,
  files,
  pricing,
];
