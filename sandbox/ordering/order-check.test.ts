import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openVendor, orderOf, type TestVendor, tomatoSoup } from "./testing/vendor.ts";

let vendor: TestVendor;
beforeAll(() => {
  vendor = openVendor();
});
afterAll(() => vendor.remove());

const soup = (changes: Record<string, unknown> = {}) => orderOf([tomatoSoup], 6.8, changes);
async function reasonFor(order: unknown): Promise<string> {
  const { status, body } = await vendor.create(order);
  expect(status).toBe(200);
  return body.posId ? "accepted" : body.state.reason;
}
function without(field: string): object {
  const { [field]: _, ...rest } = soup() as Record<string, unknown>;
  return rest;
}

describe("an order is refused", () => {
  test.each(["id", "type", "deliveryAt", "client", "payment", "additionalInfo", "items"])(
    "without %s",
    async (field) => {
      expect(await reasonFor(without(field))).toMatch(new RegExp(`^order\\.${field}: `));
    },
  );

  test.each(["name", "email", "phoneNumber"])("without the client's %s", async (field) => {
    const client = { name: "Guest", email: "guest@example.org", phoneNumber: "+4930123456" };
    expect(await reasonFor(soup({ client: { ...client, [field]: undefined } }))).toMatch(
      new RegExp(`^order\\.client\\.${field}: `),
    );
    expect(await reasonFor(soup({ client: { ...client, [field]: " " } }))).toBe(
      `client.${field}: required`,
    );
  });

  test.each(["tax", "subtotal", "total"])("without charge.%s", async (field) => {
    const { payment } = soup();
    const charge = { ...payment.charge, [field]: undefined };
    expect(await reasonFor(soup({ payment: { ...payment, charge } }))).toMatch(
      new RegExp(`^order\\.payment\\.charge\\.${field}: `),
    );
  });

  test("for a type that is not in the enum, or that the outlet does not serve", async () => {
    expect(await reasonFor(soup({ type: "DINE_IN" }))).toMatch(/^order\.type: /);
    expect(await reasonFor(soup({ type: "DRIVE_THROUGH" }))).toBe(
      "type: DRIVE_THROUGH is not served here",
    );
  });

  test("for a delivery without an address", async () => {
    expect(await reasonFor(soup({ type: "DELIVERY" }))).toMatch(/address: required for DELIVERY/);
  });

  test("for a datetime on ASAP, or none on CUSTOM", async () => {
    const at = (deliveryAt: object) => reasonFor(soup({ deliveryAt }));
    const datetime = "2026-11-04T12:30:00+01:00";
    expect(await at({ type: "ASAP", datetime })).toBe("deliveryAt.datetime: omitted on ASAP");
    expect(await at({ type: "CUSTOM" })).toBe("deliveryAt.datetime: ISO 8601 needed on CUSTOM");
    expect(await at({ type: "CUSTOM", datetime: "half past" })).toMatch(/ISO 8601/);
    expect(await at({ type: "CUSTOM", datetime })).toBe("accepted");
  });

  test("for a time that is not the outlet's own, or has passed", async () => {
    const at = (datetime: string) => reasonFor(soup({ deliveryAt: { type: "CUSTOM", datetime } }));
    expect(await at("2026-11-04T12:30")).toBe("accepted");
    expect(await at("2026-11-04T11:30:00Z")).toMatch(/no time of the outlet's zone/);
    expect(await at("2026-11-04T13:30:00+02:00")).toMatch(/no time of the outlet's zone/);
    expect(await at("2027-07-01T12:30:00+02:00")).toBe("accepted");
    expect(await at("2027-07-01T12:30:00+01:00")).toMatch(/no time of the outlet's zone/);
    expect(await at("2027-03-28T02:30")).toMatch(/no time of the outlet's zone/);
    expect(await at("2027-10-31T02:30:00+01:00")).toBe("accepted");
    expect(await at("2027-10-31T02:30:00+02:00")).toBe("accepted");
    expect(await at("2026-11-31T12:30")).toMatch(/no time of the outlet's zone/);
    expect(await at("2026-11-04T12:00:00+01:00")).toBe("deliveryAt.datetime: has passed");
    expect(await at("2026-11-04T11:59")).toBe("deliveryAt.datetime: has passed");
  });

  test("for an unknown table, or for food that is not eaten in", async () => {
    const field = "additionalInfo.tableNumber";
    const at = (tableNumber: string, changes = {}) =>
      reasonFor(soup({ additionalInfo: { tableNumber }, ...changes }));
    expect(await at("12")).toBe("accepted");
    expect(await at("012")).toBe(`${field}: there is no table "012"`);
    expect(await at("")).toMatch(/there is no table/);
    expect(await at("12", { type: "PICKUP" })).toBe(`${field}: only for EAT_IN`);
    await vendor.control("PUT", "/switches", { tables: { pattern: "[AT]\\d+", required: true } });
    expect(await at("T4")).toBe("accepted");
    expect(await reasonFor(soup())).toBe(`${field}: required for EAT_IN`);
    await vendor.control("PUT", "/switches", { tables: null });
    expect(await at("12")).toBe(`${field}: this outlet has no tables`);
    expect(await reasonFor(soup())).toBe("accepted");
  });

  test("for a payment method that is not accepted here, or a card on an order for the counter", async () => {
    const { charge } = soup().payment;
    const by = (method: object) => reasonFor(soup({ payment: { charge, method } }));
    const cardInfo = { pan: "411111******1111" };
    expect(await by({ type: "CASH", cardInfo })).toBe(
      "payment.method.cardInfo: only with BANK_CARD_IN_APP",
    );
    await vendor.control("PUT", "/switches", { paymentMethods: ["BANK_CARD_IN_APP", "CASH"] });
    expect(await by({ type: "CASH" })).toBe("accepted");
    expect(await by({ type: "BANK_CARD_IN_STORE" })).toBe(
      "payment.method.type: BANK_CARD_IN_STORE is not taken here",
    );
    const paymentMethods = ["CASH", "BANK_CARD_IN_APP", "BANK_CARD_IN_STORE"];
    await vendor.control("PUT", "/switches", { paymentMethods });
  });

  test("for a full card number", async () => {
    const { charge } = soup().payment;
    const paidWith = (pan: string) =>
      reasonFor(
        soup({ payment: { charge, method: { type: "BANK_CARD_IN_APP", cardInfo: { pan } } } }),
      );
    expect(await paidWith("4111 1111 1111 1111")).toMatch(/must be masked/);
    expect(await paidWith("411111******1111")).toBe("accepted");
  });

  test("without any lines", async () => {
    expect(await reasonFor(orderOf([], 0))).toBe("items: nothing was ordered");
  });

  test("for a count of none, half or less", async () => {
    for (const count of [0, 0.5, -1, "1"]) {
      expect(await reasonFor(soup({ items: [{ ...tomatoSoup, count }] }))).toMatch(
        /^order\.items\.0\.count: /,
      );
    }
  });
});

describe("a body that is no create request", () => {
  test.each(["", "{", "null", "[]", '{"order":null}', '"order"'])(
    "%j is refused and recorded",
    async (body) => {
      const answer = await vendor.call("/order", { method: "POST", body });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("AuthorizationToken")).toBe(vendor.responseToken);
      expect((await answer.json()).state).toMatchObject({
        status: "FAILED",
        posErrorType: "UNKNOWN",
      });
      expect((await vendor.control("GET", "/refusals")).body.refusals[0]).toMatchObject({
        platformOrderId: null,
        body,
      });
    },
  );
});

test("unknown extra fields are accepted: a line's further structure is not shown", async () => {
  const items = [{ ...tomatoSoup, comment: "hot, please" }];
  expect(await reasonFor(soup({ items, channel: "kiosk" }))).toBe("accepted");
});

test("an order to pay at the counter is accepted, to be collected", async () => {
  const { charge } = soup().payment;
  const order = soup({ payment: { method: { type: "BANK_CARD_IN_STORE" }, charge } });
  expect(await reasonFor(order)).toBe("accepted");
});
