/** A full disk (requirement M5): no order begins, those in progress wait, and no money is lost. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Control } from "../sandbox/testing/control.ts";
import type { CheckoutView, OutletView } from "./host/rpc/contract.ts";
import { eventually } from "./testing/eventually.ts";
import { limitFiles } from "./testing/file-limit.ts";
import { type HostProcess, killHostProcesses, startHostProcess } from "./testing/host-process.ts";
import { menuArrives, placeOrder } from "./testing/placing.ts";
import { openShopFolder, type ShopFolder } from "./testing/shop-folder.ts";

let shop: ShopFolder;

beforeEach(async () => {
  shop = await openShopFolder();
});

afterEach(async () => {
  killHostProcesses();
  await shop.close();
});

const startHost = () => startHostProcess(shop.settingsFile, shop.dataDir);

const control: Control = (...asked) => shop.control(...asked);

/** The outlet, once it satisfies a condition. */
async function outletOnce(
  host: HostProcess,
  isSo: (outlet: OutletView) => boolean,
): Promise<OutletView> {
  for await (const outlet of await host.client.outlet.live()) if (isSo(outlet)) return outlet;
  throw new Error("the host went away");
}

async function place(host: HostProcess, checkoutId: string): Promise<string> {
  await menuArrives(host.client);
  return (await placeOrder(host.client.checkout, { visitId: randomUUID(), checkoutId })).result;
}

/** The view of an order, once it has reached a step. */
async function viewAt(
  host: HostProcess,
  checkoutId: string,
  step: CheckoutView["step"],
): Promise<CheckoutView> {
  for await (const view of await host.client.checkout.progress({ checkoutId })) {
    if (view.step === step) return view;
  }
  throw new Error("the host went away");
}

/** The reference of an order whose customer has the payment page open. */
async function orderAtPayment(host: HostProcess, checkoutId: string): Promise<string> {
  await outletOnce(host, ({ outOfOrder }) => outOfOrder === null);
  expect(await place(host, checkoutId)).toBe("placed");
  const view = await viewAt(host, checkoutId, "paying");
  if (view.step !== "paying" || view.redirectUrl === null) throw new Error("no payment page");
  return new URL(view.redirectUrl).pathname.split("/").at(-1) ?? "";
}

const pay = (reference: string) =>
  control("POST", `payments/${reference}/outcome`, { outcome: "approved" });

const messages = z.object({ messages: z.array(z.object({ status: z.number().nullable() })) });
/** The kiosk's answers to the callbacks so far, oldest first. */
async function callbackAnswers(): Promise<(number | null)[]> {
  const found = await control("GET", "messages?operation=payments.result-callback");
  return messages
    .parse(found)
    .messages.map(({ status }) => status)
    .reverse();
}

describe("a full disk", () => {
  it("stops new orders with a reason, holds up those in progress, and everything goes on once there is space", async () => {
    const host = await startHost();
    const checkoutId = randomUUID();
    const reference = await orderAtPayment(host, checkoutId);
    limitFiles(host.pid, 1);

    await pay(reference);
    const outlet = await outletOnce(host, ({ outOfOrder }) => outOfOrder === "records-unusable");
    expect(outlet.recordsTrouble).toBe("disk-full");
    expect(await place(host, randomUUID())).toBe("unavailable");
    // A callback that could not be stored was not acknowledged: it is sent again.
    expect(await callbackAnswers()).toContain(503);

    limitFiles(host.pid, "unlimited");
    const done = await viewAt(host, checkoutId, "done");
    expect(done).toMatchObject({ step: "done", queueNumber: expect.any(String) });
    await outletOnce(host, ({ outOfOrder }) => outOfOrder === null);
    expect(await place(host, randomUUID())).toBe("placed");
    expect((await callbackAnswers()).at(-1)).toBe(200);
    await eventually(async () =>
      expect(await control("GET", "ledger")).toMatchObject({ clean: true, violations: [] }),
    );
    await host.stop();
  });

  it("and a power cut on top: the order resumes where its journal ends", async () => {
    const host = await startHost();
    const checkoutId = randomUUID();
    const reference = await orderAtPayment(host, checkoutId);
    limitFiles(host.pid, 1);
    await pay(reference);
    await outletOnce(host, ({ outOfOrder }) => outOfOrder === "records-unusable");
    process.kill(host.pid, "SIGKILL");
    await host.ended;

    const heir = await startHost();
    expect(await viewAt(heir, checkoutId, "done")).toMatchObject({ step: "done" });
    await eventually(async () =>
      expect(await control("GET", "ledger")).toMatchObject({ clean: true, violations: [] }),
    );
    await heir.stop();
  });

  it("at any entry of an order's journal loses nothing of it", async () => {
    const host = await startHost();
    await outletOnce(host, ({ outOfOrder }) => outOfOrder === null);
    // Space runs out at different steps, and is freed again.
    for (const afterMs of [0, 25, 60]) {
      const checkoutId = randomUUID();
      const reference = await orderAtPayment(host, checkoutId);
      const paid = pay(reference);
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await wait(afterMs);
      limitFiles(host.pid, 1);
      await wait(150);
      limitFiles(host.pid, "unlimited");
      await paid;
      expect(await viewAt(host, checkoutId, "done")).toMatchObject({ step: "done" });
      await outletOnce(host, ({ outOfOrder }) => outOfOrder === null);
    }
    await eventually(async () =>
      expect(await control("GET", "ledger")).toMatchObject({ clean: true, violations: [] }),
    );
    await host.stop();
  });
});
