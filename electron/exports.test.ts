/** Where exports of staff go: an installed kiosk's browser saves no downloads (deploy/chromium/loyalty-kiosk.json). */
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { NO_UPDATE } from "./host/operation/update-state.ts";
import type { contract, Exported } from "./host/rpc/contract.ts";
import { startKiosk } from "./kiosk-start.ts";
import { writeSettings } from "./testing/settings-file.ts";

const COMMAND = { prepare: async () => {}, show: () => {} };

/** A kiosk as its unit starts it, or as it is started from the sources; returns every export of staff. */
async function exportsOf(isInstalled: boolean): Promise<{ data: string; files: Exported[] }> {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-exports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [data, updateState] = [join(folder, "data"), join(folder, "state.json")];
  writeFileSync(updateState, JSON.stringify(NO_UPDATE));
  const served = await startKiosk(
    {
      ...{ settings: writeSettings(folder), port: 0, data, health: null, staged: null },
      ...{ headless: true, updateState: isInstalled ? updateState : null },
    },
    COMMAND,
  );
  onTestFinished(() => served.close());
  const socket = new WebSocket(new URL("rpc", served.url.replace("http:", "ws:")), {
    origin: new URL(served.url).origin,
  });
  await once(socket, "open");
  const client: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({ websocket: socket }),
  );
  const session = String((await client.staff.signIn({ pin: "0000" })).session);
  const { records, readiness } = client.staffMode;
  const files = [
    await records.exportLog({ session, level: "info", contains: null, format: "csv" }),
    await records.exportConsents({ session, kind: null, format: "jsonl" }),
    await readiness.report({ session, format: "txt" }),
  ];
  return { data, files };
}

test("an installed kiosk writes every export to a file that only its account can read", async () => {
  const { data, files } = await exportsOf(true);
  for (const { fileName, path, text } of files) {
    expect(text).toBe(null);
    expect(path).toBe(join(data, "exports", fileName));
    expect(statSync(String(path)).mode & 0o777).toBe(0o600);
  }
  expect(readFileSync(String(files[2]?.path), "utf8")).toContain("kiosk K1");
});

test("a kiosk from the sources leaves every export to the browser that shows its page", async () => {
  const { files } = await exportsOf(false);
  for (const { path, text } of files) {
    expect(path).toBe(null);
    expect(text).toEqual(expect.any(String));
  }
});

test("the policies of an installed kiosk's browser are why", () => {
  const file = new URL("../deploy/chromium/loyalty-kiosk.json", import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ DownloadRestrictions: 3 });
});
