import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import type { IdentifyResult } from "../../electron/host/rpc/contract.ts";
import { host } from "../host.ts";
import { useSend, useVisit } from "./use-visit.ts";

export type IdentifyMeans = "phone" | "code";
export type Rejection = Extract<IdentifyResult, { result: "rejected" }>;

export type IdentificationState =
  | { readonly step: "idle" }
  | { readonly step: "asking"; readonly by: IdentifyMeans }
  | { readonly step: "accepted"; readonly by: IdentifyMeans }
  | { readonly step: "rejected"; readonly by: IdentifyMeans; readonly rejection: Rejection }
  | { readonly step: "unavailable"; readonly by: IdentifyMeans };

export type Identification = {
  readonly state: IdentificationState;
  /** Asks the loyalty service, one call at a time: during a call it does nothing. Returns whether a call was made. */
  readonly ask: (by: IdentifyMeans, call: () => Promise<IdentifyResult>) => boolean;
  /** The customer goes on without identifying: an answer that is still to come is ignored. */
  readonly drop: () => void;
  /** Clears the last answer. */
  readonly clear: () => void;
};

const IdentificationContext = createContext<Identification | null>(null);

/**
 * One identification at a time per visit, whatever screen or scanner asks for it. An accepted one moves the visit on.
 */
export function IdentificationProvider({ children }: { readonly children: ReactNode }) {
  const identification = useOneIdentification();
  return <IdentificationContext value={identification}>{children}</IdentificationContext>;
}

export function useIdentification(): Identification {
  const identification = use(IdentificationContext);
  if (!identification) throw new Error("useIdentification outside of IdentificationProvider");
  return identification;
}

function useOneIdentification(): Identification {
  const { visitId } = useVisit("visitId");
  const send = useSend();
  const [state, setState] = useState<IdentificationState>({ step: "idle" });
  /** The call in progress and whether its answer is still wanted. */
  const underWay = useRef<{ isWanted: boolean } | null>(null);
  const actions = useMemo(() => {
    async function run(by: IdentifyMeans, call: () => Promise<IdentifyResult>): Promise<void> {
      const mine = { isWanted: true };
      underWay.current = mine;
      setState({ step: "asking", by });
      const answer = await call().catch((): IdentifyResult => ({ result: "unavailable" }));
      underWay.current = null;
      if (!mine.isWanted) {
        if (answer.result === "accepted") await host.loyalty.forget({ visitId }).catch(() => {});
        return;
      }
      if (answer.result === "rejected") setState({ step: "rejected", by, rejection: answer });
      else setState({ step: answer.result, by });
      if (answer.result === "accepted") {
        send({ type: "IDENTIFIED", visitId, customer: answer.customer });
      }
    }
    return {
      ask: (by: IdentifyMeans, call: () => Promise<IdentifyResult>) => {
        if (underWay.current) return false;
        void run(by, call);
        return true;
      },
      drop: () => {
        if (underWay.current) underWay.current.isWanted = false;
        setState((before) => (before.step === "accepted" ? before : { step: "idle" }));
      },
      clear: () => {
        if (!underWay.current) setState({ step: "idle" });
      },
    };
  }, [visitId, send]);
  // The visit is over: an answer that is still to come must not reach the next one.
  useEffect(() => () => actions.drop(), [actions]);
  return useMemo(() => ({ state, ...actions }), [state, actions]);
}
