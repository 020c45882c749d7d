/** A gate on a real nats-server, with kiosks and a console that are plain clients with their own permissions. */
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { connect, type NatsConnection, nkeyAuthenticator } from "@nats-io/transport-node";
import type { z } from "zod";
import { recordedLog } from "../../../electron/host/testing/recorded-log.ts";
import { eventually } from "../../../electron/testing/eventually.ts";
import {
  type ClaimAnswer,
  claimAnswer,
  type EnrollmentDelivery,
  enrollmentDelivery,
  enrollmentDeliveryAnswer,
  type GateHello,
  type GateReport,
  type GateState,
  gateHello,
  gateReport,
  gateReportAnswer,
  gateState,
  type ResultDelivery,
  type ResultDeliveryAnswer,
  resultDelivery,
  resultDeliveryAnswer,
} from "../../messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../../messages/message.ts";
import { integrationHash, referenceHash } from "../../messages/names.ts";
import { subjects } from "../../messages/subjects.ts";
import { inboxOf, kioskPermissions } from "../../server/permissions.ts";
import type { TestServer } from "../../server/testing/test-server.ts";
import { parseFleetSettings } from "../../settings/settings.ts";
import { type FleetGate, type FleetGateOptions, startFleetGate } from "../gate.ts";

export const ONE = "integration-1";
export const TWO = "integration-2";
const TOKENS: Readonly<Record<string, string>> = { [ONE]: "token-1", [TWO]: "token-2" };
const OUTLET = "0123456789abcdef";
const KIOSKS = ["kiosk1", "kiosk2"] as const;
type KioskName = (typeof KIOSKS)[number];

/** The settings of a fleet on `server`; ports are free ones. */
export function fleetJson(server: Pick<TestServer, "listen" | "folder">) {
  return {
    gate: { listen: "127.0.0.1:0", monitorListen: "127.0.0.1:0" },
    integrations: [
      { integrationId: ONE, inboundTokens: [TOKENS[ONE]] },
      { integrationId: TWO, inboundTokens: [TOKENS[TWO]] },
    ],
    server: { listen: server.listen, folder: server.folder, maxBytes: 4 * 1024 * 1024 },
    console: { databaseFile: "console.db" },
  };
}

export type TestGate = FleetGate & { readonly lines: readonly string[] };

type TestGateOptions = Pick<FleetGateOptions, "now" | "limits"> & { readonly maxBytes?: number };

/** Starts a gate, and waits until it can store callbacks. */
export async function startTestGate(
  server: TestServer,
  options: TestGateOptions = {},
): Promise<TestGate> {
  const gate = await beginTestGate(server, options);
  await untilReady(gate.monitorUrl ?? "");
  return gate;
}

/** Starts a gate that may never be able to store callbacks. */
export async function beginTestGate(
  server: TestServer,
  { maxBytes, ...options }: TestGateOptions,
): Promise<TestGate> {
  const { log, lines } = recordedLog();
  const settings = parseFleetSettings(fleetJson(server), server.folder, {});
  const gate = await startFleetGate({
    settings: { ...settings, server: { ...settings.server, ...(maxBytes && { maxBytes }) } },
    ...{ key: server.gateKey, release: "1.2.3", log, ...options },
  });
  return { ...gate, lines };
}

export async function untilReady(monitorUrl: string): Promise<void> {
  await eventually(async () => {
    const { ok } = await fetch(`${monitorUrl}/health`);
    if (!ok) throw new Error("not ready");
  });
}

type Caller = { readonly integrationId?: string; readonly token?: string };

/** Posts a result or, with an `enrollmentId`, the end of an enrollment; returns the status and what the gate says. */
export async function post(
  { url }: Pick<FleetGate, "url">,
  body: object,
  { integrationId = ONE, token = TOKENS[integrationId] ?? "" }: Caller = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const path = "enrollmentId" in body ? "enrollment-result" : "result";
  const answer = await fetch(`${url}/gate/integration/${integrationId}/${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Idempotency-Key": "key-1" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

type Keys = Readonly<Record<KioskName, KeyPair>>;

/** The keys of two kiosks, which the server lets in from now on. */
export function admitKiosks(server: TestServer): Keys {
  const keys = { kiosk1: createUser(), kiosk2: createUser() };
  admitOnly(server, keys, KIOSKS);
  return keys;
}

/** Removes the keys of all other devices. */
export function admitOnly(server: TestServer, keys: Keys, names: readonly KioskName[]): void {
  server.admit(
    names.map((kiosk) => ({
      publicKey: keys[kiosk].getPublicKey(),
      permissions: kioskPermissions(kiosk, OUTLET),
    })),
  );
}

export async function enter(
  server: TestServer,
  key: KeyPair,
  name: string,
): Promise<NatsConnection> {
  return connect({
    servers: server.url,
    authenticator: nkeyAuthenticator(key.getSeed()),
    inboxPrefix: inboxOf(name),
    waitOnFirstConnect: true,
    ignoreAuthErrorAbort: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 50,
    timeout: 1_000,
  });
}

type Outcome = ResultDeliveryAnswer["outcome"];

/** One run of a kiosk. */
export class TestKiosk {
  readonly #connection: NatsConnection;
  readonly #name: string;
  readonly #instance: string;
  readonly deliveries: ResultDelivery[] = [];
  readonly enrollments: EnrollmentDelivery[] = [];
  readonly hellos: GateHello[] = [];
  /** What it answers to results; null: nothing. */
  answer: Outcome | null = "ok";
  enrollmentAnswer: "accepted" | "no-match" | null = "accepted";
  /** Called with each hello. */
  onHello: () => void = () => undefined;

  static async start(
    server: TestServer,
    keys: ReturnType<typeof admitKiosks>,
    name: KioskName,
    instance = "instance1",
  ): Promise<TestKiosk> {
    const kiosk = new TestKiosk(await enter(server, keys[name], name), name, instance);
    await kiosk.#connection.flush();
    return kiosk;
  }

  private constructor(connection: NatsConnection, name: string, instance: string) {
    this.#connection = connection;
    this.#name = name;
    this.#instance = instance;
    this.#listen(subjects.hello, gateHello, (hello) => {
      this.hellos.push(hello);
      this.onHello();
      return null;
    });
    this.#listen(subjects.result(name, instance), resultDelivery, (delivery) => {
      this.deliveries.push(delivery);
      const { answer: outcome } = this;
      return outcome && writeMessage(resultDeliveryAnswer, { v: VERSION, outcome });
    });
    this.#listen(subjects.enrollment(name, instance), enrollmentDelivery, (delivery) => {
      this.enrollments.push(delivery);
      const { enrollmentAnswer: outcome } = this;
      return outcome && writeMessage(enrollmentDeliveryAnswer, { v: VERSION, outcome });
    });
  }

  /** Claims payments, and enrollments as `[id, milliseconds ago]`. */
  async claim(
    references: readonly string[],
    {
      integrationId = ONE,
      isPending = true,
      enrollments = [] as readonly (readonly [string, number])[],
    } = {},
  ): Promise<ClaimAnswer> {
    const request = {
      v: VERSION,
      instance: this.#instance,
      integration: integrationHash(integrationId),
      claims: references.map((reference) => ({
        hash: referenceHash(integrationId, reference),
        isPending,
      })),
      enrollments: enrollments.map(([id, agoMs]) => ({
        hash: referenceHash(integrationId, id),
        agoMs,
      })),
    };
    const data = new TextEncoder().encode(JSON.stringify(request));
    const answer = await this.#connection.request(subjects.claim(this.#name), data);
    const read = readMessage(claimAnswer, answer.data);
    if (!read.ok) throw new Error(read.reason);
    return read.message;
  }

  /** The statuses of each delivery, in their order. */
  statuses(): string[][] {
    return this.deliveries.map(({ callbacks }) => callbacks.map(({ status }) => status));
  }

  /** The statuses of each delivery without repeats: a result may come again until its acknowledgement has arrived. */
  distinct(): string[][] {
    const texts = new Set(this.deliveries.map((delivery) => JSON.stringify(delivery)));
    const kept = this.deliveries.filter((delivery) => texts.delete(JSON.stringify(delivery)));
    return kept.map(({ callbacks }) => callbacks.map(({ status }) => status));
  }

  /** Whether the server lets it in. */
  async isIn(): Promise<boolean> {
    return this.claim([]).then(
      () => true,
      () => false,
    );
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  #listen<Schema extends z.ZodType>(
    subject: string,
    schema: Schema,
    on: (message: z.output<Schema>) => Uint8Array | null,
  ): void {
    this.#connection.subscribe(subject, {
      callback: (_error, message) => {
        const read = readMessage(schema, message.data);
        if (!read.ok) throw new Error(read.reason);
        const answer = on(read.message);
        if (answer !== null) message.respond(answer);
      },
    });
  }
}

/** A console that writes reports down; while it does not `answer`, the gate gets none. */
export class TestConsole {
  readonly #connection: NatsConnection;
  readonly reports: GateReport[] = [];
  readonly states: GateState[] = [];
  isAnswering = true;

  static async start(server: TestServer): Promise<TestConsole> {
    const console_ = new TestConsole(await enter(server, server.consoleKey, "console"));
    await console_.#connection.flush();
    return console_;
  }

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    connection.subscribe(subjects.gateState, {
      callback: (_error, message) => {
        const read = readMessage(gateState, message.data);
        if (!read.ok) throw new Error(read.reason);
        this.states.push(read.message);
      },
    });
    connection.subscribe(subjects.report, {
      callback: (_error, message) => {
        const read = readMessage(gateReport, message.data);
        if (!read.ok) throw new Error(read.reason);
        this.reports.push(read.message);
        if (this.isAnswering) message.respond(writeMessage(gateReportAnswer, { v: VERSION }));
      },
    });
  }

  /** The types of the reports about a payment, or about whatever its id names. */
  about(named: string): string[] {
    const hash = referenceHash(ONE, named);
    return this.reports
      .filter(({ id }) => id.includes(named) || id.includes(hash))
      .map(({ report }) => report.type);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}
