/**
 * Whole visits at outlets unlike the sandbox's: other currencies, languages and protocol versions. Menus and expected
 * requests are written by hand from the contracts; nothing of the sandbox's own prices or orders is in them.
 */
import { expect, test } from "./pages/fixtures.ts";
import { type Elsewhere, QUEUE_NUMBER, restaurantOf, vendorOf } from "./support/elsewhere.ts";
import { AMARA } from "./support/members.ts";

/** Taxes are added to the prices. */
const MUSCAT: Elsewhere = {
  category: { en: "Kitchen", ar: "المطبخ" },
  dishes: [
    { id: "shuwa", title: { en: "Shuwa", ar: "شواء" }, price: 4.32, taxes: [5] },
    {
      id: "karak",
      title: { en: "Karak tea", ar: "شاي كرك" },
      price: 0.445,
      taxes: [5],
      extras: ["saffron"],
    },
  ],
  extras: [{ id: "saffron", title: { en: "Saffron", ar: "زعفران" }, price: 0.155, taxes: [5] }],
};

/** One language of its own, which the kiosk does not speak. */
const SAPPORO: Elsewhere = {
  category: { en: "Ramen", de: "Ramen", fr: "Ramen", es: "Ramen", it: "Ramen", ja: "ラーメン" },
  dishes: [
    {
      id: "miso",
      title: { en: "Miso ramen", de: "Miso-Ramen", fr: "Ramen au miso", ja: "味噌ラーメン" },
      price: 1080,
      taxes: [8],
    },
  ],
  extras: [],
};

const ZURICH: Elsewhere = {
  category: { de: "Karte", fr: "Carte", it: "Carta", en: "Menu", tr: "Menü" },
  dishes: [
    {
      id: "roesti",
      title: { de: "Rösti", fr: "Rœsti", it: "Rösti", en: "Hash browns", tr: "Rösti" },
      price: 21.5,
      taxes: [],
    },
  ],
  extras: [],
};

/** How a guest is named to the kitchen. */
const CLIENT = { name: "Guest", email: expect.any(String), phoneNumber: expect.any(String) };

test.describe("three decimals, in Arabic, taxes on top, protocol 1.6", () => {
  test.use({
    language: "ar",
    restaurant: restaurantOf(MUSCAT),
    sandboxState: {
      configuration: {
        currency: "OMR",
        currencySymbol: "ر.ع.",
        timezone: "Asia/Muscat",
        loyaltyApiVersion: "1.6",
        locales: { enabled: ["ar", "en"], default: "ar", fallback: "en" },
      },
      ...vendorOf(MUSCAT),
    },
    settingsPatch: { ordering: { taxesIncluded: false } },
  });

  test("each amount has its three digits, at every service alike", async ({ customer, shop }) => {
    await customer.begin();
    await customer.order("shuwa");
    await customer.menu.open("karak");
    await customer.item.choose("saffron");
    await customer.item.goOn();
    await customer.menu.expectShown();
    await customer.reviewOrder();
    await customer.identifyAs(AMARA);
    await customer.review.goToPay();
    await customer.payWith("approved");
    expect(await customer.done.queueNumber()).toBe(String(QUEUE_NUMBER));

    // 4.320 + 0.445 + 0.155 = 4.920, and 5 % of it
    const [paid] = await shop.control.requests("payments.authorize");
    expect(paid).toMatchObject({ amount: 5.166, currency: "OMR", settings: { currency: "OMR" } });
    const [sent] = await shop.control.requests("ordering.order");
    expect(sent).toEqual({
      order: {
        id: expect.any(String),
        type: "EAT_IN",
        deliveryAt: { type: "ASAP" },
        client: { ...CLIENT, phoneNumber: `+49${AMARA.phone}` },
        payment: {
          method: { type: "BANK_CARD_IN_APP" },
          charge: { tax: 0.246, subtotal: 4.92, total: 5.166 },
        },
        additionalInfo: { platformOrderId: expect.any(Number) },
        items: [
          { id: "shuwa", price: 4.32, count: 1 },
          {
            id: "karak",
            price: 0.445,
            count: 1,
            modifiers: [{ id: "saffron", price: 0.155, count: 1 }],
          },
        ],
      },
    });
    await expect.poll(() => shop.control.requests("loyalty.order-closed")).toHaveLength(1);
    const [closed] = await shop.control.requests("loyalty.order-closed");
    expect(closed).toMatchObject({ orderTotal: 5.166, phoneNumber: `+49${AMARA.phone}` });
    const paths = await shop.control.exchanges("loyalty.order-closed");
    expect(paths.map(({ path }) => path)).toEqual(["/loyalty/order-closed/1.6"]);
  });
});

test.describe("no decimals, no loyalty, five languages", () => {
  test.use({
    language: "fr",
    restaurant: restaurantOf(SAPPORO),
    sandboxState: { outlet: { configured: false }, ...vendorOf(SAPPORO) },
    settingsPatch: {
      device: {
        fallback: {
          currency: "JPY",
          timezone: "Asia/Tokyo",
          locales: ["fr", "en", "de", "es", "it"],
        },
      },
    },
  });

  test("yen have no minor unit: not on the screen, and not on the wire", async ({
    customer,
    shop,
  }) => {
    await expect(customer.start.languages.getByRole("button")).toHaveCount(5);
    await customer.begin();
    await expect(customer.menu.price("miso")).toHaveText(/^1\s080\sJPY$/u);
    await customer.order("miso");
    await customer.order("miso");
    await customer.reviewOrder();
    await customer.review.expectShown();
    await customer.review.goToPay();
    await customer.payWith("approved");
    expect(await customer.done.queueNumber()).toBe(String(QUEUE_NUMBER));

    const [paid] = await shop.control.requests("payments.authorize");
    expect(paid).toMatchObject({ amount: 2160, currency: "JPY" });
    const [sent] = await shop.control.requests("ordering.order");
    // 8 % are in the price: 2000 and 160.
    expect(sent).toMatchObject({
      order: {
        client: CLIENT,
        payment: { charge: { tax: 160, subtotal: 2160, total: 2160 } },
        items: [{ id: "miso", price: 1080, count: 2 }],
      },
    });
    expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
    expect(await shop.control.requests("loyalty.order-closed")).toEqual([]);
  });
});

test.describe("protocol 1.5, codes only, untaxed, five languages", () => {
  test.use({
    language: "it",
    restaurant: restaurantOf(ZURICH),
    sandboxState: {
      configuration: {
        currency: "CHF",
        currencySymbol: "CHF",
        timezone: "Europe/Zurich",
        loyaltyApiVersion: "1.5",
        locales: { enabled: ["de", "fr", "it", "en", "tr"], default: "it", fallback: "de" },
      },
      ...vendorOf(ZURICH),
    },
  });

  test("a typed code collects points, and nothing of later versions is sent", async ({
    customer,
    shop,
  }) => {
    await customer.begin();
    await customer.order("roesti");
    await customer.reviewOrder();
    await customer.identify.typeCodeInstead();
    await customer.typeKeys(AMARA.shortCode);
    await customer.goOn();
    await customer.review.expectShown();
    await customer.review.goToPay();
    await customer.payWith("approved");
    expect(await customer.done.queueNumber()).toBe(String(QUEUE_NUMBER));

    const [asked] = await shop.control.identifications();
    expect(Object.keys(asked ?? {}).sort()).toEqual([
      "order",
      "orderId",
      "posInfo",
      "qrCode",
      "total",
    ]);
    await expect.poll(() => shop.control.requests("loyalty.order-closed")).toHaveLength(1);
    const [closed] = await shop.control.requests("loyalty.order-closed");
    expect(closed).toEqual({
      establishmentId: 4711,
      orderId: asked?.orderId,
      orderTotal: 21.5,
      order: { menuItems: [{ itemId: "roesti", title: "Rösti", price: 21.5, quantity: 1 }] },
      payments: [],
    });
    const [sent] = await shop.control.requests("ordering.order");
    expect(sent).toMatchObject({
      order: { payment: { charge: { tax: 0, subtotal: 21.5, total: 21.5 } } },
    });
  });
});
