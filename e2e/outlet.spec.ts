/** The outlet's configuration (in-store-loyalty.md §2.4, §4.6, §4.7) as customers see it. */
import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebSocketRoute } from "@playwright/test";
import { type Device, expect, test } from "./support/device.ts";
import { AMARA } from "./support/members.ts";
import { SPOKEN, type Spoken, words } from "./support/words.ts";

/** Both languages on the kiosk, this one first. */
const fallback = (locale: Spoken) => ({
  fallback: { currency: "EUR", timezone: "Europe/Berlin", locales: [locale] },
});

/** Attract → menu → identify, in English. */
async function goToIdentify(device: Device): Promise<void> {
  await device.customer.orderSoup();
  await expect(device.heading("Your mobile number")).toBeVisible();
}

/** Any step → attract, in the outlet's current language. */
async function leaveVisit(device: Device): Promise<void> {
  await device.page.reload();
}

const GUEST_MODES: readonly [what: string, path: string, change: object][] = [
  ["accepted:false", "outlet", { configured: false }],
  ["loyaltyEnabled:false", "configuration", { loyaltyEnabled: false }],
];

for (const locale of SPOKEN) {
  for (const [what, path, change] of GUEST_MODES) {
    test(`${locale}: with ${what} the kiosk takes orders and offers no loyalty at all`, async ({
      device,
    }) => {
      await device.control.put("configuration", { locales: { default: locale } });
      await device.control.put(path, change);
      await device.start(locale, { device: fallback(locale) });
      await device.customer.orderSoup();
      const say = words(locale);
      await expect(device.heading(say("checkout:review.title"))).toBeVisible();
      await expect(device.page.getByText(say("identify:title"))).toBeHidden();
      await device.customer.payAndGetNumber();
      await expect(device.page.getByText(say("checkout:done.pointsPending"))).toBeHidden();
      await expect(device.page.getByText(say("checkout:done.app"), { exact: true })).toBeHidden();
      expect(await device.control.requests("loyalty.qr-code")).toEqual([]);
      expect(await device.control.requests("loyalty.order-closed")).toEqual([]);
    });
  }

  test(`${locale}: without its services the kiosk starts from its cache, shows the menu, and says why ordering waits`, async ({
    device,
  }) => {
    await device.control.put("configuration", {
      locales: { default: locale },
      currency: "GBP",
      currencySymbol: "£",
      loyaltyEnabled: false,
    });
    await device.start(locale);
    await expect(device.button(words(locale)("common:orderType.EAT_IN"))).toBeVisible();
    await expect(device.button("Türkçe")).toBeVisible();
    await device.storesMenu();
    await device.stop();
    await device.loseNetwork();

    await device.start(locale);
    await device.customer.orderSoup();
    const say = words(locale);
    await expect(device.page.getByText("£").first()).toBeVisible();
    await device.customer.review.expectShown();
    await device.customer.review.goOn();
    const explained = device.page.getByRole("alert");
    await expect(explained).toContainText(say("checkout:review.cardUnavailableTitle"));
    await expect(explained).toContainText(say("checkout:review.cardUnavailableBody"));
    await expect(device.customer.mainAction).toContainText(say("checkout:review.pay"));
  });

  test(`${locale}: documents open without a network, and the page calls nothing but its host`, async ({
    device,
  }) => {
    const say = words(locale);
    await device.control.put("configuration", { locales: { default: locale } });
    const asked = new Set<string>();
    device.page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await device.start(locale);
    const origins = new Set(["null", device.origin]);
    await expect(device.button("Türkçe")).toBeVisible();
    const { documents } = (await device.control.get("configuration")) as {
      documents: { pdfUrlByLocale: object; titleByLocale: Record<string, string> }[];
    };
    const files = documents.flatMap(({ pdfUrlByLocale }) => Object.values(pdfUrlByLocale));
    expect(files.length).toBeGreaterThan(10);
    await expect.poll(() => device.documentsHere()).toBe(files.length);
    await device.storesMenu();
    await device.stop();
    await device.loseNetwork();

    await device.start(locale);
    origins.add(device.origin);
    await device.customer.orderSoup();
    await expect(device.heading(say("identify:heading"))).toBeVisible();
    const titles = documents.map(({ titleByLocale }) => titleByLocale[locale] ?? "?");
    const link = device.page.getByRole("button", { name: new RegExp(titles.join("|")) }).first();
    await link.tap();
    const sheet = device.page.getByRole("dialog");
    await expect(sheet.locator("canvas").first()).toBeVisible();
    expect([...asked].filter((origin) => !origins.has(origin))).toEqual([]);
  });
}

test("a remote change is applied between two visits, never during one", async ({ device }) => {
  await device.start();
  await device.button("Eat in").tap();
  await expect(device.page.getByText("€").first()).toBeVisible();
  await device.changeRemotely("configuration", {
    currency: "GBP",
    currencySymbol: "£",
    timezone: "Asia/Tokyo",
    locales: { default: "ar", enabled: ["ar", "de"] },
  });
  // Two polls later, the change has been handled, and the visit is unchanged.
  const polls = (await device.polls()).length;
  await expect.poll(async () => (await device.polls()).length).toBeGreaterThanOrEqual(polls + 2);
  await expect(device.page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(device.page.getByText("€").first()).toBeVisible();
  await expect(device.page.getByText("£")).toHaveCount(0);

  await device.page.getByRole("button", { name: "Back" }).tap();
  await expect(device.page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(device.button("Deutsch")).toBeVisible();
  await expect(device.button("English")).toBeHidden();
  await device.button(words("ar")("common:orderType.EAT_IN")).tap();
  await expect(device.page.getByText("£").first()).toBeVisible();
  await expect(device.page.getByText("€")).toHaveCount(0);
});

test("a remote change of the time zone reaches the next identification", async ({ device }) => {
  await device.start();
  await device.changeRemotely("configuration", { timezone: "Asia/Tokyo" });
  await goToIdentify(device);
  await device.customer.identifyAs(AMARA);
  await expect(device.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  const [asked] = await device.control.requests("loyalty.qr-code");
  expect(asked).toMatchObject({ posInfo: { terminalTimeZone: expect.stringContaining("+09:00") } });
});

test("the first screen of an Arabic outlet is Arabic from the first text on", async ({
  device,
}) => {
  await device.control.put("configuration", { locales: { default: "ar" } });
  await device.start("ar", { device: fallback("ar") });
  await expect(device.customer.start.orderType("EAT_IN")).toBeVisible();
  await device.page.addInitScript(() => {
    const shown: string[] = [];
    Reflect.set(window, "titlesShown", shown);
    new MutationObserver(() => {
      const title = document.querySelector("h1")?.textContent;
      if (title && title !== shown.at(-1)) shown.push(title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await device.page.reload();
  await expect(device.customer.start.orderType("EAT_IN")).toBeVisible();
  const titles = await device.page.evaluate(() => Reflect.get(window, "titlesShown"));
  expect(titles).toEqual([words("ar")("menu:attract.title")]);
});

test("a language without texts on the menu is shown in the outlet's fallback", async ({
  device,
}) => {
  await device.start();
  await device.changeRemotely("configuration", {
    locales: { enabled: ["nl", "de"], default: "nl", fallback: "de" },
  });
  await expect(device.button("Nederlands")).toBeVisible();
  // Nor has the kiosk texts in it: they fall back in the same order.
  await device.button(words("de")("common:orderType.EAT_IN")).tap();
  await expect(device.page.getByText("Ofentomatensuppe").first()).toBeVisible();
});

test("two_step asks for consent on a screen of its own, single_step on the phone's, and off not at all", async ({
  device,
}) => {
  await device.control.put("configuration", { loyalty: { loyaltyCardFlow: { enabled: false } } });
  await device.control.put("configuration", { loyalty: { rewardRedemption: { enabled: false } } });
  await device.start();
  await goToIdentify(device);
  await expect(device.button("Continue")).toBeVisible();
  await leaveVisit(device);
  await device.changeRemotely("configuration", {
    loyalty: { phoneNumberFlow: { flow: "single_step" } },
  });
  await goToIdentify(device);
  await expect(device.button("Find my points")).toBeVisible();
  await leaveVisit(device);
  await device.changeRemotely("configuration", {
    loyalty: { phoneNumberFlow: { enabled: false } },
  });
  await device.customer.orderSoup();
  await expect(device.heading("Your order")).toBeVisible();
});

const PHONE_ONLY = {
  loyaltyCardFlow: { enabled: false },
  rewardRedemption: { enabled: false },
};

test("each version of the protocol offers its own features: 1.5 no phone, 1.6 a phone, 1.7 tier and balance", async ({
  device,
}) => {
  await device.control.put("configuration", { loyalty: PHONE_ONLY });
  const findAmara = async () => {
    await goToIdentify(device);
    await device.customer.identifyAs(AMARA);
    await expect(device.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  };
  await device.start();
  await findAmara();
  await expect(device.button("Show my points")).toBeVisible();
  await leaveVisit(device);

  await device.changeRemotely("configuration", { loyaltyApiVersion: "1.6" });
  await findAmara();
  await expect(device.button("Show my points")).toBeHidden();
  await leaveVisit(device);

  await device.changeRemotely("configuration", { loyaltyApiVersion: "1.5" });
  await device.customer.orderSoup();
  await expect(device.heading("Your order")).toBeVisible();
  const paths = (await device.control.exchanges("loyalty.qr-code")).map(({ path }) => path);
  expect(paths).toEqual(["/loyalty/qr-code/1.7", "/loyalty/qr-code/1.6"]);
});

test("a remote change of apiUrl moves the kiosk to the other address", async ({ device }) => {
  const seen: string[] = [];
  const target = new URL(device.sandbox.url);
  const proxy = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    const { method, headers } = incoming;
    const path = (incoming.url ?? "").replace("/elsewhere", "/loyalty");
    const onward = forward(
      { host: target.hostname, port: target.port, path, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  try {
    const { port } = proxy.address() as AddressInfo;
    await device.start();
    await device.changeRemotely("configuration", { apiUrl: `http://127.0.0.1:${port}/elsewhere/` });
    await goToIdentify(device);
    await device.customer.identifyAs(AMARA);
    await expect(device.page.getByRole("heading", { name: /Amara/ })).toBeVisible();
    expect(seen).toContain("POST /elsewhere/one-time-salt/1.7");
    expect(seen).toContain("POST /elsewhere/qr-code/1.7");
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});

test("a key that does not fit is invisible to customers", async ({ device }) => {
  await device.start();
  await expect(device.button("Türkçe")).toBeVisible();
  await device.control.setFault("configuration.config", { status: 401 });
  await expect.poll(async () => (await device.polls()).includes(401)).toBe(true);
  await expect(device.heading("Touch to order")).toBeVisible();
  await goToIdentify(device);
});

test("a page that finds its host again reports its visit, so that changes still wait", async ({
  device,
}) => {
  const { page } = device;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/rpc$/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await device.start();
  await goToIdentify(device);
  // Another page asks for an order to resume: the host ends the visit, as after a restart.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: "Touch to order" })).toBeVisible();
  await other.close();

  await sockets.at(-1)?.close();
  await expect.poll(() => sockets.length).toBe(2);
  await device.changeRemotely("configuration", { timezone: "Asia/Tokyo" });
  await device.customer.identifyAs(AMARA);
  await expect(page.getByRole("heading", { name: /Amara/ })).toBeVisible();
  const [asked] = await device.control.requests("loyalty.qr-code");
  expect(asked).toMatchObject({
    posInfo: { terminalTimeZone: expect.stringMatching(/\+0[12]:00/) },
  });
});
