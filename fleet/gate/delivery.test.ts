import { beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../electron/host/net/log.ts";
import { resultDeliveryAnswer, type StoredCallback, storedCallback } from "../messages/gate.ts";
import { VERSION, writeMessage } from "../messages/message.ts";
import { integrationHash, referenceHash } from "../messages/names.ts";
import { subjects } from "../messages/subjects.ts";
import { Claims } from "./claims.ts";
import { DELIVERY_LIMITS, Delivery } from "./delivery.ts";
import { Reports } from "./reports.ts";

const SEQ = 7;
const HASH = referenceHash("integration-1", "payment-1");
const CALLBACK: StoredCallback = {
  v: VERSION,
  integrationId: "integration-1",
  transactionReference: "payment-1",
  status: "SUCCESS",
  errorCode: null,
  reason: null,
  idempotencyKey: null,
  receivedAt: 0,
};

let claims: Claims;
let answers: ("ok" | "later")[];
const request = vi.fn(async () => {
  const outcome = answers.shift() ?? "ok";
  return { data: writeMessage(resultDeliveryAnswer, { v: VERSION, outcome }) };
});
let delivery: Delivery;
beforeEach(() => {
  request.mockClear();
  answers = [];
  const connection = { request };
  claims = new Claims(() => 0);
  delivery = new Delivery({
    connection,
    claims,
    stream: { find: async () => [] },
    reports: new Reports(connection, () => 0),
    log: createLog({ level: "silent" }),
    now: () => 0,
    limits: DELIVERY_LIMITS,
    hasRoom: () => true,
  });
});

const claim = () =>
  claims.claim("kiosk1", {
    v: VERSION,
    instance: "instance1",
    integration: integrationHash("integration-1"),
    claims: [{ hash: HASH, isPending: true }],
    enrollments: [],
  });

/** The message as the stream's consumer delivers it. */
const consumed = () => ({
  seq: SEQ,
  subject: subjects.callback(HASH),
  data: writeMessage(storedCallback, CALLBACK),
  headers: { get: () => "0" },
  redelivered: false,
  info: { deliveryCount: 1 },
  ack: vi.fn(),
  nak: vi.fn(),
  term: vi.fn(),
});

const stored = () => delivery.stored(HASH, { seq: SEQ, callback: CALLBACK });

describe("a result that was just stored", () => {
  test("is delivered at once if its kiosk is known, and not again when the stream's consumer brings it", async () => {
    claim();
    await stored();
    expect(request).toHaveBeenCalledTimes(1);
    const message = consumed();
    await delivery.receive(message);
    expect(request).toHaveBeenCalledTimes(1);
    expect(message.ack).toHaveBeenCalled();
    expect(delivery.counts.ok).toBe(1);
  });

  test("is delivered once if the consumer brings it meanwhile", async () => {
    claim();
    const message = consumed();
    await Promise.all([stored(), delivery.receive(message)]);
    expect(request).toHaveBeenCalledTimes(1);
    expect(message.ack).toHaveBeenCalled();
  });

  test("is delivered by the consumer if the first delivery failed", async () => {
    claim();
    answers = ["later", "ok"];
    const message = consumed();
    await stored();
    expect(delivery.undelivered).toBe(0);
    await delivery.receive(message);
    expect(request).toHaveBeenCalledTimes(2);
    expect(message.ack).toHaveBeenCalled();
  });

  test("waits for the consumer if nobody has claimed it", async () => {
    await stored();
    expect(request).not.toHaveBeenCalled();
    const message = consumed();
    await delivery.receive(message);
    expect(message.nak).toHaveBeenCalled();
    expect(delivery.undelivered).toBe(1);
  });
});
