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
  /** For a new account; null if none was entered. */
  readonly clientName: string | null;
  readonly marketingChannels: readonly MarketingChannel[];
  readonly acceptances: readonly Acceptance[];
};

export type Identify = {
  readonly state: IdentificationState;
  /** Asks the loyalty service; does nothing during a call. */
  readonly ask: (request: IdentifyRequest) => void;
  /** Back to typing: clears the last answer. */
  readonly edit: () => void;
};

/** Identification by phone number (in-store-loyalty.md §4.2). An accepted one moves the visit on by itself. */
export function useIdentify(): Identify {
  const { visitId, locale, orderType, basket } = useVisit(
    "visitId",
    "locale",
    "orderType",
    "basket",
  );
  const { state, ask, drop, clear } = useIdentification();

  // Leaving the screen means going on without points: a pending answer is ignored.
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
