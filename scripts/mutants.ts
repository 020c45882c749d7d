/**
 * `npm run mutants -- --checkout|--contracts [--unit] [TEXT]`: spoils the kiosk in a copy of the project, one change
 * after the other, and expects its tests to notice (docs/testing.md). `--checkout`: rules of the checkout, each to be
 * found by the simulation and by a unit test. `--contracts`: what each row of docs/contracts.md says, to be found by a
 * test that the row names; with `--unit` only by its unit tests. With a text only the rules or rows that have it. Prints
 * a last line of JSON; exits with 1 if a change was not found.
 */
import { findInCheckout } from "./mutants/find-in-checkout.ts";
import { findInContracts } from "./mutants/find-in-contracts.ts";
import { readArguments } from "./running/arguments.ts";

const { values, positionals } = readArguments({
  options: {
    checkout: { type: "boolean", default: false },
    contracts: { type: "boolean", default: false },
    unit: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const text = positionals.join(" ");
if (values.checkout === values.contracts) {
  console.error("usage: npm run mutants -- --checkout|--contracts [--unit] [TEXT]");
  process.exitCode = 2;
} else {
  const areAllFound = await (values.checkout
    ? findInCheckout(text)
    : findInContracts(text, !values.unit));
  process.exitCode = areAllFound ? 0 : 1;
}
