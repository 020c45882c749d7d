/** The answer is given once: how it survives crashes, bad disks and wrong settings (in-store-loyalty.md §4.5). */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import {
  anotherCipher,
  CONFIG,
  type CredentialWorld,
  fetchOnceEndpoint,
  NOW,
  openCredentialWorld,
  PROVISIONED,
} from "./testing/credential-world.ts";
import { memoryVault } from "./testing/memory-vault.ts";
import { encrypted } from "./testing/outlet.ts";
import type { CredentialVault } from "./vault.ts";

let world: CredentialWorld;

beforeEach(async () => {
  world = await openCredentialWorld();
});
afterEach(() => world.close());

describe("an answer that comes only once", () => {
  const writing: (keyof CredentialVault)[] = [
    "writeRawSynced",
    "writeSealed",
    "eraseQuarantined",
    "eraseRaw",
  ];
  for (const step of writing) {
    for (const when of ["before", "after"]) {
      // Before the raw write there is nothing on disk: see the next test.
      if (step === "writeRawSynced" && when === "before") continue;
      it(`loses nothing in a crash ${when} ${step}`, async () => {
        const dying = world.boot({ vault: memoryVault(world.disk, { step, when }) });
        expect((await dying.start()).state).toBe("storage-failed");
        dying.stop();
        expect(await world.boot().start()).toEqual(PROVISIONED);
        expect(world.calls).toHaveLength(1);
        expect(world.disk.raw).toBeNull();
      });
    }
  }

  it("keeps the answer in memory while it cannot be written, and makes no second request", async () => {
    const crash: { step: keyof CredentialVault; when: string } = {
      step: "writeRawSynced",
      when: "before",
    };
    const store = world.boot({ vault: memoryVault(world.disk, crash), retryMs: 20 });
    expect((await store.start()).state).toBe("storage-failed");
    crash.when = "never";
    await eventually(() => expect(store.current()).toEqual(PROVISIONED));
    expect(world.calls).toHaveLength(1);
  });

  it("makes no request while the answer could not be written", async () => {
    const vault = memoryVault(world.disk, { step: "checkWritable", when: "before" });
    expect((await world.boot({ vault }).start()).state).toBe("storage-failed");
    expect(world.calls).toEqual([]);
  });

  it("says that the operator must reset the outlet if the answer was lost in transit", async () => {
    world.respond = (_incoming, outgoing) => {
      world.respond = (_again, refusal) => refusal.end('{"accepted":false,"config":null}');
      outgoing.writeHead(200, { "Content-Length": "500" });
      outgoing.write('{"accepted":true,', () => outgoing.destroy());
    };
    const store = world.boot({ retryMs: 20 });
    expect(await store.start()).toEqual({ state: "answer-lost", status: null });
    expect(world.note()).toEqual({ askedAt: NOW, answerLost: true, openWithoutLoyalty: false });
    await eventually(() =>
      expect(store.current()).toEqual({ state: "refused", afterLostAnswer: true }),
    );
    expect(await world.boot().start(), "also after a restart").toEqual({
      state: "refused",
      afterLostAnswer: true,
    });
    world.respond = fetchOnceEndpoint();
    expect(await store.fetchAgain()).toEqual(PROVISIONED);
    expect(world.note()).toEqual({ askedAt: null, answerLost: false, openWithoutLoyalty: false });
  });

  it("treats a request that a crash cut off like one whose answer was lost", async () => {
    const vault = memoryVault(world.disk, { step: "writeRawSynced", when: "before" });
    const dying = world.boot({ vault });
    expect((await dying.start()).state).toBe("storage-failed");
    dying.stop();
    expect(await world.boot().start()).toEqual({ state: "refused", afterLostAnswer: true });
  });

  it("uses a complete answer that a crash left unfinished, and no incomplete one", async () => {
    const whole = Buffer.from(JSON.stringify({ accepted: true, config: CONFIG }));
    world.disk.unfinished = whole;
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toEqual([]);
    for (const length of [0, 1, whole.length - 1]) {
      world.disk = {
        raw: null,
        unfinished: whole.subarray(0, length),
        sealed: null,
        quarantined: [],
      };
      world.respond = fetchOnceEndpoint();
      expect(await world.boot().start()).toEqual(PROVISIONED);
    }
    expect(world.calls).toHaveLength(3);
  });

  it("stores an unfinished answer that the settings cannot decrypt until they can", async () => {
    world.disk.unfinished = Buffer.from(JSON.stringify({ accepted: true, config: CONFIG }));
    const wrong = anotherCipher();
    expect(await world.boot({ outlet: { credentialCipher: wrong } }).start()).toEqual({
      state: "unusable",
      why: "cannot-decrypt",
    });
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toEqual([]);
  });

  it("stores an answer that the settings cannot decrypt until they can", async () => {
    const wrong = anotherCipher();
    const state = await world.boot({ outlet: { credentialCipher: wrong } }).start();
    expect(state).toEqual({ state: "unusable", why: "cannot-decrypt" });
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toHaveLength(1);
  });

  it("does not use the answer for one outlet for another, and keeps it until it is that one again", async () => {
    const wrong = anotherCipher();
    await world.boot({ outlet: { credentialCipher: wrong } }).start();
    world.respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("of the other outlet") });
    const other = { identifier: "till 2" };
    expect(await world.boot({ outlet: other }).start()).toMatchObject({
      credential: { apiKey: "of the other outlet" },
    });
    expect(world.calls[1]).toContain("identifier=till+2");
    expect(world.disk).toMatchObject({ raw: null, quarantined: [expect.any(Buffer)] });
    expect(world.disk.quarantined[0]?.toString()).not.toContain("till 1");
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toHaveLength(2);
    expect(world.disk).toMatchObject({ raw: null, quarantined: [] });
  });

  it("asks for the other outlet once, even if that is refused, and keeps the answer meanwhile", async () => {
    await world.boot({ outlet: { credentialCipher: anotherCipher() } }).start();
    const store = world.boot({ outlet: { identifier: "till 2" } });
    expect((await store.start()).state).toBe("refused");
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.calls).toHaveLength(2);
  });

  it("uses an answer that an earlier version stored without its outlet", async () => {
    world.disk.raw = Buffer.from(JSON.stringify({ accepted: true, config: CONFIG }));
    expect(await world.boot({ outlet: { identifier: "till 2" } }).start()).toEqual(PROVISIONED);
    expect(world.calls).toEqual([]);
    expect(world.disk.raw).toBeNull();
  });

  it("uses a complete answer with its outlet that a crash left unfinished, and no incomplete one", async () => {
    await world.boot({ outlet: { credentialCipher: anotherCipher() } }).start();
    const whole = world.disk.raw ?? Buffer.alloc(0);
    for (let length = 0; length <= whole.length; length += 1) {
      const unfinished = whole.subarray(0, length);
      world.disk = { raw: null, unfinished, sealed: null, quarantined: [] };
      world.calls.length = 0;
      world.respond = fetchOnceEndpoint();
      expect(await world.boot().start()).toEqual(PROVISIONED);
      expect(world.calls).toHaveLength(length === whole.length ? 0 : 1);
    }
  });

  it("keeps an unread answer if another fetch is refused", async () => {
    const wrong = anotherCipher();
    const store = world.boot({ outlet: { credentialCipher: wrong } });
    await store.start();
    expect((await store.fetchAgain()).state).toBe("refused");
    expect(await world.boot().start()).toEqual(PROVISIONED);
    expect(world.disk).toMatchObject({ raw: null, quarantined: [] });
  });

  it("prefers a newer raw answer to the sealed one after a crash during a renewal", async () => {
    await world.boot().start();
    world.respond = fetchOnceEndpoint({ ...CONFIG, password: encrypted("renewed") });
    const dying = world.boot({
      vault: memoryVault(world.disk, { step: "writeSealed", when: "before" }),
    });
    await dying.start();
    await dying.fetchAgain();
    dying.stop();
    expect(await world.boot().start()).toMatchObject({ credential: { apiKey: "renewed" } });
  });

  it("replaces a sealed credential that cannot be opened once the operator has reset the outlet", async () => {
    await world.boot().start();
    world.disk.sealed = Buffer.from("LK1\0 damaged beyond repair by a bad disk");
    const store = world.boot({ retryMs: 20 });
    await store.start();
    world.respond = (_incoming, outgoing) => outgoing.writeHead(502).end();
    expect(await store.fetchAgain()).toEqual({ state: "answer-lost", status: 502 });
    world.respond = fetchOnceEndpoint();
    await eventually(() => expect(store.current()).toEqual(PROVISIONED));
    expect(await world.boot().start()).toEqual(PROVISIONED);
  });

  it("reports a sealed credential that cannot be opened, and does not fetch another by itself", async () => {
    await world.boot().start();
    world.disk.sealed = Buffer.from("LK1\0 damaged beyond repair by a bad disk");
    expect((await world.boot().start()).state).toBe("unsealable");
    expect(world.calls).toHaveLength(1);
  });
});
