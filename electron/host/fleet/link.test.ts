import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { VERSION, version } from "../../../fleet/messages/message.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import { kioskPermissions } from "../../../fleet/server/permissions.ts";
import { startTestServer, type TestServer } from "../../../fleet/server/testing/test-server.ts";
import { eventually } from "../../testing/eventually.ts";
import { createLog } from "../net/log.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { createLink, type Link } from "./link.ts";
import { createSeed, openConnection, publicKeyOf } from "./nats.ts";
import { type Line, openLine } from "./testing/line.ts";

const OUTLET = "0123456789abcdef";
const question = z.object({ v: version, number: z.number() });
const log = createLog({ level: "silent" });

let server: TestServer;
const opened: Link[] = [];
const lines: Line[] = [];
const admitted = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((link) => link.stop()));
  await Promise.all(lines.splice(0).map((line) => line.close()));
});
afterAll(() => server.close());

function admit(kiosk: string): string {
  const seed = createSeed();
  admitted.set(kiosk, seed);
  server.admit(
    [...admitted].map(([id, key]) => ({
      publicKey: publicKeyOf(key),
      permissions: kioskPermissions(id, OUTLET),
    })),
  );
  return seed;
}

function open(kiosk: string, seed: string, url = server.url, onRefused = () => {}): Link {
  const connection = openConnection({
    ...{ servers: [url], ca: null, seed, name: kiosk, log, onRefused },
  });
  const link = createLink({ connection, kiosk, instance: "instance1", log });
  opened.push(link);
  return link;
}

test("a kiosk that was removed is in the log once, however often it presents its key", async () => {
  const seed = createSeed();
  const { log: recorded, lines: logged } = recordedLog();
  let refusals = 0;
  const onRefused = () => {
    refusals += 1;
  };
  const permissions = kioskPermissions("kiosk9", OUTLET);
  server.admit([{ publicKey: publicKeyOf(seed), permissions }]);
  const connection = openConnection({
    ...{ servers: [server.url], ca: null, seed, name: "kiosk9", log: recorded, onRefused },
  });
  await eventually(() => expect(connection.connected.current()).toBe(true));
  // Until the server had read its users, it may have refused this one, too.
  const before = logged.length;
  server.admit([]);
  await eventually(() => expect(refusals).toBeGreaterThan(5));
  await connection.close();
  const words = logged
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "fleet server refused")
    .map(({ error }) => error);
  expect(words).toContain("Authorization Violation");
  expect(words).toEqual([...new Set(words)]);
});

const connected = (link: Link, is = true) =>
  eventually(() => expect(link.connected.current()).toBe(is));

/** The gate's side, which lets `kiosk` be asked. */
function openGate(kiosk: string): Link {
  const seed = new TextDecoder().decode(server.gateKey.getSeed());
  return open(`gate.${kiosk}`, seed);
}

function answerTwice(link: Link): void {
  link.serve(
    subjects.result(link.kiosk, link.instance),
    question,
    question,
    async ({ v, number }) => ({
      v,
      number: 2 * number,
    }),
  );
}

const ask = (gate: Link, kiosk: string, number: number) =>
  gate.request(subjects.result(kiosk, "instance1"), question, { v: VERSION, number }, question);

const answered = (gate: Link, kiosk: string) =>
  eventually(async () =>
    expect(await ask(gate, kiosk, 4)).toEqual({ ok: true, answer: { v: 1, number: 8 } }),
  );

test("answers, again after the server was killed and started", async () => {
  const link = open("kiosk1", admit("kiosk1"));
  answerTwice(link);
  const gate = openGate("kiosk1");
  await Promise.all([connected(link), connected(gate)]);
  await answered(gate, "kiosk1");
  await server.kill();
  await Promise.all([connected(link, false), connected(gate, false)]);
  expect(await ask(link, "kiosk1", 1)).toMatchObject({ ok: false });
  await server.start();
  await Promise.all([connected(link), connected(gate)]);
  await answered(gate, "kiosk1");
});

test("connects to a server that starts later", async () => {
  const seed = admit("kiosk2");
  await server.kill();
  const link = open("kiosk2", seed);
  answerTwice(link);
  await server.start();
  await connected(link);
  const gate = openGate("kiosk2");
  await connected(gate);
  await answered(gate, "kiosk2");
});

test("notices a dead line, and is back when it heals", async () => {
  const line = await openLine(server.listen);
  lines.push(line);
  const link = open("kiosk3", admit("kiosk3"), line.url);
  answerTwice(link);
  await connected(link);
  line.die();
  await connected(link, false);
  line.heal();
  await connected(link);
  const gate = openGate("kiosk3");
  await connected(gate);
  await answered(gate, "kiosk3");
});

test("a key that was removed does not end it: it is in again once the key is", async () => {
  const seed = admit("kiosk4");
  const refused = vi.fn();
  const link = open("kiosk4", seed, server.url, refused);
  await connected(link);
  server.admit([]);
  await connected(link, false);
  await eventually(() => expect(refused).toHaveBeenCalled());
  admit("kiosk5");
  await connected(link);
});

test("a message that cannot be read is neither handled nor answered", async () => {
  const link = open("kiosk6", admit("kiosk6"));
  answerTwice(link);
  const gate = openGate("kiosk6");
  await Promise.all([connected(link), connected(gate)]);
  await answered(gate, "kiosk6");
  const other = z.object({ v: version });
  const subject = subjects.result("kiosk6", "instance1");
  const answer = await gate.request(subject, other, { v: VERSION }, question, 200);
  expect(answer).toEqual({ ok: false, reason: "TimeoutError" });
  await answered(gate, "kiosk6");
});

test("a handler that fails leaves the request without an answer", async () => {
  const link = open("kiosk7", admit("kiosk7"));
  link.serve(subjects.result("kiosk7", "instance1"), question, question, () =>
    Promise.reject(new Error("disk is full")),
  );
  const gate = openGate("kiosk7");
  await Promise.all([connected(link), connected(gate)]);
  await eventually(async () =>
    expect(await ask(gate, "kiosk7", 1)).toMatchObject({ reason: "TimeoutError" }),
  );
});

test("goes on after a listener that fails", async () => {
  const link = open("kiosk10", admit("kiosk10"));
  const heard: number[] = [];
  link.listen(subjects.hello, question, ({ number }) => {
    heard.push(number);
    throw new Error("the disk is full");
  });
  answerTwice(link);
  const gate = openGate("kiosk10");
  await Promise.all([connected(link), connected(gate)]);
  await eventually(() => {
    gate.publish(subjects.hello, question, { v: VERSION, number: 7 });
    expect(heard).toContain(7);
  });
  await answered(gate, "kiosk10");
});

test("hears what is published, and publishes", async () => {
  const link = open("kiosk8", admit("kiosk8"));
  const heard: number[] = [];
  link.listen(subjects.hello, question, ({ number }) => heard.push(number));
  const gate = openGate("kiosk8");
  const claims: number[] = [];
  gate.listen(subjects.claim("*"), question, ({ number }) => claims.push(number));
  await Promise.all([connected(link), connected(gate)]);
  await eventually(() => {
    gate.publish(subjects.hello, question, { v: VERSION, number: 7 });
    link.publish(subjects.claim("kiosk8"), question, { v: VERSION, number: 9 });
    expect(heard).toContain(7);
    expect(claims).toContain(9);
  });
});

test("stops while it has never been connected", async () => {
  const link = open("kiosk9", createSeed(), "nats://127.0.0.1:1");
  await link.stop();
  expect(link.connected.current()).toBe(false);
});
