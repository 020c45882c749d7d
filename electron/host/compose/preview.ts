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
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
};

export function composePreview({ settings, dataDir, outlet, ...rest }: ComposePreviewOptions): {
  readonly preview: Preview;
  readonly mount: Mount;
} {
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
