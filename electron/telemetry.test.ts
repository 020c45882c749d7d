/** A whole host with a telemetry collector (docs/operations.md): its calls arrive there, without secrets. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox } from "../sandbox/sandbox.ts";
import { startHost } from "./host/host.ts";
import { parseSettings } from "./host/settings/settings.ts";
import { eventually } from "./testing/eventually.ts";
import { freePort } from "./testing/free-port.ts";

async function collector(): Promise<{
  readonly url: string;
  readonly bodies: Map<string, string>;
}> {
  const bodies = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    bodies.set(path, (bodies.get(path) ?? "") + (await text(request)));
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, bodies };
}

test("the calls of a host reach the collector in its settings, without any of their secrets", async () => {
  const { url, bodies } = await collector();
  const folder = mkdtempSync(join(tmpdir(), "kiosk-telemetry-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, "sandbox");
  const sandbox = await startSandbox({ port: 0, dataDir, gatePort: await freePort() });
  onTestFinished(() => sandbox.close());
  const given = { ...sandbox.settings, operation: { telemetry: { endpoint: url } } };
  const settings = parseSettings(given, folder, {});
  const host = await startHost({
    settings,
    dataDir: join(folder, "kiosk"),
    returnBaseUrl: "http://127.0.0.1:1",
  });
  await eventually(() => expect(host.health().state).toBe("serving"));
  await host.close();

  const traces = bodies.get("/v1/traces") ?? "";
  for (const operation of ["outlet.credential", "ordering.menu", "payments.capabilities"]) {
    expect(traces).toContain(`"name":"${operation}"`);
  }
  const metrics = bodies.get("/v1/metrics") ?? "";
  const { ordering, device } = settings;
  expect(metrics).toContain(`"${ordering.salesOutletId}/${device.terminalId}"`);
  expect(metrics).toContain('"name":"kiosk.orders.unfinished"');
  const secrets = [
    settings.ordering.apiKey,
    settings.ordering.apiKeyResponse,
    settings.payments.outboundToken,
    ...settings.payments.inboundTokens,
    settings.outlet.credentialCipher.key,
    settings.outlet.identifier,
  ];
  for (const secret of secrets) expect(traces + metrics).not.toContain(secret);
});
