import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Basket, BasketLine } from "../../../domain/basket.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";

export type Removal = {
  /** The basket without the line that is being removed. */
  readonly basket: Basket;
  /** The line whose removal can be undone, or null. */
  readonly removed: BasketLine | null;
  /** Id of the line that was restored last, to move the focus there. */
  readonly restoredId: string | null;
  readonly remove: (lineId: string) => void;
  readonly undo: () => void;
  /** Makes the removal final; it cannot be undone any more. */
  readonly commit: () => void;
};

/**
 * Removes a line from the receipt at once and from the visit's basket later: with the next removal, or when the screen
 * is left. Until then it can be restored at its position, with all its choices.
 */
export function useRemoval(): Removal {
  const { basket } = useVisit("basket");
  const send = useSend();
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

  const shown = useMemo(
    () => ({ lines: basket.lines.filter((line) => line.lineId !== removedId) }),
    [basket, removedId],
  );

  return {
    basket: shown,
    removed: basket.lines.find((line) => line.lineId === removedId) ?? null,
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
