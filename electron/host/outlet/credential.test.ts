import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpClient } from "../net/undici-client.ts";
import type { Settings } from "../settings.ts";
import { createCredentialKeeper } from "./credential.ts";
import { createAesSealer } from "./sealer.ts";
import { encrypted, serve, settingsFor, silentLog, type TestServer } from "./testing/outlet.ts";
import type { CredentialVault } from "./vault.ts";

const API_KEY = "private-key-of-the-outlet";
const CONFIG = {
  apiUrl: "https://loyalty.example/api",
  apiVersion: "1.7",
  establishmentId: 7,
  password: encrypted(API_KEY),
  discountId: "LOYALTY100",
  flow: "REGULAR",
};

type Disk = { raw: Buffer | null; sealed: Buffer | null; aside: Buffer[] };

/** A vault in memory. `crash` names a step and whether it dies before or after its effect. */
function memoryVault(disk: Disk, crash?: { step: keyof CredentialVault; when: string }) {
  const steps: CredentialVault = {
    checkWritable: () => undefined,
    readRaw: () => disk.raw,
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
  disk = { raw: null, sealed: null, aside: [] };
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
});

function boot(
  options: { vault?: CredentialVault; outlet?: Partial<Settings["outlet"]>; retryMs?: number } = {},
) {
  const keeper = createCredentialKeeper({
    settings: settingsFor(server.url, options.outlet),
    http,
    vault: options.vault ?? memoryVault(disk),
    sealer,
    log: silentLog,
    version: "0.1.0",
    retryMs: options.retryMs ?? 60_000,
  });
  keepers.push(keeper);
  return keeper;
}

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

  it("keeps the vendor segment's extra fields", async () => {
    respond = fetchOnceEndpoint({ ...CONFIG, maxPwpPercent: 50, giftCode: ["A"] });
    expect(await boot().start()).toMatchObject({
      credential: { configuration: { maxPwpPercent: 50, giftCode: ["A"] } },
    });
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
    await vi.waitFor(() => expect(keeper.current()).toEqual(provisioned));
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
    await vi.waitFor(() =>
      expect(keeper.current()).toEqual({ state: "refused", afterLostAnswer: true }),
    );
    respond = fetchOnceEndpoint();
    expect(await keeper.fetchAgain()).toEqual(provisioned);
  });

  it("does not take a gateway's error page for the service's word", async () => {
    const endpoint = respond;
    respond = (_incoming, outgoing) => outgoing.writeHead(502).end("<h1>Bad gateway</h1>");
    const keeper = boot({ retryMs: 20 });
    expect(await keeper.start()).toEqual({ state: "answer-lost", status: 502 });
    respond = endpoint;
    await vi.waitFor(() => expect(keeper.current()).toEqual(provisioned));
  });

  it("goes on asking by itself while the service cannot be reached", async () => {
    const { url } = server;
    await server.close();
    const keeper = createCredentialKeeper({
      settings: settingsFor(url),
      http,
      vault: memoryVault(disk),
      sealer,
      log: silentLog,
      version: "0.1.0",
      retryMs: 20,
    });
    keepers.push(keeper);
    const seen: string[] = [];
    keeper.subscribe((state) => seen.push(state.state));
    expect(await keeper.start()).toEqual({ state: "unreachable" });
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(2));
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
