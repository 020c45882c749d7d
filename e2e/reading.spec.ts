/** Read aloud (requirement A7): every screen in its language, personal details only on demand, and settings reset. */
import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { AMARA } from "./support/members.ts";
import { SOUP } from "./support/restaurant.ts";
import {
  giveVoice,
  hear,
  isSpeaking,
  type Said,
  saidInOthers,
  takeSpoken,
  textOf,
} from "./support/speech-double.ts";

/** Name, number and balance of the customer. */
const OWN = /Amara|Okafor|151|1,240|Gold/;

/** A screen is read a third of a second after it has come. */
const PAST_READING_MS = 1_000;

test.beforeEach(async ({ page }) => giveVoice(page));

/** Any screen, with reading on → the sheet of its options. */
async function openChoices(customer: Customer): Promise<void> {
  await customer.buttonNamed("Read aloud").tap();
  await expect(customer.page.getByRole("dialog", { name: "Reading aloud" })).toBeVisible();
}

test("each screen is read in its language, without personal details", async ({ customer }) => {
  const { page } = customer;
  const all: Said[] = [];
  const listen = async (words: string | RegExp) => all.push(...(await hear(page, words)));
  await customer.start.expectShown();
  expect(await takeSpoken(page)).toEqual([]);
  await customer.buttonNamed("Read aloud").tap();
  await listen(/Touch to order.*Eat in, button.*Take away, button/);
  await customer.begin();
  await listen(/Choose your food.*Favourites.*Beet burger/);
  await customer
    .buttonNamed(/^Beet burger/)
    .first()
    .tap();
  await listen(/Make it yours.*Barley bun.*Add 1 for €12.90, button/);
  await customer.buttonNamed(/^Add 1 for/).tap();
  await listen("Favourites");
  await customer.reviewOrder();
  await listen(/Collect points.*Your mobile number.*Continue, button/);
  await customer.identify.enterNumber(AMARA.phone);
  await listen("Shall we tell you about offers");
  await customer.identify.goOn();
  await listen(/Review and pay.*Beet burger.*To pay.*Pay €12.90, button/);
  await customer.review.goToPay();
  await listen(/€12.90 to pay/);
  await customer.payWith("approved");
  await customer.done.queueNumber();
  await listen(/Your number \| 4\d.*Done, button/);
  expect(textOf(all)).not.toMatch(OWN);
  expect(saidInOthers(all, "en")).toEqual([]);
});

test("in another language the same screen is read in that one", async ({ customer }) => {
  const { page } = customer;
  await customer.begin();
  await customer.buttonNamed("Read aloud").tap();
  await hear(page, "Choose your food");
  await customer.changeLanguage("de");
  const german = await hear(page, /Was darf es sein\?.*Beliebt|Was darf es sein\?/);
  expect(german.at(-1)?.lang).toBe("de");
  await customer.changeLanguage("ar");
  const arabic = await hear(page, /برغر/);
  expect(arabic.at(-1)?.lang).toBe("ar");
});

test("personal details are read on demand", async ({ customer }) => {
  const { page } = customer;
  await customer.orderSoup();
  await customer.identifyAs(AMARA);
  await customer.buttonNamed("Show my points").tap();
  await customer.buttonNamed("Read aloud").tap();
  const unasked = await hear(page, "To pay");
  expect(textOf(unasked)).not.toMatch(OWN);
  await openChoices(customer);
  await hear(page, "others may hear them");
  await customer.buttonNamed("Read out what is mine").tap();
  const own = await hear(page, /Amara.*1,240/);
  expect(textOf(own)).not.toContain("To pay");
});

test("the volume holds for the visit, and the next one starts with the default", async ({
  customer,
}) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.begin();
  await customer.buttonNamed("Read aloud").tap();
  const [normal] = await hear(page, "Choose your food");
  await openChoices(customer);
  await customer.buttonNamed("Louder").tap();
  await expect(page.getByText("Volume: 7 of 7")).toBeVisible();
  await expect(customer.buttonNamed("Louder")).toBeDisabled();
  await takeSpoken(page);
  await customer.buttonNamed("Read this screen again").last().tap();
  const [loud] = await hear(page, "Choose your food");
  expect(loud?.volume).toBeGreaterThan(normal?.volume ?? 1);
  await customer.buttonNamed("Back").tap();
  await customer.start.expectShown();
  await page.clock.runFor(PAST_READING_MS);
  await takeSpoken(page);
  await customer.begin();
  await page.clock.runFor(PAST_READING_MS);
  // The next customer has to turn it on again.
  expect(await takeSpoken(page)).toEqual([]);
  await customer.buttonNamed("Read aloud").tap();
  const [next] = await hear(page, "Choose your food");
  expect(next?.volume).toBe(normal?.volume);
});

test("stopping holds for the next screens, too", async ({ customer }) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.begin();
  await customer.buttonNamed("Read aloud").tap();
  await hear(page, "Choose your food");
  await openChoices(customer);
  await customer.buttonNamed("Stop reading").tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await isSpeaking(page)).toBe(false);
  await takeSpoken(page);
  await customer.order(SOUP);
  await customer.reviewOrder();
  await page.clock.runFor(PAST_READING_MS);
  expect(await takeSpoken(page)).toEqual([]);
});

test("a problem, the idle question, and the keyboard's focus are spoken", async ({ customer }) => {
  const { page } = customer;
  await page.clock.install();
  await page.reload();
  await customer.orderSoup();
  await customer.buttonNamed("Read aloud").tap();
  await page.clock.runFor(100);
  await hear(page, "Your mobile number");
  await customer.buttonNamed("Continue").last().tap();
  await hear(page, "Type your mobile number first");
  await page.keyboard.press("Tab");
  await hear(page, /\S/);
  await page.clock.fastForward(61_000);
  await hear(page, /Are you still there\?.*I’m still here, button.*Start over, button/);
});

test("a touch that leads to no other words interrupts what is being said, and so does a key", async ({
  customer,
}) => {
  const { page } = customer;
  await customer.begin();
  await customer.buttonNamed("Read aloud").tap();
  await hear(page, "Choose your food");
  expect(await isSpeaking(page)).toBe(true);
  await customer.buttonNamed(/^Text size/).tap();
  await expect.poll(() => isSpeaking(page)).toBe(false);
  await openChoices(customer);
  await customer.buttonNamed("Read this screen again").tap();
  await hear(page, "Choose your food");
  expect(await isSpeaking(page)).toBe(true);
  await page.keyboard.press("F2");
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

test("a kiosk without a voice says so and offers to call staff", async ({ browser, shop }) => {
  const page = await browser.newPage({ hasTouch: true });
  await page.goto(shop.kiosk.url);
  await page.getByRole("button", { name: "No voice here" }).tap();
  await expect(page.getByText("Our staff will gladly help you.")).toBeVisible();
  await page.close();
});
