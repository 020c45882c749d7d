import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { patched } from "../settings-patch.ts";
import { CAPABILITIES, SETTINGS, type ShopKind } from "./plan.ts";
import { ProcessRuns } from "./process-runs.ts";
import { ledgerOf } from "./sandbox-books.ts";
import { type SandboxProcess, startSandboxProcess } from "./sandbox-process.ts";

/** Amara: enough points to pay for any order. */
const WITH_POINTS = 20117;
const SECONDS_PER_KITCHEN_STEP = 3;

/** A customer's actions at the sandbox: paying, or learning that something is unavailable. */
export type Counter = {
  /** Ends a pending payment; false if it was not pending any more. */
  pay(
    checkoutId: string,
    redirectUrl: string | null,
    outcome: "approved" | "declined" | "cancelled",
  ): Promise<boolean>;
  /** The kitchen cancels an accepted order; nothing if it is final already. */
  giveUp(checkoutId: string, status: "CANCELED" | "FAILED"): Promise<void>;
};

export type Shop = {
  readonly sandbox: SandboxProcess;
  readonly counter: Counter;
  readonly runs: ProcessRuns;
  /** The kiosk's own folder. */
  readonly dataDir: string;
  /** Advances time, for the services and the kiosk. */
  leap(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** A sandbox with an integrator of this kind, and a kiosk whose host is not started yet. */
export async function openShop(kind: ShopKind): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-crash-"));
  const sandbox = await startServices(kind, join(folder, "sandbox"), await freePort());
  const { control } = sandbox;
  const settingsFile = join(folder, "settings.json");
  writeFileSync(settingsFile, JSON.stringify(patched(sandbox.settings, SETTINGS[kind])));
  const dataDir = join(folder, "kiosk");
  const runs = new ProcessRuns({ settingsFile, dataDir, port: await freePort() });
  return {
    sandbox,
    counter: counterOf(sandbox),
    runs,
    dataDir,
    async leap(ms) {
      await control("POST", "clock", { advanceMs: ms });
      runs.leap(ms);
    },
    async close() {
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The services of a shop, with an integrator of this kind that calls back at `gatePort`. */
export async function startServices(
  kind: ShopKind,
  dataDir: string,
  gatePort: number,
): Promise<SandboxProcess> {
  const sandbox = await startSandboxProcess(dataDir, gatePort);
  const { control } = sandbox;
  await control("PUT", "payments", { capabilities: CAPABILITIES[kind] });
  await control("PUT", "ordering/kitchen", { secondsPerStep: SECONDS_PER_KITCHEN_STEP });
  await control("PUT", `loyalty/customers/${WITH_POINTS}`, {
    pointsBalance: 10_000_000,
    benefits: { pointsPayment: "1000.00", maxPointsPercent: 100 },
  });
  return sandbox;
}

export function counterOf(sandbox: SandboxProcess): Counter {
  const { control } = sandbox;
  const done = (call: Promise<unknown>) => call.then(() => true).catch(() => false);
  const references = async (checkoutId: string, redirectUrl: string | null) => {
    if (redirectUrl !== null) return [new URL(redirectUrl).pathname.split("/").at(-1)];
    const { payments } = await ledgerOf(sandbox, { settled: false });
    return payments
      .filter(({ paymentId, state }) => paymentId.startsWith(checkoutId) && state === "pending")
      .map(({ transactionReference }) => transactionReference);
  };
  return {
    async pay(checkoutId, redirectUrl, outcome) {
      const pending = await references(checkoutId, redirectUrl);
      const [reference] = pending;
      if (reference === undefined) return false;
      return done(control("POST", `payments/${reference}/outcome`, { outcome }));
    },
    async giveUp(checkoutId, status) {
      const { orders } = await ledgerOf(sandbox, { settled: false });
      const order = orders.find(({ id }) => id === checkoutId);
      if (!order) return;
      await done(control("POST", `ordering/orders/${order.posId}`, { status, reason: "no bread" }));
    },
  };
}
