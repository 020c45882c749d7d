/**
 * The calls of the host that a visit waits for, as actors of its machine. Leaving the state that invoked one stops it:
 * an answer that is still to come changes nothing. `VisitProvider` provides them on the real host, tests on their own.
 */
import { fromPromise } from "xstate";
import type { HostClient } from "../host.ts";

type Calls = HostClient["checkout"];
type InputOf<Call extends keyof Calls> = Parameters<Calls[Call]>[0];

export type HostCalls = {
  readonly checkout: {
    abandon(order: InputOf<"abandon">): Promise<void>;
    payAgain(order: InputOf<"payAgain">): Promise<void>;
    payAtCounter(order: InputOf<"payAtCounter">): Promise<void>;
  };
};

export function visitActors({ checkout }: HostCalls) {
  return {
    abandon: fromPromise<void, InputOf<"abandon">>(({ input }) => checkout.abandon(input)),
    payAgain: fromPromise<void, InputOf<"payAgain">>(({ input }) => checkout.payAgain(input)),
    payAtCounter: fromPromise<void, InputOf<"payAtCounter">>(({ input }) =>
      checkout.payAtCounter(input),
    ),
  };
}
