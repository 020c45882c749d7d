import { randomUUID } from "node:crypto";
import { chmodSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../electron/host/shared/transaction.ts";
import { type GateReport, gateReport, gateReportAnswer, gateState } from "../messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { referenceHash } from "../messages/names.ts";
import { subjects } from "../messages/subjects.ts";
import type { FleetView, ReportList } from "./rpc/contract.ts";
import { createAuditStore } from "./store/audit.ts";
import { openConsoleDatabase } from "./store/database.ts";
import { type ConsoleFixture, type SignedIn, startFixture } from "./testing/console-fixture.ts";

let fixture: ConsoleFixture;
let gate: NatsConnection;
beforeAll(async () => {
  fixture = await startFixture();
  gate = await fixture.connect(fixture.server.gateKey, "gate");
  // The console connects by itself: its first answer shows that it has.
  await fixture.ask({ publicKey: `U${"A".repeat(55)}` });
});
afterAll(() => fixture.close());

const unclaimed = (transactionReference: string): GateReport["report"] => ({
  type: "unclaimed",
  integrationId: "cafe",
  transactionReference,
  receivedAt: 5,
});

/** Reports as the gate does; rejects if the console does not answer. */
async function report(id: string, what: GateReport["report"]): Promise<void> {
  const message = writeMessage(gateReport, { v: VERSION, id, at: 5, report: what });
  const answer = await gate.request(subjects.report, message, { timeout: 2_000 });
  expect(readMessage(gateReportAnswer, answer.data).ok).toBe(true);
}

async function reports({ client, input }: SignedIn): Promise<ReportList> {
  for await (const list of await client.reports.live(input)) return list;
  throw new Error("the stream has ended");
}

/** What is in the file, read by another connection. */
function stored(sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(fixture.databaseFile, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

describe("a report of the gate", () => {
  test("is in the file when it is answered, once however often it comes", async () => {
    const id = `unclaimed.${randomUUID()}`;
    await report(id, unclaimed("ref-1"));
    expect(stored(`select report_id from report where report_id = '${id}'`)).toHaveLength(1);
    await report(id, unclaimed("ref-1"));
    const { open } = await reports(await fixture.person("look"));
    expect(open.filter((one) => one.id === id)).toMatchObject([{ report: unclaimed("ref-1") }]);
  });

  test("is not answered if it cannot be written", async () => {
    const database = new DatabaseSync(fixture.databaseFile);
    database.exec(
      "create trigger full before insert on report begin select raise(abort, 'full'); end",
    );
    await expect(report(randomUUID(), unclaimed("ref-2"))).rejects.toThrow(/timeout/i);
    database.exec("drop trigger full");
    database.close();
    await report(randomUUID(), unclaimed("ref-2"));
  });

  test("is closed by the gate once the payment is journalled after all", async () => {
    const id = randomUUID();
    await report(id, unclaimed("ref-3"));
    const hash = referenceHash("cafe", "ref-3");
    await report(randomUUID(), { type: "journalled-at-last", hash, kiosk: "kiosk1" });
    const { open, closed } = await reports(await fixture.person("look"));
    expect(open.map((one) => one.id)).not.toContain(id);
    expect(closed.find((one) => one.id === id)?.closed).toMatchObject({ by: null });
  });

  test("is closed from the start if the payment was journalled while it could not be sent", async () => {
    const hash = referenceHash("cafe", "ref-6");
    await report(randomUUID(), { type: "journalled-at-last", hash, kiosk: "kiosk1" });
    const id = randomUUID();
    await report(id, unclaimed("ref-6"));
    const { open, closed } = await reports(await fixture.person("look"));
    expect(open.map((one) => one.id)).not.toContain(id);
    expect(closed.map(({ report: { type } }) => type)).not.toContain("journalled-at-last");
    expect(closed.map((one) => one.id)).toContain(id);
  });

  test("is closed by a person, who says how", async () => {
    const person = await fixture.person("settle");
    const id = randomUUID();
    await report(id, {
      type: "second-claimant",
      hash: "a".repeat(64),
      kiosk: "kios1",
      holder: "kios2",
    });
    const closing = { ...person.input, id, text: "one machine was a copy" };
    expect(await person.client.reports.close(closing)).toEqual({ result: "closed" });
    expect(await person.client.reports.close(closing)).toEqual({ result: "unknown-report" });
    const { closed } = await reports(person);
    expect(closed.find((one) => one.id === id)).toMatchObject({
      closed: { by: person.name },
      notes: [{ by: person.name, text: "one machine was a copy" }],
    });
  });
});

describe("the gate", () => {
  async function view(isSo: (view: FleetView) => boolean): Promise<FleetView> {
    const { client, input } = await fixture.person("look");
    for await (const one of await client.fleet.live(input)) if (isSo(one)) return one;
    throw new Error("the stream has ended");
  }
  const state = (bytes: number, canStore = true) =>
    gate.publish(
      subjects.gateState,
      writeMessage(gateState, {
        v: VERSION,
        gate: "instance1",
        release: "0.1.0",
        startedAt: 1,
        stream: { bytes, maxBytes: 100, messages: 1 },
        canStore,
        counts: { stored: 1, repeated: 0, refused: 0 },
      }),
    );

  test("is shown as it says, with an alarm when its stream has reached 70 %", async () => {
    state(69);
    const before = await view(({ gate: said }) => said?.stream?.bytes === 69);
    expect(before).toMatchObject({ isConnected: true, keysTrouble: null, gateAlarms: [] });
    state(70);
    const after = await view(({ gate: said }) => said?.stream?.bytes === 70);
    expect(after.gateAlarms).toEqual(["stream-filling"]);
  });

  test("has an alarm while it cannot store callbacks, and none once it can", async () => {
    state(1, false);
    await view(({ gateAlarms }) => gateAlarms.join() === "not-storing");
    state(1, true);
    await view(({ gateAlarms }) => gateAlarms.length === 0);
  });

  test("its nats-server is away: the page shows it, and when it is back", async () => {
    await fixture.server.kill();
    await view(({ isConnected }) => !isConnected);
    await fixture.server.start();
    await view(({ isConnected }) => isConnected);
    gate = await fixture.connect(fixture.server.gateKey, "gate");
    await report(randomUUID(), unclaimed("ref-4"));
  });
});

describe("the audit", () => {
  test("is exported as CSV in which no name is a formula, and as JSON lines", async () => {
    const name = `=HYPERLINK("x") ${randomUUID()}`;
    await fixture.addAccount(name, "manage");
    const { client, input } = await fixture.signIn(name);
    const filter = { ...input, who: name, kiosk: null };
    const csv = await client.audit.exportAll({ ...filter, format: "csv" });
    expect(csv.fileName).toMatch(/^audit-\d{8}T\d{6}Z\.csv$/);
    const [header, ...lines] = (csv.text ?? "").trim().split("\r\n");
    expect(header).toBe('"id","at","who","source","act","kiosk","checkoutId","details","outcome"');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`"'=HYPERLINK(""x"")`);
    const json = await client.audit.exportAll({ ...filter, format: "jsonl" });
    const rows = (json.text ?? "")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows.map(({ act, who }) => [act, who])).toEqual([
      ["sign-in", name],
      ["export-audit", name],
      ["export-audit", name],
    ]);
  });

  test("is read in pages, the latest first", async () => {
    const { client, input, name } = await fixture.person("manage");
    const database = new DatabaseSync(fixture.databaseFile);
    const { add } = createAuditStore(database);
    inTransaction(database, () => {
      for (let at = 0; at < 130; at += 1) {
        add({ at, who: name, source: "192.0.2.1", act: "unlock-account", outcome: "done" });
      }
    });
    database.close();
    const first = await client.audit.list({ ...input, who: name, kiosk: null, before: null });
    expect(first.entries).toHaveLength(100);
    const { before } = first;
    const second = await client.audit.list({ ...input, who: name, kiosk: null, before });
    // And the sign-in.
    expect(second.entries).toHaveLength(31);
    expect(second.before).toBeNull();
  });

  test("cannot be changed, and shows what was changed in the file nevertheless", async () => {
    const { client, input } = await fixture.person("manage");
    expect(await client.audit.check(input)).toMatchObject({ brokenAt: null });
    const database = new DatabaseSync(fixture.databaseFile);
    expect(() => database.exec("update audit set who = 'x'")).toThrow("append-only");
    expect(() => database.exec("delete from audit")).toThrow("append-only");
    const [third] = database.prepare("select * from audit where audit_id = 3").all();
    database.exec("drop trigger audit_is_not_changed");
    database.exec("update audit set who = 'somebody else' where audit_id = 3");
    expect(await client.audit.check(input)).toMatchObject({ brokenAt: 3 });
    database.prepare("update audit set who = ? where audit_id = 3").run(String(third?.who));
    expect(await client.audit.check(input)).toMatchObject({ brokenAt: null });
    database.exec("drop trigger audit_is_not_deleted");
    database.exec("delete from audit where audit_id = 3");
    expect(await client.audit.check(input)).toMatchObject({ brokenAt: 4 });
    database.close();
  });
});

describe("the file", () => {
  test("is for the console's own account only", () => {
    for (const ending of ["", "-wal", "-shm"]) {
      expect(statSync(`${fixture.databaseFile}${ending}`).mode & 0o077).toBe(0);
    }
  });

  test("a restart keeps accounts, reports and audit, and ends sessions", async () => {
    const { name, client, input } = await fixture.person("manage");
    const id = randomUUID();
    await report(id, unclaimed("ref-5"));
    await fixture.restart();
    await expect(fixture.client().session.keepAlive(input)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(client.session.keepAlive(input)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const again = await fixture.signIn(name);
    expect((await reports(again)).open.map((one) => one.id)).toContain(id);
    const filter = { ...again.input, who: name, kiosk: null, before: null };
    expect((await again.client.audit.list(filter)).entries).toHaveLength(2);
  });

  test.each([
    ["is no database", (file: string) => writeFileSync(file, "x".repeat(5_000)), "not a database"],
    [
      "is another program's",
      (file: string) => new DatabaseSync(file).exec("create table other (a)"),
      "no database of a console",
    ],
    [
      "is of a newer release",
      (file: string) => {
        openConsoleDatabase(file).exec("pragma user_version = 99");
      },
      "newer release",
    ],
  ])("is refused and left as it is if it %s", (_case, make, message) => {
    const file = `${fixture.databaseFile}.${randomUUID()}`;
    make(file);
    chmodSync(file, 0o600);
    expect(() => openConsoleDatabase(file)).toThrow(message);
  });
});
