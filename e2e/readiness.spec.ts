/** Staff test each part of the hardware by hand (docs/staff.md): what they find is recorded with their names. */
import type { Page } from "@playwright/test";
import type { HardwarePart } from "../domain/readiness/tests.ts";
import { Staff } from "./pages/staff.ts";
import { expect, test } from "./support/scan-kiosk.ts";
import { giveVoice, takeSpoken } from "./support/speech-double.ts";

/** A camera, and a page of staff mode, have to be opened first, on a machine with other load. */
const SLOW = { timeout: 30_000 };

// Many taps each.
test.slow();

/** A member of staff in front of the page of the hardware. */
class Tester {
  readonly staff: Staff;
  readonly page: Page;

  private constructor(staff: Staff) {
    this.staff = staff;
    this.page = staff.page;
  }

  /** Any screen → the hardware. */
  static async at(page: Page): Promise<Tester> {
    const tester = new Tester(await Staff.at(page, "en"));
    await tester.staff.signIn();
    await tester.open();
    return tester;
  }

  /** Staff mode → the hardware. */
  async open(): Promise<void> {
    await this.staff.tab("status").tap();
    await this.staff.button("hardware:open").tap();
    await expect(this.card("touchscreen")).toBeVisible(SLOW);
  }

  card(part: HardwarePart) {
    return this.page.getByRole("listitem", { name: this.staff.say(`hardware:part.${part}`) });
  }

  get sheet() {
    return this.page.getByRole("dialog");
  }

  /** The hardware → the test of this part. */
  async begin(part: HardwarePart): Promise<void> {
    const name = this.staff.say(`hardware:part.${part}`);
    await this.staff.button("hardware:testOf", { part: name }).tap();
    await expect(this.sheet).toBeVisible();
  }

  /** A test → the same test, with the person's name. */
  async enterName(name: string): Promise<void> {
    await this.staff.button("hardware:enterName").tap();
    await this.page.getByRole("textbox").fill(name);
    await this.staff.button("hardware:use").tap();
    await expect(this.staff.text("hardware:whatFound")).toBeVisible();
  }

  /** A test → the hardware, with what the person found. */
  async find(verdict: "passed" | "failed" | "absent"): Promise<void> {
    await this.staff.button(`hardware:found.${verdict}`).tap();
    await expect(this.sheet).toBeHidden();
  }
}

test.describe("a kiosk without a camera", () => {
  test.use({ camera: "absent" });

  test("says so, and it can be recorded", async ({ shop, watched: page }) => {
    await page.goto(shop.kiosk.url);
    const tester = await Tester.at(page);
    await tester.begin("camera");
    await expect(tester.staff.text("hardware:noCamera").first()).toBeVisible(SLOW);
    await tester.enterName("Anna");
    await tester.find("absent");
    await expect(tester.card("camera")).toContainText("Not there today");
  });
});

for (const [typed, text] of [
  ["LOYALTY-KIOSK-TEST", "hardware:scannedRight"],
  // A scanner that is set to a German keyboard.
  ["LOZALTZ/KIOSK/TEST", "hardware:scannedOther"],
] as const) {
  test(`a scanner that types ${typed} is told from one that does not`, async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.start.expectShown();
    const tester = await Tester.at(page);
    await tester.begin("scanner");
    await expect(tester.staff.text("hardware:scanThis").first()).toBeVisible();
    await scanner.scan(typed);
    await expect(tester.staff.text(text, { length: typed.length })).toBeVisible();
    expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
  });
}

test("sound is a tone, and a sentence in each language that has a voice", async ({
  customer,
  page,
}) => {
  await giveVoice(page);
  await page.reload();
  await customer.start.expectShown();
  const tester = await Tester.at(page);
  await tester.begin("sound");
  await tester.staff.button("hardware:tone").tap();
  await takeSpoken(page);
  await page.getByRole("dialog").getByRole("button", { name: "English" }).tap();
  await expect
    .poll(async () => (await takeSpoken(page)).map(({ text }) => text))
    .toEqual([tester.staff.say("hardware:sentence")]);
  await expect(page.getByText("No voice for:")).toContainText("Deutsch");
});

test("nothing is recorded without a name", async ({ customer, page }) => {
  await customer.start.expectShown();
  const tester = await Tester.at(page);
  await tester.begin("memory");
  await expect(tester.staff.button("hardware:found.passed")).toBeHidden();
  await tester.staff.button("hardware:enterName").tap();
  await tester.staff.button("hardware:use").tap();
  await expect(page.getByRole("textbox")).toBeVisible();
  await page.getByRole("textbox").fill("Anna");
  await tester.staff.button("hardware:use").tap();
  await expect(tester.staff.button("hardware:found.passed")).toBeVisible();
});
