/** The operators' page against a console with sample data: sign-in, orders, a stale act, pairing, roles, no connection. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { OrderAnswer } from "../fleet/console/rpc/contract.ts";
import { type SampleConsole, startSampleConsole } from "./support/sample-console.ts";
import { CODES, KIOSKS, ORDERS, PASSWORD } from "./support/sample-fleet.ts";
import { test as base } from "./support/taps.ts";

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };
const ADDRESSES = [
  "orders",
  `orders/${KIOSKS.platform}/${ORDERS.refused}`,
  `orders/${KIOSKS.door}/${ORDERS.away}`,
  "kiosks",
  `kiosks/${KIOSKS.hall}`,
  "reports",
  "looks",
  "pairing",
  "accounts",
  "audit",
];

const test = base.extend<{ sample: SampleConsole }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to name no fixture
  sample: async ({}, use) => {
    const sample = await startSampleConsole();
    await use(sample);
    await sample.close();
  },
});

async function signIn(page: Page, sample: SampleConsole, name = "Noor"): Promise<void> {
  await page.goto(sample.url);
  await page.locator("input[autocomplete=username]").fill(name);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await expect(page.locator(".console")).toBeVisible();
}

async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator(".staff__status", { hasText: /One moment|لحظة|Moment/ })).toHaveCount(
    0,
  );
}

for (const [name, language, text, viewport] of [
  ["wide", "en", "normal", WIDE],
  ["on a phone in Arabic", "ar", "normal", PHONE],
  ["on a phone with the largest text", "de", "largest", PHONE],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test("every page is accessible, and as wide as the screen", async ({ page, sample }) => {
      // An analysis of nine pages, each of which takes seconds on a busy machine.
      test.setTimeout(240_000);
      await page.addInitScript(
        ([lang, size]) => {
          localStorage.setItem("console-language", lang);
          localStorage.setItem("console-text", size);
        },
        [language, text] as const,
      );
      await signIn(page, sample);
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
      for (const address of ADDRESSES) {
        await show(page, address);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          address,
        ).toEqual([]);
        const surplus = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(surplus, address).toBeLessThanOrEqual(0);
      }
    });
  });
}

test("a look file is sent to the kiosks that were chosen", async ({ page, sample }) => {
  await signIn(page, sample);
  await show(page, "looks");
  const send = page.getByRole("button", { name: /^Send/ });
  await expect(send).toHaveText("Send");
  await expect(send).toBeDisabled();
  const file = Buffer.alloc(100_000, "look");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "harbour.look", mimeType: "application/zip", buffer: file });
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.getByRole("button", { name: "All kiosks that allow it" }).click();
  await send.click();
  await expect(page.getByText("Customers see it now.").first()).toBeVisible();
  expect(sample.sentLooks.length).toBeGreaterThan(1);
  for (const { use, file: sent } of sample.sentLooks) {
    expect(use).toBe("publish");
    expect(sent?.equals(file)).toBe(true);
  }
  expect(sample.sentLooks.map(({ kiosk }) => kiosk)).not.toContain(KIOSKS.hall);
});

test("a look is sent no further once its page is left", async ({ page, sample }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  sample.world.looksAreTaken = promise;
  await signIn(page, sample);
  await show(page, "looks");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.look", mimeType: "application/zip", buffer: Buffer.from("look") });
  await page.getByRole("button", { name: "All kiosks that allow it" }).click();
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect(page.getByText("Sending.")).toBeVisible();
  await expect.poll(() => sample.sentLooks.length).toBe(1);
  await show(page, "kiosks");
  await expect.poll(() => sample.sentLooks[0]?.isStopped).toBe(true);
  resolve();
  await show(page, "looks");
  expect(sample.sentLooks).toHaveLength(1);
});

test("a kiosk whose hardware failed is marked in the list, and its page says what, when and by whom", async ({
  page,
  sample,
}) => {
  await signIn(page, sample);
  await show(page, "kiosks");
  const cardOf = (name: string) => page.locator(".device", { hasText: name });
  const hall = cardOf("Station, main hall");
  await expect(hall).toContainText("Failed its last test by hand: Scanner, Headphones.");
  await expect(hall).toContainText("Its receipt printer does not print: No paper.");
  // It says nothing of its hardware: a release from before.
  await expect(cardOf("Harbour, by the window")).not.toContainText(/test|printer/);
  await expect(cardOf("Station, platform").locator(".device__alarm")).toHaveCount(0);
  await show(page, `kiosks/${KIOSKS.hall}`);
  const facts = page.getByRole("region", { name: "Hardware" });
  await expect(facts).toContainText("Not tested yet: Temperature, Network");
  const lastTest = facts.locator(".fact", { hasText: "Last tested" });
  await expect(lastTest).toContainText("Anna-Katharina Bergström-Vandenberghe");
  await show(page, `kiosks/${KIOSKS.platform}`);
  await expect(facts).toContainText("The paper is low");
  await expect(facts).toContainText("Each part was tested, and none failed.");
  await show(page, `kiosks/${KIOSKS.window}`);
  await expect(page.getByRole("region", { name: "Records" })).toBeVisible();
  await expect(facts).toHaveCount(0);
});

test("a kiosk that shows nothing, and one that cannot be read, are marked and never said to serve", async ({
  page,
  sample,
}) => {
  sample.world.devices = sample.world.devices.map((row) => {
    const { state } = row;
    if (row.id === KIOSKS.platform) return { ...row, alarms: ["unreadable"] };
    if (row.id !== KIOSKS.window || state === null) return row;
    const health = { ...state.health, page: "none" as const };
    return { ...row, alarms: ["not-serving"], state: { ...state, health } };
  });
  await signIn(page, sample);
  await show(page, "kiosks");
  const why = "Its screen shows nothing: no page is connected.";
  const card = page.locator(".device", { hasText: "Harbour, by the window" });
  await expect(card).toContainText(`Takes no orders. ${why}`);
  await show(page, `kiosks/${KIOSKS.window}`);
  const main = page.locator("main");
  await expect(main.getByRole("region", { name: "Service" })).toContainText(why);
  await expect(main).not.toContainText("Serving");
  await show(page, `kiosks/${KIOSKS.platform}`);
  await expect(main).toContainText("Its messages cannot be read");
  await expect(page.locator(".page-lead")).not.toContainText("Serving");
});

test("a wrong password is refused, and the next try has to wait", async ({ page, sample }) => {
  await page.goto(sample.url);
  await page.locator("input[autocomplete=username]").fill("Noor");
  await page.locator("input[type=password]").fill("wrong");
  await page.locator("button[type=submit]").click();
  await expect(page.getByText("Name or password is wrong.")).toBeVisible();
  await expect(page.locator(".console")).toHaveCount(0);
});

test("an act for an order that has changed is not done, and the order is shown anew", async ({
  page,
  sample,
}) => {
  await signIn(page, sample);
  await show(page, `orders/${KIOSKS.window}/${ORDERS.unpaid}`);
  // Changed at the kiosk, and not heard of here yet.
  sample.world.orders = sample.world.orders.map((order) => ({ ...order, seq: order.seq + 1 }));
  await page.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText("The order has changed meanwhile")).toBeVisible();
  await page.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText("Recorded", { exact: true })).toBeVisible();
  expect(sample.acts.map(({ seq }) => seq)).toEqual([12, 13]);
  expect(new Set(sample.acts.map(({ key }) => key)).size).toBe(2);
});

test("an act without an answer is repeated with its key", async ({ page, sample }) => {
  await signIn(page, sample);
  await show(page, `orders/${KIOSKS.window}/${ORDERS.unpaid}`);
  sample.world.answersAreLost = true;
  await page.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText("No answer: it may have been done")).toBeVisible();
  sample.world.answersAreLost = false;
  await page.getByRole("button", { name: "Ask the kiosk again" }).click();
  await expect(page.getByText("Recorded", { exact: true })).toBeVisible();
  expect(new Set(sample.acts.map(({ key }) => key)).size).toBe(1);
});

test("an order that has left the list is followed until it is settled", async ({
  page,
  sample,
}) => {
  await signIn(page, sample);
  await show(page, `orders/${KIOSKS.platform}/${ORDERS.refused}`);
  await expect(page.getByRole("button", { name: "Refund" })).toBeVisible();
  const refund = { refundId: "refund-1", amount: "9.80", isResolved: false };
  const becomes = (over: Partial<NonNullable<OrderAnswer["order"]>>) => {
    const view = sample.world.views.get(ORDERS.refused);
    if (view) sample.world.views.set(ORDERS.refused, { ...view, ...over });
  };
  // A colleague refunds it.
  becomes({
    ...{ phase: "returning_money", reasons: [], refundable: null, canRetry: false },
    refunds: [{ ...refund, at: "open" }],
  });
  sample.world.orders = sample.world.orders.filter(
    ({ checkoutId }) => checkoutId !== ORDERS.refused,
  );
  sample.changed();
  await expect(page.getByText(/9.80.? is being refunded/u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);
  becomes({ phase: "ended", refunds: [{ ...refund, at: "done" }] });
  await expect(page.getByText(/9.80.? was refunded/u)).toBeVisible();
});

test("roles and a kiosk that is away leave no button that would be refused", async ({
  page,
  sample,
}) => {
  await signIn(page, sample, "Jonas Weidenbach");
  await expect(page.getByRole("link", { name: "Accounts" })).toHaveCount(0);
  await show(page, `orders/${KIOSKS.platform}/${ORDERS.refused}`);
  await expect(page.getByRole("button", { name: "Mark as resolved" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);
  await expect(page.getByText(/Your account may not do this/)).toBeVisible();
  await show(page, `orders/${KIOSKS.door}/${ORDERS.away}`);
  await expect(page.getByText(/Harbour, by the door.? is away/u)).toBeVisible();
});

test("a kiosk with a number that is taken can only replace its namesake", async ({
  page,
  sample,
}) => {
  await signIn(page, sample);
  await show(page, "pairing");
  await page.getByLabel("Code on the device").fill(CODES.clash.toLowerCase().replace("-", " "));
  await page.getByRole("button", { name: "Find the device" }).click();
  await expect(page.getByText("The number 1 is taken")).toBeVisible();
  await expect(page.getByRole("button", { name: "A new device" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Pair / }).click();
  await expect(page.getByText(/is paired/)).toBeVisible();
});

test("a code that nobody shows, and one that has expired meanwhile, pair nothing", async ({
  page,
  sample,
}) => {
  await signIn(page, sample);
  await show(page, "pairing");
  const find = async (code: string) => {
    await page.getByLabel("Code on the device").fill(code);
    await page.getByRole("button", { name: "Find the device" }).click();
  };
  await find("00000-00000");
  await expect(page.getByText(/^No waiting device shows this code/)).toBeVisible();
  await find(CODES.fresh);
  await expect(page.getByText("This device shows the code")).toBeVisible();
  // The device has asked for the last time ten minutes ago.
  sample.world.waiting = [];
  sample.changed();
  await page.getByRole("button", { name: /^Pair / }).click();
  await expect(page.getByText("The device no longer waits. Let it ask again.")).toBeVisible();
  await expect(page.getByText(/is paired/)).toHaveCount(0);
});

test("two kiosks without numbers are said to have none", async ({ page, sample }) => {
  sample.world.waiting = sample.world.waiting.map((waiting) => ({
    ...waiting,
    device: { ...waiting.device, number: null },
  }));
  sample.world.devices = sample.world.devices.map((row) =>
    row.id === KIOSKS.window
      ? { ...row, number: null, alarms: ["same-number"], sameNumber: [KIOSKS.door] }
      : row,
  );
  sample.world.isCrowded = true;
  await signIn(page, sample);
  await show(page, "pairing");
  await expect(page.getByText("More devices ask than can wait")).toBeVisible();
  await page.getByLabel("Code on the device").fill(CODES.clash);
  await page.getByRole("button", { name: "Find the device" }).click();
  await expect(
    page.getByText("Another kiosk of this outlet has no number either", { exact: true }),
  ).toBeVisible();
  await show(page, "kiosks");
  await expect(page.getByText(/^Another kiosk of its outlet has no number either/)).toBeVisible();
  await expect(page.getByText("number –")).toHaveCount(0);
});

test("troubles between console and kiosks are said on every page", async ({ page, sample }) => {
  await signIn(page, sample);
  const band = page.locator(".console__bands");
  await expect(band).toBeEmpty();
  const { fleet } = sample.world;
  sample.world.fleet = { ...fleet, isConnected: false, unwritten: 2, gateAlarms: ["silent"] };
  sample.changed();
  for (const address of ADDRESSES) {
    await show(page, address);
    await expect(band).toContainText("The console has lost its nats-server");
    await expect(band).toContainText("The console’s disk is full");
  }
  sample.world.fleet = { ...fleet, gateAlarms: ["silent"] };
  sample.changed();
  await expect(band).toContainText("The gate is silent");
  await expect(band).not.toContainText("nats-server");
  sample.world.fleet = fleet;
  sample.changed();
  await expect(band).toBeEmpty();
});

test("codes of a kiosk's health are written in words", async ({ page, sample }) => {
  await signIn(page, sample);
  await show(page, `kiosks/${KIOSKS.hall}`);
  const main = page.locator("main");
  await expect(main).toContainText("Its clock differs from the services’.");
  await expect(main).toContainText("Its disk is full.");
  await expect(main).not.toContainText(/clock-wrong|disk-full/);
  await show(page, `kiosks/${KIOSKS.window}`);
  await expect(main).toContainText("€50.00");
});

test("what is shown without a connection is marked as old", async ({ page, sample }) => {
  let cut: () => Promise<void> = async () => {};
  await page.routeWebSocket(/\/rpc$/, (socket) => {
    socket.connectToServer();
    cut = () => socket.close();
  });
  await signIn(page, sample);
  await show(page, "kiosks");
  // No further socket opens.
  await page.routeWebSocket(/\/rpc$/, () => new Promise<void>(() => {}));
  await cut();
  await expect(page.getByText("The connection to the console is lost")).toBeVisible();
  await expect(page.getByText("Harbour, by the door")).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("data-aged", "true");
});

test("a session that the console has ended leads back to the sign-in", async ({ page, sample }) => {
  await signIn(page, sample);
  sample.endSessions();
  await expect(page.getByText("You have been signed out")).toBeVisible();
});
