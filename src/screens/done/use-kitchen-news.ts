import { useEffect, useRef } from "react";
import { useVisit } from "../../journey/use-visit.ts";
import { chime } from "../../ui/chime.ts";
import type { Done } from "./DoneScreen.tsx";

/** What a customer who still stands here has to hear of. */
const WORTH_A_CHIME: readonly Done["kitchen"][] = ["ready", "canceled"];

/** Sounds when the order becomes ready, or is canceled, while it is looked at. */
export function useKitchenNews(kitchen: Done["kitchen"]): void {
  const { sounds } = useVisit().context.outlet;
  const before = useRef(kitchen);
  useEffect(() => {
    if (before.current === kitchen) return;
    before.current = kitchen;
    if (sounds && WORTH_A_CHIME.includes(kitchen)) chime();
  }, [kitchen, sounds]);
}
