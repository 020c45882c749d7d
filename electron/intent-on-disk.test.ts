/** Requirement M3: attempt id and idempotency key are on disk before the first byte of a request leaves. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { type Control, controlOf, payAt } from "../sandbox/testing/control.ts";
import type { Command } from "./host/checkout/state/events.ts";
import { eventually } from "./testing/eventually.ts";
import { freePort } from "./testing/free-port.ts";
import { type HostProcess, killHostProcesses, startHostProcess } from "./testing/host-process.ts";
import { menuArrives, placeOrder } from "./testing/placing.ts";
import { patched } from "./testing/settings-patch.ts";
import { startWitness, type Witness, type Witnessed } from "./testing/witness.ts";

const CAPABILITIES = ["REDIRECT_FLOW", "DIRECT_WEBHOOK", "STATUS_POLLING", "DIRECT_REFUND"];
const REJECTED = { state: { status: "FAILED", reason: "no bread", posErrorType: "UNKNOWN" } };

let folder: string;
let dataDir: string;
let sandbox: Sandbox;
let payments: Witness;
let ordering: Witness;
let host: HostProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-intent-"));
  const gatePort = await freePort();
  sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  // A folder of its own: a host that was killed right after a call would resume the previous order.
  dataDir = mkdtempSync(join(folder, "kiosk-"));
  const { integratorBaseUrl } = sandbox.settings.payments;
  payments = await startWitness(integratorBaseUrl, dataDir);
  ordering = await startWitness(sandbox.settings.ordering.vendorBaseUrl, dataDir);
  const settings = patched(sandbox.settings, {
    payments: { integratorBaseUrl: payments.url },
    ordering: { vendorBaseUrl: ordering.url },
  });
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings));
  await control("DELETE", "faults");
});
afterEach(async () => {
  await host.stop();
  killHostProcesses();
  payments.close();
  ordering.close();
});

const control: Control = (...asked) => controlOf(sandbox)(...asked);

/** One order at a kiosk whose integrator uses this payment flow, until the customer sees the outcome. */
async function order(shape: "CAPTURE" | "SALE"): Promise<void> {
  await control("PUT", "payments", { capabilities: [...CAPABILITIES, shape] });
  host = await startHostProcess(join(folder, "settings.json"), dataDir);
  await menuArrives(host.client);
  const checkoutId = randomUUID();
  const placed = await placeOrder(host.client.checkout, { visitId: randomUUID(), checkoutId });
  expect(placed.result).toBe("placed");
  for await (const view of await host.client.checkout.progress({ checkoutId })) {
    if (view.step === "paying" && view.redirectUrl) {
      await payAt(sandbox, new URL(view.redirectUrl).pathname.split("/").at(-1) ?? "");
    }
    if (view.step === "done") break;
    if (view.step === "checkout-failed" && view.money !== "being-returned") break;
  }
}

/** The command that must be in the journal, and the key that it carries, by request. */
const INTENTS: Readonly<Record<string, (command: Command) => string | null>> = {
  "/v1/authorize": (command) =>
    command.type === "Pay" && command.operation === "authorize" ? command.ids.payKey : null,
  "/v1/sale": (command) =>
    command.type === "Pay" && command.operation === "sale" ? command.ids.payKey : null,
  "/v1/capture": (command) => (command.type === "Capture" ? command.ids.captureKey : null),
  "/v1/reverse": (command) =>
    command.type === "ReturnMoney" && command.operation === "reverse"
      ? command.ids.reverseKey
      : null,
  "/v1/refund": (command) =>
    command.type === "ReturnMoney" && command.operation === "refund" ? command.ids.refundKey : null,
};

/** Waits for these money movements: a capture follows the kitchen's answer. */
const moved = (expected: readonly string[]) => eventually(() => expect(moves()).toEqual(expected));

/** The money movements in order, each with its key found on disk when the connection came. */
function moves(): string[] {
  return payments.seen.flatMap(({ request, key, onDisk }) => {
    const [path, keyOf] = Object.entries(INTENTS).find(([end]) => request.endsWith(end)) ?? [];
    if (!path || !keyOf) return [];
    expect(onDisk, request).not.toBeNull();
    expect(onDisk && keyOf(onDisk.command), request).toBe(key);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    return [path.replace("/v1/", "")];
  });
}

const creates = (): Witnessed[] =>
  ordering.seen.filter(({ request }) => request.endsWith("/order"));

describe("the intent is on disk when the service accepts the connection", () => {
  it("of authorize and capture, and of the order", async () => {
    await order("CAPTURE");
    await moved(["authorize", "capture"]);
    expect(creates().map(({ onDisk }) => onDisk?.command.type)).toEqual(["Create"]);
  });

  it("of reverse, if the kitchen refuses", async () => {
    await control("PUT", "faults/ordering.order", { answer: REJECTED });
    await order("CAPTURE");
    await moved(["authorize", "reverse"]);
    expect(creates()).toHaveLength(1);
  });

  it("of sale and refund", async () => {
    await control("PUT", "faults/ordering.order", { answer: REJECTED });
    await order("SALE");
    await moved(["sale", "refund"]);
  });

  it("of every retry, each with an intent of its own and the key of the first", async () => {
    await control("PUT", "faults/payments.authorize", { drop: "after-processing", times: 2 });
    await control("PUT", "faults/ordering.order", { drop: "after-processing", times: 2 });
    await control("PUT", "faults/payments.capture", { drop: "after-processing", times: 1 });
    await order("CAPTURE");
    await moved(["authorize", "authorize", "authorize", "capture", "capture"]);
    const asked = payments.seen.filter(({ request }) => request.endsWith("/authorize"));
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked.map(({ onDisk }) => onDisk?.intents)).toEqual([1, 2, 3]);
    expect(creates().map(({ onDisk }) => onDisk?.intents)).toEqual([1, 2, 3]);
  });
});
