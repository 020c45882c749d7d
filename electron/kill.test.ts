import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Control, payAt } from "../sandbox/testing/control.ts";
import type { CheckoutView } from "./host/rpc/contract.ts";
import type { Death } from "./testing/death.ts";
import { type HostProcess, killHostProcesses, startHostProcess } from "./testing/host-process.ts";
import { identificationIdOf, menuArrives, placeOrder, USUAL_ORDER } from "./testing/placing.ts";
import { openShopFolder, type ShopFolder } from "./testing/shop-folder.ts";

/** How often the journal is written for an identified two-phase order without faults. */
const WRITES = 9;
const PHONE = "+4915112345678";

let shop: ShopFolder;
/** The one that finished the last order; null after a failed test. */
let host: HostProcess | null = null;

beforeAll(async () => {
  shop = await openShopFolder();
});

afterEach(({ task }) => {
  if (task.result?.state !== "fail") return;
  killHostProcesses();
  host = null;
});

afterAll(async () => {
  await host?.stop();
  await shop?.close();
});

const control: Control = (...asked) => shop.control(...asked);

async function firstOf<Value>(stream: AsyncIterable<Value>): Promise<Value> {
  for await (const value of stream) return value;
  throw new Error("the stream was empty");
}

async function waitForLoyalty(host: HostProcess): Promise<void> {
  for await (const { loyalty } of await host.client.outlet.live()) if (loyalty) return;
}

/** One customer's order, on whatever host is running. */
async function order(host: HostProcess, checkoutId: string): Promise<void> {
  const visitId = randomUUID();
  await menuArrives(host.client);
  await waitForLoyalty(host);
  const { locale, orderType, basket } = USUAL_ORDER;
  const identified = await host.client.loyalty.identifyByPhone({
    ...{ visitId, locale, orderType, basket },
    phoneNumber: PHONE,
    clientName: null,
    marketingChannels: [],
    acceptances: [],
  });
  expect(identified.result).toBe("accepted");
  const identificationId = identificationIdOf(identified);
  const placed = await placeOrder(host.client.checkout, { visitId, checkoutId, identificationId });
  expect(placed.result).toBe("placed");
}

/** Follows an order to its end as a customer sees it, paying when asked. */
async function follow(host: HostProcess, checkoutId: string): Promise<CheckoutView> {
  let paid = false;
  for await (const view of await host.client.checkout.progress({ checkoutId })) {
    if (view.step === "paying" && view.redirectUrl && !paid) {
      paid = true;
      void payAt(shop.sandbox, new URL(view.redirectUrl).pathname.split("/").at(-1) ?? "");
    }
    if (view.step === "checkout-failed") return view;
    if (view.step === "done" && view.points?.state !== "pending") return view;
  }
  throw new Error("the host went away");
}

/** Orders at a host that dies at the given moment, then has a new host finish the rest. */
async function orderThroughDeath(death: Death) {
  const checkoutId = randomUUID();
  const mortal = host ?? (await startHost());
  mortal.dieAt(death);
  const seen = await Promise.race([
    order(mortal, checkoutId)
      .then(() => follow(mortal, checkoutId))
      // Calls fail when the connection breaks, slightly before the process is known to have ended.
      .catch(() => mortal.ended.then(() => null)),
    mortal.ended.then(() => null),
  ]);
  const died = !mortal.isAlive();
  host = died ? await startHost() : mortal;
  const known = await firstOf(await host.client.checkout.progress({ checkoutId })).catch(
    () => null,
  );
  const end = known ? await follow(host, checkoutId) : seen;
  return { died, end, checkoutId };
}

// One device for all deaths: its credential can be fetched only once.
const startHost = () => startHostProcess(shop.settingsFile, shop.dataDir);

describe("a host that is killed", () => {
  it("writes its journal as often as the deaths below need", async () => {
    const { died, end } = await orderThroughDeath({ moment: "before", write: WRITES + 1 });
    expect(end?.step).toBe("done");
    expect(died).toBe(false);
  });

  const deaths = Array.from({ length: WRITES }, (_, index) => index + 1).flatMap((write) =>
    (["before", "after"] as const).map((moment) => ({ moment, write })),
  );
  it.each(deaths)(
    "finishes the order after a death $moment write $write of its journal, with consistent records",
    async (death) => {
      const { died, end, checkoutId } = await orderThroughDeath(death);
      expect(died).toBe(true);
      const placed = death.write > 1 || death.moment === "after";
      expect(end?.step ?? "none").toBe(placed ? "done" : "none");
      await delay(50);
      const ledger = await control("GET", "ledger");
      expect(ledger).toMatchObject({ clean: true, violations: [] });
      const orders = JSON.stringify(ledger).split(checkoutId).length - 1;
      expect(orders > 0).toBe(placed);
    },
  );
});
