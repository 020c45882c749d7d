import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, onTestFinished, test } from "vitest";
import rules from "../../dependency-cruiser.config.ts";
import { root } from "../running/processes.ts";

const { forbidden: ruleSet, options } = rules;

/** The rules that one file with this text breaks, in a project of that file and of empty ones that it imports. */
async function check(path: string, text: string): Promise<string[]> {
  const project = realpathSync(mkdtempSync(join(tmpdir(), "import-rules-")));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), content);
  };
  for (const [, imported = ""] of text.matchAll(/"(\.[^"?]*)/g)) {
    write(join(dirname(path), imported), "");
  }
  write(path, text);
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  const { output } = await cruise([path], {
    ...options,
    baseDir: project,
    validate: true,
    ruleSet: { forbidden: ruleSet },
  });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`);
}

const forbidden: [rule: string, path: string, text: string][] = [
  ["contracts use zod only", "contracts/payments.ts", 'import Big from "big.js";'],
  ["contracts use no Node", "contracts/payments.ts", 'import "node:fs";'],
  ["contracts know no rules", "contracts/payments.ts", 'import "../domain/money.ts";'],
  [
    "domain takes no values of contracts",
    "domain/menu.ts",
    'import { a } from "../contracts/ordering.ts";',
  ],
  ["domain uses no framework", "domain/menu.ts", 'import { z } from "zod";'],
  ["domain uses no Node", "domain/menu.ts", 'import { join } from "path";'],
  ["the page never sees Electron", "src/host.ts", 'import { ipcRenderer } from "electron";'],
  ["the page never sees Electron's types", "src/host.ts", 'import type { App } from "electron";'],
  ["the page uses no Node", "src/host.ts", 'import { readFile } from "node:fs/promises";'],
  ["the page takes no host code", "src/host.ts", 'import { x } from "../electron/host/host.ts";'],
  [
    "the page takes no host types either",
    "src/a/b.tsx",
    'import type { Settings } from "../../electron/host/settings/settings.ts";',
  ],
  [
    "the operators' page knows the console by its contract only",
    "src/console/a.ts",
    'import type { DeviceRow } from "../../fleet/console/rpc/device-views.ts";',
  ],
  [
    "the page takes only types of contracts",
    "src/a.ts",
    'import { orderType } from "../contracts/ordering.ts";',
  ],
  [
    "the page takes only types of the bridge",
    "src/app/transport.ts",
    'import { x } from "../../electron/host/rpc/kiosk-bridge.ts";',
  ],
  [
    "the preload takes only types of the bridge",
    "electron/preload.ts",
    'import { x } from "./host/rpc/kiosk-bridge.ts";',
  ],
  ["the page takes no server", "src/host.ts", 'import { os } from "@orpc/server";'],
  ["a hidden import() counts", "src/a.ts", 'const m = await import("../sandbox/sandbox.ts");'],
  ["a re-export counts", "src/a.ts", 'export * from "../electron/serve.ts";'],
  [
    "the host runs without Electron",
    "electron/host/store/seal.ts",
    'import { safeStorage } from "electron";',
  ],
  ["the host knows no screens", "electron/host/host.ts", 'import "../../src/main.tsx";'],
  ["the host draws nothing", "electron/host/host.ts", 'import { createElement } from "react";'],
  ["the host knows no sandbox", "electron/host/host.ts", 'import "../../sandbox/sandbox.ts";'],
  [
    "services do not know each other",
    "electron/host/loyalty/salt.ts",
    'import { c } from "../outlet/configuration.ts";',
  ],
  [
    "not by type either",
    "electron/host/payments/client.ts",
    'import type { C } from "../ordering/client.ts";',
  ],
  [
    "a service does not know the checkout",
    "electron/host/ordering/client.ts",
    'import type { C } from "../checkout/decide.ts";',
  ],
  [
    "a service takes no values of the page's views",
    "electron/host/outlet/view.ts",
    'import { outletView } from "../rpc/views.ts";',
  ],
  [
    "the store takes no values of the checkout",
    "electron/host/store/journal.ts",
    'import { decide } from "../checkout/decide.ts";',
  ],
  [
    "the checkout does not know the API that calls it",
    "electron/host/checkout/views/view.ts",
    'import type { H } from "../../api/handlers.ts";',
  ],
  [
    "a service does not know staff",
    "electron/host/ordering/client.ts",
    'import "../staff/orders.ts";',
  ],
  [
    "a service does not know the composition root",
    "electron/host/outlet/poll.ts",
    'import "../host.ts";',
  ],
  [
    "what services share knows none of them",
    "electron/host/store/journal.ts",
    'import type { P } from "../payments/client.ts";',
  ],
  ["serve mode runs without Electron", "electron/serve.ts", 'import { app } from "electron";'],
  ["its program, too", "electron/kiosk.ts", 'import "./shell/window.ts";'],
  [
    "its browser needs no tools",
    "electron/browser/find-chromium.ts",
    'import { chromium } from "@playwright/test";',
  ],
  ["the preload takes no host code", "electron/preload.ts", 'import { x } from "./host/host.ts";'],
  ["the preload uses no Node", "electron/preload.ts", 'import "node:fs";'],
  ["the shell knows no screens", "electron/main.ts", 'import "../src/main.tsx";'],
  ["the shell knows no sandbox", "electron/shell/window.ts", 'import "../../sandbox/sandbox.ts";'],
  [
    "the sandbox shares no rules",
    "sandbox/loyalty/points.ts",
    'import type { A } from "../../domain/points.ts";',
  ],
  [
    "the sandbox shares no host code",
    "sandbox/loyalty/sign.ts",
    'import { s } from "../../electron/host/loyalty/signature.ts";',
  ],
  [
    "a habit shares no schemas",
    "sandbox/habits/rich.ts",
    'import type { M } from "../../contracts/menu.ts";',
  ],
  [
    "a habit shares nothing with the services",
    "sandbox/habits/sparse.ts",
    'import { OPERATIONS } from "../core/operations.ts";',
  ],
  [
    "a kiosk without a fleet loads no client of it",
    "electron/host/host.ts",
    'import { connect } from "@nats-io/transport-node";',
  ],
  [
    "the host shares messages with the fleet, no more",
    "electron/host/fleet/link.ts",
    'import { x } from "../../../fleet/gate/gate.ts";',
  ],
  [
    "the simulated fleet has the gate, and no console",
    "electron/host/checkout/simulation/fleet/a.ts",
    'import { x } from "../../../../../fleet/console/console.ts";',
  ],
  ["the page knows no fleet", "src/a.ts", 'import { x } from "../fleet/messages/names.ts";'],
  ["fleet messages are schemas", "fleet/messages/a.ts", 'import { readFileSync } from "node:fs";'],
  [
    "the fleet does without a kiosk's checkout",
    "fleet/gate/a.ts",
    'import { Runner } from "../../electron/host/checkout/running/runner.ts";',
  ],
  ["drawing code does not ship", "src/a.ts", 'import { x } from "../pictures/library.ts";'],
  ["drawings know nobody", "pictures/a.ts", 'import { x } from "../sandbox/sandbox.ts";'],
  ["the sandbox knows no fleet", "sandbox/a.ts", 'import { x } from "../fleet/messages/names.ts";'],
  ["nothing that ships uses test code", "src/a.ts", 'import { x } from "./testing/fake.ts";'],
  ["nothing that ships uses test tools", "electron/host/host.ts", 'import { vi } from "vitest";'],
];

test.each(forbidden)("%s", async (_rule, path, text) => {
  expect(await check(path, text)).not.toEqual([]);
});

const allowed: [path: string, text: string][] = [
  [
    "electron/host/fleet/link.ts",
    'import { connect } from "@nats-io/transport-node"; import { x } from "../../../fleet/messages/names.ts";',
  ],
  [
    "electron/host/checkout/simulation/fleet/a.ts",
    'import { x } from "../../../../../fleet/gate/claims.ts";',
  ],
  ["fleet/gate/a.ts", 'import { createGateApp } from "../../electron/host/payments/gate.ts";'],
  ["contracts/payments.ts", 'import { z } from "zod"; import { a } from "./common.ts";'],
  [
    "domain/menu.ts",
    'import type { A } from "../contracts/ordering.ts"; import Big from "big.js";',
  ],
  ["domain/phone.ts", 'import { parse } from "libphonenumber-js/min";'],
  ["electron/host/a.ts", 'import { CATALOGUE } from "../../pictures/catalogue.ts";'],
  ["src/host.ts", 'import { contract } from "../electron/host/rpc/contract.ts";'],
  ["src/console/a.ts", 'import type { DeviceRow } from "../../fleet/console/rpc/contract.ts";'],
  ["src/host.ts", 'import type { RouterClient } from "@orpc/server";'],
  [
    "src/app/transport.ts",
    'import type { KioskBridge } from "../../electron/host/rpc/kiosk-bridge.ts";',
  ],
  [
    "electron/preload.ts",
    'import type { KioskBridge } from "./host/rpc/kiosk-bridge.ts"; import "electron";',
  ],
  ["src/main.tsx", 'import { createRoot } from "react-dom/client"; import "./ui/base.css";'],
  ["src/scan/reader.ts", 'import wasm from "./reader.wasm?url";'],
  [
    "electron/host/checkout/running/runner.ts",
    'import "../payments/client.ts"; import "../ordering/client.ts";',
  ],
  [
    "electron/host/host.ts",
    'import "./outlet/poll.ts"; import "./loyalty/salt.ts"; import "node:fs";',
  ],
  [
    "electron/host/loyalty/salt.ts",
    'import "../net/http-client.ts"; import "../store/journal.ts";',
  ],
  [
    "electron/main.ts",
    'import { app } from "electron"; import "./host/host.ts"; import "./shell/window.ts";',
  ],
  [
    "sandbox/sandbox.ts",
    'import { z } from "zod"; import "../contracts/payments.ts"; import "./core/clock.ts";',
  ],
  [
    "electron/host/host.test.ts",
    'import { test } from "vitest"; import "../../sandbox/sandbox.ts";',
  ],
  ["scripts/start.ts", 'import "../sandbox/sandbox.ts"; import "../electron/serve.ts";'],
];

test.each(allowed)("%s may import %s", async (path, text) => {
  expect(await check(path, text)).toEqual([]);
});

test("a violation names the file and the rule", async () => {
  expect(await check("domain/menu.ts", 'import { z } from "zod";')).toEqual([
    "domain/menu.ts: domain-is-pure",
  ]);
});
