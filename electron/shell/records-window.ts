/** A window that shows why the kiosk's records are unusable, until they are usable. */
import { setTimeout as delay } from "node:timers/promises";
import { app, type BrowserWindow, session } from "electron";
import { recordsPage, restoreFromSources } from "../host/api/records-page.ts";
import { StoreError } from "../host/store/store-error.ts";
import { answerAppScheme } from "./app-scheme.ts";
import { hardenSession } from "./hardening.ts";
import { openKioskWindow } from "./window.ts";

/** How often unusable records are opened again: each attempt reads them completely. */
const OPEN_AGAIN_MS = 5_000;

/**
 * Begins as soon as the records are usable. The caller opens the kiosk's own window and then closes this one, so that
 * the desktop never shows between the two. Any other error is rethrown.
 */
export async function onUsableRecords<Begun>(
  begin: () => Promise<Begun>,
  windowed: boolean,
): Promise<{ readonly begun: Begun; readonly closeWindow: () => void }> {
  let window: BrowserWindow | null = null;
  let shownError: StoreError | null = null;
  for (;;) {
    try {
      const begun = await begin();
      return { begun, closeWindow: () => window?.close() };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.message !== shownError?.message) process.stderr.write(`${error.message}\n`);
      shownError = error;
      const latest = error;
      window ??= openRecordsWindow(() => shownError ?? latest, windowed);
    }
    await delay(OPEN_AGAIN_MS);
  }
}

function openRecordsWindow(state: () => StoreError, windowed: boolean): BrowserWindow {
  const storage = session.fromPartition("records");
  hardenSession(storage);
  answerAppScheme(storage.protocol, {
    answer: async (_path, nonce) =>
      recordsPage(state(), { nonce, acceptLanguage: app.getLocale() }, restoreFromSources),
  });
  return openKioskWindow({ session: storage, windowed });
}
