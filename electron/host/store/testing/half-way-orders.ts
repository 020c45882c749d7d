/**
 * Orders that an update may find on a kiosk, by what was under way; made by the code of the time, stored in data
 * folders.
 */
import {
  allGoesWell,
  answering,
  but,
  DECLINED,
  kitchen,
  LOST,
  PENDING,
  type Play,
  paid,
  playOrder,
  type Respond,
  UNKNOWN,
} from "../../checkout/testing/play.ts";

type Changes = Parameters<typeof playOrder>[0];

/** No answer came to this call before the kiosk was stopped. */
const interruptedAt = (...commands: readonly string[]): Respond =>
  but(Object.fromEntries(commands.map((command) => [command, () => null])));

const atPayment = (play: Play) =>
  play.run(but({ Pay: paid({ ...PENDING, transactionReference: `tx of ${idOf(play)}` }) }));
const idOf = ({ state }: Play) => state.order.checkoutId;

const closeLost: Respond = () => ({
  type: "CloseAnswered",
  outcome: { kind: "no-answer", cause: "lost", mayHaveArrived: true },
});
const rejected: Respond = () => ({
  type: "CreateAnswered",
  outcome: { kind: "rejected", reason: "no bread", posErrorType: null },
});

type Scenario = { readonly changes?: Changes; readonly until: (play: Play) => void };

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  "just placed": { until: () => {} },
  "asking the kitchen whether it is up": {
    until: (play) => play.run(interruptedAt("CheckHealth")),
  },
  "asking for the payment": { until: (play) => play.run(interruptedAt("Pay")) },
  "the customer is at the payment page": { until: atPayment },
  "the payment is unclear": {
    until: (play) => play.run(but({ Pay: paid(UNKNOWN), Inquire: () => null })),
  },
  "the payment was declined": { until: (play) => play.run(but({ Pay: paid(DECLINED) })) },
  "paid, sending the order": { until: (play) => play.run(interruptedAt("Create")) },
  "taken by sale, sending the order": {
    changes: { paymentFlow: "sale" },
    until: (play) => play.run(interruptedAt("Create")),
  },
  "accepted, capturing": { until: (play) => play.run(interruptedAt("Capture")) },
  "accepted, the capture is tried again": {
    until: (play) => play.run(but({ Capture: answering(LOST) })),
  },
  "refused, giving the money back": {
    until: (play) => play.run(but({ Create: rejected, ReturnMoney: () => null })),
  },
  "settled, closing the points": { until: (play) => play.run(but({ CloseLoyalty: closeLost })) },
  "closed, in the kitchen": { until: (play) => play.record(kitchen("COOKING")).run(allGoesWell) },
  "canceled, giving points back": {
    until: (play) => {
      play.run(allGoesWell);
      play.record(kitchen("CANCELED")).run(interruptedAt("RefundLoyalty"));
    },
  },
  "nothing due, sending the order": {
    changes: { paymentFlow: "nothing-due", total: "0" },
    until: (play) => play.run(interruptedAt("Create")),
  },
  "to be paid at the counter": {
    changes: { paymentFlow: "pay-at-counter" },
    until: (play) => play.run(allGoesWell),
  },
  "ended before the update": {
    until: (play) => {
      play.run(allGoesWell);
      play.record(kitchen("PROCESSED")).run(allGoesWell);
    },
  },
};

/** Each as its journal; its id is its name. */
export function halfWayOrders(): readonly Play[] {
  return Object.entries(SCENARIOS).map(([checkoutId, { changes, until }]) => {
    const play = playOrder({
      checkoutId,
      loyaltyOrderId: `loyalty order of ${checkoutId}`,
      ...changes,
    });
    until(play);
    return play;
  });
}
