/** A sandbox, a kiosk's data folder that was provisioned by it, and the doctor to check both: for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startSandbox } from "../../../../../sandbox/sandbox.ts";
import { controlOf } from "../../../../../sandbox/testing/control.ts";
import { HEALTHY_HARDWARE } from "../../../hardware/testing/readings.ts";
import { createLog } from "../../../net/log.ts";
import { createHttpClient } from "../../../net/undici-client.ts";
import { createCredentialStore } from "../../../outlet/credential.ts";
import { createAesSealer, readSealKey } from "../../../outlet/sealer.ts";
import { createFileVault } from "../../../outlet/vault.ts";
import { parseSettings, type Settings } from "../../../settings/settings.ts";
import { type DoctorOptions, examine } from "../doctor.ts";
import type { Finding } from "../report.ts";

/** The discard port, on which nothing listens. */
const NO_GATE_PORT = 9;

const messages = z.object({ messages: z.array(z.object({ operation: z.string() })) });

/** `gatePort`: where callbacks go, for tests that pay. */
export async function createDoctorFixture({ gatePort = NO_GATE_PORT }: { gatePort?: number } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-doctor-test-"));
  const dataDir = join(folder, "kiosk");
  const sandbox = await startSandbox({
    port: 0,
    dataDir: join(folder, "sandbox"),
    gatePort,
  });
  // An installed kiosk does not see the folder of somebody who works on this program.
  const device = { ...sandbox.settings.device, menuPictures: null };
  const sandboxSettings = { ...sandbox.settings, device };
  const settings = parseSettings(sandboxSettings, "/", {});
  await provision(settings, dataDir);

  const control = controlOf(sandbox);
  return {
    settings,
    sandboxSettings,
    dataDir,
    control,
    setFault: (operation: string, fault: unknown) => control("PUT", `faults/${operation}`, fault),
    /** The operations that the sandbox received since the last call, each once. */
    async asked(): Promise<readonly string[]> {
      const { messages: reported } = messages.parse(await control("GET", "messages?limit=2000"));
      await control("DELETE", "messages");
      return [...new Set(reported.map(({ operation }) => operation))].sort();
    },
    examine: (change: Partial<DoctorOptions> = {}) =>
      examine({
        ...{ settings, dataDir, environment: {}, now: Date.now },
        readHardware: async () => HEALTHY_HARDWARE,
        ...change,
      }),
    async close() {
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function provision(settings: Settings, dataDir: string): Promise<void> {
  const log = createLog({ level: "silent" });
  const http = createHttpClient({ caFile: null, log });
  const store = createCredentialStore({
    settings,
    http,
    vault: createFileVault(dataDir),
    sealer: createAesSealer(readSealKey(join(dataDir, "keys"), {})),
    notes: { read: () => ({ askedAt: null, answerLost: false }), write() {}, forget() {} },
    now: Date.now,
    log,
    version: "test",
  });
  const { state } = await store.start();
  store.stop();
  await http.close();
  if (state !== "provisioned") throw new Error(state);
}

/** Findings of one verdict, each as `title (section)`. */
export function named(findings: readonly Finding[], verdict: Finding["verdict"]): string[] {
  return findings
    .filter((one) => one.verdict === verdict)
    .map(({ title, section }) => `${title} (${section})`);
}
