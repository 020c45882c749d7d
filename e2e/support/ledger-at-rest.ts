import { expect } from "@playwright/test";
import type { Ledger, SandboxControl } from "./sandbox-control.ts";

const AT_REST = { timeout: 30_000 };

/** The sandbox's books once nothing in them is open any more; whether they are right is for the test to say. */
export async function ledgerAtRest(control: SandboxControl): Promise<Ledger> {
  await expect.poll(async () => (await control.ledger()).clean, AT_REST).toBe(true);
  return await control.ledger();
}
