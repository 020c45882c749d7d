/** The order-status display on a second screen, while one is attached (settings `device.statusDisplay.window`). */
import { join } from "node:path";
import { app, type BrowserWindow, ipcMain, screen, session } from "electron";
import { createPageFiles, STATUS_PAGE } from "../host/api/page-files.ts";
import type { Host } from "../host/host.ts";
import { APP_POLICY, answerAppScheme } from "./app-scheme.ts";
import { hardenSession } from "./hardening.ts";
import { watchHeartbeat } from "./heartbeat.ts";
import type { RouterPart } from "./rpc-port.ts";
import { openKioskWindow } from "./window.ts";

/** Opens it on a screen that the kiosk does not use, now or once one is attached, and closes it with that screen. */
export function showStatusDisplay(
  status: Host["status"],
  calls: { add(part: RouterPart): void },
): void {
  const storage = session.fromPartition("status");
  hardenSession(storage);
  const root = app.getAppPath();
  const files = createPageFiles({
    pageDir: join(root, "dist/page"),
    page: STATUS_PAGE,
    mounts: status.mounts,
    policy: { ...APP_POLICY, frame: "'none'" },
  });
  answerAppScheme(storage.protocol, files);
  let shown: { readonly screenId: number; readonly window: BrowserWindow } | null = null;

  const arrange = (): void => {
    const primary = screen.getPrimaryDisplay().id;
    const second = screen.getAllDisplays().find(({ id }) => id !== primary);
    if (second?.id === shown?.screenId) return;
    shown?.window.close();
    shown = null;
    if (!second) return;
    const { x, y } = second.bounds;
    const preload = join(root, "dist/electron/preload.cjs");
    const window = openKioskWindow({ session: storage, preload, windowed: false, at: { x, y } });
    calls.add({ window, router: status.router });
    watchHeartbeat(window, ipcMain);
    shown = { screenId: second.id, window };
  };
  screen.on("display-added", arrange);
  screen.on("display-removed", arrange);
  arrange();
}
