import { implement } from "@orpc/server";
import type { PreviewInput, PreviewResult, PreviewSources } from "../rpc/preview-contract.ts";
import { previewContract } from "../rpc/preview-contract.ts";

/** What the preview's router needs from the host. */
export type PreviewHandlers = {
  sources(signal: AbortSignal | undefined): AsyncGenerator<PreviewSources, void, void>;
  configuration(
    input: PreviewInput,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<PreviewResult, void, void>;
};

/** Everything that the stand-alone preview can call. */
export function createPreviewRouter(preview: PreviewHandlers) {
  const os = implement(previewContract);
  return os.router({
    preview: {
      sources: os.preview.sources.handler(({ signal }) => preview.sources(signal)),
      configuration: os.preview.configuration.handler(({ input, signal }) =>
        preview.configuration(input, signal),
      ),
    },
  });
}
