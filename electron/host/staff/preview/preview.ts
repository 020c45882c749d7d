/** What the configuration preview needs from the host: configurations, and the files that they name. */
import {
  CURRENT_API_VERSION,
  type OutletConfiguration,
} from "../../../../contracts/outlet-configuration.ts";
import type { Mount } from "../../api/page-files.ts";
import type { Log } from "../../net/log.ts";
import type { BytesHttpClient } from "../../net/undici-client.ts";
import { readGiven, type SentConfiguration } from "../../outlet/configuration-answer.ts";
import type { Credential } from "../../outlet/credential-answer.ts";
import { createOutletFiles, type OutletFiles, outletFileIn } from "../../outlet/documents.ts";
import { type Branding, outletViewOf, remoteFilesOf } from "../../outlet/view.ts";
import type {
  PreviewInput,
  PreviewResult,
  PreviewSources,
  RemoteFile,
} from "../../rpc/preview-contract.ts";
import { EMPTY_STAGE } from "../../rpc/stage-views.ts";
import type { OutletView } from "../../rpc/views.ts";
import type { Settings } from "../../settings/settings.ts";
import { Cell, changesOf, type Live } from "../../shared/live.ts";
import { readDraft, type UnusedFields, unusedFields } from "./draft.ts";

/** Path of the files of previewed configurations, relative to the page's own address. */
const PREVIEW_MEDIA_PATH = "media/preview";

/** Serves the files of previewed configurations to the page. */
export function previewMount(filesFolder: string): Mount {
  return {
    prefix: `${PREVIEW_MEDIA_PATH}/`,
    fileFor: (name) => outletFileIn(filesFolder, name),
  };
}

export type PreviewOptions = {
  readonly settings: Settings;
  readonly bytes: BytesHttpClient;
  readonly log: Pick<Log, "warn">;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Folder for documents and pictures of drafts: separate from those that customers are shown. */
  readonly filesFolder: string;
  readonly live: () => SentConfiguration | null;
  readonly cached: () => SentConfiguration | null;
  /** Of the outlet's credential; REGULAR if there is none. */
  readonly flow: () => PreviewSources["flow"];
  readonly browser: PreviewSources["browser"];
  /** The file named on the command line; null in staff mode. */
  readonly draft: Live<PreviewSources["draft"]>;
  /** Calls back when `live` or `cached` has changed; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** What customers see of the outlet's look. */
  readonly branding: () => Branding;
};

export type Preview = {
  sources(signal: AbortSignal | undefined): AsyncGenerator<PreviewSources, void, void>;
  configuration(
    input: PreviewInput,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<PreviewResult, void, void>;
};

export function createPreview(options: PreviewOptions): Preview {
  const sources = sourcesOf(options);
  return {
    sources: (signal) => changesOf(sources, signal),
    async *configuration(input, signal) {
      if (input.source === "draft") {
        const read = readDraft(input.text);
        if (read.ok) yield* previewWithFiles(options, { ...read, signal });
        else yield { result: "refused", problems: read.problems };
        return;
      }
      yield* followSource(options, input.source === "live" ? options.live : options.cached, signal);
    },
  };
}

function sourcesOf(options: PreviewOptions): Live<PreviewSources> {
  const { live, cached, draft, flow, browser, subscribe } = options;
  const revisionOf = (known: SentConfiguration | null) =>
    known && { revision: known.configuration.revision };
  return {
    current: () => ({
      live: revisionOf(live()),
      cached: revisionOf(cached()),
      draft: draft.current(),
      flow: flow(),
      browser,
    }),
    subscribe(listener) {
      const stops = [subscribe(listener), draft.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Previews a source that may change meanwhile: each new revision in turn. */
async function* followSource(
  options: PreviewOptions,
  read: () => SentConfiguration | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<PreviewResult, void, void> {
  let ended: AbortController | null = null;
  while (!signal?.aborted) {
    const shown = read();
    ended = new AbortController();
    const stop = options.subscribe(() => {
      if (read()?.configuration.revision !== shown?.configuration.revision) ended?.abort();
    });
    const both = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
    try {
      if (shown === null) {
        yield { result: "nothing" };
        await aborted(both);
      } else {
        const { configuration } = shown;
        yield* previewWithFiles(options, { configuration, ...unusedIn(shown), signal: both });
      }
    } finally {
      stop();
    }
  }
}

/** A configuration to be previewed, until `signal` is aborted. */
type Previewed = UnusedFields & {
  readonly configuration: OutletConfiguration;
  readonly signal: AbortSignal | undefined;
};

/** Yields the preview at once, and again each time that one of its files is loaded or fails. */
async function* previewWithFiles(
  options: PreviewOptions,
  { configuration, ignoredFields, leftOut, signal }: Previewed,
): AsyncGenerator<PreviewResult, void, void> {
  const turns = new Cell(0);
  const notify = () => turns.set(turns.current() + 1);
  const files = createOutletFiles({
    folder: options.filesFolder,
    http: options.bytes,
    namedBy: options.settings.outlet.configBaseUrl,
    log: options.log,
    now: options.now,
    mediaPath: PREVIEW_MEDIA_PATH,
    onArrival: notify,
    onFailure: notify,
  });
  const wanted = remoteFilesOf(configuration);
  void files.sync(wanted);
  try {
    for await (const _turn of changesOf(turns, signal)) {
      yield {
        result: "previewed",
        configuration,
        outlet: viewOf(options, configuration, files),
        files: filesOf(wanted, files),
        ignoredFields: [...ignoredFields],
        leftOut: [...leftOut],
      };
    }
  } finally {
    files.stop();
  }
}

function viewOf(
  { settings, flow, branding }: PreviewOptions,
  configuration: OutletConfiguration,
  files: OutletFiles,
): OutletView {
  return outletViewOf({
    settings,
    ...branding(),
    configuration,
    credential: sampleCredential(configuration, flow()),
    provisioning: null,
    configurationPoll: NO_POLL,
    recordsTrouble: null,
    hasMenu: true,
    stage: EMPTY_STAGE,
    localUrls: (url) => files.localUrlFor(url),
  });
}

const ALL_USED: UnusedFields = { ignoredFields: [], leftOut: [] };

/** Parts of a configuration, as it was sent, that are not used. */
function unusedIn({ configuration, given }: SentConfiguration): UnusedFields {
  if (given === null) return ALL_USED;
  const read = readGiven(given);
  return read.ok ? unusedFields(given, configuration, { leftOut: read.leftOut }) : ALL_USED;
}

const NO_POLL: OutletView["configurationPoll"] = {
  outcome: "never",
  why: null,
  since: null,
  revision: null,
  pendingRevision: null,
  guest: false,
};

/** The screens show the loyalty programme of a device with a credential, even if this one has none yet. */
function sampleCredential(
  { apiUrl, loyaltyApiVersion, establishmentId }: OutletConfiguration,
  flow: PreviewSources["flow"],
): Credential {
  return {
    apiKey: "",
    configuration: {
      apiUrl: apiUrl ?? "",
      apiVersion: loyaltyApiVersion ?? CURRENT_API_VERSION,
      establishmentId,
      flow,
    },
  };
}

function filesOf(
  wanted: ReturnType<typeof remoteFilesOf>,
  files: Pick<OutletFiles, "localUrlFor" | "failureOf">,
): RemoteFile[] {
  const stateOf = (url: string, kind: RemoteFile["kind"]): RemoteFile => {
    const found = files.localUrlFor(url);
    // The same address may also be named as a picture: only a PDF is a document.
    const isWrongKind = found !== null && found.endsWith(".pdf") !== (kind === "document");
    const localUrl = isWrongKind ? null : found;
    const why =
      localUrl === null ? (files.failureOf(url) ?? (isWrongKind ? "kind of file" : null)) : null;
    const state = localUrl !== null ? "loaded" : why === null ? "loading" : "failed";
    return { url, kind, state, why, localUrl };
  };
  return [
    ...wanted.documents.map((url) => stateOf(url, "document")),
    ...wanted.images.map((url) => stateOf(url, "image")),
  ];
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
