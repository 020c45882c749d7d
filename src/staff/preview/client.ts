/** The preview's connection to the host; standalone it has its own, in staff mode it uses the kiosk's. */
import type { LookInput, LookResult, PreviewSources } from "../../../electron/host/rpc/contract.ts";

type Options = { readonly signal: AbortSignal };

export type PreviewClient = {
  sources(options: Options): Promise<AsyncIterable<PreviewSources>>;
  look(input: LookInput, options: Options): Promise<AsyncIterable<LookResult>>;
};
