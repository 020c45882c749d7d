/** Three kiosks with their fleet for each test: `npm start -- --kiosks 3` on free ports with fresh data folders. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { root } from "../../scripts/running/processes.ts";
import { startServiceProcess } from "../../scripts/running/service-process.ts";
import { type ConsoleClient, signInAtConsole } from "../../scripts/running/trial-fleet.ts";
import { type SandboxControl, sandboxControl } from "./sandbox-control.ts";
import { test as base } from "./taps.ts";

const ready = z.object({
  kiosks: z.array(z.object({ url: z.string(), status: z.string() })),
  gate: z.string(),
  console: z.string(),
  operator: z.object({ name: z.string(), password: z.string() }),
  sandbox: z.string(),
});

export type Fleet = z.infer<typeof ready> & {
  readonly control: SandboxControl;
  /** Somebody with all roles at the console. */
  readonly operatorAt: ConsoleClient;
};

export const test = base.extend<{ fleet: Fleet }>({
  fleet: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "kiosk-fleet-"));
    const started = await startServiceProcess(
      process.execPath,
      [
        join(root, "scripts/start.ts"),
        ...["--kiosks", "3", "--headless", "--port", "0", "--data", folder],
      ],
      { KIOSK_LOG_LEVEL: "error" },
    );
    const addresses = ready.parse(started.ready);
    const operatorAt = await signInAtConsole(addresses.console, addresses.operator);
    await use({ ...addresses, operatorAt, control: sandboxControl(addresses.sandbox) });
    operatorAt.close();
    await started.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };
