import type { OutletView } from "../../../electron/host/rpc/contract.ts";

type Stage = OutletView["stage"];

/** What moves in place of the dishes on their table; a single slide does not. */
export type StageMedia =
  | { readonly is: "video"; readonly url: string; readonly poster: string | null }
  | { readonly is: "slides"; readonly slides: Stage["slides"] };

/**
 * Null: the table with its dishes. Nothing moves with reduced motion: the first slide stays, and a video gives way to
 * the slides, or to the table. Nor is there anything but the table in high contrast, which is how movement is stopped
 * here.
 */
export function stageMediaOf(
  { videoUrl, slides }: Pick<Stage, "videoUrl" | "slides">,
  { isCalm, highContrast }: { readonly isCalm: boolean; readonly highContrast: boolean },
): StageMedia | null {
  if (highContrast) return null;
  const [first] = slides;
  if (videoUrl !== null && !isCalm) {
    const poster = first?.kind === "photo" ? first.large : null;
    return { is: "video", url: videoUrl, poster };
  }
  return first ? { is: "slides", slides: isCalm ? [first] : slides } : null;
}
