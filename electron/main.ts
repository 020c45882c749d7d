/** Electron's entry: the host in the main process, the page in one hardened window, nothing else. */
import { join, resolve } from "node:path";
import { app, ipcMain, protocol, safeStorage, session } from "electron";
import { createPageFiles, KIOSK_PAGE } from "./host/api/page-files.ts";
import { type Host, startHost } from "./host/host.ts";
import { configuredHealthServer, startWithHealth } from "./host/operation/health-server.ts";
import { readSettings, type Settings, SettingsError } from "./host/settings/settings.ts";
import {
  APP_POLICY,
  APP_URL,
  answerAppScheme,
  isAppUrl,
  registerAppScheme,
} from "./shell/app-scheme.ts";
import { readArguments, type ShellArguments } from "./shell/arguments.ts";
import { hardenApp, hardenSession } from "./shell/hardening.ts";
import { watchHeartbeat } from "./shell/heartbeat.ts";
import { answerPaymentPages } from "./shell/payment-view.ts";
import { keepScreenOn, renewItself, startWithSystem } from "./shell/program.ts";
import { printReceipts } from "./shell/receipt-printer.ts";
import { onUsableRecords } from "./shell/records-window.ts";
import { answerCalls } from "./shell/rpc-port.ts";
import { createSafeStorageSealer } from "./shell/safe-storage-sealer.ts";
import { showStatusDisplay } from "./shell/status-window.ts";
import { runInUtilityProcess } from "./shell/utility-program.ts";
import { openKioskWindow } from "./shell/window.ts";

function startKioskHost(settings: Settings): Promise<Host> {
  const { gate, returnBaseUrl } = settings.payments;
  return startHost({
    settings,
    dataDir: app.getPath("userData"),
    // Never loaded here: the payment view is closed when it navigates there.
    returnBaseUrl: returnBaseUrl ?? gate.publicUrl ?? `http://${gate.listen}`,
    sealer: createSafeStorageSealer(safeStorage, process.platform),
    runProgram: runInUtilityProcess,
    exportsToFiles: true,
  });
}

/** The window with its permissions, and the order-status display if it is enabled. */
function openWindow(host: Host, { device }: Settings, windowed: boolean): void {
  // Without "persist:" its storage is in memory: nothing of a visit is left when the program ends.
  const storage = session.fromPartition("kiosk");
  // The page itself scans codes; no frame in it, and no other page, gets the camera.
  hardenSession(storage, ({ url, isMainFrame }) => isMainFrame && isAppUrl(url));
  const root = app.getAppPath();
  const files = createPageFiles({
    pageDir: join(root, "dist/page"),
    page: KIOSK_PAGE,
    mounts: host.mounts,
    outlet: () => host.outlet.current(),
    policy: APP_POLICY,
  });
  answerAppScheme(storage.protocol, files);
  const preload = join(root, "dist/electron/preload.cjs");
  const window = openKioskWindow({ session: storage, preload, windowed });
  const calls = answerCalls(ipcMain);
  calls.add({ window, router: host.router });
  answerPaymentPages(ipcMain, window, host.log);
  watchHeartbeat(window, ipcMain);
  if (device.receipt.print !== "off") printReceipts(ipcMain, window, host.log);
  if (device.statusDisplay.window && !windowed) showStatusDisplay(host.status, calls);
  app.on("second-instance", () => window.focus());
}

function quitTidily(host: Host): void {
  app.on("window-all-closed", () => app.quit());
  app.once("will-quit", (event) => {
    event.preventDefault();
    host.close().finally(() => app.exit(0));
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => app.quit());
}

async function start({ settings: file, windowed }: ShellArguments): Promise<void> {
  app.enableSandbox();
  hardenApp(app);
  await app.whenReady();
  const settings = readSettings(file, process.env);
  const health = await configuredHealthServer(settings.operation.healthListen);
  const { begun: host, closeWindow } = await onUsableRecords(
    () => startWithHealth(health, () => startKioskHost(settings)),
    windowed,
  );
  quitTidily(host);
  openWindow(host, settings, windowed);
  closeWindow();
  keepScreenOn();
  startWithSystem(settings.operation.autostart, process.argv.slice(1));
  await renewItself(settings, host);
  process.stdout.write(`${JSON.stringify({ ready: true, url: APP_URL, gate: host.gateUrl })}\n`);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  app.exit(error instanceof SettingsError ? 2 : 1);
}

// Electron would show the error on the customers' screen, and go on.
process.on("uncaughtException", fail);
// Nothing that it writes is for another account.
process.umask(0o077);
registerAppScheme(protocol);
try {
  const given = readArguments(process.argv.slice(app.isPackaged ? 1 : 2), process.env);
  if (given.data !== null) app.setPath("userData", resolve(given.data));
  if (app.requestSingleInstanceLock()) start(given).catch(fail);
  else app.quit();
} catch (error) {
  fail(error);
}
