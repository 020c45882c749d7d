import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KIOSK_ORDER_TYPES, orderRequestBody } from "../../../contracts/ordering.ts";
import { add, compare, decimalFromWire, multiply } from "../../../domain/money.ts";
import { priceBasket } from "../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import { rewardOf } from "../../../domain/testing/products.ts";
import { menu, priced, trayLine } from "../../../domain/testing/tray.ts";
import { testSettings } from "../testing/settings.ts";
import { importMenu } from "./import.ts";
import {
  buildOrderRequest,
  createOrderBody,
  type OrderSnapshot,
  snapshotCharge,
  snapshotLine,
} from "./order-request.ts";
import { menuWire, wireItemOf, wireModifierOf } from "./testing/menu-wire.ts";

const snapshot: OrderSnapshot = {
  orderId: "4b8c2a52-62f4-4f2b-8b67-6f7f3a3b1d10",
  platformOrderId: 1007,
  orderType: "EAT_IN",
  client: { name: null, phoneNumber: null },
  tableNumber: null,
  paymentMethod: "BANK_CARD_IN_APP",
  charge: { tax: "1.05", subtotal: "13.40", total: "11.40", discount: "2.00" },
  lines: [
    {
      itemId: "burger",
      code: "B1",
      count: 2,
      basePrice: "5.90",
      modifiers: [
        { modifierId: "mayo", code: "M1", count: 1, price: "0" },
        { modifierId: "mayo", code: "M1", count: 1, price: "0.80" },
      ],
    },
  ],
  presents: [
    {
      itemId: "coffee",
      code: "C1",
      count: 1,
      modifiers: [{ modifierId: "oat", code: "M2", count: 1 }],
    },
  ],
};

describe("the create request (ordering.md §2.7)", () => {
  test("has table, time and the counter's payment method", () => {
    const datetime = "2026-11-04T12:30:00+01:00";
    const order = buildOrderRequest(
      {
        ...snapshot,
        tableNumber: "T12",
        paymentMethod: "CASH",
        deliveryAt: { atMs: Date.parse(datetime), datetime },
      },
      testSettings(),
    );
    expect(order).toMatchObject({
      deliveryAt: { type: "CUSTOM", datetime },
      payment: { method: { type: "CASH" } },
      additionalInfo: { tableNumber: "T12", platformOrderId: 1007 },
    });
    expect(orderRequestBody.parse(order)).toEqual(order);
  });

  test("has every required field of an order", () => {
    expect(buildOrderRequest(snapshot, testSettings())).toEqual({
      id: "4b8c2a52-62f4-4f2b-8b67-6f7f3a3b1d10",
      type: "EAT_IN",
      deliveryAt: { type: "ASAP" },
      client: { name: "Guest", email: "guest@example.com", phoneNumber: "+4930123456" },
      payment: {
        method: { type: "BANK_CARD_IN_APP" },
        charge: { tax: 1.05, subtotal: 13.4, total: 11.4, discount: 2 },
      },
      additionalInfo: { platformOrderId: 1007 },
      items: [
        {
          id: "burger",
          price: 5.9,
          count: 2,
          modifiers: [
            { id: "mayo", price: 0, count: 1 },
            { id: "mayo", price: 0.8, count: 1 },
          ],
        },
      ],
      presents: [
        { id: "coffee", price: 0, count: 1, modifiers: [{ id: "oat", price: 0, count: 1 }] },
      ],
    });
  });

  test.each(KIOSK_ORDER_TYPES)("has the type %s of the order", (orderType) => {
    expect(buildOrderRequest({ ...snapshot, orderType }, testSettings()).type).toBe(orderType);
  });

  test("with sendPosCode has the code as id, for items, modifiers and rewards alike", () => {
    const body = buildOrderRequest(snapshot, testSettings({ ordering: { sendPosCode: true } }));
    expect(body.items[0]?.id).toBe("B1");
    expect(body.items[0]?.modifiers?.map(({ id }) => id)).toEqual(["M1", "M1"]);
    expect(body.presents?.[0]?.id).toBe("C1");
  });

  test("leaves out what does not exist: discount, presents, modifiers", () => {
    const body = buildOrderRequest(
      {
        ...snapshot,
        charge: { ...snapshot.charge, discount: "0.00" },
        lines: [{ itemId: "tea", code: "T", count: 1, basePrice: "2", modifiers: [] }],
        presents: [],
      },
      testSettings(),
    );
    expect(body).not.toHaveProperty("presents");
    expect(body.payment.charge).not.toHaveProperty("discount");
    expect(body.items).toEqual([{ id: "tea", price: 2, count: 1 }]);
  });

  test("has all discounts and the points payment as one discount, already subtracted from the total", () => {
    const charge = snapshotCharge(
      priced(
        [trayLine],
        {
          flow: "PATCH_ORDER",
          rewards: [
            rewardOf("tray", {
              discounts: [{ discountId: "FIVE", type: "amount", value: "5" }],
            }),
          ],
          discounts: [{ discountId: "TEN", type: "percent", value: "10" }],
          pointsPayment: "3",
        },
        true,
      ),
    );
    const { subtotal, total, discount } = buildOrderRequest({ ...snapshot, charge }, testSettings())
      .payment.charge;
    // Two trays at 20.70: minus 5.00, minus a tenth of 36.40, minus points for 3.00.
    expect({ subtotal, total, discount }).toEqual({
      subtotal: 41.4,
      total: 29.76,
      discount: 11.64,
    });
  });

  test("has table number, custom fields and the customer's details", () => {
    const body = buildOrderRequest(
      {
        ...snapshot,
        tableNumber: "12",
        client: { name: "Ada", phoneNumber: "+441234567890" },
      },
      testSettings({ ordering: { customFields: { lane: "3" } } }),
    );
    expect(body.additionalInfo).toMatchObject({ tableNumber: "12", customFields: { lane: "3" } });
    expect(body.client).toEqual({
      name: "Ada",
      email: "guest@example.com",
      phoneNumber: "+441234567890",
    });
  });

  test("has platformOrderId under the operator's own wire name", () => {
    const { order } = createOrderBody(buildOrderRequest(snapshot, testSettings()), "acmeOrderId");
    expect(order.additionalInfo).toEqual({ acmeOrderId: 1007 });
  });
});

/** From the journal of a kiosk that was updated while the order was under way. */
const PLACED_BEFORE_COMBOS = `{
  "orderId": "4b8c2a52-62f4-4f2b-8b67-6f7f3a3b1d10", "platformOrderId": 1007, "orderType": "EAT_IN",
  "client": {"name": null, "email": null, "phoneNumber": null}, "tableNumber": null,
  "paymentMethod": "BANK_CARD_IN_APP",
  "charge": {"tax": "1.05", "subtotal": "13.40", "total": "11.40", "discount": "2.00"},
  "lines": [{"itemId": "burger", "code": "B1", "count": 2, "basePrice": "5.90", "modifiers": [
    {"modifierId": "mayo", "code": "M1", "count": 1, "price": "0"},
    {"modifierId": "mayo", "code": "M1", "count": 1, "price": "0.80"}]}],
  "presents": [{"itemId": "coffee", "code": "C1", "count": 1,
    "modifiers": [{"modifierId": "oat", "code": "M2", "count": 1}]}]
}`;

test("an order from before combos were supported is sent unchanged", () => {
  const snapshot: OrderSnapshot = JSON.parse(PLACED_BEFORE_COMBOS);
  const body = buildOrderRequest(snapshot, testSettings());
  expect(body).toEqual(buildOrderRequest(snapshot, testSettings()));
  expect(orderRequestBody.parse(body)).toEqual(body);
});

describe("a combo on the wire (ordering.md §2.6, §2.7)", () => {
  const [line] = priced([trayLine]).lines;
  if (!line) throw new Error("not priced");
  const combo = { ...snapshot, lines: [snapshotLine(line, menu)], presents: [] };
  const itemsOf = (sendPosCode: boolean) =>
    buildOrderRequest(combo, testSettings({ ordering: { sendPosCode } })).items;

  test("has its id and price; each pick is a modifier at its surcharge, followed by what was chosen for it", () => {
    expect(itemsOf(false)).toEqual([
      {
        id: "tray",
        price: 17.9,
        count: 2,
        modifiers: [
          // The step item's own id, which the menu requires to be echoed.
          { id: "tray-burger", price: 1.5, count: 1 },
          { id: "barley", price: 0, count: 1 },
          { id: "egg", price: 0, count: 1 },
          { id: "cheddar", price: 0.9, count: 1 },
          { id: "cola", price: 0.2, count: 1 },
          { id: "cola", price: 0.2, count: 1 },
        ],
      },
    ]);
  });

  test("with sendPosCode is identified by codes alone", () => {
    const [tray] = itemsOf(true);
    expect(tray?.id).toBe("code-tray");
    expect(tray?.modifiers?.map(({ id }) => id)).toEqual([
      "T1",
      "code-barley",
      "code-egg",
      "code-cheddar",
      "code-cola",
      "code-cola",
    ]);
  });
});

describe("a snapshot of a priced basket", () => {
  const { menu: burgers } = importMenu(
    menuWire({
      modifiers: [wireModifierOf("mayo"), wireModifierOf("chili")],
      items: [
        wireItemOf("burger", {
          pricesByOrderingType: { EAT_IN: { value: 5.905 } },
          modifierGroups: [
            {
              id: "sauce",
              title: { en: "Sauce" },
              free: 1,
              modifiers: [{ modifier: "ref-mayo" }, { modifier: "ref-chili" }],
            },
          ],
        }),
      ],
    }),
  );

  const pricedBurger = (mayo: number, chili: number, count: number) =>
    priceBasket({
      menu: burgers,
      basket: {
        lines: [
          {
            kind: "item",
            lineId: "l1",
            itemId: "burger",
            count,
            choices: [
              { groupId: "sauce", modifierId: "mayo", count: mayo },
              { groupId: "sauce", modifierId: "chili", count: chili },
            ],
          },
        ],
      },
      orderType: "EAT_IN",
      digits: 3,
      taxesIncluded: true,
      benefits: NO_BENEFITS,
      usePoints: false,
    });

  test("lines have the menu's codes, and included units cost nothing", () => {
    const [line] = pricedBurger(2, 1, 1).lines;
    expect(line && snapshotLine(line, burgers)).toEqual({
      itemId: "burger",
      code: "code-burger",
      count: 1,
      basePrice: "5.905",
      modifiers: [
        { modifierId: "mayo", code: "code-mayo", count: 1, price: "0" },
        { modifierId: "mayo", code: "code-mayo", count: 1, price: "0.5" },
        { modifierId: "chili", code: "code-chili", count: 1, price: "0.5" },
      ],
    });
  });

  test("a line has what its reward takes off, which is not sent", () => {
    const [line] = pricedBurger(1, 0, 2).lines;
    if (!line) throw new Error("no line");
    const reward = { rewardId: 1, discounts: [], off: "3.500" };
    const rewarded = snapshotLine({ ...line, reward }, burgers);
    expect(rewarded.discount).toBe("3.500");
    const sent = (lines: OrderSnapshot["lines"]) =>
      buildOrderRequest({ ...snapshot, lines }, testSettings());
    expect(sent([rewarded])).toEqual(sent([snapshotLine(line, burgers)]));
  });

  test("the lines on the wire add up to the subtotal, to the last digit", () => {
    const units = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(units, units, units, (mayo, chili, count) => {
        const basket = pricedBurger(mayo, chili, count);
        const body = buildOrderRequest(
          {
            ...snapshot,
            charge: snapshotCharge(basket),
            lines: basket.lines.map((line) => snapshotLine(line, burgers)),
          },
          testSettings(),
        );
        const parsed = orderRequestBody.parse(JSON.parse(JSON.stringify(body)));
        const sum = parsed.items.map((line) => {
          const extras = (line.modifiers ?? []).map((modifier) =>
            multiply(decimalFromWire(modifier.price), modifier.count),
          );
          return multiply(add(decimalFromWire(line.price), ...extras), line.count);
        });
        const subtotal = decimalFromWire(parsed.payment.charge.subtotal);
        expect(compare(add(...sum), subtotal)).toBe(0);
      }),
    );
  });
});
