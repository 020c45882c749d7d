import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { wholeMenus } from "../../../domain/menu-assembly.ts";
import { connectTo, type HostClient } from "../host-process.ts";

const HOST = new URL("./crash-host.ts", import.meta.url).pathname;

/** The host's process has ended during a call, or there is none any more. */
export class HostDied extends Error {
  override readonly name = "HostDied";
}

type ProcessRun = {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly client: Promise<HostClient>;
};

export type ProcessRunsOptions = {
  readonly settingsFile: string;
  readonly dataDir: string;
  /** Where the page is served, the same in every run. */
  readonly port: number;
};

/** The host's process, one run after the other on the same data and ports. */
export class ProcessRuns {
  readonly #options: ProcessRunsOptions;
  /** Callers that wait for the next run. */
  #waiting: (() => void)[] = [];
  #current: ProcessRun | null = null;
  #isOver = false;
  #aheadMs = 0;
  readonly #killWithUs = () => this.#current?.child.kill("SIGKILL");

  constructor(options: ProcessRunsOptions) {
    this.#options = options;
    process.once("exit", this.#killWithUs);
  }

  /** Starts a process; it may be killed before it is ready. */
  begin(): void {
    const { settingsFile, dataDir, port } = this.#options;
    const given = [settingsFile, dataDir, String(port), String(this.#aheadMs)];
    const child = spawn(process.execPath, [HOST, ...given], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: { ...process.env, KIOSK_LOG_LEVEL: process.env.KIOSK_LOG_LEVEL ?? "silent" },
    });
    const client = connectTo(child).then((connected) => connected.client);
    // A run may well end before it is ready; callers of `client` handle that.
    client.catch(() => {});
    this.#current = { child, ended: once(child, "exit").then(() => {}), client };
    this.#wakeAll();
  }

  /** A connection to a ready host: this run's, or the next one's. Throws HostDied after the last. */
  async client(): Promise<HostClient> {
    for (;;) {
      const run = this.#current;
      if (this.#isOver) throw new HostDied();
      if (run) {
        const client = await run.client.catch(() => null);
        if (client && this.#current === run && isAlive(run.child)) return client;
        if (this.#current !== run) continue;
      }
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  /** Resolves when the current process is ready; throws if it ends before. */
  async ready(): Promise<void> {
    if (!this.#current) throw new HostDied();
    await this.#current.client;
  }

  /** Advances the host's clock, in this run and later ones. */
  leap(ms: number): void {
    this.#aheadMs += ms;
    const child = this.#current?.child;
    if (child && isAlive(child) && child.connected) child.send({ leapMs: ms }, () => {});
  }

  /** `kill -9`. Throws if the process had ended by itself. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops the last run gracefully. */
  async close(): Promise<void> {
    await this.#end("SIGTERM");
    this.abandon();
  }

  /** Allows no further run; kills a remaining process. */
  abandon(): void {
    this.#isOver = true;
    this.#current?.child.kill("SIGKILL");
    this.#wakeAll();
    process.off("exit", this.#killWithUs);
  }

  #wakeAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const run = this.#current;
    if (!run) return;
    const { child } = run;
    if (!isAlive(child)) throw new Error(`the host ended by itself with ${child.exitCode}`);
    this.#current = null;
    child.kill(signal);
    await run.ended;
  }
}

/** Begins the first run, in which credential, configuration and menu arrive undisturbed. */
export async function openForOrders(runs: ProcessRuns): Promise<void> {
  runs.begin();
  const client = await runs.client();
  for await (const { menu } of wholeMenus(await client.menu.live())) if (menu) break;
  for await (const { loyalty } of await client.outlet.live()) if (loyalty) break;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
