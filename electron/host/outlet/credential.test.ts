/** How a kiosk requests its credential, and reads the answer (in-store-loyalty.md §2.3, §4.5). */
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createLog } from "../net/log.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import {
  API_KEY,
  CONFIG,
  CONFIGURATION,
  type CredentialWorld,
  fetchOnceEndpoint,
  NOW,
  openCredentialWorld,
  PROVISIONED,
} from "./testing/credential-world.ts";
import { encrypted, serve } from "./testing/outlet.ts";

let world: CredentialWorld;

beforeEach(async () => {
  world = await openCredentialWorld();
});
afterEach(() => world.close());

describe("provisioning", () => {
  it("fetches, decrypts and seals the key, and leaves neither raw answer nor key in clear", async () => {
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toEqual(["POST /v1/pos/generic?identifier=till+1&version=0.1.0"]);
    expect(world.disk.raw).toBeNull();
    expect(world.disk.sealed?.includes(API_KEY)).toBe(false);
    expect(world.disk.sealed?.includes(CONFIG.password)).toBe(false);
  });

  it("sends a POST without body, salt or token", async () => {
    const asked: (Pick<IncomingMessage, "method" | "headers"> & { body: string })[] = [];
    const once = fetchOnceEndpoint();
    world.respond = (incoming, outgoing) => {
      let body = "";
      incoming.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      incoming.on("end", () => {
        asked.push({ method: incoming.method, headers: incoming.headers, body });
        once(incoming, outgoing);
      });
    };
    await world.boot().start();
    expect(asked).toMatchObject([{ method: "POST", body: "" }]);
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain("authorizationtoken");
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain("saltid");
  });

  it("sends the vendor segment's wire value and its lookup keys", async () => {
    await world
      .boot({
        outlet: { pos: "pos_type_1", midIdentifier: "M/1", fullRestaurantCode: "R&1" },
      })
      .start();
    expect(world.calls).toEqual([
      "POST /v1/pos/vendor-one?identifier=till+1&midIdentifier=M%2F1&fullRestaurantCode=R%261&version=0.1.0",
    ]);
  });

  it("never calls the endpoint again once it has the credential", async () => {
    await world.boot().start();
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toHaveLength(1);
  });

  it("uses the path with a trailing slash if the setting says so", async () => {
    await world.boot({ outlet: { credentialPathSlash: true } }).start();
    expect(world.calls).toEqual(["POST /v1/pos/generic/?identifier=till+1&version=0.1.0"]);
  });

  it("accepts a base address with or without its trailing slash", async () => {
    await world.boot({ configBaseUrl: `${world.server.url}/base/` }).start();
    expect(world.calls).toEqual(["POST /base/v1/pos/generic?identifier=till+1&version=0.1.0"]);
  });

  /** in-store-loyalty.md §2.3, transcribed by hand. */
  const vendorFields: readonly [field: string, value: unknown][] = [
    ["minCashPayment", 0.01],
    ["maxPwpPercent", 50],
    ["timeout", 30],
    ["firing", true],
    ["giftCode", ["GIFT-10", "GIFT-25"]],
    ["giftMinSum", 10],
    ["giftPrice", 0.01],
    ["language", "en"],
    ["payForReqModifiers", true],
    ["restrictedPaymentIds", ["VOUCHER"]],
    ["softRegistration", false],
    ["bonusDiscountId", "BONUS"],
  ];
  it.each(vendorFields)("stores %s of a vendor segment across a restart", async (field, value) => {
    world.respond = fetchOnceEndpoint({ ...CONFIG, [field]: value });
    await world.boot().start();
    expect(await world.boot().start()).toEqual({
      state: "provisioned",
      credential: { apiKey: API_KEY, configuration: { ...CONFIGURATION, [field]: value } },
    });
    expect(world.calls).toHaveLength(1);
  });

  it("stores all of them together, and logs their names without a value", async () => {
    let logged = "";
    const destination = {
      write: (line: string) => {
        logged += line;
      },
    };
    world.respond = fetchOnceEndpoint({ ...CONFIG, ...Object.fromEntries(vendorFields) });
    await world.boot({ log: createLog({ destination }) }).start();
    expect(await world.boot().start()).toMatchObject({
      credential: { configuration: Object.fromEntries(vendorFields) },
    });
    for (const [field] of vendorFields) expect(logged).toContain(`"${field}"`);
    expect(logged).not.toMatch(/GIFT|BONUS|VOUCHER/);
  });

  it("shows a refusal and does not request it again by itself", async () => {
    world.respond = (_incoming, outgoing) => outgoing.end('{"accepted":false,"config":null}');
    const store = world.boot({ retryMs: 10 });
    expect(await store.start()).toEqual({ state: "refused", afterLostAnswer: false });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(world.calls).toHaveLength(1);
    expect(world.disk.raw).toBeNull();
  });

  it("makes no request if this build has no Triple DES, until it has", async () => {
    expect(await world.boot({ cipherWorks: () => false }).start()).toEqual({
      state: "cipher-unavailable",
    });
    expect(world.calls).toEqual([]);
    expect(await world.boot().start()).toEqual(PROVISIONED);
  });

  it("notifies that a request is under way, and that it has ended", async () => {
    const store = world.boot();
    const seen: unknown[] = [];
    store.subscribe((now) => seen.push([store.isAsking(), now.state]));
    expect(store.isAsking()).toBe(false);
    await store.start();
    expect(seen).toEqual([
      [true, "none"],
      [false, "provisioned"],
    ]);
  });

  it("does not take a gateway's error page for the service's answer", async () => {
    const endpoint = world.respond;
    world.respond = (_incoming, outgoing) => outgoing.writeHead(502).end("<h1>Bad gateway</h1>");
    const store = world.boot({ retryMs: 20 });
    expect(await store.start()).toEqual({ state: "answer-lost", status: 502 });
    world.respond = endpoint;
    await eventually(() => expect(store.current()).toEqual(PROVISIONED));
  });

  it("repeats the request by itself while the service cannot be reached", async () => {
    const { url } = world.server;
    await world.server.close();
    const store = world.boot({ configBaseUrl: url, retryMs: 20 });
    const seen: string[] = [];
    store.subscribe((state) => seen.push(state.state));
    expect(await store.start()).toEqual({ state: "unreachable" });
    expect(world.note()).toMatchObject({ askedAt: NOW, answerLost: false });
    await eventually(() => expect(seen.length).toBeGreaterThan(2));
    store.stop();
    world.server = await serve(world.respond);
  });

  it("stores an answer that violates the contract for people to inspect, and makes no further request", async () => {
    world.respond = (_incoming, outgoing) => outgoing.end('{"accepted":true,"config":{}}');
    expect(await world.boot().start()).toEqual({ state: "unusable", why: "not-the-contract" });
    expect((await world.boot().start()).state).toBe("unusable");
    expect(world.calls).toHaveLength(1);
    expect(world.disk.raw).not.toBeNull();
  });

  it("is usable with key, establishmentId and apiUrl, whatever types its other fields have", async () => {
    const { apiUrl, password } = CONFIG;
    world.respond = fetchOnceEndpoint({
      apiUrl,
      password,
      establishmentId: "7",
      apiVersion: 1.7,
      discountId: 5,
      flow: "EXPRESS",
      timeout: "30 s",
      giftCode: ["GIFT-10", 25],
      minCashPayment: null,
      language: [],
    });
    const configuration = {
      apiUrl,
      establishmentId: 7,
      apiVersion: "1.7",
      giftCode: ["GIFT-10"],
      minCashPayment: null,
    };
    const usable = { state: "provisioned", credential: { apiKey: API_KEY, configuration } };
    expect(await world.boot().start()).toEqual(usable);
    expect(await world.boot().start()).toEqual(usable);
  });

  it("names each field that it leaves out in a warning, and logs none of their values", async () => {
    const { log, lines } = recordedLog();
    const warnings = () =>
      lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
    await world.boot({ log }).start();
    expect(warnings()).toEqual([]);
    world.respond = fetchOnceEndpoint({ ...CONFIG, flow: "EXPRESS", giftCode: ["GIFT-10", 25] });
    await world.boot({ log, outlet: { identifier: "till 2" } }).start();
    const why = expect.any(String);
    expect(warnings()).toMatchObject([
      {
        msg: "credential fields left out",
        leftOut: [
          { field: "flow", why },
          { field: "giftCode.1", why },
        ],
      },
    ]);
    expect(lines.join("")).not.toMatch(/EXPRESS|GIFT-10/);
  });

  it("has the version and the outlet of the answer; without one it is the current version", async () => {
    const versionOf = async (config: Record<string, unknown>, identifier: string) => {
      world.respond = fetchOnceEndpoint(config);
      const found = await world.boot({ outlet: { identifier } }).start();
      return found.state === "provisioned" ? found.credential.configuration : null;
    };
    const older = { ...CONFIG, apiVersion: "1.6", establishmentId: 8 };
    expect(await versionOf(older, "till 2")).toMatchObject({
      apiVersion: "1.6",
      establishmentId: 8,
    });
    const { apiVersion: _version, ...unversioned } = CONFIG;
    expect(await versionOf(unversioned, "till 3")).toMatchObject({ apiVersion: "1.7" });
  });

  it("reads limits of points that are sent as text: without them points could pay everything", async () => {
    world.respond = fetchOnceEndpoint({ ...CONFIG, minCashPayment: "2.50", maxPwpPercent: "50" });
    const limited = {
      credential: { configuration: { minCashPayment: 2.5, maxPwpPercent: 50 } },
    };
    expect(await world.boot().start()).toMatchObject(limited);
    expect(await world.boot().start()).toMatchObject(limited);
  });

  it("is sealed with every field of the answer, for a later program that knows more of them", async () => {
    world.respond = fetchOnceEndpoint({ ...CONFIG, flow: "EXPRESS", fieldOfTheFuture: { a: 1 } });
    await world.boot().start();
    expect(world.sealed()).toMatchObject({
      configuration: { flow: "EXPRESS", fieldOfTheFuture: { a: 1 } },
    });
    expect(JSON.stringify(world.sealed())).not.toContain("password");
  });

  it("refuses an apiUrl that is neither https nor this machine", async () => {
    world.respond = fetchOnceEndpoint({ ...CONFIG, apiUrl: "http://loyalty.example" });
    expect(await world.boot().start()).toEqual({ state: "unusable", why: "not-the-contract" });
  });

  it("refuses an establishmentId below 1, for which no salt could be requested", async () => {
    world.respond = fetchOnceEndpoint({ ...CONFIG, establishmentId: 0 });
    expect(await world.boot().start()).toEqual({ state: "unusable", why: "not-the-contract" });
  });

  it("serves with the old credential until a renewed one is sealed", async () => {
    const store = world.boot();
    await store.start();
    expect((await store.fetchAgain()).state).toBe("refused");
    expect(store.current()).toEqual(PROVISIONED);
    world.respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("renewed") });
    await store.fetchAgain();
    expect(store.current()).toMatchObject({ credential: { apiKey: "renewed" } });
    expect(await world.boot().start()).toMatchObject({ credential: { apiKey: "renewed" } });
  });

  it("repeats a request of staff by itself until it is answered, with the old credential meanwhile", async () => {
    await world.boot().start();
    const store = world.boot({ retryMs: 20 });
    await store.start();
    world.respond = (_incoming, outgoing) => outgoing.writeHead(502).end();
    expect(await store.fetchAgain()).toEqual({ state: "answer-lost", status: 502 });
    expect(store.current()).toEqual(PROVISIONED);
    world.respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("renewed") });
    await eventually(() =>
      expect(store.current()).toMatchObject({ credential: { apiKey: "renewed" } }),
    );
  });

  it("requests nothing for staff while an answer could be lost again, and then by itself", async () => {
    await world.boot().start();
    let mayFetch = false;
    const store = world.boot({ mayFetch: () => mayFetch });
    await store.start();
    world.respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("renewed") });
    await store.fetchAgain();
    expect(world.calls).toHaveLength(1);
    expect(store.lastRequest()).toEqual({ at: NOW, result: null });
    mayFetch = true;
    await store.start();
    expect(store.current()).toMatchObject({ credential: { apiKey: "renewed" } });
  });

  it("has the result of the last request of staff", async () => {
    const store = world.boot();
    await store.start();
    expect(store.lastRequest()).toBe(null);
    await store.fetchAgain();
    const refused = { state: "refused", afterLostAnswer: false };
    expect(store.lastRequest()).toEqual({ at: NOW, result: refused });
    world.respond = fetchOnceEndpoint();
    await store.fetchAgain();
    expect(store.lastRequest()).toEqual({ at: NOW, result: PROVISIONED });
  });

  it("knows when the credential in use was requested, after a refused request and a restart too", async () => {
    const store = world.boot();
    expect(store.fetchedAt()).toBe(null);
    await store.start();
    expect(store.fetchedAt()).toBe(NOW);
    world.now = NOW + 1;
    await store.fetchAgain();
    expect(store.fetchedAt()).toBe(NOW);
    const heir = world.boot();
    await heir.start();
    expect(heir.fetchedAt()).toBe(NOW);
  });

  it("requests it again for a device that was assigned another outlet", async () => {
    await world.boot().start();
    world.respond = fetchOnceEndpoint();
    expect(await world.boot({ outlet: { identifier: "till 2" } }).start()).toEqual(PROVISIONED);
    expect(world.calls[1]).toContain("identifier=till+2");
  });
});
