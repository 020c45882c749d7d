import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { VaultObserver } from "./host/outlet/vault.ts";
import {
  dieProvisioning,
  type HostProcess,
  killHostProcesses,
  startHostProcess,
} from "./testing/host-process.ts";
import { openShopFolder, type ShopFolder } from "./testing/shop-folder.ts";

type Step = Parameters<VaultObserver>[0];

/** At these steps the answer is only in the host's memory: a crash loses it inevitably. */
const LOST: readonly Step[] = ["raw starts", "raw opened"];
/** From its last byte on the disk to the sealed key, and to the deletion of the raw copy. */
const SURVIVED: readonly Step[] = [
  "raw written",
  "raw synced",
  "raw renamed",
  "raw done",
  "sealed starts",
  "sealed opened",
  "sealed written",
  "sealed synced",
  "sealed renamed",
  "sealed done",
  "erase-raw starts",
  "erase-raw removed",
  "erase-raw done",
];

let shop: ShopFolder;

beforeEach(async () => {
  shop = await openShopFolder();
});

afterEach(async () => {
  killHostProcesses();
  await shop.close();
});

const messageList = z.object({ messages: z.array(z.object({ direction: z.string() })) });

/** How often the fetch-once endpoint was called. */
async function questions(): Promise<number> {
  const path = "control/messages?operation=configuration.credential";
  const answer = await fetch(`${shop.sandbox.url}/${path}`);
  const { messages } = messageList.parse(await answer.json());
  return messages.filter(({ direction }) => direction === "in").length;
}

/** Waits until staff see this problem, or null for a device with its credential. */
async function waitForProblem(host: HostProcess, wanted: string | null): Promise<void> {
  for await (const { provisioning, loyalty } of await host.client.outlet.live()) {
    if (wanted === null && provisioning === null && loyalty !== null) return;
    if (wanted !== null && provisioning?.problem === wanted) return;
  }
}

async function afterDeathAt(step: Step): Promise<HostProcess> {
  expect(await dieProvisioning(shop.settingsFile, shop.dataDir, step)).toBe("SIGKILL");
  expect(await questions()).toBe(1);
  return startHostProcess(shop.settingsFile, shop.dataDir);
}

describe("a host that is killed while fetching its credential", () => {
  it.each(SURVIVED)("has it after a death at %s, and does not fetch it again", async (step) => {
    const heir = await afterDeathAt(step);
    await waitForProblem(heir, null);
    await heir.stop();
    expect(await questions()).toBe(1);
    const left = readdirSync(shop.dataDir).filter((name) => name.startsWith("credential."));
    expect(left).toEqual(["credential.sealed"]);
  });

  it.each(LOST)("reports a death at %s to staff, who have the outlet reset", async (step) => {
    const heir = await afterDeathAt(step);
    await waitForProblem(heir, "refused-after-lost-answer");
    expect(await questions()).toBe(2);
    await fetch(`${shop.sandbox.url}/control/outlet/reset`, { method: "POST" });
    const pin = shop.sandbox.settings.device.staffPin;
    expect(await heir.client.staff.retryCredential({ pin })).toEqual({
      result: "ok",
      retryAfterMs: 0,
    });
    await waitForProblem(heir, null);
    await heir.stop();
  });
});
