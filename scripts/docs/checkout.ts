/** The parts of `docs/checkout.md` that are generated from the code; part of `npm run docs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { soundDays, stormyDays } from "../../electron/host/checkout/simulation/state-diagram.ts";
import { root } from "../running/processes.ts";
import { filled } from "./filled-page.ts";

const PAGE = join(root, "docs/checkout.md");

/** The page as it is, and as it should be. */
export async function checkoutPage(): Promise<{ readonly is: string; readonly shouldBe: string }> {
  const is = readFileSync(PAGE, "utf8");
  const withDiagram = filled(is, "sound days", `\`\`\`mermaid\n${await soundDays()}\n\`\`\``);
  return { is, shouldBe: filled(withDiagram, "stormy days", await stormyDays()) };
}

export async function writeCheckoutPage(): Promise<void> {
  writeFileSync(PAGE, (await checkoutPage()).shouldBe);
}
