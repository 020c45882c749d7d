import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { WebSocket } from "ws";
import { z } from "zod";
import type { VaultObserver } from "../host/outlet/vault.ts";
import type { contract } from "../host/rpc/contract.ts";
import type { Death } from "./death.ts";

/** No gate: the fleet's receives the callbacks. */
const readyLine = z.object({
  ready: z.literal(true),
  url: z.string(),
  gate: z.string().nullable(),
});
/** A host that has not killed itself by then never will: ends a hang, also on a busy machine. */
const DEATH_WITHIN_MS = 90_000;
const DYING_HOST = new URL("./dying-host.ts", import.meta.url).pathname;

export type HostProcess = {
  readonly pid: number;
  /** The page's address. */
  readonly url: string;
  readonly client: HostClient;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;
  readonly isAlive: () => boolean;
  /** Has it kill itself. */
  dieAt(death: Death): void;
  stop(): Promise<void>;
};

export type HostClient = ContractRouterClient<typeof contract>;

const running = new Set<ChildProcess>();

/**
 * Has a host kill itself at one step of fetching its credential. Resolves with the signal that ended it, or null if it
 * did not reach that step in time.
 */
export async function dieProvisioning(
  settingsFile: string,
  dataDir: string,
  step: Parameters<VaultObserver>[0],
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [DYING_HOST, settingsFile, dataDir, step], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const timer = setTimeout(() => child.kill("SIGTERM"), DEATH_WITHIN_MS);
  const [, signal]: [unknown, NodeJS.Signals | null] = await once(child, "exit").then(
    ([code, by]) => [code, by],
  );
  clearTimeout(timer);
  running.delete(child);
  return signal === "SIGKILL" ? signal : null;
}

/** Kills processes left behind by a failed test. */
export function killHostProcesses(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Starts the real host as a process of its own and connects to it as its page would. */
export async function startHostProcess(
  settingsFile: string,
  dataDir: string,
): Promise<HostProcess> {
  const child = spawn(process.execPath, [DYING_HOST, settingsFile, dataDir], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  running.add(child);
  const ended = once(child, "exit").then(() => void running.delete(child));
  const { client, url, hangUp } = await connectTo(child);
  return {
    pid: child.pid ?? 0,
    url,
    client,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    dieAt: (death) => void child.send(death),
    async stop() {
      hangUp();
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Waits for the ready line of a host's process and connects as its page would. */
export async function connectTo(
  child: ChildProcess,
): Promise<{ readonly client: HostClient; readonly url: string; readonly hangUp: () => void }> {
  const { url } = readyLine.parse(JSON.parse(await firstLine(child)));
  const socket = new WebSocket(new URL("rpc", url.replace("http:", "ws:")), {
    origin: new URL(url).origin,
  });
  await once(socket, "open");
  // A kill during a call breaks the connection; the call itself reports that.
  socket.on("error", () => {});
  return {
    client: createORPCClient(new RPCLink({ websocket: socket })),
    url,
    hangUp: () => socket.terminate(),
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the host has no standard output");
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, "line").then(([text]) => String(text)),
    once(child, "exit").then(() => {
      throw new Error("the host ended before it was ready");
    }),
  ]);
  return line;
}
