import { useEffect, useRef } from "react";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { chime } from "../../ui/chime.ts";
import type { Done } from "./DoneScreen.tsx";

/** Changes that a waiting customer has to notice. */
const WORTH_A_CHIME: readonly Done["kitchen"][] = ["ready", "canceled"];

/** Plays a sound when the order becomes ready, or is canceled, while its screen is open. */
export function useKitchenNews(kitchen: Done["kitchen"]): void {
  const { sounds } = useOutlet();
  const before = useRef(kitchen);
  useEffect(() => {
    if (before.current === kitchen) return;
    before.current = kitchen;
    if (sounds && WORTH_A_CHIME.includes(kitchen)) chime();
  }, [kitchen, sounds]);
}
