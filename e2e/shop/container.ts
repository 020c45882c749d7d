/**
 * A system that boots in a container: systemd as its first process, with its own files, processes and users. The network
 * is that of this process, which has one of its own (namespaces.ts).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { execute, type Finished } from "../../scripts/running/processes.ts";
import type { Cgroup } from "./cgroup.ts";

const POLL_MS = 50;
const BOOT_MS = 60_000;

export type Container = {
  /** Runs a command in the system, as root or as another user; never throws for an exit code. */
  run(command: readonly string[], options?: RunOptions): Promise<Finished>;
  /** Like `run`; throws with the output if the command fails. */
  must(command: readonly string[], options?: RunOptions): Promise<string>;
  /** The path here of a file in the system; also of one in memory, such as those in /run. */
  path(inside: string): string;
  /** The system's root on disk: SQLite resolves links, and would leave `path` by them. */
  readonly files: string;
  /** Kills all of its processes at once. */
  kill(): void;
};

export type RunOptions = {
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

type BootOptions = {
  readonly name: string;
  /** Changes the system's files before it boots. */
  readonly prepare?: (files: string) => void;
  /** A control group of its own, which every system beside the first one of a run needs. */
  readonly cgroup?: Cgroup;
};

/**
 * Boots the system in `root`, changed only in `folder`: an overlay. Resolves when systemd has started everything, whether
 * or not each of it could start.
 */
export async function bootContainer(
  root: string,
  folder: string,
  { name, prepare, cgroup }: BootOptions,
): Promise<Container> {
  const [upper, work, files] = ["upper", "work", "files"].map((part) => join(folder, part));
  for (const part of [upper, work, files]) mkdirSync(part ?? "", { recursive: true });
  const layers = `lowerdir=${root},upperdir=${upper},workdir=${work}`;
  const mounted = await execute("mount", ["-t", "overlay", "overlay", "-o", layers, files ?? ""]);
  if (mounted.code !== 0) throw new Error(`no overlay can be mounted: ${mounted.output}`);
  prepare?.(files ?? "");
  const child = spawn(
    "sh",
    [
      ...["-c", `${cgroup?.enter ?? ""} exec "$0" "$@"`, "systemd-nspawn"],
      "--quiet",
      "--boot",
      `--directory=${files}`,
      `--machine=${name}`,
      // The machine's own systemd, if it has one, is not asked.
      "--register=no",
      "--keep-unit",
      "--console=pipe",
      "--link-journal=no",
      "--resolv-conf=off",
      "--timezone=off",
      // For the package's firewall; the network is none of the machine's.
      "--capability=CAP_NET_ADMIN",
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: "1" },
    },
  );
  const init = await initOf(child);
  return containerOf(init, files ?? "");
}

async function containerOf(init: number, files: string): Promise<Container> {
  const run: Container["run"] = (command, { user, environment = {} } = {}) => {
    const variables = Object.entries({
      PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
      HOME: "/root",
      LANG: "C.UTF-8",
      ...environment,
    }).map(([key, value]) => `${key}=${value}`);
    const as = user === undefined ? [] : ["setpriv", `--reuid=${user}`, "--regid", user];
    const groups = user === undefined ? [] : ["--init-groups"];
    return execute("nsenter", [
      `--target=${init}`,
      ...["--mount", "--uts", "--ipc", "--pid", "--cgroup", "--root", "--wd", "--"],
      ...["env", "-i", ...variables, ...as, ...groups, ...command],
    ]);
  };
  const container: Container = {
    run,
    files,
    async must(command, options) {
      const { code, output } = await run(command, options);
      if (code !== 0) throw new Error(`${command.join(" ")}: exit ${code}\n${output}`);
      return output;
    },
    path: (inside) => join(`/proc/${init}/root`, inside),
    kill: () => process.kill(init, "SIGKILL"),
  };
  // `degraded` is enough: what is not there in a container may fail.
  await expect(async () => {
    await run(["systemctl", "is-system-running", "--wait"]);
  }, "the system did not boot").toPass({ timeout: BOOT_MS });
  return container;
}

/** The process here that is systemd there. */
async function initOf(child: ChildProcess): Promise<number> {
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
  let init: number | undefined;
  try {
    await expect(() => {
      init = pids().find((pid) => isInitOf(pid, child.pid));
      expect(init !== undefined || child.exitCode !== null).toBe(true);
    }).toPass({ timeout: BOOT_MS, intervals: [POLL_MS] });
  } finally {
    if (init === undefined) console.error(Buffer.concat(said).toString());
  }
  if (init === undefined) throw new Error("systemd-nspawn could not boot the system");
  return init;
}

function pids(): number[] {
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

/** Whether a process is the first one of its own system, is systemd, and was started by `parent`. */
function isInitOf(pid: number, parent: number | undefined): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1];
    const isFirst = field("NSpid")?.split(/\s+/).at(-1) === "1";
    return isFirst && field("Name") === "systemd" && isBelow(pid, parent);
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

function isBelow(pid: number, ancestor: number | undefined): boolean {
  for (let at = pid; at > 1; ) {
    if (at === ancestor) return true;
    at = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${at}/status`, "utf8"))?.[1] ?? 0);
  }
  return false;
}
