import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Draws a large screen piece by piece, a picture each: 0 at first, then 1, up to `last`. Between two of them whoever
 * touches the screen is answered.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage >= last) return;
    return afterPaint(() => startTransition(() => setStage(stage + 1)));
  }, [stage, last]);
  return stage;
}
