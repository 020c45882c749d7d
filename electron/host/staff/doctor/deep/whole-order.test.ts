import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { APPROVED, DECLINED } from "../../../../../sandbox/payments/testing.ts";
import { freePort } from "../../../../testing/free-port.ts";
import { createDoctorFixture, named } from "../testing/doctor-fixture.ts";
import type { PayRequest } from "./steps.ts";
import type { DeepOptions } from "./whole-order.ts";

let fixture: Awaited<ReturnType<typeof createDoctorFixture>>;
beforeAll(async () => {
  fixture = await createDoctorFixture({ gatePort: await freePort() });
});
afterAll(() => fixture.close());

const ALL = ["CAPTURE", "DIRECT_REFUND", "REDIRECT_FLOW", "DIRECT_WEBHOOK", "STATUS_POLLING"];
const AT_ONCE = { answersAtOnce: { status: "SUCCESS" } };

beforeEach(async () => {
  await fixture.control("DELETE", "faults");
  await fixture.control("PUT", "payments", { capabilities: ALL, answersAtOnce: null });
});

/** Pays at the hosted page as a browser would, and follows the redirect to the return page. */
const payWith = (card: Record<string, string>) => (request: PayRequest) => {
  const body = new URLSearchParams(card);
  if (request.url !== null) void fetch(request.url, { method: "POST", body }).catch(() => null);
};

const PATIENCE = { paySeconds: 5, pollMs: 20, graceMs: 300 };
const order = (change: Partial<DeepOptions> = {}) =>
  fixture.examine({
    deep: { askToPay: payWith(APPROVED), code: null, patience: PATIENCE, ...change },
  });

const ledger = z.object({
  clean: z.boolean(),
  violations: z.array(z.unknown()),
  orders: z.array(z.object({ posId: z.string(), status: z.string() })),
  payments: z.array(
    z.object({ state: z.string(), held: z.number(), settled: z.number(), refunded: z.number() }),
  ),
  loyalty: z.array(z.object({ state: z.string() })),
});
const books = async () => ledger.parse(await fixture.control("GET", "ledger"));

/** What the report asks for: the contract has no call that cancels an order. */
async function cancelOrders(): Promise<void> {
  for (const { posId, status } of (await books()).orders) {
    const move = { status: "CANCELED", reason: "test order" };
    if (status !== "CANCELED") await fixture.control("POST", `ordering/orders/${posId}`, move);
  }
}

/** Money that all payments have authorized or captured; that of faults that keep money remains. */
async function outstanding(): Promise<number> {
  const { payments } = await books();
  return payments.reduce((sum, { held, settled, refunded }) => sum + held + settled - refunded, 0);
}

let before: number;
beforeEach(async () => {
  before = await outstanding();
});
const expectAllBack = async () => expect(await outstanding()).toBeCloseTo(before, 6);

describe("services that keep their contracts", () => {
  test("a whole order by the payment page: everything is in order and everything is returned", async () => {
    const report = await order();
    expect(named(report.findings, "failed")).toEqual([]);
    expect(named(report.findings, "warning")).toEqual([
      "payments.gate.publicUrl (payments.md §4.2)",
      "order to cancel (ordering.md §4)",
    ]);
    const seen = named(report.findings, "ok");
    for (const finding of [
      "identification (in-store-loyalty.md §4.2)",
      "authorize, an authorization that is released (payments.md §4.1)",
      "result callback, an authorization that is released (payments.md §4.2)",
      "reverse, an authorization that is released (payments.md §4.1)",
      "authorize, the order's own payment (payments.md §4.1)",
      "return from the page, the order's own payment (payments.md §4.4)",
      "order (ordering.md §4 rule 3)",
      "order read back (ordering.md §4 rule 4)",
      "capture (payments.md §4.1)",
      "the same again: capture (payments.md §1)",
      "order-closed (in-store-loyalty.md §4.3)",
      "refund of a part (payments.md §4.1)",
      "refund of the rest (payments.md §4.1)",
      "loyalty refund (in-store-loyalty.md §4.4)",
    ]) {
      expect(seen).toContain(finding);
    }
    const ledger = await books();
    expect(ledger.payments.map(({ state }) => state).sort()).toEqual(["refunded", "voided"]);
    expect(ledger.loyalty.map(({ state }) => state)).toEqual(["refunded"]);
    await cancelOrders();
    expect(await books()).toMatchObject({ clean: true, violations: [] });
  });

  test.each([
    ["a bank that answers at once", ALL, "refund of the rest"],
    ["SALE only", ["SALE", "DIRECT_REFUND", "STATUS_POLLING"], "refund of the rest"],
    ["no refund declared", ["CAPTURE", "STATUS_POLLING"], "reverse, the order's own payment"],
    ["no inquiries declared", ["CAPTURE", "DIRECT_REFUND"], "refund of the rest"],
  ])("%s: ordered and returned", async (_what, capabilities, last) => {
    await fixture.control("PUT", "payments", { capabilities, ...AT_ONCE });
    const { findings } = await order();
    expect(named(findings, "failed")).toEqual([]);
    expect(named(findings, "ok")).toContain(`${last} (payments.md §4.1)`);
    await expectAllBack();
    await cancelOrders();
    expect(await books()).toMatchObject({ clean: true });
  });

  test("nothing is paid if it could not be returned", async () => {
    await fixture.control("PUT", "payments", { capabilities: ["SALE"], ...AT_ONCE });
    await fixture.asked();
    const { findings } = await order();
    expect(named(findings, "skipped")).toContain("payment (payments.md §3)");
    const asked = await fixture.asked();
    expect(asked).not.toContain("payments.sale");
    expect(asked).not.toContain("ordering.order");
  });

  test("a code is scanned instead of the phone number; a used one is reported", async () => {
    await fixture.control("PUT", "payments", AT_ONCE);
    const { findings } = await order({ code: "nobody's code" });
    expect(named(findings, "failed")).toEqual(["identification (in-store-loyalty.md §4.2)"]);
    expect(findings.find(({ title }) => title === "identification")?.seen).toContain("503");
    // The rest is checked nevertheless.
    expect(named(findings, "ok")).toContain("capture (payments.md §4.1)");
    await expectAllBack();
  });

  test("without the credential there is no customer, and the order is made nevertheless", async () => {
    await fixture.control("PUT", "payments", AT_ONCE);
    const patience = PATIENCE;
    const deep = { askToPay: payWith(APPROVED), code: null, patience };
    const { findings } = await fixture.examine({ dataDir: null, deep });
    expect(named(findings, "failed")).toEqual([]);
    expect(named(findings, "skipped")).toContain("identification (in-store-loyalty.md §4.2)");
    expect(named(findings, "ok")).toContain("order (ordering.md §4 rule 3)");
  });

  test("beside a running kiosk callbacks go to that one, and inquiries report that it is paid", async () => {
    const server = createServer((_, response) => response.end());
    const port = Number(fixture.settings.payments.gate.listen.split(":")[1]);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const { findings } = await order();
    await new Promise((resolve) => server.close(resolve));
    const callback = findings.find(({ title }) => title.startsWith("result callback"));
    expect(callback).toMatchObject({ verdict: "skipped" });
    expect(callback?.seen).toContain("is taken by another program");
    const outcome = findings.find(({ title }) => title.startsWith("outcome"));
    expect(outcome?.seen).toBe("SUCCESS, reported by inquiry");
    expect(named(findings, "ok")).toContain("refund of the rest (payments.md §4.1)");
    await expectAllBack();
  });

  describe("of a kiosk that belongs to a fleet", () => {
    const inFleet = (change: Partial<DeepOptions> = {}) => {
      const fleet = { servers: ["nats://127.0.0.1:1"], caFile: null, staff: NO_STAFF };
      const patience = PATIENCE;
      const deep = { askToPay: payWith(APPROVED), code: null, patience, ...change };
      return fixture.examine({ settings: { ...fixture.settings, fleet }, deep });
    };
    const NO_STAFF = { acts: [], upTo: null, lookFiles: "none" as const };

    test("is paid by inquiries, and callbacks are left to the fleet's gate", async () => {
      const { findings } = await inFleet();
      expect(named(findings, "failed")).toEqual([]);
      const callback = findings.find(({ title }) => title.startsWith("result callback"));
      expect(callback).toMatchObject({ verdict: "skipped" });
      expect(callback?.seen).toContain("the fleet's gate receives the callbacks");
      expect(named(findings, "ok")).toContain("refund of the rest (payments.md §4.1)");
      await expectAllBack();
    });

    test("asks nobody to pay if no inquiry could say that it is paid", async () => {
      await fixture.control("PUT", "payments", { capabilities: ["CAPTURE", "DIRECT_REFUND"] });
      let isAsked = false;
      const { findings } = await inFleet({
        askToPay: () => {
          isAsked = true;
        },
      });
      expect(isAsked).toBe(false);
      expect(named(findings, "failed")).toEqual([]);
      const outcome = findings.find(({ title }) => title.startsWith("outcome"));
      expect(outcome).toMatchObject({ verdict: "skipped" });
      expect(outcome?.seen).toContain("without STATUS_POLLING");
      await expectAllBack();
    });
  });

  test("an unpaid or declined payment is reported, and no order is made", async () => {
    await fixture.asked();
    const patience = { ...PATIENCE, paySeconds: 1 };
    const nobody = await order({ askToPay: () => undefined, patience });
    expect(named(nobody.findings, "failed")).toContain(
      "outcome, the order's own payment (payments.md §3)",
    );
    const declined = await order({ askToPay: payWith(DECLINED) });
    expect(named(declined.findings, "failed")).toContain(
      "outcome, the order's own payment (payments.md §3)",
    );
    expect(await fixture.asked()).not.toContain("ordering.order");
    await expectAllBack();
  });
});

type Fault = readonly [what: string, operation: string, fault: unknown, found: string];

/** None of these is found by the checks that place no order. */
const FAULTS: readonly Fault[] = [
  [
    "a callback that never comes",
    "payments.result-callback",
    { callback: "lost" },
    "result callback, the order's own payment (payments.md §4.2)",
  ],
  [
    "a callback with another token",
    "payments.result-callback",
    { callback: "wrong-token" },
    "result callback, the order's own payment (payments.md §5)",
  ],
  [
    "a payment that is declined without asking",
    "payments.authorize",
    { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" } },
    "authorize, the order's own payment (payments.md §4.1)",
  ],
  [
    "a payment without transactionReference",
    "payments.authorize",
    { answer: { status: "PENDING", redirectUrl: "https://example.test" } },
    "authorize, the order's own payment (payments.md §4.1)",
  ],
  [
    "a repeat that is another payment",
    "payments.authorize",
    { answer: { status: "SUCCESS", transactionReference: "another" }, times: 1 },
    "the same again: authorize, an authorization that is released (payments.md §1)",
  ],
  [
    "a payment that is unknown afterwards",
    "payments.inquire-status",
    { answer: { status: "NOT_FOUND" } },
    "inquire-status after authorize, the order's own payment (payments.md §2.5)",
  ],
  [
    "an authorization that cannot be released",
    "payments.reverse",
    { status: 501 },
    "reverse, an authorization that is released (payments.md §4.1)",
  ],
  [
    "a capture that is refused",
    "payments.capture",
    { answer: { status: "DECLINED", errorCode: "GATEWAY_ERROR" } },
    "capture (payments.md §4.1)",
  ],
  [
    "money that does not come back",
    "payments.refund",
    { status: 404 },
    "refund of a part (payments.md §4.1)",
  ],
  [
    "an order that is refused",
    "ordering.order",
    { answer: { state: { status: "FAILED", reason: "no such dish" } } },
    "order (ordering.md §4 rule 3)",
  ],
  [
    "an order without response token",
    "ordering.order",
    { headers: { AuthorizationToken: null } },
    "response token of order (ordering.md §5)",
  ],
  [
    "an order in a wrapper",
    "ordering.order",
    { answer: { requestId: "1", data: { posId: "1", queueNumber: "2" } } },
    "order (ordering.md §4 rule 3)",
  ],
  [
    "an order that cannot be read back",
    "ordering.orders",
    { answer: { orders: [] } },
    "order read back (ordering.md §4 rule 4)",
  ],
  [
    "an order that is not closed",
    "loyalty.order-closed",
    { answer: { accepted: false, errorCode: 0, errorText: "unknown order" } },
    "order-closed (in-store-loyalty.md §4.3)",
  ],
  [
    "points that are not taken back",
    "loyalty.refund",
    { status: 403 },
    "loyalty refund (in-store-loyalty.md §4.4)",
  ],
];

describe("a fault that only a whole order shows is found and named by its section", () => {
  test.each(FAULTS)("%s", async (_what, operation, fault, found) => {
    const needsPage = operation === "payments.result-callback";
    await fixture.control("PUT", "payments", needsPage ? {} : AT_ONCE);
    await fixture.setFault(operation, fault);
    expect(named((await fixture.examine()).findings, "failed")).toEqual([]);
    await fixture.setFault(operation, fault);
    const report = await order();
    expect(named(report.findings, "failed")).toContain(found);
    expect(report.ok).toBe(false);
    for (const { verdict, advice } of report.findings) {
      if (verdict === "failed") expect(advice).toBeTruthy();
    }
    // What the fault prevents from being returned is in the report.
    if (!/reverse|refund/.test(operation)) await expectAllBack();
  });

  test("the page of the doctor names each of these faults", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../../../docs/doctor.md"), "utf8");
    for (const [what, operation] of FAULTS)
      expect(page).toContain(`\n| ${what} | \`${operation}\` | `);
  });
});
