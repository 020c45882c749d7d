/** What the integrator answers to calls that change nothing: capabilities, health, inquiries (payments.md §2.5, §4.1). */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  CARD,
  ENROLLMENT,
  type IntegratorTalk,
  openIntegratorTalk,
} from "./testing/integrator-client.ts";
import type { Reply } from "./testing/integrator-server.ts";

let talk: IntegratorTalk;

beforeEach(async () => {
  talk = await openIntegratorTalk();
});
afterEach(() => talk.close());

describe("capabilities and health", () => {
  test("unknown capabilities are ignored, wallets are read by their wire names", async () => {
    const wallets = { WALLET_A_PAY: "ACME_PAY", WALLET_B_PAY: "BETA_PAY" };
    const branded = talk.clientBy({ wire: { wallets } });
    talk.server.reply = {
      body: { capabilities: ["CAPTURE", "ACME_PAY", "WALLET_B_PAY", "TIME_TRAVEL"] },
    };
    expect(await branded.capabilities()).toEqual(new Set(["CAPTURE", "WALLET_A_PAY"]));
  });

  test("every capability of the contract is read", async () => {
    const operations = ["CAPTURE", "SALE", "DIRECT_REFUND", "STATUS_POLLING", "TOKENIZATION"];
    const declared = [...operations, "REDIRECT_FLOW", "DIRECT_WEBHOOK"];
    talk.server.reply = { body: { capabilities: declared } };
    expect(await talk.integrator.capabilities()).toEqual(new Set(declared));
  });

  test.each<[string, Reply]>([
    ["an error", { status: 500 }],
    ["a malformed list", { body: { capabilities: "CAPTURE" } }],
  ])("%s counts as no answer, not as an empty list of capabilities", async (_case, reply) => {
    talk.server.reply = reply;
    expect(await talk.integrator.capabilities()).toBeNull();
  });

  test.each<[string, Reply, string]>([
    ["UP", { body: { status: "UP" } }, "UP"],
    ["DOWN", { body: { status: "DOWN" } }, "DOWN"],
    ["HTTP 503", { status: 503, body: { status: "UP" } }, "DOWN"],
    ["another word", { body: { status: "OK" } }, "DOWN"],
    ["a lost answer", { drop: true }, "DOWN"],
  ])("health %s is read as such, and anything else is DOWN", async (_case, reply, expected) => {
    talk.server.reply = reply;
    expect(await talk.integrator.health()).toBe(expected);
  });
});

describe("inquiries (payments.md §2.5)", () => {
  test.each([
    "AUTHORIZED",
    "CAPTURED",
    "VOIDED",
    "REFUNDED",
    "DECLINED",
    "EXPIRED",
    "PENDING",
    "NOT_FOUND",
  ])("%s is a status", async (status) => {
    talk.server.reply = { body: { status, transactionReference: "tx-1", rawStatus: "raw" } };
    expect(await talk.integrator.inquireStatus({ paymentId: "pay-1" })).toEqual({
      kind: "status",
      status,
      transactionReference: "tx-1",
      rawStatus: "raw",
    });
  });

  test.each<[string, Reply, string]>([
    ["HTTP 404", { status: 404 }, "HTTP 404"],
    ["HTTP 500", { status: 500 }, "HTTP 500"],
    ["another word", { body: { status: "PAID" } }, "malformed: status"],
    ["a lost answer", { drop: true }, "broken"],
  ])("%s is no answer, never NOT_FOUND", async (_case, reply, cause) => {
    talk.server.reply = reply;
    expect(await talk.integrator.inquireStatus({ paymentId: "p" })).toEqual({
      kind: "no-answer",
      cause,
    });
  });

  test.each([{ rawStatus: 5 }, { transactionReference: 17 }, { reason: [] }, { card: {} }])(
    "an optional field that cannot be read does not lose the status: %j",
    async (odd) => {
      talk.server.reply = { body: { status: "AUTHORIZED", ...odd } };
      expect(await talk.integrator.inquireStatus({ paymentId: "p" })).toEqual({
        kind: "status",
        status: "AUTHORIZED",
        transactionReference: null,
        rawStatus: null,
      });
      talk.server.reply = { body: { status: "DECLINED", ...odd } };
      const { enrollmentId } = ENROLLMENT;
      expect(await talk.integrator.inquireEnrollmentStatus({ enrollmentId })).toEqual({
        kind: "status",
        status: "DECLINED",
        transactionReference: null,
      });
    },
  );

  test("a completed enrollment has its card", async () => {
    talk.server.reply = { body: { status: "COMPLETED", transactionReference: "tx-1", card: CARD } };
    const { enrollmentId } = ENROLLMENT;
    expect(await talk.integrator.inquireEnrollmentStatus({ enrollmentId })).toEqual({
      kind: "status",
      status: "COMPLETED",
      transactionReference: "tx-1",
      card: { ...CARD, expiryMonth: null, expiryYear: null },
    });
    talk.server.reply = { body: { status: "COMPLETED" } };
    expect(await talk.integrator.inquireEnrollmentStatus({ enrollmentId })).toMatchObject({
      kind: "no-answer",
    });
    talk.server.reply = { body: { status: "NOT_FOUND" } };
    expect(await talk.integrator.inquireEnrollmentStatus({ enrollmentId })).toEqual({
      kind: "status",
      status: "NOT_FOUND",
      transactionReference: null,
    });
  });
});
