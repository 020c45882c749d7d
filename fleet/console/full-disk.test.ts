import { rmSync, symlinkSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { createUser } from "@nats-io/nkeys";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";
import { pairingCode } from "../messages/names.ts";
import { serverFiles } from "../server/server-configuration.ts";
import type { DeviceRow } from "./rpc/contract.ts";
import {
  type ConsoleFixture,
  newOutlet,
  PASSWORD,
  type SignedIn,
  startFixture,
} from "./testing/console-fixture.ts";

let fixture: ConsoleFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterEach(() => makeRoom());
afterAll(() => fixture.close());

const TABLES = ["audit", "device", "account", "sign_in_failure"];
const CHANGES = ["insert", "update"];

/** Nothing can be written any more, neither the database nor a new file of the nats-server's. */
function fillDisk(): void {
  change(
    (table, when) => `create trigger full_${when}_${table} before ${when} on ${table}
    begin select raise(abort, 'database or disk is full'); end`,
  );
  symlinkSync("/dev/full", newUsersFile());
}

function makeRoom(): void {
  change((table, when) => `drop trigger if exists full_${when}_${table}`);
  rmSync(newUsersFile(), { force: true });
}

const newUsersFile = () => `${serverFiles(fixture.server.folder).users}.new`;

function change(statement: (table: string, when: string) => string): void {
  const database = new DatabaseSync(fixture.databaseFile);
  for (const table of TABLES) for (const when of CHANGES) database.exec(statement(table, when));
  database.close();
}

async function unwritten({ client, input }: SignedIn): Promise<number> {
  for await (const fleet of await client.fleet.live(input)) return fleet.unwritten;
  throw new Error("the stream has ended");
}

async function devicesOf(
  outlet: string,
  { client, input }: SignedIn,
): Promise<readonly DeviceRow[]> {
  for await (const { rows } of await client.devices.live(input)) {
    return rows.filter((row) => row.outlet === outlet);
  }
  throw new Error("the stream has ended");
}

test("a full disk: a stolen kiosk is cut off by somebody who signs in now, and that is written once there is room", async () => {
  const outlet = newOutlet();
  const kiosk = await fixture.pairedKiosk({ outlet, number: 1 });
  const other = await fixture.pairedKiosk({ outlet, number: 2 });
  const { name } = await fixture.person("manage");
  fillDisk();

  const person = { ...(await fixture.signIn(name)), name };
  const { client, input } = person;
  expect(await client.devices.remove({ ...input, id: kiosk.id })).toEqual({ result: "cut-off" });
  await kiosk.connection.closed();
  await expect(fixture.connect(kiosk.key, kiosk.id)).rejects.toThrow(/Authorization Violation/i);
  expect((await devicesOf(outlet, person)).map(({ id }) => id)).toEqual([other.id]);
  expect(await client.devices.remove({ ...input, id: other.id }).then(({ result }) => result)).toBe(
    "cut-off",
  );
  expect(await unwritten(person)).toBeGreaterThan(0);

  makeRoom();
  await eventually(async () => expect(await unwritten(person)).toBe(0));
  const filter = { ...input, who: name, kiosk: kiosk.id, before: null };
  const { entries } = await client.audit.list(filter);
  expect(entries.map(({ act, outcome }) => [act, outcome])).toEqual([["remove-device", "removed"]]);
  await fixture.restart();
  expect(await devicesOf(outlet, await fixture.signIn(name))).toEqual([]);
});

test("a full disk: nothing else is done that cannot be written down before", async () => {
  const outlet = newOutlet();
  const { client, input } = await fixture.person("manage");
  const kiosk = await fixture.pairedKiosk({ outlet });
  const key = createUser();
  await fixture.ask({ publicKey: key.getPublicKey(), outlet, number: 2 });
  fillDisk();
  const code = pairingCode(key.getPublicKey());
  const as = { type: "new" as const };
  await expect(client.pairing.approve({ ...input, code, as })).rejects.toThrow();
  await expect(client.devices.note({ ...input, id: kiosk.id, text: "note" })).rejects.toThrow();
  const account = { name: "somebody", roles: ["look" as const], password: PASSWORD };
  await expect(client.accounts.add({ ...input, ...account })).rejects.toThrow();
  await kiosk.connection.flush();
});

test("a full disk: a device that is cut off has no successor before its removal is written", async () => {
  const { client, input } = await fixture.person("manage");
  const outlet = newOutlet();
  const before = await fixture.pairedKiosk({ outlet, number: 3 });
  const key = createUser();
  await fixture.ask({ publicKey: key.getPublicKey(), outlet, number: 3 });
  fillDisk();
  await client.devices.remove({ ...input, id: before.id });
  const as = { type: "successor" as const, of: before.id };
  const code = pairingCode(key.getPublicKey());
  await expect(client.pairing.approve({ ...input, code, as })).rejects.toThrow();
  makeRoom();
  expect(await client.pairing.approve({ ...input, code, as })).toEqual({
    result: "paired",
    id: before.id,
  });
  const connection = await fixture.connectDevice(key, before.id);
  await connection.flush();
});

test("a full disk: wrong passwords are counted nevertheless", async () => {
  const { name } = await fixture.person("look");
  fillDisk();
  const client = fixture.client();
  for (let time = 0; time < 5; time += 1) {
    expect((await client.signIn({ name, password: "wrong" })).result).toBe("refused");
  }
  expect((await client.signIn({ name, password: PASSWORD })).result).toBe("locked");
  makeRoom();
  // Written meanwhile: a restart does not forget them.
  await eventually(() => {
    const database = new DatabaseSync(fixture.databaseFile);
    const rows = database.prepare("select failures from sign_in_failure").all();
    database.close();
    expect(rows.map(({ failures }) => Number(failures))).toContain(5);
  });
  await fixture.restart();
  expect((await fixture.client().signIn({ name, password: PASSWORD })).result).toBe("locked");
});
