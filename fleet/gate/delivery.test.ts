import { beforeEach, expect, test } from "vitest";
import { recordedLog } from "../../electron/host/testing/recorded-log.ts";
import {
  type ResultDeliveryAnswer,
  resultDelivery,
  resultDeliveryAnswer,
  storedCallback,
} from "../messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { integrationHash, referenceHash } from "../messages/names.ts";
import { subjects } from "../messages/subjects.ts";
import type { DeliveredMessage, StoredMessage } from "./callback-stream.ts";
import { Claims } from "./claims.ts";
import { DELIVERY_LIMITS, Delivery } from "./delivery.ts";
import { Reports } from "./reports.ts";

const NOW = 1_700_000_000_000;
const INTEGRATION = "integration-1";
const hash = referenceHash(INTEGRATION, "payment-1");

type Request = {
  readonly statuses: readonly string[];
  readonly answer: (outcome: ResultDeliveryAnswer["outcome"]) => void;
};
/** What the kiosk was asked and has not answered. */
let requests: Request[];
/** What the stream holds, in its order. */
let stored: StoredMessage[];
/** What the server was told about its messages. */
let answered: string[];
let delivery: Delivery;

beforeEach(() => {
  requests = [];
  stored = [];
  answered = [];
  const connection = {
    request: (_subject: string, data: Uint8Array) =>
      new Promise<{ data: Uint8Array }>((resolve) => {
        const read = readMessage(resultDelivery, data);
        if (!read.ok) throw new Error(read.reason);
        requests.push({
          statuses: read.message.callbacks.map(({ status }) => status),
          answer: (outcome) =>
            resolve({ data: writeMessage(resultDeliveryAnswer, { v: VERSION, outcome }) }),
        });
      }),
  };
  const now = () => NOW;
  const claims = new Claims(now);
  claims.claim("kiosk1", {
    v: VERSION,
    instance: "instance1",
    integration: integrationHash(INTEGRATION),
    claims: [{ hash, isPending: true }],
    enrollments: [],
  });
  delivery = new Delivery({
    connection,
    claims,
    reports: new Reports(connection, now),
    stream: { find: async () => [...stored] },
    log: recordedLog().log,
    now,
    limits: DELIVERY_LIMITS,
    hasRoom: () => true,
  });
});

/** A result that the stream has stored, as its consumer delivers it. */
function store(seq: number, status: "SUCCESS" | "DECLINED"): DeliveredMessage {
  const callback = {
    v: VERSION,
    integrationId: INTEGRATION,
    transactionReference: "payment-1",
    status,
    errorCode: null,
    reason: null,
    idempotencyKey: null,
    receivedAt: NOW,
  } as const;
  stored.push({ seq, callback });
  return {
    seq,
    subject: subjects.callback(hash),
    data: writeMessage(storedCallback, callback),
    headers: undefined,
    redelivered: false,
    info: { deliveryCount: 1 },
    ack: () => answered.push(`ack ${status}`),
    nak: () => answered.push(`nak ${status}`),
    term: () => answered.push(`term ${status}`),
  };
}

/** The only request that the kiosk has not answered. */
async function nextRequest(): Promise<Request> {
  // All that is not waiting for the kiosk has happened by then.
  await new Promise(setImmediate);
  const [request, ...more] = requests.splice(0);
  if (request === undefined) throw new Error("the kiosk was not asked");
  expect(more).toEqual([]);
  return request;
}

test("an answer about a stream that was replaced says nothing about the messages of the next one", async () => {
  const late = delivery.receive(store(1, "DECLINED"));
  const before = await nextRequest();
  delivery.forget();
  stored = [];
  before.answer("ok");
  await late;
  // The server would take it for an answer to its new first message.
  expect(answered).toEqual([]);
  const next = delivery.receive(store(1, "SUCCESS"));
  const request = await nextRequest();
  expect(request.statuses).toEqual(["SUCCESS"]);
  request.answer("ok");
  await next;
  expect(answered).toEqual(["ack SUCCESS"]);
});

test("one delivery of a payment at a time, in the order in which its results were stored", async () => {
  const first = store(1, "DECLINED");
  const done = [delivery.receive(first), delivery.claimed(hash, true)];
  const alone = await nextRequest();
  expect(alone.statuses).toEqual(["DECLINED"]);
  const second = store(2, "SUCCESS");
  done.push(delivery.receive(second), delivery.claimed(hash, true));
  await new Promise(setImmediate);
  expect(requests).toEqual([]);
  alone.answer("ok");
  const both = await nextRequest();
  expect(both.statuses).toEqual(["DECLINED", "SUCCESS"]);
  both.answer("ok");
  await Promise.all(done);
  expect(requests).toEqual([]);
  expect(answered).toEqual(["ack DECLINED", "ack SUCCESS"]);
});

test("a kiosk that does not journal one delivery is asked again by the next in the queue", async () => {
  const done = [delivery.receive(store(1, "SUCCESS")), delivery.claimed(hash, true)];
  (await nextRequest()).answer("later");
  (await nextRequest()).answer("ok");
  await Promise.all(done);
  expect(answered).toEqual(["nak SUCCESS"]);
  expect(delivery.counts).toMatchObject({ ok: 1, later: 1 });
  expect(delivery.undelivered).toBe(0);
});
