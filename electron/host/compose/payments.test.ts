/** The settings reach the parts of payments that they are for. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { OUTLET } from "../../../src/journey/testing/visit.ts";
import { eventually } from "../../testing/eventually.ts";
import { Visits } from "../checkout/placing/visits.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import type { HttpRequest, HttpResult } from "../net/http-client.ts";
import { createLog } from "../net/log.ts";
import { createAesSealer } from "../outlet/sealer.ts";
import { Cell } from "../shared/live.ts";
import { openDatabase } from "../store/database.ts";
import { testSettings } from "../testing/settings.ts";
import { composeCardsOnFile, composePayments } from "./payments.ts";

/** A fleet whose gate may be away, and that has accepted no claim. */
const fleetWith = (isGateThere: boolean) => ({
  isGateThere: new Cell(isGateThere),
  kiosks: () => 1,
  claimEnrollment: async () => false,
});

const log = createLog({ level: "silent" });
const clock = new VirtualClock(Date.UTC(2027, 0, 4, 12)).forOneRun();

let folder: string;
let database: ReturnType<typeof openDatabase>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-compose-"));
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** An integrator that opens a page for every card and names no time for it. */
const http = {
  async send({ operation }: HttpRequest): Promise<HttpResult> {
    expect(operation).toBe("payments.enroll");
    const page = { transactionReference: "tx-1", redirectUrl: "https://pay.example/enroll" };
    const text = JSON.stringify({ status: "PENDING", ...page });
    return { kind: "answer", status: 200, headers: {}, text };
  },
};

test.each([60, 1_200])(
  "an enrollment without a time from the integrator lives for the %i s of the settings",
  async (enrollmentExpirySeconds) => {
    const { limits } = testSettings().payments;
    const settings = testSettings({ payments: { limits: { ...limits, enrollmentExpirySeconds } } });
    const { enrollments } = composeCardsOnFile({
      settings,
      database,
      payments: composePayments({ http, settings, log, clock, fleet: null }),
      fleet: null,
      sealer: createAesSealer(Buffer.alloc(32, 3)),
      visits: new Visits(),
      outlet: new Cell(OUTLET),
      returnBaseUrl: "http://127.0.0.1:4600",
      clock,
      log,
    });
    const enrollmentId = enrollments.begin({
      customerId: "20117",
      customer: {},
      currency: "EUR",
      returnUrls: (id) => ({
        successUrl: `https://k.example/${id}/s`,
        errorUrl: `https://k.example/${id}/e`,
        cancelUrl: `https://k.example/${id}/c`,
      }),
      canInquire: false,
      returnsInPublic: false,
    });
    await eventually(() =>
      expect(enrollments.progress(enrollmentId)?.current()).toMatchObject({
        at: "entering",
        endsAt: clock.monotonic() + enrollmentExpirySeconds * 1_000,
      }),
    );
    enrollments.stop();
  },
);

describe("a kiosk of a fleet", () => {
  const ALL = ["CAPTURE", "SALE", "TOKENIZATION", "DIRECT_REFUND"];

  /** What it offers, and whether payments are up, with an integrator that declares this. */
  async function offered(declared: readonly string[], isGateThere: boolean) {
    const integrator = {
      async send({ operation }: HttpRequest): Promise<HttpResult> {
        const isHealth = operation === "payments.health";
        const text = JSON.stringify(isHealth ? { status: "UP" } : { capabilities: declared });
        return { kind: "answer", status: 200, headers: {}, text };
      },
    };
    const payments = composePayments({
      ...{ http: integrator, settings: testSettings(), log, clock },
      fleet: fleetWith(isGateThere),
    });
    const capabilities = [...((await payments.capabilities.current()) ?? [])];
    return { capabilities, health: await payments.integrator.health() };
  }

  test("offers what is declared while the gate is there", async () => {
    expect(await offered(ALL, true)).toEqual({ capabilities: ALL, health: "UP" });
  });

  test("offers no payment by card while the gate is away, since none could be confirmed", async () => {
    expect(await offered(ALL, false)).toEqual({ capabilities: ["DIRECT_REFUND"], health: "DOWN" });
  });

  test("goes on by inquiries while the gate is away, and enrolls no card", async () => {
    expect(await offered([...ALL, "STATUS_POLLING"], false)).toEqual({
      capabilities: ["CAPTURE", "SALE", "DIRECT_REFUND", "STATUS_POLLING"],
      health: "UP",
    });
  });

  test("begins no enrollment whose claim the gate has not accepted", async () => {
    const asked: string[] = [];
    const integrator = {
      async send({ operation }: HttpRequest): Promise<HttpResult> {
        asked.push(operation);
        return { kind: "no-answer", reason: "refused", mayHaveArrived: false };
      },
    };
    const settings = testSettings();
    const fleet = fleetWith(true);
    const { enrollments } = composeCardsOnFile({
      ...{ settings, database, clock, log, fleet },
      payments: composePayments({ http: integrator, settings, log, clock, fleet }),
      sealer: createAesSealer(Buffer.alloc(32, 3)),
      visits: new Visits(),
      outlet: new Cell(OUTLET),
      returnBaseUrl: "http://127.0.0.1:4600",
    });
    const enrollmentId = enrollments.begin({
      customerId: "20117",
      customer: {},
      currency: "EUR",
      returnUrls: () => ({ successUrl: "", errorUrl: "", cancelUrl: "" }),
      canInquire: true,
      returnsInPublic: false,
    });
    await eventually(() =>
      expect(enrollments.progress(enrollmentId)?.current()).toEqual({
        at: "not-saved",
        why: "unavailable",
      }),
    );
    expect(asked).toEqual([]);
    enrollments.stop();
  });
});
