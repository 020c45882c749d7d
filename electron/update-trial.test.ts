/** A kiosk whose version is on trial (docs/updates.md): what it takes in could be thrown away with its data. */
import { randomUUID } from "node:crypto";
import { createRouterClient } from "@orpc/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { payAt } from "../sandbox/testing/control.ts";
import { type Host, startHost } from "./host/host.ts";
import { createLog } from "./host/net/log.ts";
import { readSettings } from "./host/settings/settings.ts";
import { Cell } from "./host/shared/live.ts";
import { eventually } from "./testing/eventually.ts";
import { menuArrives, placeOrder } from "./testing/placing.ts";
import { openShopFolder, type ShopFolder } from "./testing/shop-folder.ts";

let shop: ShopFolder;
let host: Host;

beforeEach(async () => {
  shop = await openShopFolder();
});
afterEach(async () => {
  await host.close();
  await shop.close();
});

async function start(isHeld: Cell<boolean>) {
  host = await startHost({
    settings: readSettings(shop.settingsFile, process.env),
    dataDir: shop.dataDir,
    returnBaseUrl: "http://127.0.0.1:1",
    isHeld,
    log: createLog({ level: "silent" }),
  });
  return createRouterClient(host.router);
}

const received = z.object({ messages: z.array(z.object({ operation: z.string() })) });

/** What the services were asked, besides what changes nothing at them. */
async function effects(): Promise<string[]> {
  const { messages } = received.parse(await shop.control("GET", "messages?limit=500"));
  const harmless = /callback|health|capabilit|configuration|menu|revision|salt|one-time/i;
  return messages.map(({ operation }) => operation).filter((name) => !harmless.test(name));
}

/** The status with which the kiosk answers the integrator's result. */
async function callBack(transactionReference: string): Promise<number> {
  const { payments } = readSettings(shop.settingsFile, process.env);
  const answer = await fetch(`${host.gateUrl}/gate/integration/${payments.integrationId}/result`, {
    method: "POST",
    headers: { Authorization: `Bearer ${payments.inboundTokens[0]}` },
    body: JSON.stringify({ transactionReference, status: "SUCCESS" }),
  });
  return answer.status;
}

test("on trial it replays its records, asks its services, and begins nothing until released", async () => {
  const before = await start(new Cell(false));
  await menuArrives(before);
  const [visitId, checkoutId] = [randomUUID(), randomUUID()];
  expect((await placeOrder(before.checkout, { visitId, checkoutId })).result).toBe("placed");
  let reference = "";
  for await (const view of await before.checkout.progress({ checkoutId })) {
    if (view.step !== "paying" || !view.redirectUrl) continue;
    reference = new URL(view.redirectUrl).pathname.split("/").at(-1) ?? "";
    break;
  }
  expect(host.update()).toMatchObject({ atRest: false, trial: null });
  expect(host.update().because).toContain("payment");
  expect(host.statusReport()).toMatchObject({
    orders: { unfinished: 1, needStaff: 0 },
    services: { ordering: { lastAt: expect.any(Number), lastError: null } },
    fleet: null,
  });
  await host.close();
  const asked = await effects();

  const isHeld = new Cell(true);
  const page = await start(isHeld);
  const views = await page.outlet.live();
  for await (const { outOfOrder } of views) {
    expect(outOfOrder).toBe("updating");
    break;
  }
  const reading = page.outlet.live().then(async (live) => {
    for await (const { outOfOrder } of live) if (outOfOrder === null) return;
  });
  await eventually(() => {
    expect(host.update()).toMatchObject({
      ...{ atRest: false, because: ["updating"], troubles: [] },
      trial: { healthy: true, missing: [] },
    });
  });
  expect(host.health()).toMatchObject({ state: "waiting", because: ["updating"] });
  // The customer pays now: the callback has to come again.
  await payAt(shop.sandbox, reference);
  const other = { visitId: randomUUID(), checkoutId: randomUUID() };
  await expect(placeOrder(page.checkout, other)).rejects.toThrow();
  await expect(page.checkout.abandon({ checkoutId })).rejects.toThrow();
  await expect(page.staff.signIn({ pin: "0000" })).rejects.toThrow();
  expect(await callBack(reference)).toBe(503);
  expect(await effects()).toEqual(asked);

  isHeld.set(false);
  await reading;
  expect(await callBack(reference)).toBe(200);
  for await (const view of await page.checkout.progress({ checkoutId })) {
    if (view.step === "done") break;
  }
  expect(host.update()).toMatchObject({ trial: null });
});
