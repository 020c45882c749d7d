import { implement } from "@orpc/server";
import type { LookInput, LookResult, PreviewSources } from "../rpc/preview-contract.ts";
import { previewContract } from "../rpc/preview-contract.ts";

/** What the preview's router needs from the host. */
export type PreviewHandlers = {
  sources(signal: AbortSignal | undefined): AsyncGenerator<PreviewSources, void, void>;
  look(input: LookInput, signal: AbortSignal | undefined): AsyncGenerator<LookResult, void, void>;
};

/** Everything that the stand-alone preview can call. */
export function createPreviewRouter(preview: PreviewHandlers) {
  const os = implement(previewContract);
  return os.router({
    preview: {
      sources: os.preview.sources.handler(({ signal }) => preview.sources(signal)),
      look: os.preview.look.handler(({ input, signal }) => preview.look(input, signal)),
    },
  });
}
