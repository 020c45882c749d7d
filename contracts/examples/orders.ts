/** Messages of ordering.md §2.7 to §4, transcribed from its text. */
import type { Example } from "./example.ts";

const order = {
  id: "K1-55",
  type: "EAT_IN",
  deliveryAt: { type: "ASAP" },
  client: { name: "Amara", email: "amara@example.org", phoneNumber: "+4915112345678" },
  payment: {
    method: {
      type: "BANK_CARD_IN_APP",
      cardInfo: { cardHolderName: "A AMARA", pan: "411111******1111" },
    },
    charge: { tax: 5.91, subtotal: 39, total: 32, discount: 7 },
  },
  additionalInfo: { tableNumber: "12", platformOrderId: 4711, customFields: { kiosk: "K1" } },
  items: [
    {
      id: "burger-beet",
      price: 12.9,
      count: 2,
      modifiers: [{ id: "extra-avocado", price: 0.9, count: 1 }],
    },
  ],
  presents: [{ id: "lemonade-mint", price: 0, count: 1 }],
};
const request = (changes: object) => ({ order: { ...order, ...changes } });

const creating: readonly Example[] = [
  {
    section: "§2.7",
    what: "a paid order with a reward",
    schema: "createOrderRequest",
    valid: true,
    message: { order },
  },
  {
    section: "§2.7",
    what: "tips, deliveryFee and discount are optional, and so are presents and modifiers",
    schema: "createOrderRequest",
    valid: true,
    message: {
      order: {
        id: "K1-56",
        type: "PICKUP",
        deliveryAt: { type: "ASAP" },
        client: { name: "Guest", email: "guest@example.org", phoneNumber: "+4930123456" },
        payment: {
          method: { type: "BANK_CARD_IN_STORE" },
          charge: { tax: 0.17, subtotal: 2.6, total: 2.6 },
        },
        additionalInfo: {},
        items: [{ id: "cookie", price: 2.6, count: 1 }],
      },
    },
  },
  {
    section: "§2.7",
    what: "a delivery at a time that is set",
    schema: "createOrderRequest",
    valid: true,
    message: request({
      type: "DELIVERY",
      deliveryAt: { type: "CUSTOM", datetime: "2026-11-04T18:30:00+01:00" },
      address: {
        coordinates: { latitude: 52.52, longitude: 13.405 },
        addressString1: "Hofgasse 1",
        zipCode: "10115",
      },
    }),
  },
  {
    section: "§2.7",
    what: "the schema does not enforce what DELIVERY needs",
    schema: "createOrderRequest",
    valid: true,
    message: request({ type: "DELIVERY" }),
  },
  {
    section: "§2.7",
    what: "the structure of a line beyond id, price, count and modifiers is not shown",
    schema: "createOrderRequest",
    valid: true,
    message: request({ items: [{ id: "cookie", price: 2.6, count: 1, comment: "warm" }] }),
  },
  {
    section: "§2.7",
    what: "amounts have up to three fractional digits",
    schema: "charge",
    valid: true,
    message: { tax: 0.475, subtotal: 2.975, total: 2.975 },
  },
  {
    section: "§4",
    what: "the order is wrapped",
    schema: "createOrderRequest",
    valid: false,
    message: order,
  },
  {
    section: "§2.7",
    what: "the client's phone number is required",
    schema: "createOrderRequest",
    valid: false,
    message: request({ client: { name: "Amara", email: "amara@example.org" } }),
  },
  {
    section: "§2.7",
    what: "tax is always sent",
    schema: "charge",
    valid: false,
    message: { subtotal: 2.6, total: 2.6 },
  },
  {
    section: "§2.7",
    what: "amounts are numbers",
    schema: "charge",
    valid: false,
    message: { tax: 0.42, subtotal: 2.6, total: "2.60" },
  },
  {
    section: "§2.7",
    what: "the order type is one of the enum",
    schema: "createOrderRequest",
    valid: false,
    message: request({ type: "TAKE_AWAY" }),
  },
  {
    section: "§2.7",
    what: "deliveryAt is ASAP or CUSTOM",
    schema: "createOrderRequest",
    valid: false,
    message: request({ deliveryAt: { type: "NOW" } }),
  },
  {
    section: "§2.7",
    what: "a payment method is one of three",
    schema: "createOrderRequest",
    valid: false,
    message: request({ payment: { ...order.payment, method: { type: "POINTS" } } }),
  },
  {
    section: "§2.7",
    what: "a line needs its count",
    schema: "createOrderRequest",
    valid: false,
    message: request({ items: [{ id: "cookie", price: 2.6 }] }),
  },
  {
    section: "§2.7",
    what: "platformOrderId is an integer",
    schema: "createOrderRequest",
    valid: false,
    message: request({ additionalInfo: { platformOrderId: "A-1" } }),
  },
  {
    section: "§2.7",
    what: "customFields has string values",
    schema: "createOrderRequest",
    valid: false,
    message: request({ additionalInfo: { customFields: { kiosk: 1 } } }),
  },
];

const answers: readonly Example[] = [
  {
    section: "§2.7",
    what: "all services UP",
    schema: "healthcheckResponse",
    valid: true,
    message: { pos: "UP", kitchen: "UP" },
  },
  {
    section: "§4 rule 1",
    what: "an empty answer is no health",
    schema: "healthcheckResponse",
    valid: false,
    message: {},
  },
  {
    section: "§2.7",
    what: "the object is flat",
    schema: "healthcheckResponse",
    valid: false,
    message: { pos: { status: "UP" } },
  },
  {
    section: "§4",
    what: "accepted: bare posId and queueNumber",
    schema: "createOrderResponse",
    valid: true,
    message: { posId: "BB-1", queueNumber: "47" },
  },
  {
    section: "§2.7",
    what: "a numeric queueNumber is accepted",
    schema: "createOrderResponse",
    valid: true,
    message: { posId: "BB-1", queueNumber: 47 },
  },
  {
    section: "§4",
    what: "rejected, with a reason in free text and a type",
    schema: "createOrderResponse",
    valid: true,
    message: {
      state: { status: "FAILED", reason: "no more soup", posErrorType: "ITEM_UNAVAILABLE" },
    },
  },
  {
    section: "§4 rule 3",
    what: "posErrorType may be omitted, and its list is not complete",
    schema: "createOrderResponse",
    valid: true,
    message: { state: { status: "FAILED", reason: "closed" } },
  },
  {
    section: "§4",
    what: "neither accepted nor rejected",
    schema: "createOrderResponse",
    valid: false,
    message: { requestId: "1" },
  },
  {
    section: "§4",
    what: "an accepted order is not wrapped",
    schema: "createOrderResponse",
    valid: false,
    message: { order: { posId: "BB-1", queueNumber: "47" } },
  },
  {
    section: "§4",
    what: "a rejection's status is FAILED",
    schema: "createOrderResponse",
    valid: false,
    message: { state: { status: "COOKING" } },
  },
  {
    section: "§4",
    what: "the read request carries posIds",
    schema: "readOrdersRequest",
    valid: true,
    message: { orderPosIds: ["BB-1", "BB-2"] },
  },
  {
    section: "§4",
    what: "posIds are a list",
    schema: "readOrdersRequest",
    valid: false,
    message: { orderPosIds: "BB-1" },
  },
  {
    section: "§4",
    what: "the orders that were asked for, id being the posId",
    schema: "readOrdersResponse",
    valid: true,
    message: {
      orders: [
        { id: "BB-1", queueNumber: "47", state: { status: "AWAITING_PICKUP" } },
        { id: "BB-2", queueNumber: 48, state: { status: "CANCELED", reason: "guest left" } },
      ],
    },
  },
  {
    section: "§4 rule 4",
    what: "only the nine status values",
    schema: "readOrdersResponse",
    valid: false,
    message: { orders: [{ id: "BB-1", queueNumber: "47", state: { status: "READY" } }] },
  },
  {
    section: "§4",
    what: "each order has its state",
    schema: "readOrdersResponse",
    valid: false,
    message: { orders: [{ id: "BB-1", queueNumber: "47" }] },
  },
];

export const orderExamples: readonly Example[] = [...creating, ...answers];
