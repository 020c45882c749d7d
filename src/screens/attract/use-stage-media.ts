import { useState, useSyncExternalStore } from "react";
import { useVisit } from "../../journey/use-visit.ts";
import { type StageMedia, stageMediaOf } from "./stage-media.ts";

/** The media of the current outlet; a video that failed is not tried again while the screen is shown. */
export function useStageMedia(): {
  readonly media: StageMedia | null;
  readonly onFailed: (url: string) => void;
} {
  const { outlet, access } = useVisit("outlet", "access");
  const [failed, onFailed] = useState<string | null>(null);
  const isCalm = useSyncExternalStore(onMotionChange, prefersCalm);
  const { slides, videoUrl } = outlet.stage;
  const playable = { slides, videoUrl: videoUrl === failed ? null : videoUrl };
  return { media: stageMediaOf(playable, { isCalm, highContrast: access.highContrast }), onFailed };
}

const CALM = "(prefers-reduced-motion: reduce)";

function prefersCalm(): boolean {
  return matchMedia(CALM).matches;
}

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(CALM);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
