import { useMemo } from "react";
import { pickupSlots } from "../../../domain/pickup-times.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisitSelector } from "../../journey/use-visit.ts";
import { pickupTimesOf } from "../../journey/visit-context.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { useNow } from "../../ui/use-now.ts";

export type Slot = {
  /** UTC milliseconds. */
  readonly at: number;
  readonly label: string;
};

/** How often past slots are removed: not at every moment, so that a touch does not land on another slot. */
const RENEWED_EVERY_MS = 30_000;

/** The times on offer now, formatted in the visit's language. */
export function useSlots(): readonly Slot[] {
  const format = useFormat();
  const now = Math.floor(useNow(true) / RENEWED_EVERY_MS) * RENEWED_EVERY_MS + RENEWED_EVERY_MS;
  const times = useVisitSelector(pickupTimesOf);
  const { timezone } = useOutlet();
  return useMemo(() => {
    const slots = times ? pickupSlots(times, timezone, now) : [];
    const labels = slots.map(format.time);
    return slots.map((at, index) => {
      const label = labels[index] ?? "";
      // An hour that occurs twice when the clocks change: only the zone's name distinguishes the two.
      const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
      return { at, label: isTwice ? format.timeAndZone(at) : label };
    });
  }, [times, timezone, now, format]);
}
