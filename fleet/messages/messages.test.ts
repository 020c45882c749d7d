import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { kioskBoard } from "./board.ts";
import {
  claimAnswer,
  claimRequest,
  enrollmentDelivery,
  enrollmentDeliveryAnswer,
  gateHello,
  gateReport,
  gateReportAnswer,
  gateState,
  resultDelivery,
  resultDeliveryAnswer,
  storedCallback,
} from "./gate.ts";
import { readMessage, VERSION, writeMessage } from "./message.ts";
import { integrationHash, outletOf, pairingCode, referenceHash } from "./names.ts";
import { pairingAnswer, pairingRequest } from "./pairing.ts";
import { staffAnswer, staffRequest } from "./staff.ts";
import { kioskState } from "./state.ts";

const HASH = "a".repeat(64);
const INSTANCE = "instance1";
const UUID = "0e8d3d83-0a5b-4bd5-8b0e-3e5a4b6c7d8e";
const CALLBACK = {
  integrationId: "cafe",
  transactionReference: "ref-1",
  status: "SUCCESS" as const,
  errorCode: null,
  reason: null,
  idempotencyKey: null,
  receivedAt: 1,
};
const STATE = {
  instance: INSTANCE,
  nonce: "0123456789abcdef",
  at: 1,
  terminalId: "kiosk 1",
  number: 1,
  outlet: "0123456789abcdef",
  salesOutletId: 101,
  outletName: "Café",
  integration: HASH,
  currency: "EUR",
  health: { state: "serving", because: [], notes: [], page: "open" },
  versions: { kiosk: "0.1.0", node: "24" },
  configuration: null,
  menu: "7",
  disk: { bytes: 1, freeBytes: 2, trouble: null },
  backupAt: null,
  clockOffMs: null,
  unfinished: 0,
  listed: [],
  listedCount: 0,
  unmatched: 0,
  staffCall: null,
  fleetStaff: { acts: ["retry"], upTo: null },
} as const;

type Sample = [name: string, schema: z.ZodType, message: object];
const samples: Sample[] = [
  ["a stored callback", storedCallback, CALLBACK],
  [
    "a claim",
    claimRequest,
    {
      instance: INSTANCE,
      integration: HASH,
      claims: [{ hash: HASH, isPending: true }],
      enrollments: [{ hash: HASH, agoMs: 0 }],
    },
  ],
  ["the answer to a claim", claimAnswer, { gate: INSTANCE, refused: [HASH] }],
  ["a delivery", resultDelivery, { hash: HASH, callbacks: [CALLBACK] }],
  ["the answer to a delivery", resultDeliveryAnswer, { outcome: "ok" }],
  ["an enrollment", enrollmentDelivery, { hash: HASH, body: "{}", idempotencyKey: null }],
  ["the answer to an enrollment", enrollmentDeliveryAnswer, { outcome: "no-match" }],
  [
    "a hello",
    gateHello,
    { gate: INSTANCE, integrations: [{ integration: HASH, kiosks: 3 }], canStore: false },
  ],
  [
    "a report",
    gateReport,
    { id: "unclaimed.1", at: 1, report: { type: "shared-key", kiosk: "kiosk1" } },
  ],
  ["the answer to a report", gateReportAnswer, {}],
  [
    "the gate's state",
    gateState,
    {
      gate: INSTANCE,
      release: "0.1.0",
      startedAt: 1,
      stream: { bytes: 1, maxBytes: 2, messages: 1 },
      canStore: true,
      counts: { stored: 1, repeated: 0, refused: 0 },
    },
  ],
  [
    "a pairing request",
    pairingRequest,
    {
      kind: "kiosk",
      publicKey: `U${"A".repeat(55)}`,
      name: "kiosk 1",
      number: null,
      outlet: "0123456789abcdef",
      salesOutletId: 101,
    },
  ],
  ["the answer to a pairing request", pairingAnswer, { outcome: "paired", id: "kiosk1" }],
  [
    "a board",
    kioskBoard,
    {
      device: 1,
      terminalId: "kiosk 1",
      preparing: [{ number: "12", agoMs: 9 }],
      ready: [{ number: "11", agoMs: 5 }],
      ask: [],
      silentMs: null,
      staffCall: null,
    },
  ],
  ["a kiosk's state", kioskState, STATE],
  [
    "what staff want",
    staffRequest,
    {
      nonce: STATE.nonce,
      key: UUID,
      person: "Ada",
      act: { type: "refund", checkoutId: UUID, seq: 4, refundId: UUID, amount: "1.50" },
    },
  ],
  [
    "a refund of more than nine digits",
    staffRequest,
    {
      ...{ nonce: STATE.nonce, key: UUID, person: "Ada" },
      act: { type: "refund", checkoutId: UUID, seq: 4, refundId: UUID, amount: "1740000000.00" },
    },
  ],
  ["the answer to staff", staffAnswer, { outcome: "stale", order: null, seq: null }],
];

describe.each(samples)("%s", (_name, schema, message) => {
  const current = { v: VERSION, ...message };

  test("is read as it was written", () => {
    expect(readMessage(schema, writeMessage(schema, current))).toEqual({
      ok: true,
      message: current,
    });
  });

  test("is refused in a version that this release does not know", () => {
    const newer = new TextEncoder().encode(JSON.stringify({ ...message, v: VERSION + 1 }));
    expect(readMessage(schema, newer)).toEqual({ ok: false, reason: "v is not valid" });
  });

  test("may have fields of a later release", () => {
    const richer = new TextEncoder().encode(JSON.stringify({ ...current, later: true }));
    expect(readMessage(schema, richer)).toEqual({ ok: true, message: current });
  });
});

describe("a message that is none", () => {
  test.each([
    ["no JSON", new TextEncoder().encode("{")],
    ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22])],
    ["nothing", new Uint8Array()],
  ])("%s", (_name, data) => {
    expect(readMessage(gateHello, data)).toEqual({ ok: false, reason: "is not JSON" });
  });

  test("repeats nothing of what it has", () => {
    const data = new TextEncoder().encode(JSON.stringify({ ...CALLBACK, v: 1, status: "secret" }));
    expect(readMessage(storedCallback, data)).toEqual({
      ok: false,
      reason: "status is not valid",
    });
  });
});

describe("names", () => {
  test("one reference of two integrations has two hashes", () => {
    expect(referenceHash("a", "1")).not.toBe(referenceHash("b", "1"));
    expect(referenceHash("a", "b1")).not.toBe(referenceHash("ab", "1"));
    expect(integrationHash("a")).not.toBe(referenceHash("a", ""));
  });

  test("two vendors may number their outlets alike", () => {
    const first = outletOf({ vendorBaseUrl: "https://one.example", salesOutletId: 1 });
    expect(outletOf({ vendorBaseUrl: "https://two.example", salesOutletId: 1 })).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
  });

  test("a pairing code has ten symbols that cannot be confused", () => {
    const codes = Array.from({ length: 200 }, (_, number) => pairingCode(`key ${number}`));
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(new Set(codes).size).toBe(codes.length);
    // By hand: SHA-256 of "" begins e3b0c44298fc1, whose first 50 bits are these ten groups of five.
    expect(pairingCode("")).toBe("WERC8-GMRZG");
  });
});
