import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LoyaltyView } from "../../../electron/host/api/contract.ts";
import { useIdentification } from "../../journey/IdentificationProvider.tsx";
import { OUTLET_QUERY } from "../../outlet/outlet-query.ts";
import type { IdentifyForm } from "./use-identify-form.ts";
import { type Way, waysOf } from "./ways.ts";

/** Which way to identify is on the screen, and which others there are. */
export function useWay(loyalty: LoyaltyView, form: IdentifyForm) {
  const { state, clear } = useIdentification();
  const [chosen, setChosen] = useState<Way | null>(null);
  // The visit keeps the outlet that it began with; that the service takes no numbers holds at once
  // (in-store-loyalty.md §7, code 510).
  const { data: outletNow } = useQuery(OUTLET_QUERY);
  const phoneIsRefused = outletNow !== undefined && !outletNow.loyalty?.phone;
  const isRefusal = state.step === "rejected" && state.rejection.cause === "phone-not-offered";
  const ways = waysOf(loyalty, phoneIsRefused || isRefusal);
  const first = ways[0] ?? null;
  const way = chosen !== null && ways.includes(chosen) ? chosen : first;

  function choose(next: Way): void {
    clear();
    setChosen(next);
  }

  return { ways, way, choose, back: stepBack() };

  /** One step back within the screen; null if it leads out of it. */
  function stepBack(): (() => void) | null {
    if (way === "phone" && form.step === "consent") return form.backToPhone;
    if (way === "short-code" && ways.includes("scan")) return () => choose("scan");
    return way !== null && first !== null && way !== first ? () => choose(first) : null;
  }
}
