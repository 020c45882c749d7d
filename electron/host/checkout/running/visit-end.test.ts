/** Which orders are notified that their customer has left, or no longer answers (checkout rule 5). */
import { describe, expect, test } from "vitest";
import type { CheckoutEvent } from "../state/events.ts";
import { accepted, but, type Play, paid, playOrder, SUCCESS } from "../testing/play.ts";
import { endVisits, leaveVisits } from "./visit-end.ts";

/** The orders of a kiosk, and what was recorded about each. */
function kioskWith(...plays: readonly Play[]) {
  const recorded: Record<string, CheckoutEvent["type"][]> = {};
  const orders = {
    unfinished: () => plays.map(({ state }) => state),
    record(checkoutId: string, event: CheckoutEvent) {
      const play = plays.find(({ state }) => state.order.checkoutId === checkoutId);
      play?.recordAsWritten(event);
      recorded[checkoutId] = [...(recorded[checkoutId] ?? []), event.type];
      return play !== undefined;
    },
  };
  return { orders, recorded };
}

const paying = (checkoutId: string) => {
  const play = playOrder({ checkoutId });
  play.run(but({ Pay: () => null }));
  return play;
};
const inKitchen = (checkoutId: string) => {
  const play = playOrder({ checkoutId });
  play.run(but({ Pay: paid(SUCCESS), Create: () => accepted(), Capture: () => null }));
  return play;
};
const ofFirst = ({ order }: Play["state"]) => order.checkoutId === "first";

describe("a customer who leaves", () => {
  test("abandons only their own payment", () => {
    const { orders, recorded } = kioskWith(paying("first"), paying("second"));
    expect(leaveVisits(orders, ofFirst, 0)).toEqual([]);
    expect(recorded).toEqual({ first: ["Abandoned", "VisitEnded"] });
  });

  test("changes nothing about an order that the kitchen has", () => {
    const { orders, recorded } = kioskWith(inKitchen("first"));
    expect(leaveVisits(orders, ofFirst, 0)).toEqual([]);
    expect(recorded).toEqual({});
  });

  test("still gets what costs nothing here: it was ordered for good", () => {
    const play = playOrder({ checkoutId: "first", paymentFlow: "nothing-due", total: "0" });
    const { orders, recorded } = kioskWith(play);
    expect(leaveVisits(orders, ofFirst, 0)).toEqual(["first"]);
    expect(recorded).toEqual({ first: ["VisitEnded"] });
  });
});

describe("a visit without an answer from its customer", () => {
  test("leaves its payment under way: the order goes on without its customer", () => {
    const { orders, recorded } = kioskWith(paying("first"), paying("second"));
    expect(endVisits(orders, ofFirst, 0)).toEqual(["first"]);
    expect(recorded).toEqual({ first: ["VisitEnded"] });
  });

  test("ends once", () => {
    const { orders, recorded } = kioskWith(paying("first"));
    endVisits(orders, ofFirst, 0);
    expect(endVisits(orders, ofFirst, 0)).toEqual([]);
    expect(recorded).toEqual({ first: ["VisitEnded"] });
  });
});
