import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PrintDocument, PrintKind, PrintState } from "../../electron/host/rpc/contract.ts";
import { reportFault } from "../app/report-fault.ts";
import { host, orpc, STREAM_RETRY } from "../host.ts";
import { useVisit } from "../journey/use-visit.ts";
import { whenVisitEnds } from "../journey/visit-end.ts";
import { useOutletNow } from "../outlet/outlet-now.ts";
import { useOutlet } from "../outlet/use-outlet.ts";
import { useStable } from "../ui/use-stable.ts";
import type { PrintStock } from "./print-document.ts";

/** The receipt printer as it is now, also during a visit; null if receipts go to the system's printer. */
export function useReceiptPrinter(): PrintStock["printer"] | null {
  const { receipt } = useOutlet();
  return useOutletNow()?.receipt.printer ?? receipt.printer;
}

/** What prints have in common; null without a receipt printer. */
export function usePrintStock(): PrintStock | null {
  const { t } = useTranslation("checkout");
  const { logoUrl } = useOutlet();
  const printer = useReceiptPrinter();
  return printer && { printer, logoUrl, copy: t("receipt.copy") };
}

export type Print = {
  /** `idle`: not asked for; `failed`: the host has not taken it. */
  readonly state: PrintState | "idle" | "failed";
  /** Resolves when the host has it, or has not taken it. */
  readonly print: () => Promise<unknown>;
};

/** A print of the visit's order; the host prints each kind once. `make` returns null if there is nothing to print. */
export function usePrint(kind: PrintKind, make: () => Promise<PrintDocument | null>): Print {
  const { checkoutId } = useVisit("checkoutId");
  const { mutateAsync, status } = useMutation({
    mutationFn: async () => {
      const document = await make();
      if (checkoutId !== null && document !== null)
        await host.receipt.print({ checkoutId, kind, document });
    },
    // No record has a print that could not be drawn, or that the host refused.
    onError: (error) => reportFault(error),
  });
  const { data } = useQuery(
    orpc.receipt.live.experimental_liveOptions({
      input: { checkoutId: checkoutId ?? "", kind },
      enabled: checkoutId !== null,
      ...STREAM_RETRY,
    }),
  );
  const beforeHost = () => {
    if (status === "error") return "failed";
    return status === "idle" ? "idle" : "printing";
  };
  const underWay = useRef<Promise<unknown>>(null);
  const print = () => {
    underWay.current = mutateAsync().catch(() => {});
    return underWay.current;
  };
  // A page that is reloaded before the host has it would lose it.
  useEffect(() => whenVisitEnds(() => underWay.current), []);
  return { state: data ?? beforeHost(), print };
}

/**
 * Calls it once, even if the component renders again; with `atLatest` when the visit ends, if it was not wanted before.
 * What it returns is waited for then.
 */
export function useOnce(isWanted: boolean, act: () => Promise<unknown>, atLatest = false): void {
  const isDone = useRef(false);
  const once = useStable(() => {
    if (isDone.current) return null;
    isDone.current = true;
    return act();
  });
  useEffect(() => {
    if (isWanted) void once();
  }, [isWanted, once]);
  useEffect(() => (atLatest ? whenVisitEnds(once) : undefined), [atLatest, once]);
}
