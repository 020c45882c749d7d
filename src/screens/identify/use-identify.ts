import { useEffect } from "react";
import { host } from "../../host.ts";
import { basketInput } from "../../journey/basket-input.ts";
import {
  type IdentificationState,
  useIdentification,
} from "../../journey/IdentificationProvider.tsx";
import { useVisit } from "../../journey/use-visit.ts";
import type { Acceptance, MarketingChannel } from "./consent.ts";

export type IdentifyRequest = {
  /** E.164. */
  readonly phoneNumber: string;
  /** For an account that does not exist yet; null if none was given. */
  readonly clientName: string | null;
  readonly marketingChannels: readonly MarketingChannel[];
  readonly acceptances: readonly Acceptance[];
};

export type Identify = {
  readonly state: IdentificationState;
  /** Asks the loyalty service; a second call while one is under way does nothing. */
  readonly ask: (request: IdentifyRequest) => void;
  /** Back to typing: what the last answer said is over. */
  readonly edit: () => void;
};

/** Identification by phone number (in-store-loyalty.md §4.2). An accepted one moves the visit on by itself. */
export function useIdentify(): Identify {
  const { visitId, locale, orderType, basket } = useVisit().context;
  const { state, ask, drop, clear } = useIdentification();

  // Whoever leaves the screen goes on without points: an answer on its way may bring nothing.
  useEffect(() => drop, [drop]);

  return {
    state,
    ask: (request) =>
      ask("phone", () =>
        host.loyalty.identifyByPhone({
          visitId,
          locale,
          orderType,
          basket: basketInput(basket),
          phoneNumber: request.phoneNumber,
          clientName: request.clientName,
          marketingChannels: [...request.marketingChannels],
          acceptances: [...request.acceptances],
        }),
      ),
    edit: clear,
  };
}
