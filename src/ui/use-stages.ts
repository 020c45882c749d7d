import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Renders a large screen in stages, one per frame: 0 at first, then 1, up to `last`. Touches are handled in between.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    return afterPaint(() => startTransition(() => setStage(stage + 1)));
  }, [stage, last]);
  return stage;
}
