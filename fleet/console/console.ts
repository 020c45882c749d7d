/** The console: what operators see and do, for all kiosks and displays of a fleet (docs/fleet.md, "The console"). */
import type { DatabaseSync } from "node:sqlite";
import type { KeyPair } from "@nats-io/nkeys";
import type { Msg } from "@nats-io/transport-node";
import type { Log } from "../../electron/host/net/log.ts";
import { answerTo } from "../messages/answer.ts";
import { gateReportAnswer } from "../messages/gate.ts";
import { VERSION, writeMessage } from "../messages/message.ts";
import { pairingAnswer } from "../messages/pairing.ts";
import { subjects } from "../messages/subjects.ts";
import type { FleetSettings } from "../settings/settings.ts";
import { serverUrl } from "../settings/settings.ts";
import { createAccountAdmin } from "./accounts/account-admin.ts";
import type { Cost } from "./accounts/passwords.ts";
import { createSessions } from "./accounts/sessions.ts";
import { createSignIn } from "./accounts/sign-in.ts";
import { createSigningIn } from "./accounts/signing-in.ts";
import { createAuditDesk } from "./audit-desk.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Bus, createBus, type Listeners } from "./devices/bus.ts";
import { createDeviceDesk } from "./devices/device-desk.ts";
import { createDeviceWatch, type DeviceWatch } from "./devices/device-watch.ts";
import { createGateWatch, type GateWatch } from "./devices/gate-watch.ts";
import { createLookFiles } from "./devices/look-files.ts";
import { createPairing, type Pairing } from "./devices/pairing.ts";
import { createReports, type Reports } from "./devices/reports.ts";
import { createServerKeys } from "./devices/server-keys.ts";
import { createStaffActs } from "./devices/staff-acts.ts";
import { type ConsoleHandlers, type ConsoleRouter, createConsoleRouter } from "./router.ts";
import { createAccountStore } from "./store/accounts.ts";
import { createAuditStore } from "./store/audit.ts";
import { openConsoleDatabase } from "./store/database.ts";
import { createDeviceStore } from "./store/devices.ts";
import { createLateWrites, type LateWrites } from "./store/late-writes.ts";
import { createNoteStore, createReportStore } from "./store/reports.ts";
import { countedOnFullDisk, createFailureStore } from "./store/sign-in-failures.ts";
import { openWebServer } from "./web-server.ts";

export type ConsoleOptions = {
  readonly settings: Pick<FleetSettings, "server" | "console" | "caFile">;
  readonly key: KeyPair;
  /** The gate's public key. */
  readonly gateKey: string;
  /** The built page. */
  readonly pageDir: string;
  readonly release: string;
  readonly log: Log;
  readonly clock?: Clock;
  /** Of new passwords. */
  readonly passwordCost?: Cost;
  /** How long a person waits for a kiosk's answer. */
  readonly answerWithinMs?: number;
};

export type Console = {
  /** Where the page is opened. */
  readonly url: string;
  /** The methods themselves, for tests. */
  readonly router: ConsoleRouter;
  close(): Promise<void>;
};

/**
 * Opens the database, writes who may connect to the nats-server, serves the page and connects; resolves when the page is
 * served, whether or not the nats-server is there. Throws if the database or the address cannot be used.
 */
export async function startConsole(options: ConsoleOptions): Promise<Console> {
  const database = openConsoleDatabase(options.settings.console.databaseFile);
  const parts = createParts(database, options);
  const router = createConsoleRouter(parts.handlers);
  const { listen, publicUrl, tls } = options.settings.console;
  try {
    const { pageDir, log } = options;
    const web = await openWebServer({ listen, publicUrl, tls, pageDir, router, log });
    return {
      url: web.url,
      router,
      async close() {
        await web.close();
        await parts.close();
        database.close();
      },
    };
  } catch (error) {
    await parts.close();
    database.close();
    throw error;
  }
}

type Parts = { readonly handlers: ConsoleHandlers; close(): Promise<void> };

function createParts(database: DatabaseSync, options: ConsoleOptions): Parts {
  const { settings, key, gateKey, release, log, clock = systemClock } = options;
  const devices = createDeviceStore(database);
  const notes = createNoteStore(database);
  const reportStore = createReportStore(database);
  const audit = createAuditStore(database);
  const late = createLateWrites({ database, clock, log });
  const watch = createDeviceWatch({ devices, notes: () => notes.ofDevices(), clock, log });
  const pairing = createPairing(
    { all: () => devices.all(), sameNumber: watch.sameNumber.bind(watch) },
    clock,
  );
  const address = { url: serverUrl(settings), caFile: settings.caFile, key };
  const keys = createServerKeys({
    address,
    folder: settings.server.folder,
    gateKey,
    consoleKey: key.getPublicKey(),
    devices: () => devices.all(),
    log,
    clock,
  });
  // The database is what counts, after a restore too.
  keys.apply();
  const reports = createReports(database, reportStore, clock);
  const bus = createBus(address, { log, clock });
  const gate = createGateWatch({
    release,
    isConnected: bus.isConnected,
    keysTrouble: keys.trouble,
    unwritten: late.count,
    clock,
  });
  bus.listen(listenersOf({ watch, pairing, reports, gate }));
  const desk = {
    database,
    devices,
    late,
    notes,
    reportStore,
    reports,
    audit,
    watch,
    pairing,
    keys,
  };
  const people = createPeople(database, { audit, late, clock, options });
  const { answerWithinMs } = options;
  const connection = () => bus.connection();
  return {
    handlers: {
      ...people.handlers,
      log,
      audit: createAuditDesk(audit, clock),
      fleet: gate.view,
      watch,
      waiting: pairing.waiting,
      reports: reports.list,
      devices: createDeviceDesk({ ...desk, clock }),
      lookFiles: createLookFiles({ connection, watch, audit, log, clock }),
      acts: createStaffActs({
        ...{ connection, watch, audit, log, clock },
        ...(answerWithinMs !== undefined && { answerWithinMs }),
      }),
      now: () => clock.now(),
    },
    close: () => closeAll(bus, [people, keys, pairing, gate, watch, late]),
  };
}

async function closeAll(bus: Bus, parts: readonly { close(): void }[]): Promise<void> {
  await bus.close();
  for (const part of parts) part.close();
}

function createPeople(
  database: DatabaseSync,
  {
    audit,
    late,
    clock,
    options,
  }: {
    audit: ReturnType<typeof createAuditStore>;
    late: LateWrites;
    clock: Clock;
    options: ConsoleOptions;
  },
) {
  const accounts = createAccountStore(database);
  const sessions = createSessions(clock);
  const cost = options.passwordCost ? { cost: options.passwordCost } : {};
  const failures = countedOnFullDisk(createFailureStore(database), late);
  const signIn = createSignIn({ accounts, failures, clock, ...cost });
  return {
    handlers: {
      sessions,
      signIn: createSigningIn({ signIn, sessions, accounts, audit, late, clock }),
      signOut(
        { person, source }: { person: string; source: string },
        session: { end(): void },
      ): void {
        session.end();
        const entry = { at: clock.now(), who: person, source, act: "sign-out" as const };
        audit.add({ ...entry, outcome: "done" });
      },
      accounts: createAccountAdmin({
        database,
        accounts,
        audit,
        signIn,
        sessions,
        clock,
        ...cost,
      }),
    },
    close: () => sessions.close(),
  };
}

function listenersOf(parts: {
  watch: DeviceWatch;
  pairing: Pairing;
  reports: Reports;
  gate: GateWatch;
}): Listeners {
  const { watch, pairing, reports, gate } = parts;
  return {
    [subjects.state("*")]: (message: Msg) =>
      watch.onState(message.subject.split(".")[1] ?? "", message.data),
    [subjects.gateState]: (message: Msg) => gate.onState(message.data),
    [subjects.report](message: Msg) {
      if (reports.onReport(message.data)) {
        answerTo("gate", message, writeMessage(gateReportAnswer, { v: VERSION }));
      }
    },
    [subjects.pairing](message: Msg) {
      const answer = pairing.onRequest(message.data);
      if (answer) answerTo("pairing", message, writeMessage(pairingAnswer, answer));
    },
  };
}
