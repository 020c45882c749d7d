import { readFileSync, writeFileSync } from "node:fs";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VERSION, writeMessage } from "../messages/message.ts";
import { pairingCode } from "../messages/names.ts";
import { pairingRequest } from "../messages/pairing.ts";
import { CALLBACKS, inboxOf, subjects } from "../messages/subjects.ts";
import { serverFiles } from "../server/server-configuration.ts";
import type { DeviceRow } from "./rpc/contract.ts";
import {
  type ConsoleFixture,
  newOutlet,
  type SignedIn,
  startFixture,
} from "./testing/console-fixture.ts";

let fixture: ConsoleFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const NEW = { type: "new" } as const;
const codeOf = (key: KeyPair) => pairingCode(key.getPublicKey());

/** All devices as a page would get them. */
async function devices({ client, input }: SignedIn): Promise<readonly DeviceRow[]> {
  for await (const { rows } of await client.devices.live(input)) return rows;
  throw new Error("the stream has ended");
}

describe("a new kiosk", () => {
  test("waits until its code is approved, then connects with its own key", async () => {
    const manager = await fixture.person("manage");
    const { client, input } = manager;
    const key = createUser();
    const wish = { publicKey: key.getPublicKey(), outlet: newOutlet(), name: "by the door" };
    expect(await fixture.ask(wish)).toMatchObject({ outcome: "waiting" });

    const found = await client.pairing.find({ ...input, code: codeOf(key) });
    expect(found).toMatchObject({ result: "found", device: { name: "by the door" } });
    const code = codeOf(key).toLowerCase().replace("-", " ");
    const paired = await client.pairing.approve({ ...input, code, as: NEW });
    expect(paired.result).toBe("paired");
    const { id } = paired as { id: string };
    expect(await fixture.ask(wish)).toMatchObject({ outcome: "paired", id });
    const connection = await fixture.connectDevice(key, id);
    await connection.flush();
    expect((await devices(manager)).find((row) => row.id === id)).toMatchObject({
      name: "by the door",
      presence: "never",
      alarms: [],
    });
  });

  test("cannot connect before", async () => {
    const key = createUser();
    await fixture.ask({ publicKey: key.getPublicKey(), outlet: newOutlet() });
    await expect(fixture.connect(key, "kiosk")).rejects.toThrow(/Authorization Violation/i);
  });

  test("is not paired by the code of another one that asks at the same time", async () => {
    const { client, input } = await fixture.person("manage");
    const outlet = newOutlet();
    const [own, stranger] = [createUser(), createUser()];
    await fixture.ask({ publicKey: stranger.getPublicKey(), outlet, name: "kiosk" });
    await fixture.ask({ publicKey: own.getPublicKey(), outlet, name: "kiosk" });
    await client.pairing.approve({ ...input, code: codeOf(own), as: NEW });
    expect(await fixture.ask({ publicKey: stranger.getPublicKey(), outlet })).toMatchObject({
      outcome: "waiting",
    });
    await expect(fixture.connect(stranger, "kiosk")).rejects.toThrow(/Authorization Violation/i);
  });

  test("is not found by a wrong code, and its code is nowhere in the list", async () => {
    const { client, input } = await fixture.person("manage");
    const key = createUser();
    await fixture.ask({ publicKey: key.getPublicKey(), outlet: newOutlet() });
    const code = "00000-00000";
    expect(await client.pairing.find({ ...input, code })).toEqual({ result: "not-found" });
    expect(await client.pairing.approve({ ...input, code, as: NEW })).toEqual({
      result: "not-found",
    });
    for await (const waiting of await client.pairing.waiting(input)) {
      expect(JSON.stringify(waiting)).not.toContain(key.getPublicKey());
      expect(JSON.stringify(waiting)).not.toContain(codeOf(key));
      break;
    }
  });

  test("is refused for ten minutes if staff say so", async () => {
    const { client, input } = await fixture.person("manage");
    const key = createUser();
    const wish = { publicKey: key.getPublicKey(), outlet: newOutlet() };
    await fixture.ask(wish);
    expect(await client.pairing.refuse({ ...input, code: codeOf(key) })).toEqual({
      result: "refused",
    });
    expect(await fixture.ask(wish)).toMatchObject({ outcome: "refused" });
  });
});

describe("somebody without a key who has the answer to a request sent elsewhere", () => {
  test.each([
    ["JetStream, to empty the stream", `$JS.API.STREAM.PURGE.${CALLBACKS}`],
    ["a callback", subjects.callback("a".repeat(64))],
    ["the gate", `${inboxOf("gate")}.1`],
  ])("reaches nothing at %s", async (_name, reply) => {
    const gate = await fixture.connect(fixture.server.gateKey, "gate");
    const { streams } = await jetstreamManager(gate);
    const stored = subjects.callback("b".repeat(64));
    await streams.add({ name: CALLBACKS, subjects: [subjects.callback("*")] });
    await jetstream(gate).publish(stored, "{}");
    const heard: string[] = [];
    gate.subscribe(`${inboxOf("gate")}.1`, {
      callback: (_error, message) => void heard.push(message.string()),
    });
    await gate.flush();
    const before = await streams.info(CALLBACKS);

    const outlet = newOutlet();
    const stranger = await fixture.connect(null, "pairing");
    const request = { v: VERSION, kind: "kiosk", publicKey: createUser().getPublicKey() } as const;
    const named = { name: "kiosk", number: 1, outlet, salesOutletId: 101 };
    const data = writeMessage(pairingRequest, { ...request, ...named });
    stranger.publish(subjects.pairing, data, { reply });
    await stranger.flush();
    // The console takes requests in their order.
    await fixture.ask({ publicKey: createUser().getPublicKey(), outlet });
    await gate.flush();
    const { state } = await streams.info(CALLBACKS);
    expect(state).toMatchObject({
      messages: before.state.messages,
      last_seq: before.state.last_seq,
    });
    expect(heard).toEqual([]);
  });
});

describe("two kiosks of one outlet", () => {
  test("are not paired with one number", async () => {
    const { client, input } = await fixture.person("manage");
    const outlet = newOutlet();
    const first = await fixture.pairedKiosk({ outlet, number: 7 });
    const key = createUser();
    await fixture.ask({ publicKey: key.getPublicKey(), outlet, number: 7 });
    const code = codeOf(key);
    expect(await client.pairing.find({ ...input, code })).toMatchObject({ sameNumber: [first.id] });
    expect(await client.pairing.approve({ ...input, code, as: NEW })).toEqual({
      result: "number-taken",
      by: first.id,
    });
    await expect(fixture.connect(key, "kiosk")).rejects.toThrow(/Authorization Violation/i);
  });

  test("may have one number in two outlets", async () => {
    await fixture.pairedKiosk({ outlet: newOutlet(), number: 7 });
    await expect(fixture.pairedKiosk({ outlet: newOutlet(), number: 7 })).resolves.toBeDefined();
  });

  test("are not paired without numbers, since their orders could not be distinguished", async () => {
    const outlet = newOutlet();
    await fixture.pairedKiosk({ outlet, number: null });
    await expect(fixture.pairedKiosk({ outlet, number: null })).rejects.toThrow("number-taken");
  });
});

describe("a kiosk that is removed", () => {
  test("is disconnected, cannot connect again and is no longer listed", async () => {
    const manager = await fixture.person("manage");
    const kiosk = await fixture.pairedKiosk({ outlet: newOutlet() });
    const removed = await manager.client.devices.remove({ ...manager.input, id: kiosk.id });
    expect(removed).toEqual({ result: "removed" });
    await kiosk.connection.closed();
    await expect(fixture.connect(kiosk.key, kiosk.id)).rejects.toThrow(/Authorization Violation/i);
    expect((await devices(manager)).map(({ id }) => id)).not.toContain(kiosk.id);
  });

  test("leaves the others connected", async () => {
    const { client, input } = await fixture.person("manage");
    const [kiosk, other] = [
      await fixture.pairedKiosk({ outlet: newOutlet() }),
      await fixture.pairedKiosk({ outlet: newOutlet() }),
    ];
    await client.devices.remove({ ...input, id: kiosk.id });
    await kiosk.connection.closed();
    await other.connection.flush();
    expect(other.connection.isClosed()).toBe(false);
  });
});

/** Resolves once a page sees that the nats-server has the present devices, or why it has not. */
async function seenKeys({ client, input }: SignedIn, isTrouble: boolean): Promise<string | null> {
  for await (const { keysTrouble } of await client.fleet.live(input)) {
    if ((keysTrouble !== null) === isTrouble) return keysTrouble;
  }
  throw new Error("the stream has ended");
}

test("the page says that a removed kiosk is still connected, while the server rejects its configuration", async () => {
  const manager = await fixture.person("manage");
  const kiosk = await fixture.pairedKiosk({ outlet: newOutlet() });
  await seenKeys(manager, false);
  const { configuration } = serverFiles(fixture.server.folder);
  const intact = readFileSync(configuration);
  // As with a certificate whose key cannot be read.
  writeFileSync(configuration, "tls { cert_file: missing.pem, key_file: missing.key }");
  try {
    await manager.client.devices.remove({ ...manager.input, id: kiosk.id });
    expect(await seenKeys(manager, true)).toContain("has not read");
    await kiosk.connection.flush();
  } finally {
    writeFileSync(configuration, intact);
  }
  await kiosk.connection.closed();
  await seenKeys(manager, false);
});

describe("a successor", () => {
  test("keeps the id and the number, and the key before is no longer valid", async () => {
    const { client, input } = await fixture.person("manage");
    const outlet = newOutlet();
    const before = await fixture.pairedKiosk({ outlet, number: 3 });
    const key = createUser();
    await fixture.ask({ publicKey: key.getPublicKey(), outlet, number: 3 });
    const as = { type: "successor" as const, of: before.id };
    const paired = await client.pairing.approve({ ...input, code: codeOf(key), as });
    expect(paired).toEqual({ result: "paired", id: before.id });
    await before.connection.closed();
    const connection = await fixture.connectDevice(key, before.id);
    await connection.flush();
    await expect(fixture.connect(before.key, before.id)).rejects.toThrow(/Authorization/i);
  });

  test("may follow a kiosk that was removed before", async () => {
    const { client, input } = await fixture.person("manage");
    const outlet = newOutlet();
    const before = await fixture.pairedKiosk({ outlet });
    await client.devices.remove({ ...input, id: before.id });
    const key = createUser();
    await fixture.ask({ publicKey: key.getPublicKey(), outlet });
    const as = { type: "successor" as const, of: before.id };
    expect(await client.pairing.approve({ ...input, code: codeOf(key), as })).toEqual({
      result: "paired",
      id: before.id,
    });
  });

  test("cannot follow a kiosk of another outlet", async () => {
    const { client, input } = await fixture.person("manage");
    const before = await fixture.pairedKiosk({ outlet: newOutlet() });
    const key = createUser();
    await fixture.ask({ publicKey: key.getPublicKey(), outlet: newOutlet() });
    const as = { type: "successor" as const, of: before.id };
    expect(await client.pairing.approve({ ...input, code: codeOf(key), as })).toEqual({
      result: "unknown-predecessor",
    });
  });
});

test("what was paired, refused and removed is in the audit with the person's name", async () => {
  const { client, input, name } = await fixture.person("manage");
  const kiosk = await fixture.pairedKiosk({ outlet: newOutlet() });
  await client.devices.remove({ ...input, id: kiosk.id });
  const { entries } = await client.audit.list({
    ...input,
    who: null,
    kiosk: kiosk.id,
    before: null,
  });
  expect(entries.map(({ act, outcome }) => [act, outcome])).toEqual([
    ["remove-device", "removed"],
    ["pair", "paired"],
  ]);
  expect(entries[0]?.who).toBe(name);
});

test("a restarted console writes the server's users from its database", async () => {
  const kiosk = await fixture.pairedKiosk({ outlet: newOutlet() });
  await fixture.console.close();
  // As after a restore: the server's file is not what the database says.
  fixture.server.admit([]);
  await kiosk.connection.closed();
  await fixture.start();
  const connection = await fixture.connectDevice(kiosk.key, kiosk.id);
  await connection.flush();
  const manager = await fixture.person("manage");
  expect((await devices(manager)).map(({ id }) => id)).toContain(kiosk.id);
});
