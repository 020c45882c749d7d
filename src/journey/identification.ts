/**
 * Asking the loyalty service who the customer is: one call at a time, whatever screen or scanner asks. An accepted one
 * moves the visit on.
 */
import { and, assertEvent, assign, enqueueActions, not, or, stateIn } from "xstate";
import type { IdentifyResult } from "../../electron/host/rpc/contract.ts";
import { finishRemoval } from "./basket-changes.ts";
import { basketInput } from "./basket-input.ts";
import { type Identifying, NOT_IDENTIFYING } from "./host-answers.ts";
import type { IdentifyInput } from "./visit-actors.ts";
import type { VisitContext } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

/**
 * There is no visit yet, or nothing to identify for any more (decision 0014): the host has built the order that is being
 * placed.
 */
const IS_OVER = or([
  stateIn({ journey: "attract" }),
  stateIn({ journey: "staff" }),
  stateIn({ journey: { review: "placing" } }),
  stateIn({ journey: "checkout" }),
]);

/** The call that the customer waits for. */
function inputOf({ identifying, ...context }: VisitContext): IdentifyInput {
  if (identifying.step !== "asking") throw new Error("nobody asks");
  const { visitId, locale, orderType } = context;
  const { request, basket } = identifying;
  return { visit: { visitId, locale, orderType, basket: basketInput(basket) }, request };
}

function answered(by: "phone" | "code", answer: IdentifyResult): Identifying {
  switch (answer.result) {
    case "accepted":
      return { step: "accepted", by };
    case "rejected":
      return { step: "rejected", by, rejection: answer };
    case "unavailable":
      return { step: "unavailable", by, mayHaveArrived: answer.mayHaveArrived };
  }
}

const ask = parts.assign(({ context: { basket }, event }) => {
  assertEvent(event, "IDENTIFICATION_REQUESTED");
  const { request } = event;
  return { identifying: { step: "asking" as const, by: request.by, basket, request } };
});

export const identification = parts.createStateConfig({
  initial: "free",
  on: {
    IDENTIFICATION_REQUESTED: {
      guard: and(["hasLoyalty", not(IS_OVER), not("isIdentifying")]),
      actions: [finishRemoval, ask],
    },
    ENTRY_CHANGED: { guard: "isAskingForEntry", actions: "dropAnswer" },
  },
  states: {
    free: {
      always: { guard: "isIdentifying", target: "asking" },
      on: { ANSWER_READ: { actions: assign({ identifying: NOT_IDENTIFYING }) } },
    },
    /** One call at a time, even if the customer has given it up and asks again: two could reach the host in any order. */
    asking: {
      invoke: {
        src: "identify",
        input: ({ context }) => inputOf(context),
        onDone: {
          target: "free",
          actions: enqueueActions(({ context, event, enqueue, check }) => {
            const { identifying } = context;
            const { request, answer } = event.output;
            if (identifying.step === "asking" && identifying.request === request) {
              enqueue.assign({ identifying: answered(identifying.by, answer) });
              if (answer.result !== "accepted") return;
              const { customer, identificationId } = answer;
              const { basket } = identifying;
              enqueue.raise({ type: "IDENTIFIED", customer, identificationId, basket });
            } else if (answer.result === "accepted") {
              // The customer went on without it: the host must not count them as identified.
              enqueue("forgetCustomer");
              // It has replaced whoever was identified before.
              if (context.identification !== null && check(not(IS_OVER))) {
                enqueue("voidIdentification");
              }
            }
          }),
        },
      },
    },
  },
});
