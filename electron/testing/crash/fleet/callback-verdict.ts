/** Compares what an integrator sent with what kiosks journalled and what the stream still has. Pure. */
import type { SentCallback } from "./integrator.ts";

export type JournalledCallback = {
  readonly transactionReference: string;
  readonly status: "SUCCESS" | "DECLINED";
};

/** A kiosk's records of callbacks. */
export type KioskCallbacks = {
  readonly kiosk: string;
  readonly integrationId: string;
  readonly orders: readonly {
    readonly checkoutId: string;
    /** In the journal's order. */
    readonly callbacks: readonly JournalledCallback[];
  }[];
  /** References that the kiosk has tied to an order. */
  readonly references: ReadonlySet<string>;
  /** Stored without an order. */
  readonly unmatched: readonly JournalledCallback[];
};

export type CallbackBooks = {
  readonly sent: readonly SentCallback[];
  readonly kiosks: readonly KioskCallbacks[];
  /** The order of each payment that the integrator has. */
  readonly checkoutOf: ReadonlyMap<string, string>;
  /** Stored callbacks that the gate has not acknowledged to the stream. */
  readonly unacknowledged: number;
};

export type CallbackVerdict = {
  /** Distinct callbacks that were sent. */
  readonly callbacks: number;
  /** Answered 200 and not in the journal of their kiosk or, of nobody, no longer waiting in the stream. */
  readonly lost: readonly string[];
  /** Never answered 200, or not acknowledged to the stream although they have a kiosk. */
  readonly unacknowledged: readonly string[];
  readonly violations: readonly { readonly checkoutId: string | null; readonly what: string }[];
  /** Of no kiosk, or of a payment whose reference its kiosk never learned. */
  readonly ofNobody: number;
};

type Found = CallbackVerdict["violations"][number];

export function callbackVerdict(books: CallbackBooks): CallbackVerdict {
  const sent = distinct(books.sent);
  const owned = sent.map((callback) => ({ callback, owner: ownerOf(callback, books) }));
  const ofNobody = owned.filter(({ owner }) => owner === null).length;
  const acknowledged = owned.filter(({ callback }) => callback.acknowledgedAt !== null);
  const lost = acknowledged.filter(
    ({ callback, owner }) => owner !== null && !isJournalled(callback, owner),
  );
  const never = sent.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const left = books.unacknowledged - ofNobody;
  return {
    callbacks: sent.length,
    lost: [
      ...lost.map(({ callback, owner }) => `${nameOf(callback)} of ${owner?.kiosk}`),
      ...Array.from({ length: Math.max(0, -left) }, () => "of nobody, and not in the stream"),
    ],
    unacknowledged: [
      ...never.map((callback) => `${nameOf(callback)} was never answered 200`),
      ...Array.from({ length: Math.max(0, left) }, () => "stored, and not acknowledged"),
    ],
    violations: books.kiosks.flatMap((kiosk) => judgeKiosk(kiosk, sent, books)),
    ofNobody,
  };
}

type Owner = { readonly kiosk: string; readonly callbacks: readonly JournalledCallback[] };

/** The kiosk that has the callback's order, and knows that the payment is the order's. */
function ownerOf(
  { integrationId, transactionReference }: SentCallback,
  { kiosks, checkoutOf }: CallbackBooks,
): Owner | null {
  const checkoutId = checkoutOf.get(transactionReference);
  for (const { kiosk, orders, references, ...own } of kiosks) {
    const order = orders.find((each) => each.checkoutId === checkoutId);
    const isOwn = own.integrationId === integrationId && references.has(transactionReference);
    if (order && isOwn) return { kiosk, callbacks: order.callbacks };
  }
  return null;
}

function isJournalled(callback: JournalledCallback, { callbacks }: Owner): boolean {
  return callbacks.some((entry) => isSame(entry, callback));
}

function judgeKiosk(
  { kiosk, integrationId, orders, unmatched }: KioskCallbacks,
  sent: readonly SentCallback[],
  { checkoutOf }: CallbackBooks,
): Found[] {
  const own = sent.filter((callback) => callback.integrationId === integrationId);
  return [
    ...unmatched.map((entry) => found(null, `${kiosk} stored ${nameOf(entry)}, of no order`)),
    ...orders.flatMap(({ checkoutId, callbacks }) => [
      ...callbacks
        .filter(({ transactionReference }) => checkoutOf.get(transactionReference) !== checkoutId)
        .map((entry) => found(checkoutId, `${kiosk} journalled ${nameOf(entry)} of another order`)),
      ...callbacks
        .filter((entry) => !own.some((callback) => isSame(callback, entry)))
        .map((entry) => found(checkoutId, `${kiosk} journalled ${nameOf(entry)}, never sent`)),
      ...callbacks
        .filter((entry, index) => callbacks.slice(0, index).some((each) => isSame(each, entry)))
        .map((entry) => found(checkoutId, `${kiosk} journalled ${nameOf(entry)} twice`)),
      ...turnedRound(callbacks, own).map((what) => found(checkoutId, `${kiosk} ${what}`)),
    ]),
  ];
}

/** Results of one payment that were journalled before another one, although that was answered before they were sent. */
function turnedRound(callbacks: readonly JournalledCallback[], sent: readonly SentCallback[]) {
  const times = callbacks.map((entry) => sent.find((callback) => isSame(callback, entry)));
  return callbacks.flatMap((entry, index) => {
    const isLater = times
      .slice(index + 1)
      .some(
        (after) =>
          after?.transactionReference === entry.transactionReference &&
          after.acknowledgedAt !== null &&
          after.acknowledgedAt < (times[index]?.sentAt ?? 0),
      );
    return isLater ? [`journalled ${nameOf(entry)} before the result that came first`] : [];
  });
}

/** The first sending of each result counts, and that any of them was answered. */
function distinct(sent: readonly SentCallback[]): SentCallback[] {
  const byName = new Map<string, SentCallback>();
  for (const callback of sent) {
    const name = `${callback.integrationId} ${nameOf(callback)}`;
    const before = byName.get(name);
    const acknowledgedAt = before?.acknowledgedAt ?? callback.acknowledgedAt;
    byName.set(name, { ...(before ?? callback), acknowledgedAt });
  }
  return [...byName.values()];
}

function isSame(one: JournalledCallback, other: JournalledCallback): boolean {
  return one.transactionReference === other.transactionReference && one.status === other.status;
}

const nameOf = ({ transactionReference, status }: JournalledCallback) =>
  `${status} ${transactionReference}`;

const found = (checkoutId: string | null, what: string): Found => ({ checkoutId, what });
