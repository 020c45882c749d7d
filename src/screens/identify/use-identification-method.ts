import { useState } from "react";
import type { LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { useOutletNow } from "../../outlet/outlet-now.ts";
import { type IdentificationMethod, identificationMethodsOf } from "./identification-methods.ts";
import type { IdentifyForm } from "./use-identify-form.ts";

/** The current method of identification, and the others. */
export function useIdentificationMethod(loyalty: LoyaltyView, form: IdentifyForm) {
  const { identifying: state, identification } = useVisit("identifying", "identification");
  const send = useSend();
  // Whoever has points that need a scan came to scan (decision 0105); also if that identification ends meanwhile.
  const [comesToScan] = useState(
    identification !== null &&
      identification.benefits.pointsPayment !== null &&
      identification.benefits.pointsNeedScan,
  );
  const [chosen, setChosen] = useState<IdentificationMethod | null>(null);
  // The visit keeps the outlet from its beginning; that the service takes no numbers applies at once
  // (in-store-loyalty.md §7, code 510).
  const outletNow = useOutletNow();
  const phoneIsRefused = outletNow !== undefined && !outletNow.loyalty?.phone;
  const isRefusal = state.step === "rejected" && state.rejection.cause === "phone-not-offered";
  const methods = identificationMethodsOf(loyalty, phoneIsRefused || isRefusal);
  const first = comesToScan && methods.includes("scan") ? "scan" : (methods[0] ?? null);
  const method = chosen !== null && methods.includes(chosen) ? chosen : first;

  function choose(next: IdentificationMethod): void {
    send({ type: "ANSWER_READ" });
    setChosen(next);
  }

  return { methods, method, choose, back: stepBack() };

  /** One step back within the screen; null if it leads out of it. */
  function stepBack(): (() => void) | null {
    if (method === "phone" && form.step === "consent") return form.backToPhone;
    if (method === "short-code" && methods.includes("scan")) return () => choose("scan");
    return method !== null && first !== null && method !== first ? () => choose(first) : null;
  }
}
