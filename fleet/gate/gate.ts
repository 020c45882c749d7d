/** The payment gate of a fleet: callbacks of all integrations (payments.md §4.2), stored before they are acknowledged. */
import type { KeyPair } from "@nats-io/nkeys";
import type { Hono } from "hono";
import type { Log } from "../../electron/host/net/log.ts";
import { createGateApp } from "../../electron/host/payments/gate.ts";
import {
  createGateListener,
  type GateListener,
} from "../../electron/host/payments/gate-listener.ts";
import {
  createRefusedCallers,
  type RefusedCallers,
} from "../../electron/host/payments/refused-callers.ts";
import { referenceHash } from "../messages/names.ts";
import { readPairedKiosks } from "../server/paired-kiosks.ts";
import { type FleetSettings, serverUrl } from "../settings/settings.ts";
import { MESSAGING_LIMITS, Messaging, type MessagingLimits } from "./messaging.ts";
import { createMonitor } from "./monitor.ts";
import { answerReturn, RETURN_PATH } from "./return-page.ts";

/** A misconfigured integrator stays below; somebody who guesses tokens does not. */
const REFUSED_PER_MINUTE = 600;

export type FleetGateOptions = {
  readonly settings: Pick<FleetSettings, "gate" | "integrations" | "server" | "caFile">;
  readonly key: KeyPair;
  /** The program's version. */
  readonly release: string;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** UTC milliseconds. */
  readonly now?: () => number;
  readonly limits?: MessagingLimits;
};

export type FleetGate = {
  readonly url: string;
  /** Address of the monitoring pages; null if the settings have none. */
  readonly monitorUrl: string | null;
  close(): Promise<void>;
};

/**
 * Listens at once, and answers 503 until there is a nats-server. Rejects with the setting's name if an address is in
 * use or a certificate cannot be used.
 */
export async function startFleetGate(options: FleetGateOptions): Promise<FleetGate> {
  const { settings, key, release, log, now = Date.now } = options;
  const { gate, integrations, server, caFile } = settings;
  const refusedCallers = createRefusedCallers(log);
  const messaging = new Messaging({
    server: { url: serverUrl({ server }), caFile, key },
    maxBytes: server.maxBytes,
    paired: () => readPairedKiosks(server.folder),
    integrationIds: integrations
      .filter(({ isActive }) => isActive)
      .map(({ integrationId }) => integrationId),
    ...{ release, log, now, limits: options.limits ?? MESSAGING_LIMITS },
  });
  const answer = publicApp({ settings, log, refusedCallers, messaging });
  const listeners: GateListener[] = [];
  const open = (address: string, tls: FleetSettings["gate"]["tls"], app: Pick<Hono, "fetch">) => {
    const setting = app === answer ? "gate" : "gate.monitor";
    const listener = createGateListener({ address, tls, setting, answer: app.fetch, log });
    listeners.push(listener);
    return listener.listen();
  };
  async function close(): Promise<void> {
    await Promise.all(listeners.map((listener) => listener.close()));
    await messaging.close();
    refusedCallers.stop();
  }
  try {
    const { url } = await open(gate.listen, gate.tls, answer);
    const monitor = createMonitor(() => messaging.status());
    const monitored =
      gate.monitorListen === null ? null : await open(gate.monitorListen, null, monitor);
    return { url, monitorUrl: monitored?.url ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type PublicAppOptions = Pick<FleetGateOptions, "settings" | "log"> & {
  readonly refusedCallers: RefusedCallers;
  readonly messaging: Messaging;
};

/** What the internet reaches: callbacks, return pages, and whether the gate is alive. */
function publicApp({ settings, log, refusedCallers, messaging }: PublicAppOptions): Hono {
  const app = createGateApp({
    integrations: settings.integrations,
    ...{ log, refusedCallers, refusedPerMinute: REFUSED_PER_MINUTE },
    onResult: (result, { integrationId }) => messaging.store(integrationId, result),
    onEnrollmentResult: ({ enrollmentId, idempotencyKey }, { integrationId, body }) =>
      messaging.deliverEnrollment({
        hash: referenceHash(integrationId, enrollmentId),
        ...{ body, idempotencyKey },
      }),
    onRefused: () => messaging.countRefused(),
  });
  app.get("/alive", (context) => context.json({ alive: true }));
  if (settings.gate.returnPages) app.get(RETURN_PATH, answerReturn);
  return app;
}
