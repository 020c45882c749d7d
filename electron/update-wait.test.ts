/** A kiosk that is started while an update copies its data folder, or puts it back (docs/updates.md). */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { childEnvironment } from "./host/net/child-environment.ts";
import { NO_UPDATE, type UpdateState } from "./host/operation/update-state.ts";
import { eventually } from "./testing/eventually.ts";
import { freePort } from "./testing/free-port.ts";
import { writeSettings } from "./testing/settings-file.ts";

const KIOSK = new URL("./testing/plain-kiosk.ts", import.meta.url).pathname;
const VERSIONS = { from: "1.0.0", to: "1.1.0" };

/** The kiosk that writes the addresses it shows to standard error, beside an updater in this state. */
async function startBeside(state: UpdateState) {
  const folder = mkdtempSync(join(tmpdir(), "update-wait-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [updateState, data] = [join(folder, "state.json"), join(folder, "data")];
  const write = (next: UpdateState) => writeFileSync(updateState, JSON.stringify(next));
  write(state);
  const health = `127.0.0.1:${await freePort()}`;
  const settings = writeSettings(folder);
  const options = Object.entries({
    settings,
    data,
    health,
    port: "0",
    "update-state": updateState,
  });
  const args = options.flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, [KIOSK, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...childEnvironment(), PATH: process.env.PATH, KIOSK_LOG_LEVEL: "warn" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  return {
    data,
    write,
    shown: () => /http:\S+/.exec(said.err)?.[0] ?? null,
    isReady: () => said.out !== "",
    ask: async (path: string) => (await fetch(`http://${health}${path}`)).json(),
  };
}

test("says on the screen that the kiosk is being updated, and leaves the folder alone until then", async () => {
  const kiosk = await startBeside({ ...NO_UPDATE, phase: "saving", ...VERSIONS, troubles: [] });
  const page = await eventually(() => {
    expect(kiosk.shown()).not.toBeNull();
    return kiosk.shown() ?? "";
  });
  const answer = await fetch(page, { headers: { "Accept-Language": "ar" } });
  const text = await answer.text();
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain("يجري تحديث هذا الجهاز");
  expect(text).toContain('<li lang="en" dir="ltr">This kiosk is being updated.');
  expect(await kiosk.ask("/health")).toMatchObject({ state: "starting", because: ["updating"] });
  expect(existsSync(kiosk.data)).toBe(false);

  const began = { bootId: null, ms: 0 };
  kiosk.write({ ...NO_UPDATE, phase: "trial", ...VERSIONS, troubles: [], began, restarts: 0 });
  await eventually(() => expect(kiosk.isReady()).toBe(true));
  // At the same address: the page that waits there loads the kiosk.
  expect(await (await fetch(page)).text()).not.toContain("This kiosk is being updated.");
  expect(await kiosk.ask("/update")).toMatchObject({ atRest: false, because: ["updating"] });
  kiosk.write(NO_UPDATE);
  await eventually(async () => expect(await kiosk.ask("/update")).toMatchObject({ trial: null }));
});
