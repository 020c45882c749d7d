/** The preview's connection to the host; standalone it has its own, in staff mode it uses the kiosk's. */
import type {
  PreviewInput,
  PreviewResult,
  PreviewSources,
} from "../../../electron/host/rpc/contract.ts";

type Options = { readonly signal: AbortSignal };

export type PreviewClient = {
  sources(options: Options): Promise<AsyncIterable<PreviewSources>>;
  configuration(input: PreviewInput, options: Options): Promise<AsyncIterable<PreviewResult>>;
};
