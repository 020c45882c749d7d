/** What the kiosk's screen shows in serve mode: why there is no kiosk yet, and then the kiosk's own page. */
import type { BrowserKeys } from "./browser/browser-keys.ts";
import type { PageAnswer } from "./host/api/page-files.ts";
import type { PlainRequest } from "./host/api/plain-page.ts";
import { ListenError } from "./host/net/listen.ts";
import { type Listener, openListener, servePlainPage } from "./serve.ts";

export type ShownPage = { readonly url: string; readonly printsReceipts: boolean };

/**
 * Shows a page from now on, and reports each browser that was opened for it. Called again for each change of the page.
 */
export type ShowPage = (page: ShownPage, opened: BrowserKeys["opened"]) => void;

export type KioskScreen = {
  /** Serves and shows a page about what prevents the start; `page` is called for each request. */
  explain(page: (request: PlainRequest) => PageAnswer): Promise<void>;
  /** The listener for the kiosk's own page, if one is open on the right port already. */
  takeListener(): Promise<Listener | null>;
};

/** `port` 0 picks a free one; `show` is called with each address that the screen changes to. */
export function createKioskScreen(port: number, show: (url: string) => void): KioskScreen {
  let listener: Listener | null = null;
  let isElsewhere = false;

  return {
    async explain(page) {
      if (listener === null) {
        listener = await openListener(port).catch((error: unknown) => {
          if (!(error instanceof ListenError)) throw error;
          isElsewhere = true;
          return openListener(0);
        });
        servePlainPage(listener, page);
        show(`${listener.origin}${listener.base}`);
      } else servePlainPage(listener, page);
    },
    async takeListener() {
      if (listener !== null && isElsewhere) {
        await close(listener);
        listener = null;
        isElsewhere = false;
      }
      return listener;
    },
  };
}

function close({ server }: Listener): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeAllConnections();
  return closed;
}
