import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Log } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import type { Settings } from "../settings/settings.ts";
import { type ConfigurationCache, createConfigurationStore } from "./configuration.ts";
import { serve, settingsFor, silentLog, type TestServer } from "./testing/outlet.ts";

const config = (changes: Record<string, unknown> = {}) => ({
  revision: 100,
  apiUrl: "https://loyalty.example/api",
  loyaltyApiVersion: "1.7",
  establishmentId: 7,
  currency: "EUR",
  timezone: "Europe/Berlin",
  locales: { enabled: ["de"] },
  loyaltyEnabled: true,
  loyalty: {},
  ...changes,
});

type Answer = { status?: number; body?: unknown; etag?: string };

const http = createHttpClient({ caFile: null, log: silentLog });
const stores: { stop(): void }[] = [];
let server: TestServer;
let calls: IncomingMessage[];
let answer: Answer;
let idle: boolean;
let entry: ReturnType<ConfigurationCache["read"]>;
let establishmentId: number | null;
let salts: number;
let saltFrom: "current" | "earlier";
let nowMs: number;

beforeEach(async () => {
  calls = [];
  idle = true;
  entry = null;
  establishmentId = 7;
  salts = 0;
  saltFrom = "current";
  nowMs = 1_800_000_000_000;
  answer = { body: { accepted: true, config: config() }, etag: "100" };
  server = await serve((incoming, outgoing) => {
    calls.push(incoming);
    const { status = 200, body = "", etag } = answer;
    outgoing.writeHead(status, { "Cache-Control": "no-cache", ...(etag && { ETag: etag }) });
    outgoing.end(typeof body === "string" ? body : JSON.stringify(body));
  });
});
afterEach(async () => {
  for (const store of stores.splice(0)) store.stop();
  vi.useRealTimers();
  await server.close();
});

function boot(
  outlet: Partial<Settings["outlet"]> = {},
  log: Partial<Pick<Log, "warn">> = silentLog,
) {
  const store = createConfigurationStore({
    settings: settingsFor(`${server.url}/base`, outlet),
    http,
    cache: {
      read: () => entry,
      write(written) {
        entry = written;
      },
    },
    log: { info: () => {}, warn: () => {}, error: () => {}, ...log },
    now: () => nowMs,
    random: () => 0.5,
    establishmentId: () => establishmentId,
    sign: async (salted) => {
      if (!salted) return { saltId: null, authorizationToken: "token-of-key", saltFrom };
      salts += 1;
      return { saltId: String(salts), authorizationToken: `token-${salts}`, saltFrom };
    },
    visitIsIdle: () => idle,
  });
  stores.push(store);
  return store;
}

const gives = (changes: Record<string, unknown>, etag = String(changes.revision ?? 100)) => {
  answer = { body: { accepted: true, config: config(changes) }, etag };
};

describe("the configuration", () => {
  it("is requested by the outlet's id, signed with a fresh salt at each poll", async () => {
    const store = boot();
    expect(await store.poll()).toBe("applied");
    await store.poll();
    expect(
      calls.map(({ url, headers }) => [url, headers.authorizationtoken, headers.saltid]),
    ).toEqual([
      ["/base/v1/config/7", "token-1", "1"],
      ["/base/v1/config/7", "token-2", "2"],
    ]);
    expect(store.current()).toMatchObject({ revision: 100, currency: "EUR" });
  });

  it("leaves header SaltId out if the setting says so", async () => {
    await boot({ configurationSalt: false }).poll();
    expect(calls[0]?.headers).not.toHaveProperty("saltid");
    expect(calls[0]?.headers.authorizationtoken).toBe("token-of-key");
  });

  it("is requested without the identifier, which is a key to the credential, unless the setting says so", async () => {
    await boot().poll();
    expect(calls[0]?.url).toBe("/base/v1/config/7");
    await boot({ configurationIdentifier: true, identifier: "till & 1" }).poll();
    expect(calls[1]?.url).toBe("/base/v1/config/7?identifier=till+%26+1");
  });

  it("is requested once more with a key that came while an older one was being refused", async () => {
    const store = boot();
    answer = { status: 401 };
    const refused = store.poll();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    gives({});
    expect(await store.pollWithNewKey()).toBe("applied");
    expect(await refused).toBe("unauthorized");
    expect(calls).toHaveLength(2);
  });

  it("sends the last ETag, and a 304 changes nothing", async () => {
    const store = boot();
    await store.poll();
    answer = { status: 304, etag: "100" };
    expect(await store.poll()).toBe("unchanged");
    expect(calls[0]?.headers).not.toHaveProperty("if-none-match");
    expect(calls[1]?.headers["if-none-match"]).toBe("100");
    expect(store.current()?.revision).toBe(100);
  });

  it("starts offline from its cache, including its ETag", async () => {
    await boot().poll();
    answer = { status: 503 };
    const store = boot();
    store.start();
    expect(store.current()?.revision).toBe(100);
    await store.poll();
    expect(store.status()).toMatchObject({ outcome: "unreachable", revision: 100 });
    expect(calls[1]?.headers["if-none-match"]).toBe("100");
  });

  it("applies a higher revision between two visits, never during one", async () => {
    const store = boot();
    await store.poll();
    const seen: unknown[] = [];
    store.subscribe((now) => seen.push(now?.currency));
    idle = false;
    gives({ revision: 101, currency: "PLN" });
    expect(await store.poll()).toBe("pending");
    expect(store.current()?.currency).toBe("EUR");
    expect(store.status()).toMatchObject({ revision: 100, pendingRevision: 101 });
    store.applyPending();
    store.applyPending();
    expect(store.current()?.currency).toBe("PLN");
    expect(seen).toEqual(["PLN"]);
  });

  it("applies at its next poll what was not applied at the end of the visit", async () => {
    const store = boot();
    await store.poll();
    idle = false;
    gives({ revision: 101 });
    await store.poll();
    idle = true;
    answer = { status: 304 };
    await store.poll();
    expect(store.current()?.revision).toBe(101);
  });

  it("ignores a lower revision, also one below that of a pending configuration", async () => {
    const store = boot();
    await store.poll();
    gives({ revision: 99, currency: "PLN" });
    expect(await store.poll()).toBe("ignored-older");
    idle = false;
    gives({ revision: 110 });
    await store.poll();
    gives({ revision: 105 });
    expect(await store.poll()).toBe("ignored-older");
    store.applyPending();
    expect(store.current()?.revision).toBe(110);
  });

  it("uses the body's revision, not the ETag", async () => {
    const store = boot();
    await store.poll();
    gives({ revision: 100, currency: "PLN" }, "999");
    expect(await store.poll()).toBe("unchanged");
    expect(store.current()?.currency).toBe("EUR");
  });

  it("is guest mode after accepted:false, even after a restart, until the outlet is bound again", async () => {
    const store = boot();
    await store.poll();
    answer = { body: { accepted: false, config: null } };
    expect(await store.poll()).toBe("guest");
    expect(store.current()).toMatchObject({ currency: "EUR", loyaltyEnabled: false });
    const restarted = boot();
    restarted.start();
    expect(restarted.current()?.loyaltyEnabled).toBe(false);
    expect(restarted.status().guest).toBe(true);
    gives({});
    expect(await store.poll()).toBe("applied");
    expect(calls.at(-1)?.headers).not.toHaveProperty("if-none-match");
    expect(store.current()?.loyaltyEnabled).toBe(true);
  });

  it("is reported as not reached, rather than refused, if a salt of an earlier address does not fit", async () => {
    saltFrom = "earlier";
    answer = { status: 401 };
    const store = boot();
    expect(await store.poll()).toBe("unreachable");
    saltFrom = "current";
    expect(await store.poll()).toBe("unauthorized");
  });

  it("stays the last good one through 401, faults and malformed answers, and reports which to staff", async () => {
    const store = boot();
    await store.poll();
    const cases: [Answer, string, string | null][] = [
      [{ status: 401 }, "unauthorized", null],
      [{ status: 500 }, "unreachable", null],
      [{ status: 404 }, "malformed", "HTTP 404"],
      [{ body: '{"accepted":tr' }, "malformed", "not JSON"],
      [{ body: { accepted: true, config: [] } }, "malformed", "config"],
      [
        { body: { accepted: true, config: config({ establishmentId: 8 }) } },
        "malformed",
        "config.establishmentId",
      ],
    ];
    for (const [given, outcome, why] of cases) {
      answer = given;
      expect(await store.poll()).toBe(outcome);
      expect(store.status()).toMatchObject({ outcome, why, since: 1_800_000_000_000 });
      expect(store.current()?.revision).toBe(100);
    }
  });

  it("is used without fields that are missing, unknown or of another type, which are logged", async () => {
    const warned: unknown[] = [];
    const store = boot({}, { warn: (fields: object) => warned.push(fields) });
    const {
      currency: _currency,
      timezone: _timezone,
      locales: _locales,
      loyaltyApiVersion: _version,
      revision: _revision,
      ...sparse
    } = config();
    const given = {
      ...sparse,
      currencySymbol: 5,
      apiUrl: "http://elsewhere.example",
      loyalty: {
        marketingConsent: { channels: ["sms", "fax"] },
        loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 2, rounding: "bankers" },
        phoneNumberFlow: { enabled: true, flow: "three_step" },
      },
      documents: [{ kind: "privacy_policy" }, { kind: "house_rules", version: "1" }],
    };
    answer = { body: { accepted: true, config: given }, etag: '"100"' };
    expect(await store.poll()).toBe("applied");
    expect(store.current()).toEqual({
      revision: 100,
      establishmentId: 7,
      locales: { enabled: [] },
      loyaltyEnabled: true,
      loyalty: {
        marketingConsent: { channels: ["sms"] },
        loyaltyPointAccrualRules: { pointsPerCurrencyUnit: 2 },
        phoneNumberFlow: { enabled: true },
      },
      documents: [{ kind: "privacy_policy", version: "", titleByLocale: {}, pdfUrlByLocale: {} }],
    });
    const { leftOut } = z
      .object({ leftOut: z.array(z.object({ field: z.string() })) })
      .parse(warned.at(-1));
    expect(leftOut.map(({ field }) => field).sort()).toEqual([
      "apiUrl",
      "currencySymbol",
      "documents.1.kind",
      "loyalty.loyaltyPointAccrualRules.rounding",
      "loyalty.marketingConsent.channels.1",
      "loyalty.phoneNumberFlow.flow",
    ]);
  });

  it("without a revision in body and ETag is applied again whenever a field has changed", async () => {
    const store = boot();
    const { revision: _r, ...nameless } = config();
    answer = { body: { accepted: true, config: nameless } };
    expect(await store.poll()).toBe("applied");
    expect(await store.poll()).toBe("unchanged");
    answer = { body: { accepted: true, config: { ...nameless, currency: "PLN" } } };
    expect(await store.poll()).toBe("applied");
    expect(store.current()?.currency).toBe("PLN");
  });

  it("without a revision does not count as older than the known one", async () => {
    const store = boot();
    await store.poll();
    const { revision: _r, ...nameless } = config({ currency: "PLN" });
    answer = { body: { accepted: true, config: nameless } };
    expect(await store.poll()).toBe("applied");
    expect(store.current()).toMatchObject({ currency: "PLN" });
  });

  it("is cached with every field that was sent: a later program reads those that this one does not know", async () => {
    gives({ fieldOfTheFuture: { a: 1 }, documents: [{ kind: "house_rules" }] });
    await boot().poll();
    expect(JSON.parse(entry?.json ?? "")).toMatchObject({
      bound: true,
      given: { fieldOfTheFuture: { a: 1 }, documents: [{ kind: "house_rules" }] },
    });
  });

  it("is requested in full if an older program cached only known fields, and replaced by the same revision", async () => {
    const { currency: _hidden, ...known } = config();
    entry = { etag: "100", json: JSON.stringify({ bound: true, configuration: known }) };
    const store = boot();
    store.start();
    expect(store.current()).toMatchObject({ revision: 100 });
    expect(await store.poll()).toBe("applied");
    expect(calls[0]?.headers).not.toHaveProperty("if-none-match");
    expect(store.current()?.currency).toBe("EUR");
    await store.poll();
    expect(calls[1]?.headers["if-none-match"]).toBe("100");
  });

  it("reports a trouble to staff once, with its beginning, and its end", async () => {
    const outcomes: unknown[] = [];
    const warned: unknown[] = [];
    const store = boot({}, { warn: (fields: object) => warned.push(fields) });
    store.subscribeStatus(() => outcomes.push(store.status().outcome));
    await store.poll();
    const first = nowMs;
    for (const step of [1, 2, 3]) {
      nowMs = first + step * 60_000;
      answer = { status: 401 };
      await store.poll();
      expect(store.status()).toMatchObject({ outcome: "unauthorized", since: first + 60_000 });
    }
    expect(warned).toEqual([{ outcome: "unauthorized", why: null }]);
    gives({ revision: 100 });
    await store.poll();
    expect(outcomes).toEqual(["applied", "unauthorized", "unchanged"]);
  });

  it("is not started from another outlet's cache, nor from a damaged one", async () => {
    await boot().poll();
    answer = { status: 503 };
    establishmentId = 8;
    const moved = boot();
    moved.start();
    expect(moved.current()).toBeNull();
    establishmentId = 7;
    entry = { etag: "100", json: '{"bound":true' };
    const damaged = boot();
    damaged.start();
    expect(damaged.current()).toBeNull();
  });

  it("accepts a lower revision of another outlet that the device was assigned", async () => {
    const store = boot();
    await store.poll();
    establishmentId = 8;
    gives({ revision: 5, establishmentId: 8 });
    expect(await store.poll()).toBe("applied");
    expect(store.current()).toMatchObject({ establishmentId: 8, revision: 5 });
  });

  it("is not requested before there is a credential", async () => {
    establishmentId = null;
    expect(await boot().poll()).toBe("no-credential");
    expect(calls).toEqual([]);
  });

  it("is polled again soon if the first polls get no answer, then less and less often, and then at the interval", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked: number[] = [];
    let isUp = false;
    let clock = 0;
    const store = createConfigurationStore({
      settings: settingsFor(server.url, { configurationPollSeconds: 60 }),
      http: {
        async send() {
          const text = JSON.stringify({ accepted: true, config: config() });
          return { kind: "answer", status: 200, headers: {}, text };
        },
        close: async () => undefined,
      },
      cache: { read: () => null, write: () => undefined },
      log: silentLog,
      now: () => 0,
      random: () => 0.5,
      establishmentId: () => 7,
      // A salt that cannot be fetched: HTTP 503 at the salt's endpoint.
      sign: async () => {
        asked.push(clock);
        return isUp ? { saltId: "1", authorizationToken: "token", saltFrom } : null;
      },
      visitIsIdle: () => true,
    });
    stores.push(store);
    store.start();
    const pass = async (seconds: number) => {
      for (let step = 0; step < seconds; step += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        clock += 1;
      }
    };
    await pass(130);
    // Polls are recorded by the second in which they start.
    expect(asked).toEqual([0, 0, 2, 6, 14, 30, 62, 122]);
    isUp = true;
    await pass(60);
    expect(store.status().outcome).toBe("applied");
    isUp = false;
    asked.length = 0;
    await pass(120);
    expect(asked).toHaveLength(2);
  });

  it("is polled at the interval, not sooner, if the service falls silent after its first answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let asked = 0;
    const store = createConfigurationStore({
      settings: settingsFor(server.url, { configurationPollSeconds: 60 }),
      http: {
        async send() {
          const text = JSON.stringify({ accepted: true, config: config() });
          return { kind: "answer", status: 200, headers: {}, text };
        },
        close: async () => undefined,
      },
      cache: { read: () => null, write: () => undefined },
      log: silentLog,
      now: () => 0,
      random: () => 0.5,
      establishmentId: () => 7,
      sign: async () => {
        asked += 1;
        return asked === 1 ? { saltId: "1", authorizationToken: "token", saltFrom } : null;
      },
      visitIsIdle: () => true,
    });
    stores.push(store);
    store.start();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.status().outcome).toBe("unreachable");
    expect(asked).toBe(2);
  });

  it("polls at start and at every interval, one at a time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const polled = vi.fn(() => null);
    const asked = createConfigurationStore({
      settings: settingsFor(server.url, { configurationPollSeconds: 60 }),
      http,
      cache: { read: () => null, write: () => undefined },
      log: silentLog,
      now: () => 0,
      random: () => 0,
      establishmentId: polled,
      sign: async () => null,
      visitIsIdle: () => true,
    });
    stores.push(asked);
    asked.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.status().outcome).toBe("no-credential");
    const atStart = polled.mock.calls.length;
    await vi.advanceTimersByTimeAsync(53_999);
    expect(polled).toHaveBeenCalledTimes(atStart);
    await vi.advanceTimersByTimeAsync(2);
    expect(polled).toHaveBeenCalledTimes(atStart + 1);
    await vi.advanceTimersByTimeAsync(540_000);
    expect(polled).toHaveBeenCalledTimes(atStart + 11);
    asked.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(polled).toHaveBeenCalledTimes(atStart + 11);
  });
});
