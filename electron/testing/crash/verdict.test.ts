import { describe, expect, test } from "vitest";
import type { CheckoutEvent } from "../../host/checkout/state/events.ts";
import {
  allGoesWell,
  answering,
  but,
  DECLINED,
  inquiry,
  kitchen,
  LOST,
  type Play,
  paid,
  playOrder,
} from "../../host/checkout/testing/play.ts";
import type { SandboxLedger } from "./sandbox-books.ts";
import { type Books, verdictOf } from "./verdict.ts";

const TICKET = { id: "order", posId: "pos-1", status: "PROCESSED" };
const PAYMENT = {
  paymentId: "order.1",
  transactionReference: "tx",
  amount: "12.5",
  held: "0",
  settled: "12.5",
  refunded: "0",
  state: "captured",
};
const CLOSED = { orderId: "loyalty-order", state: "closed", orderTotal: "12.5" };
const SETTLED: SandboxLedger = {
  orders: [TICKET],
  payments: [PAYMENT],
  loyalty: [CLOSED],
  violations: [],
};

/** An order that was paid, cooked and closed. */
const served = () => {
  const play = playOrder();
  play.run(allGoesWell);
  return play.record(kitchen("PROCESSED"));
};
/** An order whose payment was declined. */
const declined = () => {
  const play = playOrder({ loyaltyOrderId: null });
  play.run(but({ Pay: paid(DECLINED) }));
  return play;
};
/** Accepted, its capture without a response, then canceled: the reversal is refused. */
const reversed = (canInquire: boolean) => {
  const play = playOrder({ loyaltyOrderId: null, canInquire });
  play.run(but({ Capture: answering(LOST) }));
  play.record(kitchen("CANCELED"));
  play.run(but({ Inquire: inquiry("AUTHORIZED"), ReturnMoney: answering(DECLINED) }));
  return play;
};
/** The same by a kiosk that did not inquire first, although it could. */
const reversedUnasked = () => {
  const play = reversed(true);
  const isAsking = (event: CheckoutEvent) =>
    event.type === "InquiryAnswered" ||
    (event.type === "Started" && event.command.type === "Inquire");
  const { state } = play;
  return { events: play.events.filter((event) => !isAsking(event)), state };
};
const REVERSED = { rule: "reversed-after-capture", text: "Payment tx: reversed." };
const LATE = { rule: "capture-without-hold", text: "Payment tx: nothing to capture." };

/** An order that the kitchen never answered: three attempts, then the money is returned. */
const unanswered = () => {
  const play = playOrder({ loyaltyOrderId: null });
  play.runThroughTime(
    but({
      Create: () => ({ type: "CreateAnswered", outcome: { kind: "ambiguous", cause: "lost" } }),
    }),
  );
  return play;
};

function booksOf(
  play: Pick<Play, "events" | "state">,
  changes: Partial<Omit<Books, "kiosk">> = {},
): Books {
  const { events, state } = play;
  return {
    kiosk: [{ checkoutId: "order", events, state }],
    unfinished: [],
    sandbox: SETTLED,
    requests: [],
    silent: new Set(),
    ...changes,
  };
}
const violationsOf = (books: Books) => verdictOf(books).violations.map(({ what }) => what);
const request = (
  operation: Books["requests"][number]["operation"],
  key: string | null,
  body = "",
) => ({ operation, key, body }) as const;
const capture = request("payments.capture", "order.1 capture");

describe("records without a violation", () => {
  test.each<[string, () => Books]>([
    ["served, settled and closed", () => booksOf(served(), { requests: [capture] })],
    [
      "declined",
      () =>
        booksOf(declined(), {
          sandbox: {
            ...SETTLED,
            orders: [],
            loyalty: [],
            payments: [{ ...PAYMENT, settled: "0", state: "declined" }],
          },
        }),
    ],
    [
      "canceled, its money and points given back",
      () => {
        const play = playOrder();
        play.run(allGoesWell);
        play.record(kitchen("CANCELED")).run(allGoesWell);
        return booksOf(play, {
          sandbox: {
            ...SETTLED,
            orders: [{ ...TICKET, status: "CANCELED" }],
            payments: [{ ...PAYMENT, refunded: "12.5" }],
            loyalty: [{ ...CLOSED, state: "refunded" }],
          },
        });
      },
    ],
    [
      "cooked although nobody knows, and staff were notified",
      () =>
        booksOf(unanswered(), {
          sandbox: {
            ...SETTLED,
            loyalty: [],
            payments: [{ ...PAYMENT, settled: "0", state: "voided" }],
          },
        }),
    ],
    [
      "money that staff have to look at",
      () => {
        const play = playOrder({ loyaltyOrderId: null });
        play.run(but({ Capture: answering(DECLINED) }));
        return booksOf(play, {
          unfinished: ["order"],
          sandbox: {
            ...SETTLED,
            loyalty: [],
            payments: [{ ...PAYMENT, held: "12.5", settled: "0" }],
          },
        });
      },
    ],
    ...[true, false].map((canInquire): [string, () => Books] => [
      `a capture that was overtaken, reversed by a kiosk that ${canInquire ? "asked" : "could not ask"}, and staff were notified`,
      () =>
        booksOf(reversed(canInquire), {
          sandbox: {
            ...SETTLED,
            orders: [{ ...TICKET, status: "CANCELED" }],
            loyalty: [],
            violations: [REVERSED, LATE],
          },
        }),
    ]),
  ])("%s", (_, books) => {
    expect(verdictOf(books())).toMatchObject({ violations: [], unresolved: [] });
  });
});

describe("a planted violation is found", () => {
  const withLedger =
    (play: Pick<Play, "events" | "state">, changes: Partial<SandboxLedger>) => () =>
      booksOf(play, { sandbox: { ...SETTLED, ...changes } });

  test.each<[string, () => Books, string | RegExp]>([
    [
      "never captured",
      withLedger(served(), { payments: [{ ...PAYMENT, held: "12.5", settled: "0" }] }),
      /rule 1: 12.50 was due/,
    ],
    [
      "taken twice",
      withLedger(served(), { payments: [PAYMENT, { ...PAYMENT, paymentId: "order.2" }] }),
      /rule 1/,
    ],
    [
      "kept although canceled",
      withLedger(served(), { orders: [{ ...TICKET, status: "CANCELED" }] }),
      /rule 1: 0 was due/,
    ],
    [
      "taken for a declined order",
      withLedger(declined(), { orders: [], loyalty: [] }),
      /shown "not-charged" with 0 held, 12.5 taken/,
    ],
    [
      "accepted, and the kitchen has nothing",
      withLedger(served(), { orders: [] }),
      "accepted as pos-1, but the kitchen has nothing",
    ],
    [
      "in the kitchen twice",
      withLedger(served(), { orders: [TICKET, { ...TICKET, posId: "pos-2" }] }),
      "the kitchen has the order 2 times",
    ],
    [
      "in the kitchen, not accepted, staff not notified",
      withLedger(declined(), { loyalty: [], payments: [] }),
      /rule 7/,
    ],
    [
      "never closed",
      withLedger(served(), { loyalty: [{ ...CLOSED, state: "validated" }] }),
      /rule 4/,
    ],
    [
      "closed although canceled",
      withLedger(served(), {
        orders: [{ ...TICKET, status: "FAILED" }],
        payments: [{ ...PAYMENT, refunded: "12.5" }],
      }),
      /rule 8/,
    ],
    [
      "an order of no journal",
      withLedger(served(), { orders: [TICKET, { ...TICKET, id: "other" }] }),
      "the kitchen has other, which is in no journal",
    ],
    [
      "a payment of no journal",
      withLedger(served(), { payments: [PAYMENT, { ...PAYMENT, paymentId: "other.1" }] }),
      "payment other.1 is in no journal",
    ],
    [
      "a breach that the services saw",
      withLedger(served(), {
        violations: [{ rule: "captured-twice", text: "Payment tx: captured a second time." }],
      }),
      /captured-twice/,
    ],
    [
      "a capture reversed although it could have been asked about",
      withLedger(reversedUnasked(), {
        orders: [{ ...TICKET, status: "CANCELED" }],
        violations: [REVERSED],
      }),
      /reversed-after-capture/,
    ],
    [
      "a capture of what was given back, and none was lost",
      withLedger(served(), { violations: [LATE] }),
      /capture-without-hold/,
    ],
    [
      "a capture under another key",
      () => booksOf(served(), { requests: [request("payments.capture", "another key")] }),
      /rule 3: payments.capture another key arrived 1 times, 0 intents/,
    ],
    [
      "more captures than intents",
      () => booksOf(served(), { requests: [capture, capture] }),
      /arrived 2 times, 1 intents/,
    ],
    [
      "a create without an intent",
      () =>
        booksOf(declined(), {
          sandbox: { ...SETTLED, orders: [], loyalty: [], payments: [] },
          requests: [request("ordering.order", null, '{"id":"order"}')],
        }),
      /rule 2: 1 creates arrived, 0 stand/,
    ],
    [
      "one order.id, two orders",
      () =>
        booksOf(unanswered(), {
          sandbox: { ...SETTLED, loyalty: [], payments: [] },
          requests: ["1", "2"].map((count) =>
            request("ordering.order", null, `{"id":"order","count":${count}}`),
          ),
        }),
      /rule 7: the same order.id/,
    ],
    [
      "a create for nobody's order",
      () => booksOf(served(), { requests: [request("ordering.order", null, '{"id":"other"}')] }),
      /is in no journal/,
    ],
  ])("%s", (_, books, expected) => {
    const words = violationsOf(books());
    expect(words.join("\n")).toMatch(expected);
  });

  test("silence counted as leaving", () => {
    const play = declined();
    play.record({ type: "Abandoned" });
    const books = {
      ...booksOf(play),
      sandbox: { ...SETTLED, orders: [], payments: [], loyalty: [] },
    };
    expect(violationsOf(books)).toEqual([]);
    expect(violationsOf({ ...books, silent: new Set(["order"]) })).toEqual([
      "rule 5: silence is taken for leaving",
    ]);
  });

  test("an order that neither ended nor is listed for staff is unresolved", () => {
    const play = playOrder({ loyaltyOrderId: null });
    play.run(but({ Capture: answering(LOST) }));
    const verdict = verdictOf(booksOf(play, { unfinished: ["order"] }));
    expect(verdict.unresolved).toEqual(["order"]);
    expect(verdict.violations.map(({ what }) => what)).toContain(
      "rule 6: neither ended nor in the staff list",
    );
  });
});
