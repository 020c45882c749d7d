import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Example } from "./examples/example.ts";
import { examples as loyaltyExamples } from "./examples/loyalty.ts";
import { examples as orderingExamples } from "./examples/ordering.ts";
import { examples as paymentsExamples } from "./examples/payments.ts";
import * as loyalty from "./in-store-loyalty.ts";
import * as ordering from "./ordering.ts";
import * as payments from "./payments.ts";

type Contract = readonly [name: string, schemas: object, examples: readonly Example[]];
const contracts: readonly Contract[] = [
  ["in-store-loyalty", loyalty, loyaltyExamples],
  ["ordering", ordering, orderingExamples],
  ["payments", payments, paymentsExamples],
];

/** A message as received: without what JSON cannot carry. */
const overTheWire = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

describe.each(contracts)("%s", (_, schemas, examples) => {
  const schemaOf = (name: string): z.ZodType => {
    const found: unknown = new Map(Object.entries(schemas)).get(name);
    if (found instanceof z.ZodType) return found;
    throw new Error(`no schema ${name}`);
  };

  test.each(examples)("$section: $what ($schema, valid: $valid)", (example) => {
    const read = schemaOf(example.schema).safeParse(overTheWire(example.message));
    expect(read.error?.message ?? "read").toEqual(
      example.valid ? "read" : expect.not.stringMatching(/^read$/),
    );
  });

  test("has an example that is read for each message body of the contract", () => {
    const bodies = Object.keys(schemas).filter((name) => /(Request|Response|Callback)$/.test(name));
    const shown = new Set(examples.filter(({ valid }) => valid).map(({ schema }) => schema));
    // Two are read through createOrderResponse; the body of inquire-status is not shown (payments.md §4.1).
    const others = ["createOrderAccepted", "createOrderRejected", "inquireStatusRequest"];
    expect(bodies.filter((name) => !shown.has(name) && !others.includes(name))).toEqual([]);
  });
});

describe("the parsed examples", () => {
  test("preserve every digit of a transactionId beyond 2^53", () => {
    const transactionId = "90071992547409931";
    expect(loyalty.payment.parse({ type: "X", amount: 1, transactionId }).transactionId).toBe(
      transactionId,
    );
  });

  test("convert a numeric queueNumber to text", () => {
    const accepted = { posId: "BB-1", queueNumber: 47 };
    expect(ordering.createOrderResponse.parse(accepted)).toEqual({
      posId: "BB-1",
      queueNumber: "47",
    });
  });
});
