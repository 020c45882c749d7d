/** Identification by code (in-store-loyalty.md §4.2): by a scanner, and its failures. */
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";
import { expect, test } from "./support/scan-kiosk.ts";
import { LONG_AFTER_SCAN_MS } from "./support/scan-wedge.ts";

const IDENTIFIED = "Points are collected with this order";
const RETURNING = `Good to see you, \u2068${AMARA.name}`;

/** A code from the app: valid once, for 5 minutes. */
async function codeOfTheApp(control: SandboxControl): Promise<string> {
  const { qrCode } = (await control.post("loyalty/customers/20117/codes")) as { qrCode: string };
  return qrCode;
}

test.describe("a keyboard-wedge scanner", () => {
  test("identifies at the menu, without a screen for it, and sends only one of three codes", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.scan(AMARA.card);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
    const [request, ...more] = await shop.control.identifications();
    expect(more).toEqual([]);
    expect(request).toMatchObject({ qrCode: AMARA.card });
    expect(request).not.toHaveProperty("phoneNumber");
    expect(request).not.toHaveProperty("publicClientId");
    expect(request).not.toHaveProperty("subscribedToPushNotifications");
  });

  test("identifies wherever the focus is, and types nothing there", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.orderSoup();
    await customer.buttonNamed(/Your name, optional/).tap();
    const field = page.getByRole("textbox", { name: "Your name, optional" });
    await field.pressSequentially("An", { delay: 120 });
    await scanner.scan(AMARA.card);
    await expect(page.getByText(RETURNING)).toBeVisible();
    expect(await shop.control.identifications()).toHaveLength(1);
  });

  test("that scans before the visit begins is used once the order type is chosen", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.start.expectShown();
    await scanner.scan(AMARA.card);
    await expect(page.getByText("We have your code")).toBeVisible();
    expect(await shop.control.identifications()).toEqual([]);
    await customer.begin();
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    expect(await shop.control.identifications()).toHaveLength(1);
  });

  test("gets its answer on the screen of the scan: the next one has neither the message nor a covered title", async ({
    customer,
    scanner,
    page,
  }) => {
    await customer.begin();
    await customer.order(SOUP);
    await scanner.scan(AMARA.card);
    const band = page.locator(".scan-band");
    await expect(band).toBeVisible();
    const title = page.getByRole("heading", { level: 1 });
    const [at, below] = [await title.boundingBox(), await band.boundingBox()];
    expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await customer.reviewOrder();
    await expect(page.getByText(RETURNING)).toBeVisible();
    await expect(band).toBeHidden();
    await page.getByRole("button", { name: "Back", exact: true }).tap();
    await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
    await expect(band).toBeHidden();
  });

  test("on the review delays the payment until the answer, and the order has the points", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.orderSoup();
    await customer.declineLoyalty();
    await shop.control.setFault("loyalty.qr-code", { latencyMs: 2_000 });
    await scanner.scan(await codeOfTheApp(shop.control));
    await customer.buttonNamed("Looking for your points").tap();
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await customer.payAndGetNumber();
    await expect.poll(() => shop.control.requests("loyalty.order-closed")).toHaveLength(1);
  });

  test("scanning twice makes one request", async ({ customer, scanner, shop, page }) => {
    await customer.begin();
    await scanner.scan(AMARA.card);
    await scanner.scan(AMARA.card);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await scanner.scan(AMARA.card);
    const another = await codeOfTheApp(shop.control);
    await scanner.scan(another);
    await expect
      .poll(async () => (await shop.control.identifications()).map(({ qrCode }) => qrCode))
      .toEqual([AMARA.card, another]);
  });
});

test.describe("hostile scans (S10)", () => {
  const hostile: readonly [name: string, keys: readonly string[], requests: number][] = [
    [
      "a prefix and a suffix of control characters",
      ["Ctrl+b", ...AMARA.card, "Ctrl+c", "Enter"],
      1,
    ],
    ["the scanner's own mark", [..."]Q1", ...AMARA.card, "Enter"], 1],
    [
      "Enter before, two line ends and Tab after",
      ["Enter", ...AMARA.card, "Enter", "Enter", "Tab"],
      1,
    ],
    ["more characters than a code has", [..."X".repeat(2_100), "Enter"], 0],
    ["half a code", [..."BBF-201"], 0],
    ["nothing but the scanner's own mark", [..."]Q1", "Enter"], 0],
    ["the same code twice in one go", [...AMARA.card, "Enter", ...AMARA.card, "Enter"], 1],
  ];
  for (const [name, keys, requests] of hostile) {
    test(`${name}: nothing lands in a field, ${requests} requests`, async ({
      customer,
      scanner,
      shop,
      page,
    }) => {
      await customer.orderSoup();
      await customer.buttonNamed(/Your name, optional/).tap();
      const field = page.getByRole("textbox", { name: "Your name, optional" });
      await field.focus();
      const values = await field.evaluateHandle((input) => {
        const seen: string[] = [];
        input.addEventListener("input", () => {
          if (input instanceof HTMLInputElement) seen.push(input.value);
        });
        return seen;
      });
      // Afterwards a person presses a key: once that has landed in the field, nothing else will.
      const typed = requests === 0 ? ["x"] : [];
      await scanner.send(...keys, LONG_AFTER_SCAN_MS, ...typed);
      if (requests > 0) await expect(page.getByText(RETURNING)).toBeVisible();
      await expect.poll(() => values.jsonValue()).toEqual(typed);
      expect(await shop.control.identifications()).toHaveLength(requests);
    });
  }

  test("a broken scan and its rest make no request, the next whole one does", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    const broken = [...AMARA.card.slice(0, 8), 120, ...AMARA.card.slice(8), "Enter"];
    await scanner.send(...broken, LONG_AFTER_SCAN_MS);
    await expect(page.getByText("This code could not be read")).toBeVisible();
    expect(await shop.control.identifications()).toEqual([]);
    await scanner.scan(AMARA.card);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
  });

  test("a person's keys are passed on: slowly typed digits reach the number", async ({
    customer,
    page,
  }) => {
    await customer.orderSoup();
    // Once the screen has announced its title, the focus stays where it is put.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await customer.identify.number.focus();
    await page.keyboard.type("151", { delay: 120 });
    await expect(customer.identify.number).toHaveValue(/^151/);
  });
});

test.describe("a rejected code shows what to do next", () => {
  test("used before (505): a new one from the app", async ({ customer, scanner, shop, page }) => {
    const code = await codeOfTheApp(shop.control);
    await customer.begin();
    await customer.order(SOUP);
    await scanner.scan(code);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await customer.reviewOrder();
    await page.getByRole("button", { name: /not you/i }).tap();
    await scanner.scan(code);
    await expect(page.getByText("already used for an order")).toBeVisible();
    await expect(page.getByText("Open your app for a new one and scan that")).toBeVisible();
    await scanner.scan(await codeOfTheApp(shop.control));
    await expect(page.getByText(RETURNING)).toBeVisible();
  });

  test("older than 5 minutes (503)", async ({ customer, scanner, shop, page }) => {
    const code = await codeOfTheApp(shop.control);
    await shop.control.post("clock", { advanceMs: 5 * 60_000 + 1_000 });
    await customer.begin();
    await scanner.scan(code);
    await expect(page.getByText("This QR code is not valid")).toBeVisible();
    await expect(page.getByText("valid for 5 minutes")).toBeVisible();
  });

  test("used by a request whose answer was lost: one repeat with the same order id", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await shop.control.setFault("loyalty.qr-code", { drop: "after-processing", times: 1 });
    await customer.begin();
    await scanner.scan(await codeOfTheApp(shop.control));
    await expect(page.getByText("This code has been used")).toBeVisible();
    const requests = await shop.control.identifications();
    expect(requests).toHaveLength(2);
    expect(requests[0]?.orderId).toBe(requests[1]?.orderId);
  });

  test("the service cannot be reached: nothing was charged, order without", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await shop.control.setFault("loyalty.qr-code", { status: 503 });
    await customer.begin();
    await scanner.scan(AMARA.card);
    await expect(page.getByText("We cannot reach the points programme")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page.getByText("We cannot reach the points programme")).toBeHidden();
  });
});

test.describe("if the outlet scans public client ids", () => {
  test.use({ settingsPatch: { outlet: { publicClientIdPattern: "app://client/(\\d+)" } } });

  test("such a code is sent as one, any other as before", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.scan("app://client/880017");
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    const [request] = await shop.control.identifications();
    expect(request).toMatchObject({ publicClientId: 880017 });
    expect(request).not.toHaveProperty("qrCode");
  });
});

test.describe("if the outlet accepts no codes", () => {
  test.use({
    sandboxState: {
      configuration: {
        loyalty: { loyaltyCardFlow: { enabled: false }, rewardRedemption: { enabled: false } },
      },
    },
  });

  test("none is offered, and a scan says so", async ({ customer, scanner, shop, page }) => {
    await customer.begin();
    await scanner.scan(AMARA.card);
    await expect(page.getByText("Codes cannot be used at this kiosk")).toBeVisible();
    await customer.order(SOUP);
    await customer.reviewOrder();
    await expect(customer.buttonNamed(/Continue without points/)).toBeVisible();
    await expect(customer.buttonNamed("Scan instead")).toHaveCount(0);
    expect(await shop.control.identifications()).toEqual([]);
  });
});

test.describe("in the flow PATCH_ORDER", () => {
  test.use({ sandboxState: { outlet: { flow: "PATCH_ORDER" } } });

  test("a scan at the menu is requested again when the order is complete", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.scan(AMARA.card);
    await expect(page.getByText("Please scan your code once more")).toBeVisible();
    expect(await shop.control.identifications()).toEqual([]);
  });
});
