/**
 * The calls of the host that a visit waits for, as actors of its machine. Leaving the state that invoked one stops it:
 * an answer that is still to come changes nothing. `VisitProvider` provides them on the real host, tests on their own.
 */
import { fromPromise } from "xstate";
import type {
  IdentifyResult,
  OtherPaymentResult,
  PlaceResult,
} from "../../electron/host/rpc/contract.ts";
import type { HostClient } from "../host-client.ts";
import { loadRewards } from "./reward-lines.ts";

/** How often a lost call is made before the customer is notified. */
const ATTEMPTS = 3;

type Calls = HostClient["checkout"];
type InputOf<Call extends keyof Calls> = Parameters<Calls[Call]>[0];
type ByPhone = Parameters<HostClient["loyalty"]["identifyByPhone"]>[0];
type ByCode = Parameters<HostClient["loyalty"]["identifyByCode"]>[0];

export type PlaceInput = InputOf<"place">;

/** What the loyalty service is asked about, beside who the customer is. */
type AskedFor = Pick<ByPhone & ByCode, "visitId" | "locale" | "orderType" | "basket">;
/** A typed number with the consents to it, or a code that was scanned or typed. */
export type IdentifyRequest =
  | { readonly by: "phone"; readonly phone: Omit<ByPhone, keyof AskedFor> }
  | { readonly by: "code"; readonly code: Omit<ByCode, keyof AskedFor> };
export type IdentifyInput = { readonly visit: AskedFor; readonly request: IdentifyRequest };
/** An answer, and what it is an answer to. */
export type Identified = { readonly request: IdentifyRequest; readonly answer: IdentifyResult };

export type HostCalls = {
  readonly checkout: {
    place(order: PlaceInput): Promise<PlaceResult>;
    abandon(order: InputOf<"abandon">): Promise<void>;
    payAgain(order: InputOf<"payAgain">): Promise<OtherPaymentResult>;
    payAtCounter(order: InputOf<"payAtCounter">): Promise<OtherPaymentResult>;
  };
  readonly loyalty: {
    identifyByPhone(input: ByPhone): Promise<IdentifyResult>;
    identifyByCode(input: ByCode): Promise<IdentifyResult>;
  };
};

export function visitActors({ checkout, loyalty }: HostCalls) {
  return {
    /** After a lost answer the outcome is unknown; the same id cannot place the order twice. */
    place: fromPromise<PlaceResult, PlaceInput>(async ({ input, signal }) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await checkout.place(input);
        } catch (error) {
          if (attempt === ATTEMPTS || signal.aborted) throw error;
        }
      }
    }),
    abandon: fromPromise<void, InputOf<"abandon">>(({ input }) => checkout.abandon(input)),
    payAgain: fromPromise<OtherPaymentResult, InputOf<"payAgain">>(({ input }) =>
      checkout.payAgain(input),
    ),
    payAtCounter: fromPromise<OtherPaymentResult, InputOf<"payAtCounter">>(({ input }) =>
      checkout.payAtCounter(input),
    ),
    identify: fromPromise<Identified, IdentifyInput>(async ({ input: { visit, request } }) => {
      try {
        const [answer] = await Promise.all([
          request.by === "phone"
            ? loyalty.identifyByPhone({ ...visit, ...request.phone })
            : loyalty.identifyByCode({ ...visit, ...request.code }),
          loadRewards(),
        ]);
        return { request, answer };
      } catch {
        return { request, answer: { result: "unavailable", mayHaveArrived: true } };
      }
    }),
  };
}
