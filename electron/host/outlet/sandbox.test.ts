import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Sandbox, startSandbox } from "../../../sandbox/sandbox.ts";
import { controlOf } from "../../../sandbox/testing/control.ts";
import { systemClock } from "../checkout/running/clock.ts";
import { createLoyaltyClient, type LoyaltyConnection } from "../loyalty/client.ts";
import { orderClosedRequestOf } from "../loyalty/closing.ts";
import { type Identifier, identify } from "../loyalty/identification.ts";
import { posInfoAt } from "../loyalty/pos-info.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { parseSettings } from "../settings/settings.ts";
import { type ConfigurationCache, createConfigurationStore } from "./configuration.ts";
import { createCredentialStore } from "./credential.ts";
import { createOutletFiles } from "./documents.ts";
import { createAesSealer } from "./sealer.ts";
import { silentLog } from "./testing/outlet.ts";
import { createFileVault } from "./vault.ts";
import { remoteFilesOf } from "./view.ts";

const http = createHttpClient({ caFile: null, log: silentLog });
let folder: string;
let sandbox: Sandbox;
const open: { stop(): void }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-outlet-"));
  sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort: 4650 });
});
afterEach(async () => {
  for (const one of open.splice(0)) one.stop();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** The outlet's parts, composed as in the host, freshly provisioned by the sandbox. */
async function provisionedOutlet(outlet: Readonly<Record<string, unknown>> = {}) {
  const json = { ...sandbox.settings, outlet: { ...sandbox.settings.outlet, ...outlet } };
  const settings = parseSettings(json, "/", {});
  const credential = createCredentialStore({
    settings,
    http,
    vault: createFileVault(join(folder, "kiosk")),
    sealer: createAesSealer(randomBytes(32)),
    notes: { read: () => ({ askedAt: null, answerLost: false }), write() {}, forget() {} },
    now: Date.now,
    log: silentLog,
    version: "0.1.0",
  });
  const provisioning = await credential.start();
  if (provisioning.state !== "provisioned") throw new Error(provisioning.state);
  const { apiKey, configuration: given } = provisioning.credential;
  const connection = (): LoyaltyConnection => ({
    ...given,
    apiUrl: configuration.current()?.apiUrl ?? given.apiUrl,
  });
  const client = createLoyaltyClient({
    http,
    clock: systemClock,
    connection,
    credentialConnection: () => given,
    apiKey: () => apiKey,
    platformIdName: "platformId",
    staffLocale: () => null,
  });
  let entry: ReturnType<ConfigurationCache["read"]> = null;
  const configuration = createConfigurationStore({
    settings,
    http,
    cache: {
      read: () => entry,
      write(written) {
        entry = written;
      },
    },
    log: silentLog,
    now: Date.now,
    random: Math.random,
    establishmentId: () => given.establishmentId,
    sign: (salted) => client.sign(salted),
    visitIsIdle: () => true,
  });
  open.push(credential, configuration);
  return { credential, configuration, client, given };
}

const control = (path: string, body: unknown) => controlOf(sandbox)("PUT", path, body);

const amara: Identifier = {
  by: "phone",
  phoneNumber: "+4915112345678",
  clientName: null,
  subscribedToPushNotifications: false,
};

describe("against the sandbox", () => {
  it("provisions once, and a second device with the same identifier is refused", async () => {
    await provisionedOutlet();
    rmSync(join(folder, "kiosk"), { recursive: true });
    await expect(provisionedOutlet()).rejects.toThrow("refused");
  });

  it("fetches the configuration, then gets 304s", async () => {
    const { configuration, given } = await provisionedOutlet();
    expect(await configuration.poll()).toBe("applied");
    expect(await configuration.poll()).toBe("unchanged");
    expect(configuration.current()?.establishmentId).toBe(given.establishmentId);
  });

  it("follows a configuration that moved it to a dead address, and the next one that leads back", async () => {
    const { configuration, given } = await provisionedOutlet();
    const change = (body: unknown) => control("configuration", body);
    await change({ apiUrl: "http://127.0.0.1:9/moved" });
    expect(await configuration.poll()).toBe("applied");
    expect(configuration.current()?.apiUrl).toBe("http://127.0.0.1:9/moved");
    await change({ apiUrl: given.apiUrl });
    expect(await configuration.poll()).toBe("applied");
    expect(configuration.current()?.apiUrl).toBe(given.apiUrl);
  });

  it("serves an outlet whose configuration has only its address, by the device's own fallback", async () => {
    await control("outlet", { sparse: true });
    const { configuration, given } = await provisionedOutlet();
    expect(await configuration.poll()).toBe("applied");
    expect(await configuration.poll()).toBe("unchanged");
    const { establishmentId } = given;
    expect(Object.keys(given).sort()).toEqual(["apiUrl", "apiVersion", "establishmentId"]);
    expect(configuration.current()).toEqual({
      revision: expect.any(Number),
      establishmentId,
      locales: { enabled: [] },
    });
  });

  const salts: readonly [required: boolean, sent: boolean, outcome: string][] = [
    [false, true, "applied"],
    [false, false, "applied"],
    [true, true, "applied"],
    [true, false, "unauthorized"],
  ];
  it.each(salts)(
    "if a salt is required (%s) and SaltId is sent (%s) the configuration is %s",
    async (configurationSaltRequired, configurationSalt, outcome) => {
      await control("outlet", { configurationSaltRequired });
      const { configuration } = await provisionedOutlet({ configurationSalt });
      expect(await configuration.poll()).toBe(outcome);
    },
  );

  /** in-store-loyalty.md §2.3, transcribed by hand: each segment's fields beyond the core ones. */
  const segments: readonly [pos: string, extras: readonly string[]][] = [
    ["generic", []],
    ["pos_type_1", ["firing", "maxPwpPercent", "minCashPayment", "timeout"]],
    ["pos_type_2", ["bonusDiscountId", "maxPwpPercent", "minCashPayment", "timeout"]],
    [
      "pos_type_3",
      [
        "giftCode",
        "giftMinSum",
        "giftPrice",
        "language",
        "maxPwpPercent",
        "minCashPayment",
        "payForReqModifiers",
        "restrictedPaymentIds",
        "softRegistration",
        "timeout",
      ],
    ],
  ];
  it.each(segments)("provisions by segment %s and stores its fields", async (pos, extras) => {
    const { given } = await provisionedOutlet({ pos });
    const core = ["apiUrl", "apiVersion", "discountId", "establishmentId", "flow"];
    expect(Object.keys(given).sort()).toEqual([...core, ...extras].sort());
  });

  it("finds its outlet by midIdentifier, whatever the identifier says", async () => {
    const midIdentifier = "BB-MID-0001";
    await provisionedOutlet({ pos: "pos_type_2", identifier: "unknown", midIdentifier });
  });

  it("finds its outlet by fullRestaurantCode", async () => {
    const fullRestaurantCode = "BERLIN/BEET-BARLEY/1";
    await provisionedOutlet({ pos: "pos_type_2", identifier: "unknown", fullRestaurantCode });
  });

  it("is refused by a segment that is not registered, and if nothing is bound", async () => {
    await control("outlet", { registeredSegments: ["generic"] });
    await expect(provisionedOutlet({ pos: "pos_type_1" })).rejects.toThrow("refused");
    await expect(provisionedOutlet({ identifier: "unknown" })).rejects.toThrow("refused");
  });

  it("uses the path with a trailing slash if the setting says so", async () => {
    await provisionedOutlet({ credentialPathSlash: true });
  });

  it("fetches every picture and document of the configuration", async () => {
    const { configuration } = await provisionedOutlet();
    await configuration.poll();
    const current = configuration.current();
    const wanted = current ? remoteFilesOf(current) : { images: [], documents: [] };
    const files = createOutletFiles({
      folder: join(folder, "files"),
      http,
      namedBy: sandbox.settings.outlet.configBaseUrl,
      log: silentLog,
      now: Date.now,
      onArrival: () => undefined,
    });
    open.push(files);
    await files.sync(wanted);
    const urls = [...wanted.images, ...wanted.documents];
    expect(urls.length).toBeGreaterThan(10);
    expect(urls.filter((url) => files.localUrlFor(url) === null)).toEqual([]);
  });

  it("identifies, closes once, and is refused to close again", async () => {
    const { client, given } = await provisionedOutlet();
    const { establishmentId, apiVersion } = given;
    const outcome = await identify(client, {
      identifier: amara,
      loyaltyOrderId: "order-1",
      apiVersion,
      locale: "en",
      posInfo: posInfoAt(Date.now(), {
        establishmentId,
        terminalId: "K1",
        timezone: "Europe/Berlin",
      }),
      total: "20.00",
      order: null,
      flow: "REGULAR",
      namedBy: "id",
      isScanned: false,
      pointsLimits: { maxPwpPercent: null, minCashPayment: null, needScan: false },
    });
    if (outcome.result !== "accepted") throw new Error(outcome.result);
    const { identification } = outcome;
    expect(identification.view).toMatchObject({ greetingName: "Amara", tier: "Gold" });
    expect(identification.platformId).toBe("20117");
    expect(identification.rewardLines).toHaveLength(1);
    const request = orderClosedRequestOf({
      identification,
      establishmentId,
      apiVersion,
      lines: [
        {
          itemId: "bowl",
          title: "Bowl",
          price: "20.00",
          quantity: 1,
          modifiers: [],
          discounts: [],
        },
      ],
      addedRewards: [0],
      appliedDiscounts: [],
      chargeTotal: "15.00",
      pointsPayment: identification.payment?.amount ?? "0",
      waiter: { posId: "900", name: "Kiosk" },
    });
    expect(request.orderTotal).toBe(20);
    expect(await client.orderClosed(request)).toMatchObject({ answer: { accepted: true } });
    expect(await client.orderClosed(request)).toMatchObject({ answer: { accepted: false } });
  });

  it("asks for a new code if the answer that used the first one was lost", async () => {
    const { client, given } = await provisionedOutlet();
    const minted = await fetch(`${sandbox.url}/control/loyalty/customers/20117/codes`, {
      method: "POST",
    });
    const { qrCode } = z.object({ qrCode: z.string() }).parse(await minted.json());
    await control("faults/loyalty.qr-code", { drop: "after-processing", times: 1 });
    const { establishmentId, apiVersion } = given;
    const terminal = { establishmentId, terminalId: "K1", timezone: "Europe/Berlin" };
    const outcome = await identify(client, {
      identifier: { by: "code", qrCode },
      loyaltyOrderId: "order-2",
      apiVersion,
      locale: "de",
      posInfo: posInfoAt(Date.now(), terminal),
      total: null,
      order: null,
      flow: "REGULAR",
      namedBy: "id",
      isScanned: false,
      pointsLimits: { maxPwpPercent: null, minCashPayment: null, needScan: false },
    });
    expect(outcome).toMatchObject({ result: "rejected", cause: "code-used" });
  });
});
