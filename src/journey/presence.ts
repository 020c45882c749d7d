import { and, not } from "xstate";
import { parts } from "./visit-setup.ts";

const RESTART = { target: "present", reenter: true } as const;
const END = { actions: "endUnanswered" } as const;
/** Another idle time applies from now on. */
const CARD_SAVING = {
  ...RESTART,
  actions: parts.assign(({ event }) =>
    event.type === "CARD_SAVING" ? { isSavingCard: event.isSaving } : {},
  ),
} as const;
const IS_DONE = and(["isForThisOrder", "isDone"]);
const IS_NOT_DONE = and(["isForThisOrder", not("isDone")]);
const IS_NEW_STEP = and(["isForThisOrder", "isNewStep"]);

/**
 * Whether a customer is present. At the attract screen there is nothing to lose, so nobody is asked; a finished order
 * has a countdown of its own on its screen, if that can be shown.
 */
export const presence = parts.createStateConfig({
  initial: "nobody",
  on: {
    START: ".present",
    RESUMED: { guard: "isAskedByThisVisit", target: ".present" },
    // No `reenter`: it would restart the journey as well.
    PLACE: ".present",
  },
  states: {
    nobody: { on: { TOUCHED: "passing" } },
    /** A touch on the attract screen: a language or a contrast that was set there must not stay. */
    passing: {
      after: { idle: END },
      on: { TOUCHED: { target: "passing", reenter: true } },
    },
    present: {
      after: { idle: "warned" },
      on: {
        TOUCHED: RESTART,
        CARD_SAVING,
        CHECKOUT_VIEW: [
          { guard: IS_DONE, target: "finished" },
          { guard: IS_NEW_STEP, ...RESTART },
        ],
      },
    },
    warned: {
      after: { warning: END },
      on: {
        TOUCHED: "present",
        CARD_SAVING,
        CHECKOUT_VIEW: [
          { guard: IS_DONE, target: "finished" },
          { guard: IS_NEW_STEP, target: "present" },
        ],
      },
    },
    finished: {
      after: { forgotten: END },
      on: {
        TOUCHED: { target: "finished", reenter: true },
        CHECKOUT_VIEW: { guard: IS_NOT_DONE, target: "present" },
      },
    },
  },
});
