/** The bundles as a package has them: in a folder of their own, with the built pages and nothing else beside it. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { runInThread } from "../../electron/host/net/thread.ts";
import { writeSettings } from "../../electron/testing/settings-file.ts";
import { startTestServer } from "../../fleet/server/testing/test-server.ts";
import packageFile from "../../package.json" with { type: "json" };
import { bundle } from "../build.ts";

let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-programs-"));
  await bundle("serve", join(folder, "kiosk/serve"));
  await bundle("fleet", join(folder, "fleet/serve"));
  mkdirSync(join(folder, "fleet/page"));
  writeFileSync(join(folder, "fleet/page/console.html"), "The console");
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a bundle; resolves with its ready line. */
async function start(bundle: string, ...args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, [join(folder, bundle), ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return JSON.parse(line);
}

test("the kiosk starts, and its threads run", async () => {
  const options = ["--headless", "--port", "0", "--data", join(folder, "data")];
  const ready = await start(
    "kiosk/serve/kiosk.js",
    "--settings",
    writeSettings(folder),
    ...options,
  );
  expect(ready).toMatchObject({ ready: true });
  const thread = pathToFileURL(join(folder, "kiosk/serve/file-type-thread.js"));
  const answer = await runInThread(thread, Buffer.from("GIF89a"), { timeoutMs: 20_000 });
  expect(answer).toEqual({ kind: "answer", value: "gif" });
});

test("the commands know their version", async () => {
  for (const part of ["kiosk", "fleet"]) {
    const command = join(folder, part, "serve/command.js");
    const { stdout } = await promisify(execFile)(process.execPath, [command, "--version"]);
    expect(stdout).toBe(`${packageFile.version}\n`);
  }
});

test("the console serves the page that is beside the bundles", async () => {
  const server = await startTestServer();
  try {
    const settings = {
      integrations: [{ integrationId: "cafe", inboundTokens: ["inbound"] }],
      server: { listen: server.listen, folder: server.folder },
      console: { databaseFile: join(folder, "console.sqlite"), listen: "127.0.0.1:0" },
    };
    for (const [name, key] of [
      ["console", server.consoleKey],
      ["gate", server.gateKey],
    ] as const) {
      writeFileSync(join(server.folder, `${name}.nk`), key.getSeed(), { mode: 0o600 });
    }
    const settingsFile = join(server.folder, "fleet.json");
    writeFileSync(settingsFile, JSON.stringify(settings));
    const ready = await start("fleet/serve/console.js", "--settings", settingsFile);
    const { url } = z.object({ url: z.string() }).parse(ready);
    const response = await fetch(url);
    expect(await response.text()).toBe("The console");
  } finally {
    await server.close();
  }
});
