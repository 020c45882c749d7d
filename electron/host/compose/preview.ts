/** The configuration preview of a running kiosk: its own configuration, and drafts of staff. */
import { join } from "node:path";
import type { Mount } from "../api/page-files.ts";
import type { Log } from "../net/log.ts";
import type { BytesHttpClient } from "../net/undici-client.ts";
import type { Settings } from "../settings/settings.ts";
import { Cell } from "../shared/live.ts";
import { createPreview, type Preview, previewMount } from "../staff/preview/preview.ts";
import type { ComposedOutlet } from "./outlet.ts";

export type ComposePreviewOptions = {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly bytes: BytesHttpClient;
  readonly outlet: Pick<ComposedOutlet, "configuration" | "credential" | "branding">;
  /** The page's browser shows no dialogs. */
  readonly exportsToFiles: boolean;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
};

export function composePreview(options: ComposePreviewOptions): {
  readonly preview: Preview;
  readonly mount: Mount;
} {
  const { settings, dataDir, outlet, exportsToFiles, ...rest } = options;
  const { configuration, credential } = outlet;
  const filesFolder = join(dataDir, "preview-files");
  const preview = createPreview({
    ...rest,
    settings,
    filesFolder,
    live: () => configuration.confirmed(),
    cached: () => configuration.cached(),
    flow() {
      const known = credential.current();
      const isKnown = known.state === "provisioned";
      return (isKnown ? known.credential.configuration.flow : null) ?? "REGULAR";
    },
    browser: {
      opensFiles: !exportsToFiles,
      // A browser that prints receipts prints everything on their printer, without a dialog.
      printsPages: !exportsToFiles && settings.device.receipt.print === "off",
    },
    draft: new Cell(null),
    subscribe(listener) {
      const stops = [configuration.subscribe(listener), configuration.subscribeStatus(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    branding: () => outlet.branding(),
  });
  return { preview, mount: previewMount(filesFolder) };
}
