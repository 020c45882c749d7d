import { useEffect, useState } from "react";
import { MOST_DRAFT_CHARACTERS } from "../../../domain/staff-limits.ts";
import type {
  ConfigurationPreview,
  PreviewInput,
  PreviewResult,
  PreviewSources,
} from "../../../electron/host/rpc/contract.ts";
import type { PreviewClient } from "./client.ts";
import { useStream } from "./use-stream.ts";
import type { Draft } from "./viewing.ts";

export type Source = PreviewInput["source"];

/** The configurations that can be viewed, and the current one. */
export type ViewedConfigurations = {
  readonly sources: PreviewSources | null;
  readonly source: Source;
  /** The text of the draft; null if there is none. */
  readonly draft: Draft | null;
  /** Null while it is being loaded. */
  readonly current: PreviewResult | null;
  /**
   * The configuration to compare with: the latest one from the service, else the cached one. Null if there is neither.
   */
  readonly base: ConfigurationPreview | null;
  readonly choose: (source: Source) => void;
  readonly openDraft: (draft: Draft) => void;
};

/** The chosen configuration and the live one, each as the host reports it. */
export function useViewedConfigurations(client: PreviewClient): ViewedConfigurations {
  const sources = useStream("sources", (signal) => client.sources({ signal }));
  const [chosen, setChosen] = useState<Source | null>(null);
  const [opened, setOpened] = useState<Draft | null>(null);
  const given = sources?.draft ?? null;
  const draft = opened ?? given;
  const source = chosen ?? (draft ? "draft" : sources?.live ? "live" : "cached");
  const current = usePreviewResult(client, inputOf(source, draft, sources));
  const baseSource = sources?.live ? "live" : "cached";
  const isOwnBase = source === baseSource;
  const base = usePreviewResult(client, sources && !isOwnBase ? { source: baseSource } : null);
  // A file that was saved again is shown in its new version.
  const text = given?.text;
  useEffect(() => {
    if (text !== undefined) setOpened(null);
  }, [text]);
  return {
    sources,
    source,
    draft,
    current,
    base: base?.result === "previewed" ? base : null,
    choose: setChosen,
    openDraft: (next) => {
      setOpened(next);
      setChosen("draft");
    },
  };
}

function inputOf(
  source: Source,
  draft: Draft | null,
  sources: PreviewSources | null,
): PreviewInput | null {
  if (source !== "draft") return sources && { source };
  return draft && { source, text: draft.text };
}

/** Such a file is something else: the host would not even read it. */
const TOO_LONG: PreviewResult = {
  result: "refused",
  problems: [
    { kind: "not-json", field: "", why: `longer than ${MOST_DRAFT_CHARACTERS} characters` },
  ],
};

function usePreviewResult(client: PreviewClient, input: PreviewInput | null): PreviewResult | null {
  const isTooLong = input?.source === "draft" && input.text.length > MOST_DRAFT_CHARACTERS;
  const result = useStream(isTooLong ? null : input && JSON.stringify(input), async (signal) => {
    if (input === null) throw new Error("no configuration is chosen");
    return await client.configuration(input, { signal });
  });
  return isTooLong ? TOO_LONG : result;
}
