import { useEffect, useRef, useState } from "react";
import type { IdentifyResult } from "../../../electron/host/api/contract.ts";
import { host } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";
import type { Acceptance, MarketingChannel } from "./consent.ts";

export type Rejection = Extract<IdentifyResult, { result: "rejected" }>;

export type IdentifyState =
  | { readonly step: "entering" }
  | { readonly step: "asking" }
  | { readonly step: "rejected"; readonly rejection: Rejection }
  | { readonly step: "unavailable" };

export type IdentifyRequest = {
  /** E.164. */
  readonly phoneNumber: string;
  /** For an account that does not exist yet; null where none was given. */
  readonly clientName: string | null;
  readonly marketingChannels: readonly MarketingChannel[];
  readonly acceptances: readonly Acceptance[];
};

export type Identify = {
  readonly state: IdentifyState;
  /** Asks the loyalty service; a second call while one is under way does nothing. */
  readonly ask: (request: IdentifyRequest) => void;
  /** Back to typing: what the last answer said is over. */
  readonly edit: () => void;
};

/** Identification by phone number (in-store-loyalty §4.2). An accepted one moves the visit on by itself. */
export function useIdentify(): Identify {
  const { context, send } = useVisit();
  const { visitId, locale, orderType, basket } = context;
  const [state, setState] = useState<IdentifyState>({ step: "entering" });
  const isAsking = useRef(false);
  const isGone = useLeft();

  useEffect(() => {
    // Only a head start: without it the answer takes one round trip more.
    host.loyalty.prepare({ visitId }).catch(() => {});
  }, [visitId]);

  async function run(request: IdentifyRequest): Promise<void> {
    const answer = await host.loyalty
      .identifyByPhone({
        visitId,
        locale,
        orderType,
        basket: toInput(basket),
        phoneNumber: request.phoneNumber,
        clientName: request.clientName,
        marketingChannels: [...request.marketingChannels],
        acceptances: [...request.acceptances],
      })
      .catch((): IdentifyResult => ({ result: "unavailable" }));
    isAsking.current = false;
    if (isGone.current) {
      // The customer went on without points while the answer was on its way: it may bring nothing.
      if (answer.result === "accepted") await host.loyalty.forget({ visitId }).catch(() => {});
      return;
    }
    if (answer.result === "accepted") send({ type: "IDENTIFIED", customer: answer.customer });
    else if (answer.result === "rejected") setState({ step: "rejected", rejection: answer });
    else setState({ step: "unavailable" });
  }

  return {
    state,
    ask: (request) => {
      if (isAsking.current) return;
      isAsking.current = true;
      setState({ step: "asking" });
      void run(request);
    },
    edit: () => {
      if (!isAsking.current) setState({ step: "entering" });
    },
  };
}

/** Tells whether the screen has been left; true only after it is really gone. */
function useLeft(): { readonly current: boolean } {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}

type Basket = ReturnType<typeof useVisit>["context"]["basket"];

/** A mutable copy, as the call's schema has it. */
export function toInput(basket: Basket) {
  return {
    lines: basket.lines.map((line) => ({
      ...line,
      choices: line.choices.map((choice) => ({ ...choice })),
    })),
  };
}
