import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { writeSettings } from "../electron/testing/settings-file.ts";
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

/** `npm run kiosk` on a machine without a display: it prints the page's address. */
function start(...args: readonly string[]) {
  const child = spawn(
    process.execPath,
    [join(root, "scripts/kiosk.ts"), "--port", "0", "--data", join(folder, "data"), ...args],
    { stdio: ["ignore", "pipe", "pipe"], env: { PATH: process.env.PATH } },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  return { said };
}

async function addressOf(said: { readonly err: string }): Promise<string> {
  await vi.waitFor(() => expect(said.err).toMatch(/http:\S+\n/), 30_000);
  return /http:\S+/.exec(said.err)?.[0] ?? "";
}

describe("a kiosk with unusable settings and a screen", () => {
  it("shows which field is wrong, why, and the path of the file, but no value", async () => {
    writeFileSync(
      file,
      good.replace('"apiKey":"key"', '"apikey":"CANARY-VALUE"').replace("TEST-1", ""),
    );
    const { said } = start("--settings", file);
    const url = await addressOf(said);
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
  }, 60_000);

  it("starts at the same address once the file is fixed", async () => {
    writeFileSync(file, good.replace("TEST-1", ""));
    const { said } = start("--settings", file);
    const url = await addressOf(said);
    writeFileSync(file, good);
    await vi.waitFor(() => expect(said.out).toMatch(/\n$/), 60_000);
    expect(JSON.parse(said.out)).toMatchObject({ ready: true, url });
    const page = await (await fetch(url)).text();
    expect(page).toContain('<div id="root">');
    expect(said.err.match(/No browser/g)).toHaveLength(1);
  }, 100_000);

  it("says so if no file was named at all", async () => {
    const { said } = start();
    const page = await (await fetch(await addressOf(said))).text();
    expect(page).toContain("--settings FILE or KIOSK_SETTINGS is missing");
    expect(page).toContain("No settings file was given.");
  }, 60_000);
});
