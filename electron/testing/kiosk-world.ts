/** A whole kiosk in this process: the real sandbox, the real host, and a client that calls it like its page. */

import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createRouterClient } from "@orpc/server";
import { z } from "zod";
import { wholeMenus } from "../../domain/menu-assembly.ts";
import type { StaffReason } from "../../domain/order-course.ts";
import type { Fault } from "../../sandbox/core/faults.ts";
import type { Operation } from "../../sandbox/core/operations.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { controlOf } from "../../sandbox/testing/control.ts";
import type { Clock } from "../host/checkout/running/runner.ts";
import { replay } from "../host/checkout/state/evolve.ts";
import { staffReasons } from "../host/checkout/state/staff-list.ts";
import type { CheckoutState } from "../host/checkout/state/state.ts";
import { startHost } from "../host/host.ts";
import { createLog } from "../host/net/log.ts";
import type { CheckoutView, IdentifyResult, PlaceResult } from "../host/rpc/contract.ts";
import { parseSettings } from "../host/settings/settings.ts";
import { createJournal } from "../host/store/journal.ts";
import { freePort } from "./free-port.ts";
import { identificationIdOf, placeOrder, USUAL_ORDER } from "./placing.ts";
import { patched, type SettingsPatch } from "./settings-patch.ts";

const PHONE = "+4915112345678";

const ledger = z.object({
  clean: z.boolean(),
  orders: z.array(z.object({ id: z.string() })),
  violations: z.array(z.object({ rule: z.string(), text: z.string() })),
});
const messages = z.object({ messages: z.array(z.unknown()) });
const onboarding = z.object({ loyaltyApiKey: z.string() });
const exchangeRow = z.object({ operation: z.string(), request: z.string(), answer: z.string() });

export type KioskWorld = Awaited<ReturnType<typeof startKioskWorld>>;

/**
 * Starts sandbox and host with fresh folders and waits until the kiosk can take an order. `sandboxState` is put to the
 * sandbox's control API, by path, before the host starts; `settingsPatch` changes the kiosk's settings; `clock` is the
 * host's own.
 */
export async function startKioskWorld(
  sandboxState: Readonly<Record<string, unknown>> = {},
  settingsPatch: SettingsPatch = {},
  clock?: Clock,
) {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-world-"));
  const dataDir = join(folder, "kiosk");
  const gatePort = await freePort();
  const sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
  const control = controlOf(sandbox);
  for (const [path, body] of Object.entries(sandboxState)) await control("PUT", path, body);
  let logged = "";
  const host = await startHost({
    settings: parseSettings(patched(sandbox.settings, settingsPatch), folder, {}),
    dataDir,
    returnBaseUrl: "http://127.0.0.1:1",
    ...(clock && { clock }),
    log: createLog({
      level: "trace",
      destination: {
        write: (line) => {
          logged += line;
        },
      },
    }),
  });
  const client = createRouterClient(host.router);

  for await (const { menu } of wholeMenus(await client.menu.live())) if (menu) break;
  for await (const { loyalty } of await client.outlet.live()) if (loyalty) break;

  /** The state of an order by its journal, read over a connection of its own. */
  const stateOf = (checkoutId: string): CheckoutState =>
    reading(join(dataDir, "kiosk.sqlite"), (database) =>
      replay(createJournal(database).events(checkoutId)),
    );

  /** The loyalty order ids of the visits. */
  const identified = new Map<string, string | null>();
  return {
    client,
    control,
    dataDir,
    /** Where all three services are. */
    /** What the kiosk answers its updater. */
    update: host.update,
    servicesHost: new URL(sandbox.url).host,
    stateOf,
    staffReasonsOf: (checkoutId: string): readonly StaffReason[] =>
      staffReasons(stateOf(checkoutId)),

    setFault: (operation: Operation, fault: Fault) => control("PUT", `faults/${operation}`, fault),
    clearFaults: () => control("DELETE", "faults"),
    /** Whether a fault was applied as often as requested. */
    async faultIsUsed(operation: Operation): Promise<boolean> {
      return (await control("GET", `faults/${operation}`)) === null;
    },
    /** How often an operation of the sandbox was called. */
    async requestsOf(operation: Operation): Promise<number> {
      const said = await control("GET", `messages?operation=${operation}&limit=500`);
      return messages.parse(said).messages.length;
    },
    ledger: async () => ledger.parse(await control("GET", "ledger")),

    async identify(visitId: string): Promise<IdentifyResult> {
      const { locale, orderType, basket } = USUAL_ORDER;
      const answer = await client.loyalty.identifyByPhone({
        ...{ visitId, locale, orderType, basket },
        phoneNumber: PHONE,
        clientName: null,
        marketingChannels: [],
        acceptances: [],
      });
      identified.set(visitId, identificationIdOf(answer));
      return answer;
    },
    place(visitId: string, checkoutId: string): Promise<PlaceResult> {
      const identificationId = identified.get(visitId) ?? null;
      return placeOrder(client.checkout, { visitId, checkoutId, identificationId });
    },
    newId: () => randomUUID(),

    /** All views of an order, paying as soon as it is asked for, until `enough` or a timeout. */
    async follow(
      checkoutId: string,
      enough: (view: CheckoutView) => boolean,
      withinMs: number,
    ): Promise<CheckoutView> {
      const gone = new AbortController();
      const timer = setTimeout(() => gone.abort(), withinMs);
      let last: CheckoutView = { step: "opening" };
      let paid = false;
      try {
        const views = await client.checkout.progress({ checkoutId }, { signal: gone.signal });
        for await (const view of views) {
          last = view;
          if (enough(view)) break;
          if (view.step !== "paying" || !view.redirectUrl || paid) continue;
          paid = true;
          const reference = new URL(view.redirectUrl).pathname.split("/").at(-1);
          await control("POST", `payments/${reference}/outcome`, { outcome: "approved" });
        }
      } finally {
        clearTimeout(timer);
      }
      return last;
    },

    /** The stored exchanges of an order's calls, in order. */
    exchangesOf: (checkoutId: string) =>
      reading(join(dataDir, "kiosk.sqlite"), (database) =>
        database
          .prepare(
            "select operation, request, answer from exchange where checkout_id = ? order by exchange_id",
          )
          .all(checkoutId)
          .map((row) => exchangeRow.parse(row)),
      ),
    /** All secrets agreed at onboarding, including the outlet's own key. */
    secrets(): string[] {
      const { ordering, payments, outlet } = sandbox.settings;
      const body = reading(join(folder, "sandbox", "sandbox.sqlite"), (database) =>
        database.prepare("select body from documents where name = 'secrets'").get(),
      )?.body;
      return [
        ordering.apiKey,
        ordering.apiKeyResponse,
        payments.outboundToken,
        ...payments.inboundTokens,
        outlet.credentialCipher.key,
        onboarding.parse(JSON.parse(String(body))).loyaltyApiKey,
      ];
    },
    /** The host's log, and every file in which it stores events. */
    traces(): { readonly name: string; readonly text: string }[] {
      const files = readdirSync(dataDir).filter((name) => name.startsWith("kiosk.sqlite"));
      return [
        { name: "log", text: logged },
        ...files.map((name) => ({ name, text: readFileSync(join(dataDir, name), "latin1") })),
      ];
    },
    async close() {
      await host.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a kiosk, and closes it after use, whatever happens. */
export async function inKioskWorld(
  use: (world: KioskWorld) => Promise<void>,
  ...how: Parameters<typeof startKioskWorld>
): Promise<void> {
  const world = await startKioskWorld(...how);
  try {
    await use(world);
  } finally {
    await world.close();
  }
}

/** Reads a database that another process writes. */
function reading<Found>(file: string, read: (database: DatabaseSync) => Found): Found {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
