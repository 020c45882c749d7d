/** A nats-server whose stream is on a small disk of its own, which a test can fill. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNatsServer } from "../../../scripts/running/nats-server.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

const SIZE = "3m";

/** Whether this account may have a file system of its own (an unprivileged user namespace); not on every machine. */
export function hasSmallDisks(): boolean {
  return spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;
}

export type SmallDiskServer = TestServer & {
  /** Takes all the room that is left. */
  fill(): void;
  makeRoom(): void;
};

/** The disk is there until it is closed, whenever the server is killed and started. */
export async function startOnSmallDisk(): Promise<SmallDiskServer> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-small-disk-"));
  const holder = spawn(
    "unshare",
    ["--map-root-user", "--mount", "sh", "-c", "echo; exec sleep 600"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  await once(holder.stdout, "data");
  const binary = join(folder, "nats-server");
  writeFileSync(binary, wrapper(holder.pid ?? 0));
  chmodSync(binary, 0o755);
  const server = await startTestServer({ binary });
  const ballast = join(`/proc/${holder.pid}/root`, server.folder, "jetstream", "ballast");
  return {
    ...server,
    fill() {
      try {
        writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024));
      } catch {
        // As much as there was room for.
      }
    },
    makeRoom: () => rmSync(ballast),
    async close() {
      await server.close();
      const ended = once(holder, "exit");
      holder.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `-c FILE`: the stream's folder is beside that file (fleet/server/server-configuration.ts). */
const wrapper = (holder: number) => `#!/bin/sh
exec nsenter --target ${holder} --user --mount --preserve-credentials sh -c '
  if [ "$1" = -c ]; then
    disk=$(dirname "$2")/jetstream
    mkdir -p "$disk"
    mountpoint -q "$disk" || mount -t tmpfs -o size=${SIZE} tmpfs "$disk"
  fi
  exec "${findNatsServer()}" "$@"
' sh "$@"
`;
