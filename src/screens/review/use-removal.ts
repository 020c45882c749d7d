import { useCallback, useEffect, useRef, useState } from "react";
import type { Basket, BasketLine } from "../../../domain/basket.ts";
import { useVisit } from "../../journey/use-visit.ts";

export type Removal = {
  /** The basket without the line that is being taken off. */
  readonly basket: Basket;
  /** The line that can still be put back, or null. */
  readonly removed: BasketLine | null;
  /** Id of the line that was put back last; the focus goes with it. */
  readonly restoredId: string | null;
  readonly remove: (lineId: string) => void;
  readonly undo: () => void;
  /** Makes the removal final; nothing to put back any more. */
  readonly commit: () => void;
};

/**
 * Takes a line off the receipt at once and out of the visit's basket later: with the next removal, or
 * when the screen is left. Until then it can be put back where it was, with everything chosen for it.
 */
export function useRemoval(): Removal {
  const { context, send } = useVisit();
  const [removedId, setRemovedId] = useState<string | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const pending = useRef<string | null>(null);

  const commit = useCallback(() => {
    const lineId = pending.current;
    pending.current = null;
    setRemovedId(null);
    if (lineId !== null) send({ type: "LINE_COUNTED", lineId, count: 0 });
  }, [send]);
  useEffect(() => commit, [commit]);

  return {
    basket: { lines: context.basket.lines.filter((line) => line.lineId !== removedId) },
    removed: context.basket.lines.find((line) => line.lineId === removedId) ?? null,
    restoredId,
    remove: (lineId) => {
      commit();
      setRestoredId(null);
      pending.current = lineId;
      setRemovedId(lineId);
    },
    undo: () => {
      pending.current = null;
      setRestoredId(removedId);
      setRemovedId(null);
    },
    commit,
  };
}
