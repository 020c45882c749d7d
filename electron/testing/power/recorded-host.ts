import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { CheckoutView } from "../../host/rpc/contract.ts";
import { connectTo, type HostClient } from "../host-process.ts";
import { identificationIdOf, menuArrives, placeOrder, USUAL_ORDER } from "../placing.ts";

const HOST = new URL("../crash/crash-host.ts", import.meta.url).pathname;
const PHONE = "+4915112345678";

export type RecordedHost = {
  readonly client: HostClient;
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
};

/** Starts the real host with the preloaded recorder (`record-disk.c`). */
export async function startRecordedHost(options: {
  readonly library: string;
  /** The recorded folder, and the log of the recording. */
  readonly folder: string;
  readonly log: string;
  readonly settingsFile: string;
  readonly dataDir: string;
  readonly port: number;
}): Promise<RecordedHost> {
  const { library, folder, log, settingsFile, dataDir, port } = options;
  const child: ChildProcess = spawn(
    process.execPath,
    [HOST, settingsFile, dataDir, String(port), "0"],
    {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: {
        ...process.env,
        LD_PRELOAD: library,
        KIOSK_DISK_FOLDER: folder,
        KIOSK_DISK_LOG: log,
        KIOSK_LOG_LEVEL: "silent",
      },
    },
  );
  const { client } = await connectTo(child);
  await menuArrives(client);
  for await (const { loyalty } of await client.outlet.live()) if (loyalty) break;
  return {
    client,
    async end(signal) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * A customer with points, who accepts the terms, orders, and pays when asked; returns the final view, if it came in
 * time.
 */
export async function orderAndPay(
  client: HostClient,
  checkoutId: string,
  pay: (reference: string) => void,
  withinMs: number,
): Promise<CheckoutView | null> {
  const visitId = randomUUID();
  const { locale, orderType, basket } = USUAL_ORDER;
  const acceptance = { kind: "loyalty_terms" as const, version: "1", channels: [], locale: "en" };
  const answer = await client.loyalty.identifyByPhone({
    ...{ visitId, locale, orderType, basket },
    phoneNumber: PHONE,
    clientName: null,
    marketingChannels: [],
    acceptances: [{ ...acceptance, textShown: "I accept the terms." }],
  });
  const identificationId = identificationIdOf(answer);
  const { result } = await placeOrder(client.checkout, { visitId, checkoutId, identificationId });
  if (result !== "placed") throw new Error(result);
  const followed = follow(client, checkoutId, pay);
  return Promise.race([followed, delay(withinMs, null)]);
}

async function follow(
  client: HostClient,
  checkoutId: string,
  pay: (reference: string) => void,
): Promise<CheckoutView | null> {
  for await (const view of await client.checkout.progress({ checkoutId })) {
    if (view.step === "paying" && view.redirectUrl) {
      pay(new URL(view.redirectUrl).pathname.split("/").at(-1) ?? "");
    }
    if (view.step === "checkout-failed" && view.money !== "being-returned") return view;
    if (view.step === "done" && view.points?.state !== "pending") return view;
  }
  return null;
}
