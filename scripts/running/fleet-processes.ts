/** The processes of a fleet: nats-server, gate and console, each started again when it ends. */
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { ensureNatsServer } from "./nats-server.ts";
import { root } from "./processes.ts";
import { NotReady, type ServiceProcess, startServiceProcess } from "./service-process.ts";

const START_AGAIN_MS = 1_000;

export type FleetProcesses = {
  /** Where integrators call. */
  readonly gate: string;
  /** Where operators open their page. */
  readonly console: string;
  /** Where kiosks connect: HOST:PORT. */
  readonly server: string;
  stop(): Promise<void>;
};

export const FLEET_PROGRAMS = ["server", "gate", "console"] as const;
export type FleetProgram = (typeof FLEET_PROGRAMS)[number];

export type FleetProcessesOptions = {
  /** Called with each process of a program, before it is ready: for tests that kill it. */
  readonly onSpawned?: (program: FleetProgram, child: ChildProcess) => void;
  /** Says nothing about ends and starts, and discards the programs' logs. */
  readonly isSilent?: boolean;
};

type Part = { readonly ready: unknown; stop(): Promise<void> };

const serverReady = z.object({ listen: z.string() });
const addressReady = z.object({ url: z.string() });

/** Starts all three on a settings file. Rejects with NotReady, and stops what was started, if one does not get ready. */
export async function startFleetProcesses(
  settingsFile: string,
  { onSpawned, isSilent = false }: FleetProcessesOptions = {},
): Promise<FleetProcesses> {
  const binary = ensureNatsServer();
  if (binary === null) throw new NotReady("a fleet needs a nats-server");
  const started: Part[] = [];
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
  };
  const start = async (name: FleetProgram) => {
    const args = [join(root, `fleet/${name}/main.ts`), "--settings", settingsFile];
    const spawned = {
      onSpawned: (child: ChildProcess) => onSpawned?.(name, child),
      isSilent,
      // It recovers its stream first.
      mayTakeLong: name === "server",
    };
    const part = await keepRunning(name, isSilent, () =>
      startServiceProcess(process.execPath, args, { KIOSK_NATS_SERVER: binary }, spawned),
    );
    started.push(part);
    return part.ready;
  };
  try {
    const { listen } = serverReady.parse(await start("server"));
    const gate = addressReady.parse(await start("gate"));
    const page = addressReady.parse(await start("console"));
    return { gate: gate.url, console: page.url, server: listen, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One process, until it is stopped; the first start has to succeed. */
async function keepRunning(
  name: FleetProgram,
  isSilent: boolean,
  start: () => Promise<ServiceProcess>,
): Promise<Part> {
  let current: ServiceProcess = await start();
  const stopping = new AbortController();
  const { signal } = stopping;
  const { ready } = current;
  const watch = async () => {
    for (;;) {
      const code = await current.ended;
      if (signal.aborted) return;
      if (!isSilent)
        console.error(`The fleet's ${name} ended with exit code ${code} and is started again.`);
      current = await untilStarted(start, signal);
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    ready,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

/** Tries every second; rejects when it is to stop. */
async function untilStarted(
  start: () => Promise<ServiceProcess>,
  signal: AbortSignal,
): Promise<ServiceProcess> {
  for (;;) {
    await delay(START_AGAIN_MS, undefined, { signal });
    try {
      const started = await start();
      if (!signal.aborted) return started;
      await started.stop();
      throw signal.reason;
    } catch (error) {
      if (!(error instanceof NotReady)) throw error;
    }
  }
}
