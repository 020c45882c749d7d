import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { readAddresses } from "../electron/address-file.ts";
import { childEnvironment } from "../electron/host/net/child-environment.ts";
import { readMachineId, supportCode } from "../electron/host/operation/support-code.ts";
import { eventually } from "../electron/testing/eventually.ts";
import { freePort } from "../electron/testing/free-port.ts";
import { writeSettings } from "../electron/testing/settings-file.ts";
import packageFile from "../package.json" with { type: "json" };
import { buildPageIfStale } from "./build.ts";
import { root } from "./running/processes.ts";

let folder: string;
let file: string;
let good: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-settings-"));
  file = writeSettings(folder);
  good = readFileSync(file, "utf8");
  await buildPageIfStale();
}, 160_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run kiosk` on a machine without a display: the page's address is in its data folder. */
function start(...args: readonly string[]) {
  const data = mkdtempSync(join(folder, "data-"));
  const child = spawn(
    process.execPath,
    [join(root, "scripts/kiosk.ts"), "--port", "0", "--data", data, ...args],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...childEnvironment(), PATH: process.env.PATH } },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  return { said, addresses: join(data, "addresses.json") };
}

async function addressOf({ addresses }: { readonly addresses: string }): Promise<string> {
  await eventually(() => expect(existsSync(addresses)).toBe(true));
  return readAddresses(addresses).url ?? "";
}

describe("a kiosk with unusable settings and a screen", () => {
  it("shows which field is wrong, why, and the path of the file, but no value", async () => {
    writeFileSync(
      file,
      good.replace('"apiKey":"key"', '"apikey":"CANARY-VALUE"').replace("TEST-1", ""),
    );
    const { said, addresses } = start("--settings", file);
    const url = await addressOf({ addresses });
    expect(said.err).toContain("settings: ");
    expect(said.out).toBe("");
    const answer = await fetch(url);
    const page = await answer.text();
    expect(page).toContain('<code dir="ltr">outlet.identifier</code> must not be empty');
    expect(page).toContain('<code dir="ltr">ordering.apiKey</code> is missing');
    expect(page).toContain('<code dir="ltr">ordering.apikey</code> unknown field');
    expect(page).toContain(`<code dir="ltr">${file}</code>`);
    expect(page).not.toContain("CANARY-VALUE");
    expect(page).not.toContain("<script");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    // Nothing besides that page, and only under its path.
    for (const path of ["rpc", "index.html", "assets/main.js", "../", "media/pictures/1.svg"]) {
      expect((await fetch(new URL(path, url))).status, path).toBe(404);
    }
    expect((await fetch(url, { method: "POST" })).status).toBe(404);
  });

  it("starts at the same address once the file is fixed", async () => {
    writeFileSync(file, good.replace("TEST-1", ""));
    const { said, addresses } = start("--settings", file);
    const url = await addressOf({ addresses });
    writeFileSync(file, good);
    await eventually(() => expect(said.out).toMatch(/\n$/));
    expect(JSON.parse(said.out)).toMatchObject({ ready: true, addresses });
    expect(readAddresses(addresses).url).toBe(url);
    const page = await (await fetch(url)).text();
    expect(page).toContain('<div id="root">');
    expect(said.err.match(/No browser/g)).toHaveLength(1);
  });

  it("that are not there yet says how to set it up, and starts once that was done", async () => {
    const missing = join(folder, "later.json");
    const { said, addresses } = start("--settings", missing);
    const page = await (await fetch(await addressOf({ addresses }))).text();
    expect(page).toContain("This kiosk is not set up yet");
    expect(page).toContain("sudo loyalty-kiosk setup");
    expect(page).toContain(supportCode(readMachineId(), packageFile.version));
    writeFileSync(missing, good);
    await eventually(() => expect(said.out).toMatch(/\n$/));
  });

  it("says so if no file was named at all", async () => {
    const page = await (await fetch(await addressOf(start()))).text();
    expect(page).toContain("--settings FILE or KIOSK_SETTINGS is missing");
    expect(page).toContain("No settings file was given.");
  });

  it("answers its watchdog before there are settings, and says what it waits for", async () => {
    writeFileSync(file, "{}");
    const health = `127.0.0.1:${await freePort()}`;
    const { said } = start("--settings", file, "--health", health);
    await eventually(async () => {
      expect((await fetch(`http://${health}/alive`)).status).toBe(200);
      expect(await reportOf(health)).toMatchObject({
        ...{ state: "starting", because: ["settings"] },
        problems: expect.arrayContaining(["outlet: is missing"]),
      });
    });
    // Another address in the settings is not used.
    const others = `127.0.0.1:${await freePort()}`;
    writeFileSync(file, good.replace(/}$/, `,"operation":{"healthListen":"${others}"}}`));
    await eventually(() => expect(said.out).toMatch(/\n$/));
    const report = await reportOf(health);
    expect(report).toMatchObject({ state: "waiting" });
    expect(report).not.toHaveProperty("problems");
    await expect(fetch(`http://${others}/alive`)).rejects.toThrow();
  });

  it("shows an address of the settings that another program has, until it is free", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    onTestFinished(() => void taken.close());
    const { port } = z.object({ port: z.number() }).parse(taken.address());
    writeFileSync(file, good.replace("127.0.0.1:0", `127.0.0.1:${port}`));
    const { said, addresses } = start("--settings", file);
    const page = await (await fetch(await addressOf({ addresses }))).text();
    expect(page).toContain("payments.gate.listen</code>");
    expect(page).toContain(`127.0.0.1:${port} is taken by another program`);
    taken.close();
    await eventually(() => expect(said.out).toMatch(/\n$/));
  });
});

async function reportOf(health: string): Promise<unknown> {
  return (await fetch(`http://${health}/health`)).json();
}
