import { expect } from "@playwright/test";
import type { Ledger, SandboxControl } from "./sandbox-control.ts";

/** The sandbox's books once nothing in them is open any more; whether they are right is for the test to say. */
export async function ledgerAtRest(control: SandboxControl): Promise<Ledger> {
  await expect.poll(async () => (await control.ledger()).clean).toBe(true);
  return await control.ledger();
}
