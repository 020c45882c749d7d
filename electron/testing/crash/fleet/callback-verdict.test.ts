import { describe, expect, test } from "vitest";
import { type CallbackBooks, callbackVerdict, type KioskCallbacks } from "./callback-verdict.ts";
import type { SentCallback } from "./integrator.ts";

type Journalled = KioskCallbacks["orders"][number]["callbacks"][number];

const sent = (
  transactionReference: string,
  status: SentCallback["status"],
  [sentAt, acknowledgedAt]: readonly [number, number | null],
  integrationId = "own",
): SentCallback => ({ integrationId, transactionReference, status, sentAt, acknowledgedAt });

const success = (transactionReference = "tx-1"): Journalled => ({
  transactionReference,
  status: "SUCCESS",
});
const declined = (transactionReference = "tx-1"): Journalled => ({
  transactionReference,
  status: "DECLINED",
});

/** A kiosk with one order, whose payment it knows. */
const kiosk = (
  name: "K1" | "K2",
  callbacks: readonly Journalled[],
  changes: Partial<KioskCallbacks> = {},
): KioskCallbacks => {
  const number = name.slice(1);
  return {
    kiosk: name,
    integrationId: "own",
    orders: [{ checkoutId: `order-${number}`, callbacks }],
    references: new Set([`tx-${number}`]),
    unmatched: [],
    ...changes,
  };
};

/** Two kiosks; each has journalled the SUCCESS of its payment. */
const books = (changes: Partial<CallbackBooks> = {}): CallbackBooks => ({
  sent: [sent("tx-1", "SUCCESS", [1, 2]), sent("tx-2", "SUCCESS", [3, 4])],
  kiosks: [kiosk("K1", [success()]), kiosk("K2", [success("tx-2")])],
  checkoutOf: new Map([
    ["tx-1", "order-1"],
    ["tx-2", "order-2"],
  ]),
  unacknowledged: 0,
  ...changes,
});
const withFirst = (callbacks: readonly Journalled[], changes: Partial<KioskCallbacks> = {}) => ({
  kiosks: [kiosk("K1", callbacks, changes), kiosk("K2", [success("tx-2")])],
});
const BOTH = (times: readonly [readonly [number, number], readonly [number, number]]) => [
  sent("tx-1", "DECLINED", times[0]),
  sent("tx-1", "SUCCESS", times[1]),
  sent("tx-2", "SUCCESS", [5, 6]),
];

const NOTHING = { lost: [], unacknowledged: [], violations: [] };

function findingsIn(changes: Partial<CallbackBooks>) {
  const { lost, unacknowledged, violations } = callbackVerdict(books(changes));
  return { lost, unacknowledged, violations: violations.map(({ what }) => what) };
}

describe("records without a finding", () => {
  test.each<[string, Partial<CallbackBooks>]>([
    ["each callback is in its own kiosk's journal", {}],
    [
      "a callback that is repeated, under another key or after its 200, counts once",
      { sent: [...books().sent, sent("tx-1", "SUCCESS", [5, 6])] },
    ],
    [
      "two results in the order in which they were answered",
      {
        sent: BOTH([
          [1, 2],
          [3, 4],
        ]),
        ...withFirst([declined(), success()]),
      },
    ],
    [
      "two results that were under way at the same time, in any order",
      {
        sent: BOTH([
          [1, 4],
          [3, 2],
        ]),
        ...withFirst([success(), declined()]),
      },
    ],
    [
      "another integration's payment with the same reference waits for its own kiosk",
      { sent: [...books().sent, sent("tx-1", "DECLINED", [5, 6], "other")], unacknowledged: 1 },
    ],
    [
      "a payment whose reference its kiosk never learned waits",
      { ...withFirst([], { references: new Set() }), unacknowledged: 1 },
    ],
  ])("%s", (_, changes) => {
    expect(findingsIn(changes)).toEqual(NOTHING);
  });

  test("counts distinct callbacks, and those of nobody", () => {
    const verdict = callbackVerdict(
      books({
        sent: [...books().sent, sent("tx-2", "SUCCESS", [5, 6]), sent("tx-9", "SUCCESS", [7, 8])],
        unacknowledged: 1,
      }),
    );
    expect(verdict).toMatchObject({ callbacks: 3, ofNobody: 1 });
  });
});

describe("lost", () => {
  test.each<[string, Partial<CallbackBooks>]>([
    ["answered 200 and not journalled", withFirst([])],
    ["journalled with another status", withFirst([declined()])],
  ])("%s", (_, changes) => {
    expect(findingsIn(changes).lost).toEqual(["SUCCESS tx-1 of K1"]);
  });
});

test("a callback of nobody that does not wait in the stream is lost", () => {
  const withNobody = [...books().sent, sent("tx-9", "SUCCESS", [5, 6])];
  expect(findingsIn({ sent: withNobody }).lost).toEqual(["of nobody, and not in the stream"]);
});

describe("unacknowledged", () => {
  test("never answered 200, although it is journalled", () => {
    const waiting = [sent("tx-1", "SUCCESS", [1, null]), sent("tx-2", "SUCCESS", [3, 4])];
    expect(findingsIn({ sent: waiting })).toEqual({
      ...NOTHING,
      unacknowledged: ["SUCCESS tx-1 was never answered 200"],
    });
  });

  test("still in the stream, although its kiosk has it", () => {
    expect(findingsIn({ unacknowledged: 2 }).unacknowledged).toHaveLength(2);
  });
});

describe("violations", () => {
  test.each<[string, Partial<CallbackBooks>, string]>([
    ["journalled twice", withFirst([success(), success()]), "K1 journalled SUCCESS tx-1 twice"],
    [
      "the order of two results turned round",
      {
        sent: BOTH([
          [1, 2],
          [3, 4],
        ]),
        ...withFirst([success(), declined()]),
      },
      "K1 journalled SUCCESS tx-1 before the result that came first",
    ],
    [
      "in the journal of a kiosk whose order it is not",
      withFirst([success(), success("tx-2")]),
      "K1 journalled SUCCESS tx-2 of another order",
    ],
    [
      "another integration's result of the same reference",
      {
        sent: [...books().sent, sent("tx-1", "DECLINED", [5, 6], "other")],
        ...withFirst([success(), declined()]),
        unacknowledged: 1,
      },
      "K1 journalled DECLINED tx-1, never sent",
    ],
    [
      "stored without an order",
      withFirst([success()], { unmatched: [success("tx-9")] }),
      "K1 stored SUCCESS tx-9, of no order",
    ],
  ])("%s", (_, changes, what) => {
    expect(findingsIn(changes).violations).toEqual([what]);
  });
});
