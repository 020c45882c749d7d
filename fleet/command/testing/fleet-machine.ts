/** A server in a temporary folder with a certificate for 127.0.0.1, and a machine that records what is run on it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createTestMachine,
  type ProgramAnswers,
} from "../../../electron/host/command/testing/machine.ts";
import { freePort } from "../../../electron/testing/free-port.ts";
import { selfSigned } from "../../../electron/testing/self-signed.ts";
import type { FleetContext } from "../context.ts";
import { fleetPaths } from "../fleet-paths.ts";

export const TOKEN = "inbound-CANARY";
export const PASSWORD = "correct horse CANARY";

export type FleetMachine = ReturnType<typeof createFleetMachine>;

export function createFleetMachine(
  answers: ProgramAnswers = {},
  options: { isBooted?: boolean } = {},
) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "kiosk-fleet-")));
  const paths = fleetPaths(root);
  mkdirSync(paths.etc, { recursive: true });
  mkdirSync(paths.data, { recursive: true });
  const { certificate, key } = selfSigned("the fleet");
  writeFileSync(join(paths.etc, "fleet.pem"), certificate);
  writeFileSync(join(paths.etc, "fleet.key"), key);
  const machine = createTestMachine(answers, options);
  const context: FleetContext = {
    ...machine.context,
    paths,
    readPassword: async () => PASSWORD,
    knowsName: async (host) => host === "127.0.0.1",
    startMs: 0,
  };
  return { ...machine, root, paths, context, remove: () => rmSync(root, { recursive: true }) };
}

/** A prepared file's settings: everything with a certificate, on free ports. */
export async function fleetSettings() {
  const tls = { certFile: "fleet.pem", keyFile: "fleet.key" };
  const [gate, gateMonitor, server, serverMonitor, page] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  );
  return {
    gate: {
      listen: `0.0.0.0:${gate}`,
      publicUrl: `https://127.0.0.1:${gate}`,
      tls,
      monitorListen: `127.0.0.1:${gateMonitor}`,
    },
    integrations: [{ integrationId: "cafe", inboundTokens: [TOKEN] }],
    server: {
      listen: `0.0.0.0:${server}`,
      url: `tls://127.0.0.1:${server}`,
      tls,
      monitorListen: `127.0.0.1:${serverMonitor}`,
    },
    console: { listen: `0.0.0.0:${page}`, publicUrl: `https://127.0.0.1:${page}`, tls },
  };
}
