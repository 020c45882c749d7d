/** Headphones: they start reading aloud on any screen, and nothing that was begun for them goes on aloud. */
import type { Page } from "@playwright/test";
import { listenForSpeech } from "../electron/testing/speech-server-double.ts";
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { KeypadUser } from "./pages/keypad.ts";
import { Staff } from "./pages/staff.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import { giveVoice, hear, isSpeaking, takeSpoken, textOf } from "./support/speech-double.ts";

/** A screen is read a third of a second after it has come. */
const PAST_READING_MS = 1_000;

test.use({ jackAtStart: "unplugged" });
test.beforeEach(async ({ page }) => giveVoice(page));

const silence = (page: Page) => expect.poll(() => isSpeaking(page)).toBe(false);

/** Nothing is said although a screen would have been read by now; the page's clock is the test's. */
async function expectNothingSaid(page: Page): Promise<void> {
  await takeSpoken(page);
  await page.clock.runFor(PAST_READING_MS);
  expect(textOf(await takeSpoken(page))).toBe("");
}

/** The page as it was, with a clock that the test moves. */
async function withClock({ page, start }: Customer): Promise<void> {
  await page.clock.install();
  await page.reload();
  await start.expectShown();
}

test("plugged in at the start screen, they are read to without a touch", async ({
  customer,
  shop,
}) => {
  await customer.start.expectShown();
  shop.jack.plug();
  const [first] = await hear(customer.page, /Touch to order.*Eat in, button/);
  // Of a loudest voice of 1: at the ear it begins 9 dB below.
  expect(first?.volume).toBeCloseTo(0.355, 2);
  await customer.begin();
  await hear(customer.page, /Choose your food.*Favourites/);
});

test("pulled out in mid-sentence nothing goes on, until the customer turns it on", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await withClock(customer);
  await customer.begin();
  shop.jack.plug();
  await hear(page, "Choose your food");
  expect(await isSpeaking(page)).toBe(true);
  shop.jack.unplug();
  await silence(page);
  await expect(customer.buttonNamed("Read aloud")).toHaveAccessibleName(/is off/);
  await customer.order(SOUP);
  await expectNothingSaid(page);
  await customer.buttonNamed("Read aloud").tap();
  await page.clock.runFor(PAST_READING_MS);
  const [aloud] = await hear(page, "Choose your food");
  expect(aloud?.volume).toBeCloseTo(0.708, 2);
});

test("the next customer has the default volume, with headphones and without", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await customer.begin();
  shop.jack.plug();
  const [begun] = await hear(page, "Choose your food");
  await customer.buttonNamed("Read aloud").tap();
  for (let step = 0; step < 3; step += 1) await customer.buttonNamed("Louder").tap();
  await expect(page.getByText("Volume: 7 of 7")).toBeVisible();
  await expect(customer.buttonNamed("Louder")).toBeDisabled();
  for (let step = 0; step < 6; step += 1) await customer.buttonNamed("Quieter").tap();
  await expect(page.getByText("Volume: 1 of 7")).toBeVisible();
  await takeSpoken(page);
  await customer.buttonNamed("Read this screen again").last().tap();
  const [quiet] = await hear(page, "Choose your food");
  // 18 dB below the loudest.
  expect(quiet?.volume).toBeCloseTo(0.126, 2);
  await customer.buttonNamed("Back").tap();
  await customer.start.expectShown();
  const [next] = await hear(page, "Touch to order");
  expect(next?.volume).toBe(begun?.volume);
  shop.jack.unplug();
  await silence(page);
  await customer.begin();
  await customer.buttonNamed("Read aloud").tap();
  const [aloud] = await hear(page, "Choose your food");
  expect(aloud?.volume).toBeCloseTo(0.708, 2);
});

test("of two visits the second begins in silence if they were pulled out in between", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await withClock(customer);
  shop.jack.plug();
  await page.clock.runFor(PAST_READING_MS);
  await hear(page, "Touch to order");
  await customer.begin();
  await page.clock.runFor(PAST_READING_MS);
  const [begun] = await hear(page, "Choose your food");
  await customer.buttonNamed("Back").tap();
  await customer.start.expectShown();
  await page.clock.runFor(PAST_READING_MS);
  await hear(page, "Touch to order");
  shop.jack.unplug();
  await silence(page);
  await expect(customer.buttonNamed("Read aloud")).toHaveAccessibleName(/is off/);
  await expectNothingSaid(page);
  await customer.begin();
  await customer.order(SOUP);
  await expectNothingSaid(page);
  shop.jack.plug();
  await expect(customer.buttonNamed("Read aloud")).toHaveAccessibleName(/is on/);
  await page.clock.runFor(PAST_READING_MS);
  const [again] = await hear(page, "Choose your food");
  expect(again?.volume).toBe(begun?.volume);
});

test("in a dialog the dialog is read, and after it the screen", async ({ customer, shop }) => {
  const { page } = customer;
  await customer.begin();
  await customer.access.openLanguages();
  shop.jack.plug();
  await hear(page, "Choose your language");
  await page.getByRole("dialog").locator("[lang=de]").tap();
  const german = await hear(page, "Was darf es sein");
  expect(german.at(-1)?.lang).toBe("de");
  shop.jack.unplug();
  await silence(page);
});

test("the question whether anybody is there is answered by plugging in", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  await withClock(customer);
  await customer.begin();
  await customer.order(SOUP);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole("alertdialog")).toContainText("Are you still there?");
  shop.jack.plug();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await page.clock.runFor(PAST_READING_MS);
  await hear(page, "Choose your food");
});

test("at the provider's page the amount and the ways to pay are read, and the payment goes on", async ({
  customer,
  shop,
  books,
}) => {
  const { page } = customer;
  await customer.orderSoup();
  await customer.declineLoyalty();
  await customer.review.goToPay();
  shop.jack.plug();
  await hear(page, /€6.80 to pay.*Cancel payment, button/);
  shop.jack.unplug();
  await silence(page);
  await customer.payWith("approved");
  await customer.done.expectNumber();
  await books.expectPaidOnce(1);
});

test("staff mode is not read, and after it the start screen is", async ({ customer, shop }) => {
  const { page } = customer;
  const staff = await Staff.at(page, "en");
  await withClock(customer);
  await staff.signIn();
  await takeSpoken(page);
  shop.jack.plug();
  await staff.tab("status").tap();
  await expect(page.getByText("Plugged in", { exact: true })).toBeVisible();
  await expectNothingSaid(page);
  shop.jack.unplug();
  await expect(page.getByText("Not plugged in")).toBeVisible();
  shop.jack.plug();
  await expect(page.getByText("Plugged in", { exact: true })).toBeVisible();
  await staff.leave();
  await page.clock.runFor(PAST_READING_MS);
  await hear(page, "Touch to order");
});

test("the machine's own voice gets the volume, and stopped before the page is asked", async ({
  customer,
  shop,
}) => {
  const { page } = customer;
  const server = await listenForSpeech(shop.speechSocket);
  shop.jack.plug();
  await hear(page, "Touch to order");
  await expect.poll(() => server.commands.at(-1)).toBe("SET all VOLUME -29");
  await customer.buttonNamed("Read aloud").tap();
  await customer.buttonNamed("Louder").tap();
  await expect.poll(() => server.commands.at(-1)).toBe("SET all VOLUME 0");
  shop.jack.unplug();
  await silence(page);
  await expect.poll(() => server.commands.at(-1)).toBe("SET all VOLUME 42");
  expect(server.commands).toContain("CANCEL all");
  await server.close();
});

test("stopping holds for the visit, although they stay in", async ({ customer, shop }) => {
  const { page } = customer;
  await withClock(customer);
  await customer.begin();
  shop.jack.plug();
  await hear(page, "Choose your food");
  await customer.buttonNamed("Read aloud").tap();
  await customer.buttonNamed("Stop reading").tap();
  await silence(page);
  await customer.order(SOUP);
  await expectNothingSaid(page);
});

test.describe("without the kiosk's host", () => {
  test.use({ complaint: /Failed to load resource|WebSocket/ });

  test("nothing goes on: it could not notice that they are pulled out", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await customer.begin();
    shop.jack.plug();
    await hear(page, "Choose your food");
    await shop.stopKiosk();
    await silence(page);
  });
});

test.describe("plugged in before the start", () => {
  test.use({ jackAtStart: "plugged" });

  test("they are read to at once", async ({ customer }) => {
    await hear(customer.page, "Touch to order");
  });
});

test.describe("at a kiosk that reads to headphones only", () => {
  test.use({ settingsPatch: { device: { headphones: "private" } } });

  test("nothing is read aloud without them, and the screen says so", async ({ customer, shop }) => {
    const { page } = customer;
    await withClock(customer);
    await customer.begin();
    await customer.buttonNamed("Plug in headphones").tap();
    await expect(page.getByRole("dialog")).toContainText("through headphones only");
    await expectNothingSaid(page);
    shop.jack.plug();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.clock.runFor(PAST_READING_MS);
    await hear(page, "Choose your food");
    await customer.order(SOUP);
    shop.jack.unplug();
    await silence(page);
    await expect(customer.buttonNamed("Plug in headphones")).toBeVisible();
    await customer.reviewOrder();
    await expectNothingSaid(page);
  });

  test("personal details that were asked for end with the headphones", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    await customer.orderSoup();
    await customer.identifyAs(AMARA);
    shop.jack.plug();
    await hear(page, "To pay");
    await customer.buttonNamed("Read aloud").tap();
    await customer.buttonNamed("Read out what is mine").tap();
    await hear(page, "Amara");
    shop.jack.unplug();
    await silence(page);
    await customer.buttonNamed("Plug in headphones").tap();
    expect(textOf(await takeSpoken(page))).toBe("");
  });
});

test.describe("with a keypad at a kiosk that reads to headphones only", () => {
  test.use({ settingsPatch: { device: { headphones: "private", keypad: {} } } });

  test("no key says anything without them, in this visit and in the next", async ({
    customer,
    shop,
  }) => {
    const { page } = customer;
    const user = new KeypadUser(page);
    await withClock(customer);
    for (const key of ["next", "next", "repeat", "speech"] as const) await user.press(key);
    await expectNothingSaid(page);
    shop.jack.plug();
    await page.clock.runFor(PAST_READING_MS);
    await hear(page, "Touch to order");
    await user.goTo("Eat in");
    expect(await isSpeaking(page)).toBe(true);
    shop.jack.unplug();
    await silence(page);
    // The screen goes on by keys, and is silent.
    await user.press("select");
    await customer.menu.expectShown();
    for (const key of ["next", "next", "repeat", "speech"] as const) await user.press(key);
    await expectNothingSaid(page);
    await user.press("back");
    await customer.start.expectShown();
    for (const key of ["next", "next", "repeat"] as const) await user.press(key);
    await expectNothingSaid(page);
  });
});

test.describe("at a kiosk that notices none", () => {
  test.use({ settingsPatch: { device: { headphones: "off" } } });

  test("plugging in changes nothing", async ({ customer, shop }) => {
    await withClock(customer);
    shop.jack.plug();
    await customer.begin();
    await expectNothingSaid(customer.page);
  });
});
