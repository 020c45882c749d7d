/** Identification by code (in-store-loyalty.md §4.2): scanner, camera, short code; and what can go wrong with each. */
import type { Customer } from "./support/customer.ts";
import type { SandboxControl } from "./support/sandbox-control.ts";
import { expect, openTracks, test } from "./support/scan-kiosk.ts";

const CARD = { qrCode: "BBF-20117-K7QX4M", shortCode: "204117", name: "Amara" };
const IDENTIFIED = "Points are collected with this order";
const RETURNING = `Good to see you, \u2068${CARD.name}`;

/** A camera has to be opened first, on a machine that may have other things to do. */
const OPENING = { timeout: 20_000 };

type Asked = Readonly<Record<string, unknown>>;
const asked = async (control: SandboxControl) =>
  (await control.requests("loyalty.qr-code")) as Asked[];

/** Menu → identify, at the camera. */
async function scanInstead(visitor: Customer): Promise<void> {
  await visitor.review();
  await visitor.button("Scan instead").tap();
}

/** A code as the app makes one: once, for 5 minutes. */
async function codeOfTheApp(control: SandboxControl): Promise<string> {
  const { qrCode } = (await control.post("loyalty/customers/20117/codes")) as { qrCode: string };
  return qrCode;
}

test.describe("a scanner that types", () => {
  test("identifies at the menu, without a screen for it, and sends exactly one of the three", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Favourites" })).toBeVisible();
    const [request, ...more] = await asked(shop.control);
    expect(more).toEqual([]);
    expect(request).toMatchObject({ qrCode: CARD.qrCode });
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
    await customer.begin();
    await customer.order("Roast tomato soup");
    await customer.review();
    await customer.button(/Your name, optional/).tap();
    const field = page.getByRole("textbox", { name: "Your name, optional" });
    await field.pressSequentially("An", { delay: 120 });
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText(RETURNING)).toBeVisible();
    expect(await asked(shop.control)).toHaveLength(1);
  });

  test("that begins before the visit does is used once the order type is chosen", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.expectStart();
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText("We have your code")).toBeVisible();
    expect(await asked(shop.control)).toEqual([]);
    await customer.begin();
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    expect(await asked(shop.control)).toHaveLength(1);
  });

  test("scanning twice makes one request", async ({ customer, scanner, shop, page }) => {
    await customer.begin();
    await scanner.scan(CARD.qrCode);
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await scanner.scan(CARD.qrCode);
    await page.waitForTimeout(500);
    expect(await asked(shop.control)).toHaveLength(1);
  });
});

test.describe("hostile scans (S10)", () => {
  const hostile: readonly [name: string, keys: readonly string[], requests: number][] = [
    [
      "a prefix and a suffix of control characters",
      ["Ctrl+b", ...CARD.qrCode, "Ctrl+c", "Enter"],
      1,
    ],
    ["the scanner's own mark", [..."]Q1", ...CARD.qrCode, "Enter"], 1],
    [
      "Enter before, two line ends and Tab after",
      ["Enter", ...CARD.qrCode, "Enter", "Enter", "Tab"],
      1,
    ],
    ["a thousand characters", [..."X".repeat(1_000), "Enter"], 0],
    ["half a code", [..."BBF-201"], 0],
    ["nothing but the scanner's own mark", [..."]Q1", "Enter"], 0],
    ["the same code twice in one go", [...CARD.qrCode, "Enter", ...CARD.qrCode, "Enter"], 1],
  ];
  for (const [name, keys, requests] of hostile) {
    test(`${name}: nothing lands in a field, ${requests} requests`, async ({
      customer,
      scanner,
      shop,
      page,
    }) => {
      await customer.begin();
      await customer.order("Roast tomato soup");
      await customer.review();
      await customer.button(/Your name, optional/).tap();
      const field = page.getByRole("textbox", { name: "Your name, optional" });
      await field.focus();
      const values = await field.evaluateHandle((input) => {
        const seen: string[] = [];
        input.addEventListener("input", () => {
          if (input instanceof HTMLInputElement) seen.push(input.value);
        });
        return seen;
      });
      await scanner.send(...keys);
      await page.waitForTimeout(700);
      expect(await values.jsonValue()).toEqual([]);
      expect(await asked(shop.control)).toHaveLength(requests);
    });
  }

  test("a broken scan and its rest make no request, the next whole one does", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.send(...CARD.qrCode.slice(0, 8));
    await page.waitForTimeout(120);
    await scanner.send(...CARD.qrCode.slice(8), "Enter");
    await expect(page.getByText("This code could not be read")).toBeVisible();
    expect(await asked(shop.control)).toEqual([]);
    await page.waitForTimeout(600);
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
  });

  test("a person's keys go on: slowly typed digits reach the number", async ({
    customer,
    page,
  }) => {
    await customer.begin();
    await customer.order("Roast tomato soup");
    await customer.review();
    await page.locator(".phone-field__input").focus();
    await page.keyboard.type("151", { delay: 120 });
    await expect(page.locator(".phone-field__number")).toContainText("151");
  });
});

test.describe("a code that is refused says what to do next", () => {
  test("used before (505): a new one from the app", async ({ customer, scanner, shop, page }) => {
    const code = await codeOfTheApp(shop.control);
    await customer.begin();
    await customer.order("Roast tomato soup");
    await scanner.scan(code);
    await expect(page.getByText(IDENTIFIED)).toBeVisible();
    await customer.review();
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
    await expect(page.getByText("good for 5 minutes")).toBeVisible();
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
    const requests = await asked(shop.control);
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
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText("We cannot reach the points programme")).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await expect(page.getByText("We cannot reach the points programme")).toBeHidden();
  });
});

test.describe("the camera", () => {
  test.use({ camera: { shows: CARD.qrCode } });

  test("reads a code that is held up, asks once, and is released", async ({
    visitor,
    watched,
    shop,
  }) => {
    await scanInstead(visitor);
    await expect(watched.getByText(RETURNING)).toBeVisible(OPENING);
    const requests = await asked(shop.control);
    expect(requests.map(({ qrCode }) => qrCode)).toEqual([CARD.qrCode]);
    await expect.poll(() => openTracks(watched)).toEqual([false]);
  });

  test("shows why a code was refused, is off meanwhile, and scans again when asked to", async ({
    visitor,
    watched,
    shop,
  }) => {
    await shop.control.setFault("loyalty.qr-code", { status: 503, times: 2 });
    await scanInstead(visitor);
    await expect(watched.getByText("We cannot reach the points programme")).toBeVisible();
    await expect.poll(() => openTracks(watched)).toEqual([false]);
    expect((await asked(shop.control)).length).toBeLessThanOrEqual(2);
    await watched.waitForTimeout(5_000);
    await shop.control.setFault("loyalty.qr-code", {});
    await visitor.button("Scan again").tap();
    await expect(watched.getByText(RETURNING)).toBeVisible(OPENING);
  });
});

test.describe("nobody holds anything up", () => {
  test("the camera is released at every way out of the step", async ({ visitor, watched }) => {
    await scanInstead(visitor);
    await expect(watched.getByText("Hold your code here")).toBeVisible();
    expect(await openTracks(watched)).toEqual([true]);
    await visitor.button("Use my mobile number").tap();
    await expect.poll(() => openTracks(watched)).toEqual([false]);
    await visitor.button("Scan instead").tap();
    await expect(watched.getByText("Hold your code here")).toBeVisible();
    await visitor.declineLoyalty();
    await expect.poll(() => openTracks(watched)).toEqual([false, false]);
  });

  test("a camera that is unplugged meanwhile is told", async ({ visitor, watched }) => {
    await scanInstead(visitor);
    await expect(watched.getByText("Hold your code here")).toBeVisible();
    await watched.evaluate(() => window.cameraTracks[0]?.dispatchEvent(new Event("ended")));
    await expect(watched.getByText("The camera was unplugged")).toBeVisible();
    await expect(visitor.button("Type the short code")).toBeVisible();
  });

  test("a camera that something else has is told", async ({ visitor, watched }) => {
    await watched.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("in use", "NotReadableError"));
    });
    await scanInstead(visitor);
    await expect(watched.getByText("The camera is in use elsewhere")).toBeVisible();
  });
});

for (const [camera, told] of [
  ["black", "The camera sees nothing"],
  ["absent", "This kiosk has no camera"],
  ["not-granted", "The camera may not be used here"],
] as const) {
  test.describe(`a camera that is ${camera}`, () => {
    test.use({ camera });

    test("is told, and the short code is another way", async ({ visitor, watched, shop }) => {
      await scanInstead(visitor);
      await expect(watched.getByText(told)).toBeVisible();
      await expect(visitor.button(/Continue without points/)).toBeVisible();
      await visitor.button("Type the short code").tap();
      for (const character of CARD.shortCode) {
        await watched.getByRole("button", { name: character, exact: true }).tap();
      }
      await visitor.findPoints();
      await expect(watched.getByText(RETURNING)).toBeVisible();
      expect((await asked(shop.control))[0]).toMatchObject({ qrCode: CARD.shortCode });
    });
  });
}

test.describe("where the outlet scans public client ids", () => {
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
    const [request] = await asked(shop.control);
    expect(request).toMatchObject({ publicClientId: 880017 });
    expect(request).not.toHaveProperty("qrCode");
  });
});

test.describe("where the outlet takes no codes", () => {
  test.use({
    sandboxState: {
      configuration: {
        loyalty: { loyaltyCardFlow: { enabled: false }, rewardRedemption: { enabled: false } },
      },
    },
  });

  test("none is offered, and a scan says so", async ({ customer, scanner, shop, page }) => {
    await customer.begin();
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText("Codes cannot be used at this kiosk")).toBeVisible();
    await customer.order("Roast tomato soup");
    await customer.review();
    await expect(customer.button(/Continue without points/)).toBeVisible();
    await expect(customer.button("Scan instead")).toHaveCount(0);
    expect(await asked(shop.control)).toEqual([]);
  });
});

test.describe("in the flow PATCH_ORDER", () => {
  test.use({ sandboxState: { outlet: { flow: "PATCH_ORDER" } } });

  test("a scan at the menu is asked for again when the order is complete", async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.begin();
    await scanner.scan(CARD.qrCode);
    await expect(page.getByText("Please scan your code once more")).toBeVisible();
    expect(await asked(shop.control)).toEqual([]);
  });
});
