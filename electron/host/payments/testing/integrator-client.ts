import { systemClock } from "../../checkout/running/clock.ts";
import type { Log } from "../../net/log.ts";
import { createHttpClient } from "../../net/undici-client.ts";
import { recordedLog } from "../../testing/recorded-log.ts";
import { testSettings } from "../../testing/settings.ts";
import { createIntegrator, type Integrator } from "../integrator.ts";
import { type IntegratorServer, startIntegratorServer } from "./integrator-server.ts";

const returnUrls = {
  successUrl: "https://kiosk.example/return/success",
  errorUrl: "https://kiosk.example/return/error",
  cancelUrl: "https://kiosk.example/return/cancel",
};
/** A payment of a currency with three decimals. */
export const PAYMENT = {
  idempotencyKey: "8c5f5f0e-7a57-4f83-9f4f-0b1f5e9c2d11",
  paymentId: "pay-1",
  amount: "12.905",
  currency: "KWD",
  returnUrls,
};
export const CARD = { token: "CARD-CANARY", maskedPan: "411111******1111", brand: "VISA" };
export const ENROLLMENT = {
  idempotencyKey: PAYMENT.idempotencyKey,
  enrollmentId: "5f0c4a52-62f4-4f2b-8b67-6f7f3a3b1d10",
  customer: { email: "a@example.com", language: "en" },
  currency: "EUR",
  returnUrls,
};

/** The kiosk's client, and the server that it talks to. */
export type IntegratorTalk = {
  readonly server: IntegratorServer;
  readonly integrator: Integrator;
  readonly log: Log;
  /** The log's lines, each with its line break. */
  readonly lines: readonly string[];
  /** Another client of the same server, with other settings. */
  clientBy(overrides: Parameters<typeof testSettings>[0]): Integrator;
  /** The body of the last request, as JSON; null if there was none. */
  bodySeen(): unknown;
  close(): Promise<void>;
};

/** Starts the server on a port of its own, which answers 404 until it is given a reply. */
export async function openIntegratorTalk(): Promise<IntegratorTalk> {
  const { log, lines } = recordedLog();
  const server = await startIntegratorServer();
  const http = createHttpClient({ caFile: null, log });
  const clientBy: IntegratorTalk["clientBy"] = (overrides) => {
    const settings = testSettings({
      ...overrides,
      payments: { integratorBaseUrl: server.baseUrl, ...overrides?.payments },
    });
    return createIntegrator({ http, settings, log, clock: systemClock });
  };
  return {
    server,
    integrator: clientBy({}),
    log,
    lines,
    clientBy,
    bodySeen: () => JSON.parse(server.seen.at(-1)?.body ?? "null"),
    async close() {
      await http.close();
      await server.close();
    },
  };
}
