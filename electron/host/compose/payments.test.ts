/** The settings reach the parts of payments that they are for. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OUTLET } from "../../../src/journey/testing/visit.ts";
import { Visits } from "../checkout/placing/visits.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import type { HttpRequest, HttpResult } from "../net/http-client.ts";
import { createLog } from "../net/log.ts";
import { createAesSealer } from "../outlet/sealer.ts";
import { Cell } from "../shared/live.ts";
import { openDatabase } from "../store/database.ts";
import { testSettings } from "../testing/settings.ts";
import { composeCardsOnFile, composePayments } from "./payments.ts";

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
      payments: composePayments({ http, settings, log, clock }),
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
    });
    await vi.waitFor(() =>
      expect(enrollments.progress(enrollmentId)?.current()).toMatchObject({
        at: "entering",
        endsAt: clock.monotonic() + enrollmentExpirySeconds * 1_000,
      }),
    );
    enrollments.stop();
  },
);
