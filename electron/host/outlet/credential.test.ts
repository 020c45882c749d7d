import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { createLog, type Log } from "../net/log.ts";
import { createHttpClient } from "../net/undici-client.ts";
import type { Settings } from "../settings.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { createProvisioningNotes } from "../store/provisioning-notes.ts";
import { createCredentialKeeper } from "./credential.ts";
import { lookupKey } from "./credential-answer.ts";
import { createAesSealer } from "./sealer.ts";
import { encrypted, serve, settingsFor, silentLog, type TestServer } from "./testing/outlet.ts";
import type { CredentialVault } from "./vault.ts";

const NOW = Date.UTC(2026, 10, 20);
const API_KEY = "private-key-of-the-outlet";
const CONFIG = {
  apiUrl: "https://loyalty.example/api",
  apiVersion: "1.7",
  establishmentId: 7,
  password: encrypted(API_KEY),
  discountId: "LOYALTY100",
  flow: "REGULAR",
};

type Disk = {
  raw: Buffer | null;
  /** What a crash left of a raw answer. */
  unfinished: Buffer | null;
  sealed: Buffer | null;
  aside: Buffer[];
};

/** A vault in memory. `crash` names a step and whether it dies before or after its effect. */
function memoryVault(disk: Disk, crash?: { step: keyof CredentialVault; when: string }) {
  const steps: CredentialVault = {
    checkWritable: () => undefined,
    readRaw: () => disk.raw,
    readUnfinishedRaw: () => disk.unfinished,
    finishRaw: () => void Object.assign(disk, { raw: disk.unfinished, unfinished: null }),
    writeRawSynced: (bytes) => void Object.assign(disk, { raw: bytes }),
    eraseRaw: () => void Object.assign(disk, { raw: null }),
    setRawAside: () =>
      void Object.assign(disk, {
        raw: null,
        aside: [...(disk.raw ? [disk.raw] : []), ...disk.aside],
      }),
    readSetAside: () => disk.aside,
    eraseSetAside: () => void Object.assign(disk, { aside: [] }),
    readSealed: () => disk.sealed,
    writeSealed: (bytes) => void Object.assign(disk, { sealed: bytes }),
  };
  const failing = <Arguments extends unknown[], Result>(
    step: keyof CredentialVault,
    method: (...given: Arguments) => Result,
  ) => {
    return (...given: Arguments): Result => {
      if (crash?.step === step && crash.when === "before") throw new Error("crash");
      const result = method(...given);
      if (crash?.step === step && crash.when === "after") throw new Error("crash");
      return result;
    };
  };
  return {
    checkWritable: failing("checkWritable", steps.checkWritable),
    readRaw: failing("readRaw", steps.readRaw),
    readUnfinishedRaw: failing("readUnfinishedRaw", steps.readUnfinishedRaw),
    finishRaw: failing("finishRaw", steps.finishRaw),
    writeRawSynced: failing("writeRawSynced", steps.writeRawSynced),
    eraseRaw: failing("eraseRaw", steps.eraseRaw),
    setRawAside: failing("setRawAside", steps.setRawAside),
    readSetAside: failing("readSetAside", steps.readSetAside),
    eraseSetAside: failing("eraseSetAside", steps.eraseSetAside),
    readSealed: failing("readSealed", steps.readSealed),
    writeSealed: failing("writeSealed", steps.writeSealed),
  } satisfies CredentialVault;
}

const sealer = createAesSealer(randomBytes(32));
const http = createHttpClient({ caFile: null, log: silentLog });
let disk: Disk;
let database: DatabaseSync;
let server: TestServer;
let calls: string[];
/** What the fetch-once endpoint does next; it hands its credential out a single time. */
let respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
const keepers: { stop(): void }[] = [];

function fetchOnceEndpoint(config: Record<string, unknown> = CONFIG) {
  let applied = false;
  return (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    const answer = applied ? { accepted: false, config: null } : { accepted: true, config };
    applied = true;
    outgoing.end(JSON.stringify(answer));
  };
}

beforeEach(async () => {
  disk = { raw: null, unfinished: null, sealed: null, aside: [] };
  database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) database.exec(migration);
  calls = [];
  respond = fetchOnceEndpoint();
  server = await serve((incoming, outgoing) => {
    calls.push(`${incoming.method} ${incoming.url}`);
    respond(incoming, outgoing);
  });
});
afterEach(async () => {
  for (const keeper of keepers.splice(0)) keeper.stop();
  await server.close();
  database.close();
});

type Boot = {
  readonly vault?: CredentialVault;
  readonly outlet?: Partial<Settings["outlet"]>;
  readonly retryMs?: number;
  readonly configBaseUrl?: string;
  readonly cipherWorks?: () => boolean;
  readonly log?: Log;
};

/** The kiosk's part of it, started anew on the same disk. */
function boot({ vault, outlet, retryMs, configBaseUrl, ...rest }: Boot = {}) {
  const settings = settingsFor(configBaseUrl ?? server.url, outlet);
  const keeper = createCredentialKeeper({
    settings,
    http,
    vault: vault ?? memoryVault(disk),
    sealer,
    notes: createProvisioningNotes(database, lookupKey(settings)),
    now: () => NOW,
    log: silentLog,
    version: "0.1.0",
    retryMs: retryMs ?? 60_000,
    ...rest,
  });
  keepers.push(keeper);
  return keeper;
}

const note = () => createProvisioningNotes(database, lookupKey(settingsFor(server.url))).read();

const { password: _password, ...configuration } = CONFIG;
const provisioned = { state: "provisioned", credential: { apiKey: API_KEY, configuration } };

describe("provisioning", () => {
  it("fetches, decrypts and seals the key, and leaves neither raw answer nor key in clear", async () => {
    expect(await boot().start()).toEqual(provisioned);
    expect(calls).toEqual(["POST /v1/pos/generic?identifier=till+1&version=0.1.0"]);
    expect(disk.raw).toBeNull();
    expect(disk.sealed?.includes(API_KEY)).toBe(false);
    expect(disk.sealed?.includes(CONFIG.password)).toBe(false);
  });

  it("asks by POST without body, salt or token", async () => {
    const asked: { headers: IncomingMessage["headers"]; body: string }[] = [];
    const once = fetchOnceEndpoint();
    respond = (incoming, outgoing) => {
      let body = "";
      incoming.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      incoming.on("end", () => {
        asked.push({ headers: incoming.headers, body });
        once(incoming, outgoing);
      });
    };
    await boot().start();
    expect(asked).toMatchObject([{ body: "" }]);
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain("authorizationtoken");
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain("saltid");
  });

  it("names the vendor segment's wire value and its lookup keys", async () => {
    await boot({
      outlet: { pos: "pos_type_1", midIdentifier: "M/1", fullRestaurantCode: "R&1" },
    }).start();
    expect(calls).toEqual([
      "POST /v1/pos/vendor-one?identifier=till+1&midIdentifier=M%2F1&fullRestaurantCode=R%261&version=0.1.0",
    ]);
  });

  it("never calls the endpoint again once it has the credential", async () => {
    await boot().start();
    expect(await boot().start()).toEqual(provisioned);
    expect(calls).toHaveLength(1);
  });

  it("asks by the path with a trailing slash where the setting says so", async () => {
    await boot({ outlet: { credentialPathSlash: true } }).start();
    expect(calls).toEqual(["POST /v1/pos/generic/?identifier=till+1&version=0.1.0"]);
  });

  it("takes a base address with or without its trailing slash", async () => {
    await boot({ configBaseUrl: `${server.url}/base/` }).start();
    expect(calls).toEqual(["POST /base/v1/pos/generic?identifier=till+1&version=0.1.0"]);
  });

  /** §2.3, by hand. */
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
  it.each(vendorFields)("keeps %s of a vendor segment over a restart", async (field, value) => {
    respond = fetchOnceEndpoint({ ...CONFIG, [field]: value });
    await boot().start();
    expect(await boot().start()).toEqual({
      state: "provisioned",
      credential: { apiKey: API_KEY, configuration: { ...configuration, [field]: value } },
    });
    expect(calls).toHaveLength(1);
  });

  it("keeps all of them together, and tells the log their names without a value", async () => {
    let logged = "";
    const destination = {
      write: (line: string) => {
        logged += line;
      },
    };
    respond = fetchOnceEndpoint({ ...CONFIG, ...Object.fromEntries(vendorFields) });
    await boot({ log: createLog({ destination }) }).start();
    expect(await boot().start()).toMatchObject({
      credential: { configuration: Object.fromEntries(vendorFields) },
    });
    for (const [field] of vendorFields) expect(logged).toContain(`"${field}"`);
    expect(logged).not.toMatch(/GIFT|BONUS|VOUCHER/);
  });

  const writing: (keyof CredentialVault)[] = [
    "writeRawSynced",
    "writeSealed",
    "eraseSetAside",
    "eraseRaw",
  ];
  for (const step of writing) {
    for (const when of ["before", "after"]) {
      // Before the raw write there is nothing on disk: that one is the next test.
      if (step === "writeRawSynced" && when === "before") continue;
      it(`loses nothing in a crash ${when} ${step}`, async () => {
        const dying = boot({ vault: memoryVault(disk, { step, when }) });
        expect((await dying.start()).state).toBe("storage-failed");
        dying.stop();
        expect(await boot().start()).toEqual(provisioned);
        expect(calls).toHaveLength(1);
        expect(disk.raw).toBeNull();
      });
    }
  }

  it("keeps the answer in memory while the disk does not take it, and asks nobody again", async () => {
    const crash: { step: keyof CredentialVault; when: string } = {
      step: "writeRawSynced",
      when: "before",
    };
    const keeper = boot({ vault: memoryVault(disk, crash), retryMs: 20 });
    expect((await keeper.start()).state).toBe("storage-failed");
    crash.when = "never";
    await eventually(() => expect(keeper.current()).toEqual(provisioned));
    expect(calls).toHaveLength(1);
  });

  it("asks nobody while the disk could not keep the answer", async () => {
    const vault = memoryVault(disk, { step: "checkWritable", when: "before" });
    expect((await boot({ vault }).start()).state).toBe("storage-failed");
    expect(calls).toEqual([]);
  });

  it("shows a refusal and does not ask again by itself", async () => {
    respond = (_incoming, outgoing) => outgoing.end('{"accepted":false,"config":null}');
    const keeper = boot({ retryMs: 10 });
    expect(await keeper.start()).toEqual({ state: "refused", afterLostAnswer: false });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(calls).toHaveLength(1);
    expect(disk.raw).toBeNull();
  });

  it("says that the operator must reset the outlet where the answer was lost on the way", async () => {
    respond = (_incoming, outgoing) => {
      respond = (_again, refusal) => refusal.end('{"accepted":false,"config":null}');
      outgoing.writeHead(200, { "Content-Length": "500" });
      outgoing.write('{"accepted":true,', () => outgoing.destroy());
    };
    const keeper = boot({ retryMs: 20 });
    expect(await keeper.start()).toEqual({ state: "answer-lost", status: null });
    expect(note()).toEqual({ askedAt: NOW, answerLost: true, openWithoutLoyalty: false });
    await eventually(() =>
      expect(keeper.current()).toEqual({ state: "refused", afterLostAnswer: true }),
    );
    expect(await boot().start(), "also after a restart").toEqual({
      state: "refused",
      afterLostAnswer: true,
    });
    respond = fetchOnceEndpoint();
    expect(await keeper.fetchAgain()).toEqual(provisioned);
    expect(note()).toEqual({ askedAt: null, answerLost: false, openWithoutLoyalty: false });
  });

  it("takes a question that a crash cut off for one whose answer was lost", async () => {
    const vault = memoryVault(disk, { step: "writeRawSynced", when: "before" });
    const dying = boot({ vault });
    expect((await dying.start()).state).toBe("storage-failed");
    dying.stop();
    expect(await boot().start()).toEqual({ state: "refused", afterLostAnswer: true });
  });

  it("takes a whole answer that a crash left unfinished, and nothing that is cut off", async () => {
    const whole = Buffer.from(JSON.stringify({ accepted: true, config: CONFIG }));
    disk.unfinished = whole;
    expect(await boot().start()).toEqual(provisioned);
    expect(calls).toEqual([]);
    for (const length of [0, 1, whole.length - 1]) {
      disk = { raw: null, unfinished: whole.subarray(0, length), sealed: null, aside: [] };
      respond = fetchOnceEndpoint();
      expect(await boot().start()).toEqual(provisioned);
    }
    expect(calls).toHaveLength(3);
  });

  it("keeps an unfinished answer that the settings cannot decrypt until they can", async () => {
    disk.unfinished = Buffer.from(JSON.stringify({ accepted: true, config: CONFIG }));
    const wrong = {
      key: randomBytes(24).toString("base64"),
      iv: randomBytes(8).toString("base64"),
    };
    expect(await boot({ outlet: { credentialCipher: wrong } }).start()).toEqual({
      state: "unusable",
      why: "cannot-decrypt",
    });
    expect(await boot().start()).toEqual(provisioned);
    expect(calls).toEqual([]);
  });

  it("asks nobody where this build has no Triple DES, until it has", async () => {
    expect(await boot({ cipherWorks: () => false }).start()).toEqual({
      state: "cipher-unavailable",
    });
    expect(calls).toEqual([]);
    expect(await boot().start()).toEqual(provisioned);
  });

  it("tells that it is asking, and when it has asked", async () => {
    const keeper = boot();
    const seen: unknown[] = [];
    keeper.subscribe((now) => seen.push([keeper.isAsking(), now.state]));
    expect(keeper.isAsking()).toBe(false);
    await keeper.start();
    expect(seen).toEqual([
      [true, "none"],
      [false, "provisioned"],
    ]);
  });

  it("does not take a gateway's error page for the service's word", async () => {
    const endpoint = respond;
    respond = (_incoming, outgoing) => outgoing.writeHead(502).end("<h1>Bad gateway</h1>");
    const keeper = boot({ retryMs: 20 });
    expect(await keeper.start()).toEqual({ state: "answer-lost", status: 502 });
    respond = endpoint;
    await eventually(() => expect(keeper.current()).toEqual(provisioned));
  });

  it("goes on asking by itself while the service cannot be reached", async () => {
    const { url } = server;
    await server.close();
    const keeper = boot({ configBaseUrl: url, retryMs: 20 });
    const seen: string[] = [];
    keeper.subscribe((state) => seen.push(state.state));
    expect(await keeper.start()).toEqual({ state: "unreachable" });
    expect(note()).toMatchObject({ askedAt: NOW, answerLost: false });
    await eventually(() => expect(seen.length).toBeGreaterThan(2));
    keeper.stop();
    server = await serve(respond);
  });

  it("keeps an answer that the settings cannot decrypt until they can", async () => {
    const wrong = {
      key: randomBytes(24).toString("base64"),
      iv: randomBytes(8).toString("base64"),
    };
    const state = await boot({ outlet: { credentialCipher: wrong } }).start();
    expect(state).toEqual({ state: "unusable", why: "cannot-decrypt" });
    expect(await boot().start()).toEqual(provisioned);
    expect(calls).toHaveLength(1);
  });

  it("loses no unread answer to another fetch that is refused", async () => {
    const wrong = {
      key: randomBytes(24).toString("base64"),
      iv: randomBytes(8).toString("base64"),
    };
    const keeper = boot({ outlet: { credentialCipher: wrong } });
    await keeper.start();
    expect((await keeper.fetchAgain()).state).toBe("refused");
    expect(await boot().start()).toEqual(provisioned);
    expect(disk).toMatchObject({ raw: null, aside: [] });
  });

  it("keeps an answer that is not the contract's for people to look at, and asks no more", async () => {
    respond = (_incoming, outgoing) => outgoing.end('{"accepted":true,"config":{}}');
    expect(await boot().start()).toEqual({ state: "unusable", why: "not-the-contract" });
    expect((await boot().start()).state).toBe("unusable");
    expect(calls).toHaveLength(1);
    expect(disk.raw).not.toBeNull();
  });

  it("refuses an apiUrl that is neither https nor this machine", async () => {
    respond = fetchOnceEndpoint({ ...CONFIG, apiUrl: "http://loyalty.example" });
    expect(await boot().start()).toEqual({ state: "unusable", why: "not-the-contract" });
  });

  it("serves with the old credential until a renewed one is sealed", async () => {
    const keeper = boot();
    await keeper.start();
    expect((await keeper.fetchAgain()).state).toBe("refused");
    expect(keeper.current()).toEqual(provisioned);
    respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("renewed") });
    await keeper.fetchAgain();
    expect(keeper.current()).toMatchObject({ credential: { apiKey: "renewed" } });
    expect(await boot().start()).toMatchObject({ credential: { apiKey: "renewed" } });
  });

  it("prefers a newer raw answer to the sealed one after a crash in a renewal", async () => {
    await boot().start();
    respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("renewed") });
    const dying = boot({ vault: memoryVault(disk, { step: "writeSealed", when: "before" }) });
    await dying.start();
    await dying.fetchAgain();
    dying.stop();
    expect(await boot().start()).toMatchObject({ credential: { apiKey: "renewed" } });
  });

  it("says that a sealed credential does not open, and does not fetch behind anybody's back", async () => {
    await boot().start();
    disk.sealed = Buffer.from("LK1\0 damaged beyond repair by a bad disk");
    expect((await boot().start()).state).toBe("unsealable");
    expect(calls).toHaveLength(1);
  });

  it("asks anew for a device that was given another outlet", async () => {
    await boot().start();
    respond = fetchOnceEndpoint();
    expect(await boot({ outlet: { identifier: "till 2" } }).start()).toEqual(provisioned);
    expect(calls[1]).toContain("identifier=till+2");
  });
});
