import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import type { HttpClient } from "../net/http-client.ts";
import { createLog } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import { createLoyaltyClient } from "./client.ts";
import { posInfoAt } from "./pos-info.ts";
import { authorizationToken, FETCHED_AGAIN_AFTER_MS, PREFETCHED_SALT_MS } from "./salts.ts";
import { API_KEY, answering, startLoyaltyService, type TestService } from "./testing/service.ts";

let service: TestService;
let nowMs: number;
let apiKey: string | null;
let apiVersion: string;
let staffLocale: string | null;
let client: ReturnType<typeof createLoyaltyClient>;
const http = createHttpClient({ caFile: null, log: createLog({ level: "silent" }) });

const options = () => ({
  http,
  clock: { monotonic: () => nowMs },
  connection: () => ({ apiUrl: service.url, apiVersion, establishmentId: 7 }),
  apiKey: () => apiKey,
  platformIdName: "platformId",
  staffLocale: () => staffLocale,
});

beforeEach(async () => {
  service = await startLoyaltyService();
  nowMs = 1_800_000_000_000;
  apiKey = API_KEY;
  apiVersion = "1.7";
  staffLocale = null;
  client = createLoyaltyClient(options());
});
afterEach(() => service.close());

/** The discard port, on which nothing listens. */
const NOWHERE = "http://127.0.0.1:9";
const refund = { establishmentId: 7, orderId: "A" };
const CLOSED = {
  establishmentId: 7,
  orderId: "A",
  orderTotal: 12.5,
  order: { menuItems: [] },
  payments: [],
};
const POS_INFO = posInfoAt(1_800_000_000_000, {
  establishmentId: 7,
  terminalId: "K1",
  timezone: "Europe/Berlin",
});
const paths = () => service.calls.map((call) => call.path.replace("/api/", ""));

describe("authorizationToken", () => {
  it("is the lower-case hex SHA-256 of key and salt, one after the other", () => {
    // printf 'keysalt' | sha256sum
    expect(authorizationToken("key", "salt")).toBe(
      "85d87cc3b60adb89ca20449c6f30967309141595fd13b3bf68f26ffb97b7b2d2",
    );
  });
});

describe("the loyalty client", () => {
  it("asks for a salt, then signs one call with it, at the configured version", async () => {
    apiVersion = "1.6";
    expect(await client.refund(refund)).toEqual({ kind: "answer", answer: { accepted: true } });
    expect(paths()).toEqual(["one-time-salt/1.6", "refund/1.6"]);
    expect(service.calls[0]?.body).toEqual({ establishmentId: 7 });
    expect(service.calls[0]?.headers).not.toHaveProperty("authorizationtoken");
    expect(service.calls[1]?.headers.saltid).toBe("900719925474099301");
    expect(service.calls[1]?.body).toEqual(refund);
  });

  it("posts JSON, to the salt endpoint and to the signed ones alike", async () => {
    client.prefetchSalt();
    await client.refund(refund);
    expect(service.calls.map(({ method, headers }) => [method, headers["content-type"]])).toEqual([
      ["POST", "application/json"],
      ["POST", "application/json"],
    ]);
  });

  it("uses another version from its next call", async () => {
    await client.refund(refund);
    apiVersion = "1.6";
    await client.refund(refund);
    expect(paths().slice(2)).toEqual(["one-time-salt/1.6", "refund/1.6"]);
  });

  it("costs one round trip with a salt fetched ahead, and never uses it twice", async () => {
    client.prefetchSalt();
    client.prefetchSalt();
    await Promise.all([client.refund(refund), client.refund(refund), client.refund(refund)]);
    const used = service.calls.filter((call) => call.path.includes("refund"));
    expect(used).toHaveLength(3);
    expect(new Set(used.map((call) => call.headers.saltid)).size).toBe(3);
    expect(paths().filter((path) => path.includes("salt"))).toHaveLength(3);
  });

  it("fetches another salt ahead once the connection may be closed, and uses the older until it arrives", async () => {
    client.prefetchSalt();
    await eventually(() => expect(service.calls).toHaveLength(1));
    nowMs += FETCHED_AGAIN_AFTER_MS - 1;
    client.prefetchSalt();
    expect(paths()).toHaveLength(1);
    nowMs += 1;
    client.prefetchSalt();
    client.prefetchSalt();
    await client.refund(refund);
    await eventually(() => expect(paths()).toHaveLength(3));
    await client.refund(refund);
    expect(paths().filter((path) => path.includes("salt"))).toHaveLength(2);
    const used = service.calls.filter((call) => call.path.includes("refund"));
    expect(used.map((call) => call.headers.saltid)).toEqual([
      "900719925474099301",
      "900719925474099302",
    ]);
  });

  it("uses a fresh salt once, without an error, if the one fetched ahead is refused", async () => {
    client.prefetchSalt();
    await eventually(() => expect(service.calls).toHaveLength(1));
    service.expireSalts();
    expect(await client.refund(refund)).toMatchObject({ kind: "answer" });
    expect(paths()).toEqual(["one-time-salt/1.7", "refund/1.7", "one-time-salt/1.7", "refund/1.7"]);
  });

  it("does not try again if a fresh salt is refused, and at most twice after a prefetch", async () => {
    apiKey = "wrong";
    const refused = { kind: "refused-by-http", status: 403, by: "operation" };
    expect(await client.refund(refund)).toEqual(refused);
    expect(paths().filter((path) => path.includes("refund"))).toHaveLength(1);
    client.prefetchSalt();
    expect(await client.refund(refund)).toEqual(refused);
    expect(paths().filter((path) => path.includes("refund"))).toHaveLength(3);
  });

  it("does not use a salt that was fetched too long ago", async () => {
    client.prefetchSalt();
    nowMs += PREFETCHED_SALT_MS + 1;
    await client.refund(refund);
    const ids = service.calls
      .filter((call) => call.headers.saltid)
      .map((call) => call.headers.saltid);
    expect(ids).toEqual(["900719925474099302"]);
  });

  it("works without a salt fetched ahead if fetching it failed", async () => {
    const { url } = service;
    await service.close();
    client.prefetchSalt();
    expect(await client.refund(refund)).toEqual({ kind: "no-answer", mayHaveArrived: false });
    service = await startLoyaltyService();
    expect(service.url).not.toBe(url);
    expect(await client.refund(refund)).toMatchObject({ kind: "answer" });
  });

  it("distinguishes definite refusals from unknown outcomes", async () => {
    const cases = [
      [answering({}, 400), { kind: "refused-by-http", status: 400, by: "operation" }],
      [answering({}, 404), { kind: "refused-by-http", status: 404, by: "operation" }],
      [answering({}, 500), { kind: "no-answer", mayHaveArrived: true }],
      [answering("<html>", 504), { kind: "no-answer", mayHaveArrived: true }],
      [answering({ accepted: true }, 202), { kind: "malformed", mayHaveArrived: true }],
      [answering("", 204), { kind: "malformed", mayHaveArrived: true }],
      [answering("", 302), { kind: "malformed", mayHaveArrived: true }],
      [answering("{}"), { kind: "malformed", mayHaveArrived: true }],
      [answering('{"accepted":tr'), { kind: "malformed", mayHaveArrived: true }],
      [answering('{"accepted":"yes"}'), { kind: "malformed", mayHaveArrived: true }],
    ] as const;
    for (const [answer, expected] of cases) {
      service.answers[0] = answer;
      expect(await client.refund(refund)).toEqual(expected);
    }
    service.answers[0] = (outgoing) => outgoing.destroy();
    expect(await client.refund(refund)).toEqual({ kind: "no-answer", mayHaveArrived: true });
  });

  it("gives every call of the service 5 s to connect and 10 s in all", async () => {
    const limits: [string, number, number][] = [];
    const recording: HttpClient = {
      ...http,
      send: (request) => {
        limits.push([request.operation, request.connectTimeoutMs, request.totalTimeoutMs]);
        return http.send(request);
      },
    };
    const limited = createLoyaltyClient({ ...options(), http: recording });
    await limited.qrCode({ orderId: "A", qrCode: "Q", posInfo: POS_INFO }, "en");
    await limited.orderClosed(CLOSED);
    await limited.refund(refund);
    expect(limits).toEqual(
      ["qr-code", "order-closed", "refund"].flatMap((operation) => [
        ["loyalty.one-time-salt", 5_000, 10_000],
        [`loyalty.${operation}`, 5_000, 10_000],
      ]),
    );
  });

  it("returns what order-closed says, accepted or not", async () => {
    const rejected = { accepted: false, errorCode: 0, errorText: "Already closed" };
    service.answers.push(answering({ accepted: true, pointsReward: 12, pointsSpent: 3 }));
    service.answers.push(answering(rejected));
    expect(await client.orderClosed(CLOSED)).toMatchObject({ answer: { pointsReward: 12 } });
    expect(await client.orderClosed(CLOSED)).toEqual({ kind: "answer", answer: rejected });
  });

  it("reads accepted although what describes the outcome is not the contract's", async () => {
    const cases: readonly (readonly [object, { accepted: boolean; [field: string]: unknown }])[] = [
      [
        { accepted: true, pointsReward: "120", pointsSpent: 3 },
        { accepted: true, pointsSpent: 3 },
      ],
      [{ accepted: true, pointsReward: 12.5 }, { accepted: true }],
      [
        { accepted: false, errorCode: "E17", errorText: "No" },
        { accepted: false, errorText: "No" },
      ],
      [{ accepted: false, errorText: 17 }, { accepted: false }],
    ];
    for (const [body, answer] of cases) {
      service.answers[0] = answering(body);
      expect(await client.orderClosed(CLOSED)).toEqual({ kind: "answer", answer });
      const { accepted } = answer;
      expect(await client.refund(refund)).toMatchObject({ answer: { accepted } });
    }
  });

  it("discards an identification only for what the order's price depends on", async () => {
    const line = { itemId: "1", title: "Soup", price: 5, quantity: 1 };
    const discounts = [{ discountId: "D", type: "percent", value: 100 }];
    const cases: readonly (readonly [object, object])[] = [
      [
        { accepted: false, messages: [{ type: "error", code: "E17", text: "No" }, { code: 503 }] },
        { answer: { accepted: false, messages: [{ type: "error", text: "No" }] } },
      ],
      [{ accepted: false, menuItems: "none" }, { answer: { accepted: false } }],
      [
        { accepted: true, customer: { platformId: {}, customerName: "Amara", customerTier: 3 } },
        { answer: { customer: { platformId: null, customerName: "Amara" } } },
      ],
      [{ accepted: true, hasEverRewardedPoints: "yes" }, { answer: { accepted: true } }],
      [{ accepted: true, menuItems: [{ ...line, discounts: [{}] }] }, { kind: "malformed" }],
      [{ accepted: true, discounts: [...discounts, {}] }, { kind: "malformed" }],
      [{ accepted: true, payment: { type: "X", amount: "5" } }, { kind: "malformed" }],
      [{ accepted: true, maxPointsPercent: "half" }, { kind: "malformed" }],
    ];
    for (const [body, expected] of cases) {
      service.answers[0] = answering(body);
      const asked = { orderId: "A", qrCode: "Q", posInfo: POS_INFO };
      expect(await client.qrCode(asked, "en")).toMatchObject(expected);
    }
  });

  it("asks for reasons in the language of staff if no customer reads them", async () => {
    const languages = () => service.calls.map(({ headers }) => headers["accept-language"]);
    await client.refund(refund);
    expect(languages()).not.toContain("pl");
    staffLocale = "pl";
    await client.refund(refund);
    expect(languages().at(-1)).toBe("pl");
    service.calls.length = 0;
    await client.orderClosed(CLOSED);
    expect(languages().at(-1)).toBe("pl");
  });

  it("makes no call without a key", async () => {
    apiKey = null;
    client.prefetchSalt();
    expect(await client.refund(refund)).toEqual({ kind: "no-answer", mayHaveArrived: false });
    expect(await client.sign()).toBeNull();
    expect(service.calls).toEqual([]);
  });

  it("signs a call of the configuration with a salt of its own", async () => {
    client.prefetchSalt();
    const signature = await client.sign();
    expect(signature).toEqual({
      saltId: "900719925474099302",
      authorizationToken: authorizationToken(API_KEY, "salt-2"),
      saltFrom: "current",
    });
  });

  it("signs a call of the configuration with a salt of the earlier address, if the present one gives none", async () => {
    let apiUrl = service.url;
    const moved = createLoyaltyClient({
      ...options(),
      connection: () => ({ apiUrl, apiVersion, establishmentId: 7 }),
      credentialConnection: () => ({ apiUrl: NOWHERE, apiVersion, establishmentId: 7 }),
    });
    expect(await moved.sign()).toMatchObject({ saltFrom: "current" });
    apiUrl = NOWHERE;
    expect(await moved.sign()).toMatchObject({ saltFrom: "earlier" });
    expect(paths()).toEqual(["one-time-salt/1.7", "one-time-salt/1.7"]);
    expect(await moved.refund(refund)).toEqual({ kind: "no-answer", mayHaveArrived: false });
  });

  it("signs it with a salt of the credential's address after a start with a dead one", async () => {
    const moved = createLoyaltyClient({
      ...options(),
      connection: () => ({ apiUrl: NOWHERE, apiVersion: "9.9", establishmentId: 7 }),
      credentialConnection: options().connection,
    });
    expect(await moved.sign()).toEqual({
      saltId: "900719925474099301",
      authorizationToken: authorizationToken(API_KEY, "salt-1"),
      saltFrom: "earlier",
    });
  });

  it("signs with the key alone if no salt is sent", async () => {
    expect(await client.sign(false)).toEqual({
      saltId: null,
      authorizationToken: authorizationToken(API_KEY, ""),
      saltFrom: "current",
    });
    expect(service.calls).toEqual([]);
  });
});
