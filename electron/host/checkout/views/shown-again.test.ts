import { describe, expect, test } from "vitest";
import {
  allGoesWell,
  but,
  DECLINED,
  kitchen,
  NOON,
  PENDING,
  type Play,
  paid,
  playOrder,
} from "../testing/play.ts";
import { SHOWN_AGAIN_MS, shownAgain } from "./shown-again.ts";

const nobodyLeft = () => false;
const shown = (play: Play, at = play.now) =>
  shownAgain([play.state], nobodyLeft, at)?.order.checkoutId;

const atPayment = () => {
  const play = playOrder();
  play.run(but({ Pay: paid(PENDING) }));
  return play;
};
const declined = () => {
  const play = playOrder();
  play.run(but({ Pay: paid(DECLINED) }));
  return play;
};
const done = () => {
  const play = playOrder();
  play.run(allGoesWell);
  return play;
};

describe("a customer who comes back to a kiosk that was restarted", () => {
  test.each([
    ["an order at its payment", atPayment],
    ["an order that failed", declined],
    ["an order that is done", done],
  ])("is shown %s", (_, make) => {
    expect(shown(make())).toBe("order");
  });

  test.each([
    ["has failed", declined],
    ["is done", done],
    ["is done and handed out", () => done().record(kitchen("PROCESSED"))],
  ])("is shown %s for 60 s, and nothing then", (_, make) => {
    const play = make();
    expect(shown(play, NOON + SHOWN_AGAIN_MS - 1)).toBe("order");
    expect(shown(play, NOON + SHOWN_AGAIN_MS)).toBeUndefined();
  });

  test("is shown an order for as long as it goes on", () => {
    expect(shown(atPayment(), NOON + 10 * SHOWN_AGAIN_MS)).toBe("order");
  });

  test("is shown nothing after having left", () => {
    expect(shown(atPayment().record({ type: "Abandoned" }))).toBeUndefined();
    expect(shown(declined().record({ type: "VisitEnded" }))).toBeUndefined();
    const { state } = done();
    expect(shownAgain([state], (visitId) => visitId === state.order.visitId, NOON)).toBeNull();
  });

  test("is shown the order that was placed last", () => {
    const first = playOrder({ checkoutId: "first" });
    const last = playOrder({ checkoutId: "last" });
    const later = { ...last.state, placedAt: NOON + 1 };
    expect(shownAgain([later, first.state], nobodyLeft, NOON)?.order.checkoutId).toBe("last");
  });
});
