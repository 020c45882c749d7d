import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseFleetSettings, readFleetSettings, serverUrl } from "./settings.ts";

const integration = { integrationId: "integration-1", inboundTokens: ["inbound-1"] };
const smallest = {
  integrations: [integration],
  server: { folder: "fleet" },
  console: { databaseFile: "console.db" },
};
const tls = { certFile: "a.pem", keyFile: "a.key" };
const parse = (json: unknown, environment = {}) =>
  parseFleetSettings(json, "/etc/kiosks", environment);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-fleet-settings-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the smallest file listens on this machine only; paths are relative to the file", () => {
  const settings = parse(smallest);
  expect(settings.gate).toMatchObject({ listen: "127.0.0.1:4660", tls: null, returnPages: true });
  expect(settings.integrations).toEqual([{ ...integration, isActive: true }]);
  expect(settings.server).toMatchObject({ folder: "/etc/kiosks/fleet", maxBytes: 2 ** 30 });
  expect(settings.console).toMatchObject({ databaseFile: "/etc/kiosks/console.db", tls: null });
  expect(serverUrl(settings)).toBe("nats://127.0.0.1:4222");
});

test("a token may be stored in the environment or in a file beside the settings", () => {
  const file = join(folder, "settings.json");
  writeFileSync(join(folder, "token"), "from-file\n");
  const inboundTokens = [{ env: "TOKEN" }, { file: "token" }];
  const json = { ...smallest, integrations: [{ ...integration, inboundTokens }] };
  writeFileSync(file, JSON.stringify(json));
  const read = readFleetSettings(file, { TOKEN: "from-environment" });
  expect(read.integrations[0]?.inboundTokens).toEqual(["from-environment", "from-file"]);
});

test("a certificate that cannot be read is named", () => {
  const file = join(folder, "settings.json");
  writeFileSync(file, JSON.stringify({ ...smallest, gate: { tls } }));
  expect(() => readFleetSettings(file, {})).toThrow("gate.tls.certFile: cannot read");
});

describe("is refused, with the field's name and without its value:", () => {
  const { server, console } = smallest;
  test.each([
    ["no integration", { ...smallest, integrations: [] }, "integrations: "],
    ["an integration twice", { ...smallest, integrations: [integration, integration] }, "twice"],
    [
      "a token that is not set",
      { integrations: [{ ...integration, inboundTokens: [{ env: "NO" }] }] },
      "NO is not set",
    ],
    [
      "an unknown field",
      { ...smallest, gate: { tokens: ["CANARY"] } },
      "gate.tokens: unknown field",
    ],
    [
      "a public gate in clear text",
      { ...smallest, gate: { listen: "0.0.0.0:80" } },
      "gate.tls: is missing",
    ],
    [
      "a public server in clear text",
      { ...smallest, server: { ...server, listen: "0.0.0.0:4222" } },
      "server.tls: is missing",
    ],
    [
      "a certificate without its name",
      { ...smallest, server: { ...server, tls } },
      "server.url: is missing",
    ],
    [
      "a public console in clear text",
      { ...smallest, console: { ...console, listen: "0.0.0.0:80" } },
      "console.tls: is missing",
    ],
    [
      "metrics for everybody",
      { ...smallest, gate: { monitorListen: "0.0.0.0:9000" } },
      "gate.monitorListen: must be 127.0.0.1:PORT",
    ],
    [
      "a stream of no size",
      { ...smallest, server: { ...server, maxBytes: 5 } },
      "server.maxBytes: must be at least",
    ],
  ])("%s", (_case, json, message) => {
    expect(() => parse(json)).toThrow(message);
    expect(() => parse(json)).not.toThrow("CANARY");
  });
});
