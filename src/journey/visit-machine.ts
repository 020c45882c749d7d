/**
 * The machine of a visit: which screen follows which (`journey`), who the customer is (`identification`) and whether
 * anybody is still there (`presence`). Adding a screen touches three places: a state in `journey.ts`, its line in
 * `app/screens.ts`, its folder in `screens/`.
 */
import { assign } from "xstate";
import { addToBasket, countLine, removeLine } from "./basket-changes.ts";
import { identification } from "./identification.ts";
import { journey } from "./journey.ts";
import { presence } from "./presence.ts";
import { declineReward, takeReward } from "./reward-changes.ts";
import { freshContext } from "./visit-context.ts";
import { parts } from "./visit-setup.ts";

export const visitMachine = parts.createMachine({
  id: "visit",
  type: "parallel",
  context: ({ input }) => ({
    ...freshContext(input.outlet, input.newId()),
    newId: input.newId,
  }),
  states: { journey, identification, presence },
  // With PATCH_ORDER an identification is for one order (in-store-loyalty.md §4.7).
  always: { guard: "isForAnotherOrder", actions: ["forgetCustomer", "voidIdentification"] },
  on: {
    // The only way out of a visit: every exit, by touch or by timeout.
    RESET: {
      target: [".journey.attract", ".identification.free", ".presence.nobody"],
      actions: ["endVisit", "startAfresh"],
    },
    // Ends a visit too: staff see nothing of a customer, customers nothing of staff.
    STAFF_SIGNED_IN: {
      guard: "isForThisVisit",
      target: [".journey.staff", ".identification.free", ".presence.present"],
      actions: [
        "yieldToStaff",
        "startAfresh",
        assign(({ event }) => ({ staffSession: event.session })),
      ],
    },
    // Applied between two visits, never during one (requirement V1); the attract screen applies it at once.
    OUTLET_CHANGED: { actions: assign(({ event }) => ({ nextOutlet: event.outlet })) },
    MENU_CHANGED: {
      actions: assign(({ context: { refusal }, event }) => ({
        menu: event.menu,
        // A newer menu shows by itself what has changed.
        refusal: refusal?.result === "changed" ? null : refusal,
      })),
    },
    LANGUAGE_CHOSEN: {
      guard: "offersLanguage",
      actions: assign(({ event }) => ({ locale: event.locale })),
    },
    ACCESS_CHANGED: {
      actions: assign(({ context, event }) => ({ access: { ...context.access, ...event.access } })),
    },
    READING_CHANGED: {
      actions: assign(({ context, event }) => ({
        reading: { ...context.reading, ...event.reading },
      })),
    },
    LINE_COUNTED: { actions: [countLine, "editOrder"] },
    LINE_ADDED: { actions: [addToBasket, "editOrder"] },
    LINE_REMOVED: { actions: [removeLine, "editOrder"] },
    REMOVAL_UNDONE: { actions: [assign({ removedLineId: null }), "editOrder"] },
    REWARD_DECLINED: { actions: [declineReward, "editOrder"] },
    REWARD_TAKEN: { actions: [takeReward, "editOrder"] },
    POINTS_USED: { actions: [assign(({ event }) => ({ usePoints: event.use })), "editOrder"] },
  },
});
