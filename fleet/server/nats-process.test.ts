import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../electron/testing/eventually.ts";
import { freePort } from "../../electron/testing/free-port.ts";
import { findNatsServer } from "../../scripts/running/nats-server.ts";
import { natsVersion, reloadUsers, startNatsServer } from "./nats-process.ts";
import { serverFiles } from "./server-configuration.ts";

const MAIN = join(import.meta.dirname, "main.ts");

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-nats-process-"));
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function fakeServer(says: string): string {
  const file = join(folder, "nats-server");
  writeFileSync(file, `#!/bin/sh\necho '${says}'\n`);
  chmodSync(file, 0o755);
  return file;
}

describe("the version of a nats-server", () => {
  test.each(["2.10.23", "2.10.27", "2.11.0", "3.0.0"])("%s is new enough", (version) => {
    expect(natsVersion(fakeServer(`nats-server: v${version}`))).toBe(version);
  });

  test.each(["2.9.10", "2.10.22", "1.99.99"])("%s is too old", (version) => {
    expect(() => natsVersion(fakeServer(`nats-server: v${version}`))).toThrow(
      `is ${version}; the fleet needs 2.10.23 or newer`,
    );
  });

  test("a program that is no nats-server is refused", () => {
    expect(() => natsVersion(fakeServer("hello"))).toThrow("hello");
  });
});

test("a server may take any time to recover its stream, which is said once", async () => {
  const binary = fakeServer("nats-server: v2.10.27");
  const isRecovered = join(folder, "recovered");
  writeFileSync(
    binary,
    `#!/bin/sh
if [ "$1" = --version ]; then echo 'nats-server: v2.10.27'; exit; fi
while [ ! -e '${isRecovered}' ]; do sleep 0.02; done
touch '${folder}'/nats-server_$$.ports
exec sleep 60
`,
  );
  let said = 0;
  const onSlow = () => {
    said += 1;
  };
  const starting = startNatsServer({ binary, folder, slowAfterMs: 0, onSlow });
  await eventually(() => expect(said).toBe(1));
  writeFileSync(isRecovered, "");
  const server = await starting;
  await server.kill();
  expect(said).toBe(1);
});

test("a process that has the id of a server that died is left alone", async () => {
  const stranger = spawn("sleep", ["60"]);
  children.push(stranger);
  writeFileSync(serverFiles(folder).processId, String(stranger.pid));
  expect(() => reloadUsers(folder)).toThrow("nats-server does not run");
  expect(stranger.signalCode).toBeNull();
});

describe("the server as a program", () => {
  function start(settings: object): ChildProcess {
    const file = join(folder, "fleet.json");
    writeFileSync(file, JSON.stringify(settings));
    const child = spawn(process.execPath, [MAIN, "--settings", file], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, KIOSK_NATS_SERVER: findNatsServer() ?? "" },
    });
    children.push(child);
    return child;
  }

  const settings = (server: object) => ({
    integrations: [{ integrationId: "cafe", inboundTokens: ["token"] }],
    server: { folder: "server", ...server },
    console: { databaseFile: "console.sqlite" },
  });

  async function wordsOf(child: ChildProcess): Promise<[code: number | null, words: string]> {
    let words = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    const [code] = await once(child, "close");
    return [code, words];
  }

  test("says which setting is wrong", async () => {
    const [code, words] = await wordsOf(start(settings({ maxBytes: 1 })));
    expect(code).toBe(2);
    expect(words).toContain("server.maxBytes");
  });

  test("says that a nats-server is too old", async () => {
    const [code, words] = await wordsOf(
      start(settings({ binary: fakeServer("nats-server: v2.9.10") })),
    );
    expect(code).toBe(1);
    expect(words).toContain("is 2.9.10; the fleet needs 2.10.23 or newer");
  });

  test("ends with the server's own words when that ends", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = z.object({ port: z.number() }).parse(other.address());
    const [code, words] = await wordsOf(start(settings({ listen: `127.0.0.1:${port}` })));
    other.close();
    expect(code).toBe(1);
    expect(words).toMatch(/nats-server: .*address already in use/);
  });

  test("says why it has not read its users again, each reason once", async () => {
    const child = start(settings({ listen: `127.0.0.1:${await freePort()}` }));
    if (child.stdout === null || child.stderr === null) throw new Error("no output");
    await once(createInterface({ input: child.stdout }), "line");
    let words = "";
    child.stderr.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    const own = join(folder, "server");
    const { configuration } = serverFiles(own);
    // At once, since the server may still be reading it at the signal before.
    const replaceConfiguration = (content: string) => {
      writeFileSync(`${configuration}.new`, content);
      renameSync(`${configuration}.new`, configuration);
    };
    const untilSaid = async (reason: RegExp) => {
      await eventually(() => {
        reloadUsers(own);
        expect(words).toMatch(reason);
      });
    };
    replaceConfiguration("max_payload: nonsense");
    await untilSaid(/^nats-server: Failed to reload server configuration: .*conversion/);
    reloadUsers(own);
    replaceConfiguration('include "missing.conf"');
    await untilSaid(/missing\.conf/);
    expect(words.trim().split("\n")).toHaveLength(2);
  });

  test("takes the place of a server that a killed process left behind, and ends at SIGTERM", async () => {
    const port = await freePort();
    const killed = start(settings({ listen: `127.0.0.1:${port}` }));
    if (killed.stdout === null) throw new Error("no stdout");
    await once(createInterface({ input: killed.stdout }), "line");
    const gone = once(killed, "exit");
    killed.kill("SIGKILL");
    await gone;

    const child = start(settings({ listen: `127.0.0.1:${port}` }));
    if (child.stdout === null) throw new Error("no stdout");
    const [line] = await once(createInterface({ input: child.stdout }), "line");
    expect(JSON.parse(line)).toEqual({ ready: true, listen: `127.0.0.1:${port}` });
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });
});
