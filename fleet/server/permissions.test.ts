import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { connect, type Msg, type NatsConnection, nkeyAuthenticator } from "@nats-io/transport-node";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";
import { answersOf, CALLBACKS, subjects } from "../messages/subjects.ts";
import { displayPermissions, inboxOf, kioskPermissions } from "./permissions.ts";
import { askingKiosk } from "./request-options.ts";
import type { DeviceKey } from "./server-configuration.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const OUTLET = "0123456789abcdef";
const OTHER_OUTLET = "fedcba9876543210";
const HASH = "a".repeat(64);

let server: TestServer;
const connections: NatsConnection[] = [];

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.close()));
  await server.close();
});

async function enter(key: KeyPair | null, inbox: string): Promise<NatsConnection> {
  const connection = await connect({
    servers: server.url,
    inboxPrefix: inboxOf(inbox),
    reconnect: false,
    ...(key && { authenticator: nkeyAuthenticator(key.getSeed()) }),
  });
  connections.push(connection);
  return connection;
}

/** Admits a device, and connects it: the server reads its users a moment after it was told to. */
async function enterAdmitted(
  name: string,
  permissions: DeviceKey["permissions"],
): Promise<{ readonly key: KeyPair; readonly connection: NatsConnection }> {
  const key = createUser();
  server.admit([{ publicKey: key.getPublicKey(), permissions }]);
  return { key, connection: await eventually(() => enter(key, name)) };
}

const enterKiosk = () => enterAdmitted("kiosk1", kioskPermissions("kiosk1", OUTLET));

/** The first violation that the server reports after `act`; "allowed" if a round trip shows none. */
async function verdict(connection: NatsConnection, act: () => void): Promise<string> {
  const refused = Promise.withResolvers<string>();
  const watch = async () => {
    for await (const status of connection.status()) {
      if (status.type === "error") refused.resolve(status.error.message);
    }
  };
  void watch();
  act();
  // Errors come before the answer to a later ping.
  const answered = connection.flush().then(() => "allowed");
  return Promise.race([
    refused.promise,
    answered.then(() => Promise.race([refused.promise, answered])),
  ]);
}

describe("a kiosk's key", () => {
  test.each([
    ["claims of another kiosk", subjects.claim("kiosk2")],
    ["the state of another kiosk", subjects.state("kiosk2")],
    ["the board of another outlet", subjects.board(OTHER_OUTLET, "kiosk1")],
    ["a board in the name of another kiosk", subjects.board(OUTLET, "kiosk2")],
    ["a callback", subjects.callback(HASH)],
    ["a result for another kiosk", subjects.result("kiosk2", "instance1")],
    ["what staff want", subjects.staff("kiosk2")],
    ["the gate's hello", subjects.hello],
    ["a report to the console", subjects.report],
    ["what another kiosk is asked", `${answersOf("kiosk2", "gate")}.1`],
    ["what another kiosk is asked by staff", `${answersOf("kiosk2", "console")}.1`],
    ["what the gate asks others", `${inboxOf("gate")}.1`],
    ["an answer to another kiosk", `${inboxOf("kiosk2")}.1`],
    ["an answer to a new device", `${inboxOf("pairing")}.1`],
    ["JetStream's requests", "$JS.API.STREAM.DELETE.CALLBACKS"],
    ["a message of JetStream by its subject", "$JS.API.DIRECT.GET.CALLBACKS"],
    ["an acknowledgement of JetStream", "$JS.ACK.CALLBACKS.gate.1.1.1.1.1"],
  ])("may not publish %s", async (_name, subject) => {
    const { connection: kiosk } = await enterKiosk();
    expect(await verdict(kiosk, () => kiosk.publish(subject, "{}"))).toContain(
      "Permissions Violation for Publish",
    );
  });

  test.each([
    ["a callback", subjects.callback(HASH)],
    ["claims of another kiosk", subjects.claim("kiosk2")],
    ["a result for another kiosk", subjects.result("kiosk2", "instance1")],
    ["what staff want", subjects.staff("kiosk2")],
    ["JetStream's requests", "$JS.API.STREAM.DELETE.CALLBACKS"],
  ])("may not publish %s as an answer to its own board", async (_name, reply) => {
    const { connection: kiosk } = await enterKiosk();
    const { promise, resolve } = Promise.withResolvers<Msg>();
    kiosk.subscribe(subjects.board(OUTLET, "*"), { callback: (_error, board) => resolve(board) });
    kiosk.publish(subjects.board(OUTLET, "kiosk1"), "{}", { reply });
    const board = await promise;
    expect(await verdict(kiosk, () => board.respond("{}"))).toContain(
      "Permissions Violation for Publish",
    );
  });

  test.each([
    ["the subjects of another kiosk", "kiosk.kiosk2.>"],
    ["the subjects of every kiosk", "kiosk.>"],
    ["callbacks", "cb.*"],
    ["the boards of another outlet", subjects.board(OTHER_OUTLET, "*")],
    ["other kiosks' states", subjects.state("*")],
    ["answers to others", "_INBOX.>"],
    ["answers to the gate", `${inboxOf("gate")}.>`],
    ["pairing requests", subjects.pairing],
    ["everything", ">"],
  ])("may not subscribe to %s", async (_name, subject) => {
    const { connection: kiosk } = await enterKiosk();
    expect(await verdict(kiosk, () => kiosk.subscribe(subject))).toContain(
      "Permissions Violation for Subscription",
    );
  });

  test.each([
    ["its claims", (to: NatsConnection) => to.publish(subjects.claim("kiosk1"))],
    ["its state", (to: NatsConnection) => to.publish(subjects.state("kiosk1"))],
    ["its board", (to: NatsConnection) => to.publish(subjects.board(OUTLET, "kiosk1"))],
    ["its results", (to: NatsConnection) => to.subscribe(subjects.result("kiosk1", "instance1"))],
    ["what staff want of it", (to: NatsConnection) => to.subscribe(subjects.staff("kiosk1"))],
    ["the boards of its outlet", (to: NatsConnection) => to.subscribe(subjects.board(OUTLET, "*"))],
    ["the gate's hello", (to: NatsConnection) => to.subscribe(subjects.hello)],
  ])("may use %s", async (_name, act) => {
    const { connection: kiosk } = await enterKiosk();
    expect(await verdict(kiosk, () => act(kiosk))).toBe("allowed");
  });

  test.each([
    ["the gate", "gate", subjects.result("kiosk1", "instance1")],
    ["the console", "console", subjects.staff("kiosk1")],
  ] as const)("answers %s", async (_name, asker, subject) => {
    const { connection: kiosk } = await enterKiosk();
    const asking = await enter(asker === "gate" ? server.gateKey : server.consoleKey, asker);
    kiosk.subscribe(subject, { callback: (_error, message) => void message.respond("answer") });
    await kiosk.flush();
    const answer = await asking.request(subject, "{}", askingKiosk(asker, "kiosk1", 2_000));
    expect(answer.string()).toBe("answer");
  });

  test("ends its connection when it is removed", async () => {
    const { key, connection: kiosk } = await enterKiosk();
    await kiosk.flush();
    server.admit([]);
    await kiosk.closed();
    await expect(enter(key, "kiosk1")).rejects.toThrow(/Authorization Violation/i);
  });
});

describe("a display's key", () => {
  test("listens to its outlet's boards, and says nothing", async () => {
    const { connection: display } = await enterAdmitted("display1", displayPermissions(OUTLET));
    const boards = subjects.board(OUTLET, "*");
    expect(await verdict(display, () => display.subscribe(boards))).toBe("allowed");
    const own = subjects.board(OUTLET, "kiosk1");
    expect(await verdict(display, () => display.publish(own, "{}"))).toContain("Violation");
  });
});

describe("whoever has no key", () => {
  test("may ask to be paired, and nothing else", async () => {
    const stranger = await enter(null, "pairing");
    const ask = () => stranger.publish(subjects.pairing, "{}");
    expect(await verdict(stranger, ask)).toBe("allowed");
    const claim = () => stranger.publish(subjects.claim("kiosk1"), "{}");
    expect(await verdict(stranger, claim)).toContain("Violation");
  });

  test("cannot connect with a key that nobody has approved", async () => {
    await expect(enter(createUser(), "pairing")).rejects.toThrow(/Authorization Violation/i);
  });
});

describe("the processes of the fleet", () => {
  test("the gate has its stream", async () => {
    const gate = await enter(server.gateKey, "gate");
    const manager = await jetstreamManager(gate);
    await manager.streams.add({ name: CALLBACKS, subjects: [subjects.callback("*")] });
    const stored = await jetstream(gate).publish(subjects.callback(HASH), "{}", { msgID: "1" });
    expect(stored).toMatchObject({ stream: CALLBACKS, seq: 1, duplicate: false });
  });

  test.each([
    "$JS.API.STREAM.DELETE.CALLBACKS",
    "$JS.API.STREAM.CREATE.OTHER",
    "$JS.API.STREAM.MSG.DELETE.OTHER",
    "$JS.API.CONSUMER.DELETE.CALLBACKS.gate",
    "$JS.API.CONSUMER.CREATE.CALLBACKS.other",
    "$JS.ACK.OTHER.gate.1.1.1.1.1",
  ])("the gate may not publish %s, for which it has no use", async (subject) => {
    const gate = await enter(server.gateKey, "gate");
    expect(await verdict(gate, () => gate.publish(subject, "{}"))).toContain("Violation");
  });

  test.each([
    ["JetStream", "$JS.API.STREAM.PURGE.CALLBACKS"],
    ["a callback", subjects.callback(HASH)],
    ["a kiosk", `${inboxOf("kiosk1")}.1`],
  ])("the console may not answer to %s", async (_name, reply) => {
    const console_ = await enter(server.consoleKey, "console");
    const asked = Promise.withResolvers<Msg>();
    console_.subscribe(subjects.pairing, { callback: (_error, request) => asked.resolve(request) });
    await console_.flush();
    const stranger = await enter(null, "pairing");
    stranger.publish(subjects.pairing, "{}", { reply });
    const request = await asked.promise;
    expect(await verdict(console_, () => request.respond("{}"))).toContain("Violation");
  });

  test("only the console speaks for staff", async () => {
    const gate = await enter(server.gateKey, "gate");
    const act = () => gate.publish(subjects.staff("kiosk1"), "{}");
    expect(await verdict(gate, act)).toContain("Violation");
  });

  test("the console reaches no callback and no stream", async () => {
    const console_ = await enter(server.consoleKey, "console");
    const read = () => console_.subscribe(subjects.callback("*"));
    expect(await verdict(console_, read)).toContain("Violation");
  });
});
