/**
 * A kiosk's part in callbacks, as a process: its records, its orders, its own listener and its fleet are the real ones.
 * Its orders are placed by the measurement, the integrator answers PENDING at once, and the
 * customers have returned from the payment page: an inquiry is under way that is never answered. So a callback is one
 * entry of the journal, and nothing else is written until it is answered.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { resultRecorder } from "../../electron/host/checkout/running/result-recorder.ts";
import { type Perform, Runner } from "../../electron/host/checkout/running/runner.ts";
import { paymentIds, placedOrder } from "../../electron/host/checkout/simulation/placed-order.ts";
import { composeFleet } from "../../electron/host/compose/fleet.ts";
import { composeInfrastructure } from "../../electron/host/compose/infrastructure.ts";
import { createIdentityStore } from "../../electron/host/fleet/identity.ts";
import { createLog } from "../../electron/host/net/log.ts";
import { createGate, type GateOptions } from "../../electron/host/payments/gate.ts";
import { testSettings } from "../../electron/host/testing/settings.ts";
import { given, say } from "./child.ts";
import { sharedNow } from "./figures.ts";

export const kioskOptions = z.object({
  dataDir: z.string(),
  /** nats://HOST:PORT. */
  server: z.string(),
  id: z.string(),
  seed: z.string(),
  integration: z.object({ integrationId: z.string(), inboundTokens: z.array(z.string()) }),
});

const orders = z.object({ references: z.array(z.string()) });

export const kioskSaid = z.union([
  /** Its own listener is open, and its fleet is connected. */
  z.object({ ready: z.string() }),
  /** All orders that were asked for wait for their callbacks. */
  z.object({ pending: z.number() }),
  /** A callback is in the journal since `at`. */
  z.object({ journalled: z.string(), at: z.number() }),
]);

/** The integrator: each payment is pending, under the reference that is part of its order's id. */
const answerPending: Perform = (command, state) => {
  const at = Date.now();
  if (command.type === "CheckHealth" && command.before === "payment") {
    const event = { type: "HealthAnswered", at, before: "payment", up: true, cause: null } as const;
    return Promise.resolve({ event, exchanges: [] });
  }
  if (command.type !== "Pay") return new Promise(() => {});
  const outcome = {
    ...({ status: "PENDING", transactionReference: state.order.checkoutId } as const),
    ...{ redirectUrl: "https://pay.example", expectedTtlSeconds: 3_600 },
  };
  const { paymentId } = command.ids;
  const event = { type: "PaymentAnswered", at, paymentId, outcome } as const;
  return Promise.resolve({ event, exchanges: [] });
};

/** Says when each callback is in the journal, once everything that waits for it has gone on. */
function timed(onResult: GateOptions["onResult"]): GateOptions["onResult"] {
  return (result) => {
    const recorded = onResult(result);
    const at = sharedNow();
    setImmediate(() => say({ journalled: result.transactionReference, at }));
    return recorded;
  };
}

function place(runner: Runner, reference: string, platformOrderId: number): void {
  const order = placedOrder({
    ...{ checkoutId: reference, platformOrderId, paymentFlow: "authorize-capture" },
    ...{ canInquire: true, canRefund: true, total: "12.50", loyaltyOrderId: null },
  });
  runner.place({ type: "Placed", at: Date.now(), order, ids: paymentIds(reference, 1) });
}

/** Resolves when all of them are pending, and inquired about. */
function untilPending(runner: Runner, references: readonly string[]): Promise<void> {
  const open = new Set(references);
  const returned = new Set<string>();
  return new Promise((resolve) => {
    const stop = runner.subscribe((checkoutId, { payments, inFlight }) => {
      if (!open.has(checkoutId) || payments.at(-1)?.status.at !== "pending") return;
      if (inFlight?.type === "Inquire") open.delete(checkoutId);
      else if (!returned.has(checkoutId)) {
        returned.add(checkoutId);
        const event = { type: "Returned", at: Date.now(), outcome: "success" } as const;
        setImmediate(() => runner.record(checkoutId, event));
      }
      if (open.size > 0) return;
      stop();
      resolve();
    });
  });
}

async function run({ dataDir, server, id, seed, integration }: z.infer<typeof kioskOptions>) {
  mkdirSync(join(dataDir, "keys"), { recursive: true });
  const log = createLog({ level: "warn", destination: process.stderr });
  const settings = { ...testSettings({ payments: integration }) };
  const infrastructure = composeInfrastructure({
    settings: {
      ...settings,
      fleet: {
        servers: [server],
        caFile: null,
        staff: { acts: [], upTo: null, lookFiles: "none" },
      },
    },
    ...{ dataDir, log, returnBaseUrl: "https://return.example" },
  });
  const { journal, clock, now, sealer } = infrastructure;
  const runner = new Runner({ journal, clock, perform: answerPending, log });
  const onResult = timed(resultRecorder(runner, now));
  const gate = createGate({ settings, log, onResult });
  const { url } = await gate.listen();
  createIdentityStore(dataDir, sealer).write({ seed, id });
  const fleet = composeFleet(infrastructure);
  if (fleet === null) throw new Error("no fleet in the settings");
  const stop = fleet.isGateThere.subscribe(() => {
    if (!fleet.isGateThere.current()) return;
    stop();
    say({ ready: url });
  });
  fleet.start({
    ...{ runner, journal, onResult },
    onEnrollmentResult: async () => "no-match",
    others: () => () => {},
  });
  let placed = 0;
  process.on("message", (message) => {
    const { references } = orders.parse(message);
    void untilPending(runner, references).then(() => say({ pending: references.length }));
    for (const reference of references) {
      placed += 1;
      place(runner, reference, placed);
    }
  });
}

if (import.meta.main) await run(given(kioskOptions));
