import { describe, expect, it } from "vitest";
import { orderClosedRequest } from "../../../contracts/in-store-loyalty.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import { type ClosedOrder, orderClosedRequestOf } from "./closing.ts";
import type { Identification } from "./identification.ts";

const reward = {
  itemId: "9",
  title: "Lemonade",
  price: 3.5,
  quantity: 1,
  modifiers: null,
  discounts: [{ discountId: "LOYALTY100", type: "percent" as const, value: 100 }],
};
const identification: Identification = {
  loyaltyOrderId: "order-1",
  identifier: {
    by: "phone",
    phoneNumber: "+4915112345678",
    clientName: "Mina",
    subscribedToPushNotifications: false,
  },
  benefits: { ...NO_BENEFITS, pointsPayment: "2.50" },
  payment: { type: "PAY_WITH_POINTS", amount: "2.50", transactionId: "98765432109876543210" },
  rewardLines: [reward],
  orderDiscounts: [{ discountId: "TEN", type: "percent", value: 10 }],
  platformId: "4711",
  view: {
    greetingName: null,
    tier: null,
    pointsBalance: null,
    messages: [],
    benefits: { ...NO_BENEFITS, rewards: [], discounts: [] },
    isScanned: false,
    hasEverRewardedPoints: null,
  },
};
const order = (changes: Partial<ClosedOrder> = {}): ClosedOrder => ({
  identification,
  establishmentId: 7,
  apiVersion: "1.7",
  lines: [
    {
      itemId: "1",
      title: "Bowl",
      price: "10.10",
      quantity: 2,
      modifiers: [{ itemId: "m", title: "Seeds", quantity: 1, price: "0.20" }],
      discounts: [],
    },
  ],
  addedRewards: [0],
  appliedDiscounts: ["TEN"],
  chargeTotal: "16.04",
  pointsPayment: "2.50",
  waiter: null,
  ...changes,
});

describe("the order-closed request", () => {
  it("is the contract's, with the points payment inside the total and its id as a string", () => {
    const request = orderClosedRequestOf(order());
    expect(request).toEqual({
      phoneNumber: "+4915112345678",
      subscribedToPushNotifications: false,
      clientName: "Mina",
      establishmentId: 7,
      orderId: "order-1",
      orderTotal: 18.54,
      order: {
        menuItems: [
          {
            itemId: "1",
            title: "Bowl",
            price: 10.1,
            quantity: 2,
            modifiers: [{ itemId: "m", title: "Seeds", quantity: 1, price: 0.2 }],
          },
          {
            itemId: "9",
            title: "Lemonade",
            price: 3.5,
            quantity: 1,
            discounts: [{ discountId: "LOYALTY100", type: "percent", value: 100 }],
          },
        ],
        discounts: [{ discountId: "TEN", type: "percent", value: 10 }],
      },
      payments: [{ type: "PAY_WITH_POINTS", amount: 2.5, transactionId: "98765432109876543210" }],
    });
    expect(orderClosedRequest.parse(request)).toEqual(request);
  });

  it("names the waiter of the settings if there is one, and never forces a bonus by pointsReward", () => {
    const waiter = { posId: "900", name: "Kiosk" };
    expect(orderClosedRequestOf(order({ waiter }))).toMatchObject({ waiter });
    for (const request of [
      orderClosedRequestOf(order()),
      orderClosedRequestOf(order({ waiter })),
    ]) {
      expect(request).not.toHaveProperty("pointsReward");
    }
    expect(orderClosedRequestOf(order())).not.toHaveProperty("waiter");
  });

  it("adds money and points exactly", () => {
    const request = orderClosedRequestOf(order({ chargeTotal: "0.1", pointsPayment: "0.2" }));
    expect(JSON.stringify(request)).toContain('"orderTotal":0.3,');
  });

  it("echoes no payment if the points were not used", () => {
    expect(orderClosedRequestOf(order({ pointsPayment: "0.00" }))).toMatchObject({
      orderTotal: 16.04,
      payments: [],
    });
  });

  it("echoes one of two rewards of a dish by its position in the answer; older journals name the dish", () => {
    const half = {
      ...reward,
      discounts: [{ discountId: "HALF", type: "percent" as const, value: 50 }],
    };
    const both = { ...identification, rewardLines: [reward, half] };
    const echoed = (addedRewards: ClosedOrder["addedRewards"]) =>
      orderClosedRequestOf(order({ identification: both, lines: [], addedRewards })).order
        .menuItems;
    expect(echoed([1])).toMatchObject([{ itemId: "9", discounts: [{ discountId: "HALF" }] }]);
    expect(echoed(["9", "9"])).toHaveLength(2);
  });

  it("leaves out rewards that the customer declined and discounts that did not apply", () => {
    const request = orderClosedRequestOf(order({ addedRewards: [], appliedDiscounts: [] }));
    expect(request.order.menuItems.map((line) => line.itemId)).toEqual(["1"]);
    expect(request.order).not.toHaveProperty("discounts");
  });

  it("echoes two discounts with the same id, each once and unchanged", () => {
    const ten = { discountId: "TEN", type: "percent" } as const;
    const orderDiscounts = [10, 5].map((value) => ({ ...ten, value }));
    const request = orderClosedRequestOf(
      order({
        identification: { ...identification, orderDiscounts },
        appliedDiscounts: ["TEN", "TEN"],
      }),
    );
    expect(request.order.discounts).toEqual(orderDiscounts);
  });

  it("echoes as many discounts of an id as lowered the price", () => {
    const ten = { discountId: "TEN", type: "percent" } as const;
    const orderDiscounts = [100, 5].map((value) => ({ ...ten, value }));
    const request = orderClosedRequestOf(
      order({ identification: { ...identification, orderDiscounts }, appliedDiscounts: ["TEN"] }),
    );
    expect(request.order.discounts).toEqual([{ ...ten, value: 100 }]);
  });

  it("echoes the phone's fields from version 1.6 and for a phone only", () => {
    const byCode = { ...identification, identifier: { by: "code", qrCode: "QR" } as const };
    const without = [orderClosedRequestOf(order({ apiVersion: "1.5" }))];
    without.push(orderClosedRequestOf(order({ identification: byCode })));
    for (const request of without) {
      expect(request).not.toHaveProperty("phoneNumber");
      expect(request).not.toHaveProperty("clientName");
      expect(request).not.toHaveProperty("subscribedToPushNotifications");
    }
    expect(orderClosedRequestOf(order({ apiVersion: "1.6" }))).toHaveProperty("phoneNumber");
  });

  it("with PATCH_ORDER puts the reward's discounts on the ordered lines, and adds none", () => {
    const lemonade = { itemId: "9", title: "Lemonade", price: "3.50", quantity: 1, modifiers: [] };
    const zeroing = { discountId: "LOYALTY100", type: "percent", value: "100" } as const;
    const cheaper = { discountId: "LESS", type: "amount", value: "0.35" } as const;
    const lines = [
      { ...lemonade, discounts: [zeroing, cheaper] },
      { ...lemonade, quantity: 2, discounts: [] },
    ];
    const request = orderClosedRequestOf(order({ lines, addedRewards: [] }));
    expect(request.order.menuItems).toEqual([
      {
        itemId: "9",
        title: "Lemonade",
        price: 3.5,
        quantity: 1,
        discounts: [
          { discountId: "LOYALTY100", type: "percent", value: 100 },
          { discountId: "LESS", type: "amount", value: 0.35 },
        ],
      },
      { itemId: "9", title: "Lemonade", price: 3.5, quantity: 2 },
    ]);
  });
});
