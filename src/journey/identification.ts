/**
 * Asking the loyalty service who the customer is: one call at a time, whatever screen or scanner asks. An accepted one
 * moves the visit on.
 */
import { and, assertEvent, assign, enqueueActions, not, or, stateIn } from "xstate";
import type { IdentifyResult } from "../../electron/host/rpc/contract.ts";
import { basketInput } from "./basket-input.ts";
import { type Identifying, NOT_IDENTIFYING } from "./host-answers.ts";
import type { IdentifyInput } from "./visit-actors.ts";
import type { VisitContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";
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

function inputOf(context: VisitContext, event: VisitEvent): IdentifyInput {
  assertEvent(event, "IDENTIFICATION_REQUESTED");
  const { visitId, locale, orderType, basket } = context;
  return {
    visit: { visitId, locale, orderType, basket: basketInput(basket) },
    request: event.request,
  };
}

function answered(by: "phone" | "code", answer: IdentifyResult): Identifying {
  return answer.result === "rejected"
    ? { step: "rejected", by, rejection: answer }
    : { step: answer.result, by };
}

export const identification = parts.createStateConfig({
  initial: "free",
  states: {
    free: {
      on: {
        IDENTIFICATION_REQUESTED: { guard: and(["hasLoyalty", not(IS_OVER)]), target: "asking" },
        ANSWER_READ: { actions: assign({ identifying: NOT_IDENTIFYING }) },
      },
    },
    asking: {
      entry: assign(({ context: { basket }, event }) => {
        assertEvent(event, "IDENTIFICATION_REQUESTED");
        return { identifying: { step: "asking", by: event.request.by, basket } };
      }),
      invoke: {
        src: "identify",
        input: ({ context, event }) => inputOf(context, event),
        onDone: {
          target: "free",
          actions: enqueueActions(({ context: { identifying }, event: { output }, enqueue }) => {
            if (identifying.step === "asking") {
              enqueue.assign({ identifying: answered(identifying.by, output) });
              if (output.result !== "accepted") return;
              const { customer } = output;
              enqueue.raise({ type: "IDENTIFIED", customer, basket: identifying.basket });
            } else if (output.result === "accepted") {
              // The customer went on without it: the host must not count them as identified.
              enqueue("forgetCustomer");
            }
          }),
        },
        onError: {
          target: "free",
          actions: assign(({ context: { identifying } }) =>
            identifying.step === "asking"
              ? { identifying: { step: "unavailable" as const, by: identifying.by } }
              : {},
          ),
        },
      },
    },
  },
});
