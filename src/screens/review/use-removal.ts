import { useMemo, useState } from "react";
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
};

/** Removes a line from the receipt; until the next removal it can be restored at its position, with all its choices. */
export function useRemoval(): Removal {
  const { basket, removedLineId } = useVisit("basket", "removedLineId");
  const send = useSend();
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const isRemoved = ({ lineId }: BasketLine) => lineId === removedLineId;
  const shown = useMemo(
    () => ({ lines: basket.lines.filter(({ lineId }) => lineId !== removedLineId) }),
    [basket, removedLineId],
  );
  return {
    basket: shown,
    removed: basket.lines.find(isRemoved) ?? null,
    restoredId,
    remove: (lineId) => {
      setRestoredId(null);
      send({ type: "LINE_REMOVED", lineId });
    },
    undo: () => {
      setRestoredId(removedLineId);
      send({ type: "REMOVAL_UNDONE" });
    },
  };
}
