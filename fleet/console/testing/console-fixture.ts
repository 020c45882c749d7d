/** A console on a real nats-server, with people who are signed in and kiosks that are plain clients. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { connect, type Msg, type NatsConnection, nkeyAuthenticator } from "@nats-io/transport-node";
import { createRouterClient } from "@orpc/server";
import { createLog } from "../../../electron/host/net/log.ts";
import { eventually } from "../../../electron/testing/eventually.ts";
import { readMessage, VERSION, writeMessage } from "../../messages/message.ts";
import { pairingCode } from "../../messages/names.ts";
import { type PairingRequest, pairingAnswer, pairingRequest } from "../../messages/pairing.ts";
import {
  type StaffAnswer,
  type StaffRequest,
  staffAnswer,
  staffRequest,
} from "../../messages/staff.ts";
import { type KioskState, kioskState } from "../../messages/state.ts";
import { subjects } from "../../messages/subjects.ts";
import { inboxOf } from "../../server/permissions.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { addAccount } from "../add-account.ts";
import { systemClock } from "../clock.ts";
import { type Console, startConsole } from "../console.ts";
import { TICK_MS } from "../devices/device-watch.ts";
import type { Role } from "../rpc/account-views.ts";
import type { DeviceRow } from "../rpc/device-views.ts";
import { LATE_RETRY_MS } from "../store/late-writes.ts";

export const OUTLET = "0123456789abcdef";
export const PASSWORD = "correct horse battery";
/** Fast: what is tested is not how long it takes. */
export const CHEAP = { N: 2, r: 1, p: 1 };
/** The console's regular work is done this often, so that no test waits seconds for it. */
const OFTEN_MS = 50;
const REGULAR_MS = [TICK_MS, LATE_RETRY_MS];
const log = createLog({ level: "silent" });

export type Client = ReturnType<typeof clientOf>;
const clientOf = (console: Console, source: string) =>
  createRouterClient(console.router, { context: { source } });

/** A person with a session: `input` is the beginning of every call. */
export type SignedIn = { readonly client: Client; readonly input: { readonly session: string } };

let outlets = 0;
/** Tests of a file share a server: each has an outlet of its own. */
export function newOutlet(): string {
  outlets += 1;
  return outlets.toString(16).padStart(16, "0");
}

export async function startFixture() {
  const server = await startTestServer();
  const fixture = new ConsoleFixture(server);
  await fixture.start();
  return fixture;
}

export class ConsoleFixture {
  readonly server: TestServer;
  readonly databaseFile: string;
  console!: Console;
  /** How far the console's clock is ahead. */
  aheadMs = 0;
  readonly #open: NatsConnection[] = [];
  #people = 0;
  #manager: Promise<SignedIn> | null = null;

  constructor(server: TestServer) {
    this.server = server;
    this.databaseFile = join(server.folder, "console.sqlite");
  }

  async start(): Promise<void> {
    this.#manager = null;
    const { folder, listen, url, consoleKey, gateKey } = this.server;
    const tls = null;
    const serverSettings = { folder, listen, url, tls, monitorListen: null, binary: null };
    this.console = await startConsole({
      settings: {
        caFile: null,
        server: { ...serverSettings, maxBytes: 0 },
        console: {
          listen: "127.0.0.1:0",
          publicUrl: null,
          tls,
          databaseFile: this.databaseFile,
        },
      },
      key: consoleKey,
      gateKey: gateKey.getPublicKey(),
      pageDir: folder,
      release: "test",
      log,
      clock: {
        now: () => Date.now() + this.aheadMs,
        after: (ms, callback) =>
          systemClock.after(REGULAR_MS.includes(ms) ? OFTEN_MS : ms, callback),
      },
      passwordCost: CHEAP,
      answerWithinMs: this.answerWithinMs,
    });
  }

  answerWithinMs = 8_000;

  async restart(): Promise<void> {
    await this.console.close();
    await this.start();
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((connection) => connection.close()));
    await this.console.close();
    await this.server.close();
  }

  client(source = "192.0.2.1"): Client {
    return clientOf(this.console, source);
  }

  /** A new account with these roles, signed in. */
  async person(...roles: Role[]): Promise<SignedIn & { readonly name: string }> {
    this.#people += 1;
    const name = `Person ${this.#people} ${randomUUID()}`;
    await this.addAccount(name, ...roles);
    return { ...(await this.signIn(name)), name };
  }

  /** Somebody who manages, for what a test does not look at: the same person until the console is restarted. */
  manager(): Promise<SignedIn> {
    this.#manager ??= this.person("manage");
    return this.#manager;
  }

  async addAccount(name: string, ...roles: Role[]): Promise<void> {
    const { databaseFile } = this;
    const text = roles.join() || "look";
    await addAccount({ databaseFile, name, roles: text, password: PASSWORD, cost: CHEAP });
  }

  async signIn(name: string): Promise<SignedIn> {
    const client = this.client();
    const result = await client.signIn({ name, password: PASSWORD });
    if (result.result !== "signed-in") throw new Error(`sign-in: ${result.result}`);
    return { client, input: { session: result.session } };
  }

  /** A connection with a key, or as whoever has none. */
  async connect(key: KeyPair | null, inbox: string): Promise<NatsConnection> {
    const connection = await connect({
      servers: this.server.url,
      inboxPrefix: inboxOf(inbox),
      reconnect: false,
      ...(key && { authenticator: nkeyAuthenticator(key.getSeed()) }),
    });
    this.#open.push(connection);
    return connection;
  }

  /** What a device without a key gets for asking to be paired; the console may still be connecting. */
  async ask(wish: Partial<PairingRequest> & { publicKey: string }) {
    const stranger = await this.connect(null, "pairing");
    const request = writeMessage(pairingRequest, {
      v: VERSION,
      kind: "kiosk",
      name: "kiosk 1",
      number: 1,
      outlet: OUTLET,
      salesOutletId: 101,
      ...wish,
    });
    const answer = await eventually(() =>
      stranger.request(subjects.pairing, request, { timeout: 2_000 }),
    );
    await stranger.close();
    const read = readMessage(pairingAnswer, answer.data);
    if (!read.ok) throw new Error(read.reason);
    return read.message;
  }

  /** A kiosk that was paired; connected with its key once the server knows it. */
  async pairedKiosk(wish: Partial<PairingRequest> = {}): Promise<Kiosk> {
    const key = createUser();
    const publicKey = key.getPublicKey();
    await this.ask({ publicKey, ...wish });
    const { client, input } = await this.manager();
    const as = { type: "new" as const };
    const paired = await client.pairing.approve({ ...input, code: pairingCode(publicKey), as });
    if (paired.result !== "paired") throw new Error(paired.result);
    return new Kiosk(paired.id, key, await this.connectDevice(key, paired.id));
  }

  /** A kiosk of an outlet of its own, which the console has heard. */
  async liveKiosk(nonce = STATE.nonce): Promise<Kiosk> {
    const outlet = newOutlet();
    const kiosk = await this.pairedKiosk({ outlet });
    kiosk.say({ outlet, nonce });
    await this.heard(kiosk, ({ presence }) => presence === "live");
    return kiosk;
  }

  /** Waits until a page sees the kiosk like this. */
  async heard(kiosk: Kiosk, isSo: (row: DeviceRow) => boolean): Promise<DeviceRow> {
    const { client, input } = await this.manager();
    for await (const { rows } of await client.devices.live(input)) {
      const row = rows.find(({ id }) => id === kiosk.id);
      if (row && isSo(row)) return row;
    }
    throw new Error("the stream has ended");
  }

  connectDevice(key: KeyPair, id: string): Promise<NatsConnection> {
    return eventually(() => this.connect(key, id));
  }
}

export const STATE: KioskState = {
  v: VERSION,
  instance: "instance1",
  nonce: "0123456789abcdef",
  at: 0,
  terminalId: "kiosk 1",
  number: 1,
  outlet: OUTLET,
  salesOutletId: 101,
  outletName: "Café",
  integration: "a".repeat(64),
  currency: "EUR",
  health: { state: "serving", because: [], notes: [], page: "open" },
  versions: { kiosk: "0.1.0", node: "24" },
  configuration: null,
  menu: "7",
  disk: { bytes: 1, freeBytes: 1e12, trouble: null },
  backupAt: null,
  clockOffMs: null,
  unfinished: 0,
  listed: [],
  listedCount: 0,
  unmatched: 0,
  staffCall: null,
  fleetStaff: { acts: ["retry"], upTo: null },
};

const RECORDED: StaffAnswer = { v: VERSION, outcome: "recorded", order: null, seq: null };

/** A kiosk as the console sees it: a client with its key. */
export class Kiosk {
  readonly id: string;
  readonly key: KeyPair;
  readonly connection: NatsConnection;
  /** What was asked of it, in order. */
  readonly requests: StaffRequest[] = [];
  readonly #messages: Msg[] = [];

  constructor(id: string, key: KeyPair, connection: NatsConnection) {
    this.id = id;
    this.key = key;
    this.connection = connection;
  }

  say(state: Partial<KioskState> = {}): void {
    const message = writeMessage(kioskState, { ...STATE, at: Date.now(), ...state });
    this.connection.publish(subjects.state(this.id), message);
  }

  /** Listens to what staff want, and answers at once if there is an answer. */
  async serve(answer: Partial<StaffAnswer> | null): Promise<void> {
    this.connection.subscribe(subjects.staff(this.id), {
      callback: (_error, message) => {
        const read = readMessage(staffRequest, message.data);
        if (!read.ok) throw new Error(read.reason);
        this.requests.push(read.message);
        this.#messages.push(message);
        if (answer) this.respond(answer);
      },
    });
    await this.connection.flush();
  }

  /** Answers the last request. */
  respond(answer: Partial<StaffAnswer>): void {
    const full: StaffAnswer = { ...RECORDED, ...answer };
    this.#messages.at(-1)?.respond(writeMessage(staffAnswer, full));
  }
}
