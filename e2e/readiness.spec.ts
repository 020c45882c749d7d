/** Staff test each part of the hardware by hand (docs/staff.md): what they find is stored, reported and printed. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { HARDWARE_PARTS } from "../domain/readiness/tests.ts";
import { Staff } from "./pages/staff.ts";
import { AMARA } from "./support/members.ts";
import { readPaper } from "./support/receipt-paper.ts";
import { expect, openTracks, test } from "./support/scan-kiosk.ts";
import { giveVoice, takeSpoken } from "./support/speech-double.ts";

const SCREEN = { width: 1_080, height: 1_920 };
/** Less than a field of the test is wide and high. */
const STEP = 90;

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
    await tester.staff.openHardware();
    return tester;
  }

  /** A finger wipes over the whole screen, row by row, but is lifted over places that are dead. */
  async wipe(isDead: (x: number, y: number) => boolean): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const sent: Promise<unknown>[] = [];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) => {
      const touchPoints = type === "touchEnd" ? [] : [{ x, y }];
      // One after the other in the browser; none of a row waits here for the one before.
      sent.push(session.send("Input.dispatchTouchEvent", { type, touchPoints }));
    };
    for (let y = STEP / 2; y < SCREEN.height; y += STEP) {
      let isDown = false;
      for (let x = STEP / 2; x < SCREEN.width; x += STEP) {
        if (isDead(x, y)) continue;
        touch(isDown ? "touchMove" : "touchStart", x, y);
        isDown = true;
      }
      touch("touchEnd", 0, y);
      await Promise.all(sent.splice(0));
    }
  }
}

test.describe("a touchscreen", () => {
  test("that is dead in a corner is seen to be so, and recorded as failed", async ({
    customer,
    page,
  }) => {
    await customer.start.expectShown();
    const tester = await Tester.at(page);
    await tester.staff.beginTest("touchscreen");
    await tester.staff.button("hardware:touch.start").tap();
    await expect(page.locator(".touch-surface")).toBeVisible();
    // As often as it takes: a busy browser loses some of the finger's moves.
    await expect(async () => {
      await tester.wipe((x, y) => x > SCREEN.width - 90 && y > SCREEN.height - 90);
      await expect(tester.staff.text("hardware:touch.left", { number: 1 })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ intervals: [0] });
    await page.keyboard.press("Escape");
    await expect(tester.staff.text("hardware:touch.missed", { number: 1 })).toBeVisible();
    await tester.staff.enterTester("Anna");
    await tester.staff.addTestNote("Lower right corner");
    await tester.staff.recordTest("failed");
    const card = tester.staff.hardwarePart("touchscreen");
    await expect(card).toContainText("Failed today");
    await expect(card).toContainText("Anna");
    await expect(card).toContainText("Lower right corner");
    await expect(
      tester.staff.text("hardware:summary.failed", { parts: "Touchscreen" }),
    ).toBeVisible();
  });
});

test.describe("a camera that sees a code", () => {
  test.use({ camera: { shows: AMARA.card } });

  test("shows its picture and the code's length, and is released afterwards", async ({
    shop,
    watched: page,
  }) => {
    await page.goto(shop.kiosk.url);
    const tester = await Tester.at(page);
    await tester.staff.beginTest("camera");
    const read = tester.staff.text("staff:status.read", { count: AMARA.card.length });
    await expect(read).toBeVisible();
    await expect(tester.staff.text("hardware:picture", { width: 640, height: 360 })).toBeVisible();
    expect(await page.locator("body").innerText()).not.toContain(AMARA.card);
    await tester.staff.enterTester("Anna");
    await tester.staff.recordTest("passed");
    await expect.poll(() => openTracks(page)).not.toContain(true);
    expect(await shop.control.requests("loyalty.qr-code")).toEqual([]);
  });
});

test.describe("a kiosk without a camera", () => {
  test.use({ camera: "absent" });

  test("says so, and it can be recorded", async ({ shop, watched: page }) => {
    await page.goto(shop.kiosk.url);
    const tester = await Tester.at(page);
    await tester.staff.beginTest("camera");
    await expect(tester.staff.text("hardware:noCamera").first()).toBeVisible();
    await tester.staff.enterTester("Anna");
    await tester.staff.recordTest("absent");
    await expect(tester.staff.hardwarePart("camera")).toContainText("Not there today");
  });
});

for (const [typed, text] of [
  ["LOYALTY-KIOSK-TEST", "hardware:scannedRight"],
  // A scanner that is set to a German keyboard.
  ["LOZALTZ/KIOSK/TEST", "hardware:scannedOther"],
] as const) {
  test(`a scanner that types ${typed} is distinguished from one that does not`, async ({
    customer,
    scanner,
    shop,
    page,
  }) => {
    await customer.start.expectShown();
    const tester = await Tester.at(page);
    await tester.staff.beginTest("scanner");
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
  await tester.staff.beginTest("sound");
  await tester.staff.button("hardware:tone").tap();
  await takeSpoken(page);
  await page.getByRole("dialog").getByRole("button", { name: "English" }).tap();
  await expect
    .poll(async () => (await takeSpoken(page)).map(({ text }) => text))
    .toEqual([tester.staff.say("hardware:sentence")]);
  await expect(page.getByText("No voice for:")).toContainText("Deutsch");
});

test.describe("with a receipt printer", () => {
  test.use({ receiptPrinter: {} });

  test("a test is printed, and so is the report", async ({ customer, page, shop }) => {
    await customer.start.expectShown();
    const tester = await Tester.at(page);
    await tester.staff.beginTest("printer");
    await tester.staff.button("staff:printing.test").tap();
    await expect.poll(async () => (await readPaper(shop.control)).length).toBe(1);
    await tester.staff.enterTester("Anna");
    await tester.staff.recordTest("passed");
    await tester.staff.button("hardware:report.print").tap();
    await expect.poll(async () => (await readPaper(shop.control)).length).toBe(2);
    const lines = (await readPaper(shop.control)).at(-1)?.lines.join("\n") ?? "";
    expect(lines).toMatch(/Receipt printer +Passed/);
    expect(lines).toContain("Anna");
    expect(lines).toMatch(/Camera +Not tested yet/);
  });
});

test("everything is recorded without a network, there after a restart, and in the saved report", async ({
  customer,
  page,
  shop,
}) => {
  await customer.start.expectShown();
  const tester = await Tester.at(page);
  for (const [index, part] of HARDWARE_PARTS.entries()) {
    await tester.staff.beginTest(part);
    if (index === 0) await tester.staff.enterTester("Änne");
    await tester.staff.recordTest("passed");
  }
  await expect(tester.staff.text("hardware:summary.ready")).toBeVisible();
  // The page of the ended host would ask the next one, and be refused.
  await page.goto("about:blank");
  await page.goto(await shop.restartKiosk());
  await customer.start.expectShown();
  const again = await Tester.at(page);
  await expect(again.staff.text("hardware:summary.ready")).toBeVisible();
  // A name of a test before: chosen, and nobody is signed in by it.
  await again.staff.beginTest("disk");
  await page.getByRole("button", { name: "Änne", exact: true }).tap();
  await again.staff.recordTest("failed");
  const download = page.waitForEvent("download");
  await again.staff.button("hardware:report.text").tap();
  const report = readFileSync(await (await download).path(), "utf8");
  expect(report).toContain("Not ready. failed: Disk.");
  expect(report).toMatch(/Camera +passed/);
});

test("nothing is recorded without a name", async ({ customer, page }) => {
  await customer.start.expectShown();
  const tester = await Tester.at(page);
  await tester.staff.beginTest("memory");
  await expect(tester.staff.button("hardware:found.passed")).toBeHidden();
  await tester.staff.button("hardware:enterName").tap();
  await tester.staff.button("hardware:use").tap();
  await expect(page.getByRole("textbox")).toBeVisible();
  await page.getByRole("textbox").fill("Anna");
  await tester.staff.button("hardware:use").tap();
  await expect(tester.staff.button("hardware:found.passed")).toBeVisible();
});
