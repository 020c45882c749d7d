import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { VERSION } from "../../../fleet/messages/message.ts";
import { pairingCode } from "../../../fleet/messages/names.ts";
import { pairingAnswer, pairingRequest } from "../../../fleet/messages/pairing.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import { kioskPermissions } from "../../../fleet/server/permissions.ts";
import { startTestServer, type TestServer } from "../../../fleet/server/testing/test-server.ts";
import { eventually } from "../../testing/eventually.ts";
import { systemClock } from "../checkout/running/clock.ts";
import { createLog } from "../net/log.ts";
import { createAesSealer } from "../outlet/sealer.ts";
import { createIdentityStore, type IdentityStore } from "./identity.ts";
import { createLink, type Link } from "./link.ts";
import { joinFleet, type Membership } from "./membership.ts";
import * as nats from "./nats.ts";
import { OUTLET } from "./testing/admitted.ts";

const log = createLog({ level: "silent" });
const sealer = createAesSealer(Buffer.alloc(32, 7));

let server: TestServer;
let folder: string;
let console_: Link;
/** Public keys with their ids, as the console has them. */
let approved: Map<string, string>;
const asked = new Set<string>();
const members: Membership[] = [];
const started: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-member-"));
  approved = new Map();
  admit();
  started.length = 0;
  asked.clear();
  const seed = new TextDecoder().decode(server.consoleKey.getSeed());
  const connection = nats.openConnection({
    ...{ servers: [server.url], ca: null, seed, name: "console", log },
  });
  console_ = createLink({ connection, kiosk: "console", instance: "instance1", log });
  console_.serve(subjects.pairing, pairingRequest, pairingAnswer, async ({ publicKey }) => {
    asked.add(publicKey);
    const id = approved.get(publicKey);
    return id === undefined ? WAITING : paired(id);
  });
  await eventually(() => expect(console_.connected.current()).toBe(true));
});
afterEach(async () => {
  await Promise.all(members.splice(0).map((member) => member.stop()));
  await console_.stop();
  rmSync(folder, { recursive: true });
});
afterAll(() => server.close());

const WAITING = { v: VERSION, outcome: "waiting" } as const;
const paired = (id: string) => ({ v: VERSION, outcome: "paired", id }) as const;

function admit(): void {
  server.admit(
    [...approved].map(([publicKey, id]) => ({
      publicKey,
      permissions: kioskPermissions(id, OUTLET),
    })),
  );
}

function approve(publicKey: string, id: string): void {
  approved.set(publicKey, id);
  admit();
}

function join_(store: IdentityStore = createIdentityStore(folder, sealer)): Membership {
  const member = joinFleet({
    ...{ store, nats, instance: "instance1", clock: systemClock, log },
    server: { servers: [server.url], ca: null },
    introduction: { kind: "kiosk", name: "K1", number: 1, outlet: OUTLET, salesOutletId: 101 },
    onMember(link) {
      started.push(link.kiosk);
      return () => started.push(`not ${link.kiosk}`);
    },
  });
  members.push(member);
  return member;
}

const becomes = (member: Membership, state: string) =>
  eventually(() => expect(member.view.current().state).toBe(state));

/** The public key with which a device has asked. */
async function askedWith(): Promise<string> {
  await eventually(() => expect(asked.size).toBe(1));
  const [key = ""] = asked;
  return key;
}

test("a new kiosk shows a code until it is approved, and is a member with its id then", async () => {
  const member = join_();
  await becomes(member, "not-paired");
  const key = await askedWith();
  expect(member.view.current().code).toBe(pairingCode(key));
  expect(started).toEqual([]);
  approve(key, "kiosk1");
  await becomes(member, "connected");
  expect(member.view.current().code).toBeNull();
  expect(started).toEqual(["kiosk1"]);
});

test("after a restart it is a member at once, with the same key", async () => {
  const first = join_();
  const key = await askedWith();
  approve(key, "kiosk1");
  await becomes(first, "connected");
  await first.stop();
  asked.clear();
  const second = join_();
  await becomes(second, "connected");
  expect(asked.size).toBe(0);
  expect(started).toEqual(["kiosk1", "not kiosk1", "kiosk1"]);
});

test("its key is on the disk sealed, before its code is shown", async () => {
  join_();
  const key = await askedWith();
  const identity = createIdentityStore(folder, sealer).read();
  expect(nats.publicKeyOf(identity?.seed ?? "")).toBe(key);
  const file = readFileSync(join(folder, "fleet.sealed"));
  expect(file.includes(identity?.seed ?? "")).toBe(false);
});

test("a kiosk that was removed says so, goes on trying, and begins anew when it is approved again", async () => {
  const member = join_();
  const key = await askedWith();
  approve(key, "kiosk1");
  await becomes(member, "connected");
  approved.clear();
  admit();
  await becomes(member, "removed");
  expect(member.view.current().code).toBe(pairingCode(key));
  approve(key, "kiosk1");
  // The gate has forgotten what it claimed before.
  await eventually(() => expect(started).toEqual(["kiosk1", "not kiosk1", "kiosk1"]));
  await becomes(member, "connected");
});

test("a machine whose key was lost is paired as its predecessor", async () => {
  const first = join_();
  const key = await askedWith();
  approve(key, "kiosk1");
  await becomes(first, "connected");
  await first.stop();
  asked.clear();
  const second = join_(createIdentityStore(folder, createAesSealer(Buffer.alloc(32, 8))));
  const successor = await askedWith();
  expect(successor).not.toBe(key);
  approved.delete(key);
  approve(successor, "kiosk1");
  await becomes(second, "connected");
  expect(started.at(-1)).toBe("kiosk1");
});

test("a kiosk that is approved under another id does its work under that one", async () => {
  const member = join_();
  const key = await askedWith();
  approve(key, "kiosk1");
  await becomes(member, "connected");
  approved.clear();
  admit();
  await becomes(member, "removed");
  approve(key, "kiosk2");
  await eventually(() => expect(started).toEqual(["kiosk1", "not kiosk1", "kiosk2"]));
  await becomes(member, "connected");
});

test("a server that is restarted without its console does not make the kiosk forget its id", async () => {
  const member = join_();
  approve(await askedWith(), "kiosk1");
  await becomes(member, "connected");
  await server.kill();
  await becomes(member, "away");
  await server.start();
  await becomes(member, "connected");
  expect(createIdentityStore(folder, sealer).read()?.id).toBe("kiosk1");
});

test("asks nobody while its key cannot be stored", async () => {
  const member = join_({
    read: () => null,
    write: () => {
      throw new Error("the disk is full");
    },
  });
  const other = join_();
  await becomes(other, "not-paired");
  await askedWith();
  expect(member.view.current().state).toBe("away");
});
