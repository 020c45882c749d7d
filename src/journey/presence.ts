import { parts } from "./visit-setup.ts";

const RESTART = { target: "present", reenter: true } as const;
const END = { actions: "end" } as const;

/**
 * Whether anybody is still there. At the attract screen there is nothing to lose, so nobody is asked;
 * a finished order has a countdown of its own on its screen.
 */
export const presence = parts.createStateConfig({
  initial: "nobody",
  on: {
    START: ".present",
    RESUMED: ".present",
    PLACED: { target: ".present", reenter: true },
  },
  states: {
    nobody: { on: { TOUCHED: "passing" } },
    /** Somebody touched the attract screen: a language or a contrast set there must not stay. */
    passing: {
      after: { idle: END },
      on: { TOUCHED: { target: "passing", reenter: true } },
    },
    present: {
      after: { idle: "warned" },
      on: {
        TOUCHED: RESTART,
        CHECKOUT_VIEW: [
          { guard: "isDone", target: "finished" },
          { guard: "isNewStep", ...RESTART },
        ],
      },
    },
    warned: {
      after: { warning: END },
      on: {
        TOUCHED: "present",
        CHECKOUT_VIEW: [
          { guard: "isDone", target: "finished" },
          { guard: "isNewStep", target: "present" },
        ],
      },
    },
    finished: {
      on: { CHECKOUT_VIEW: { guard: "isNotDone", target: "present" } },
    },
  },
});
