/** A kiosk without its credential (in-store-loyalty.md §4.5): messages and actions for staff. */
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ProvisioningView } from "../electron/host/rpc/contract.ts";
import { Staff } from "./pages/staff.ts";
import { type Device, expect, test } from "./support/device.ts";
import {
  allowForInspections,
  EVERY_MODE,
  inspectIn,
  LANGUAGES,
  rulesIn,
} from "./support/display-modes.ts";
import { AMARA } from "./support/members.ts";
import { SPOKEN, type Spoken, words } from "./support/words.ts";

const PIN = "2468";
/** Nothing listens on the discard port. */
const NOWHERE = "http://127.0.0.1:9";

type Problem = ProvisioningView["problem"];
type Arrange = (device: Device, locale: Spoken) => Promise<void>;

/** How to cause each problem of the services or the disk. */
const PROBLEMS: readonly [Problem, Arrange][] = [
  [
    "refused",
    async (device, locale) => {
      await device.credentialGoesElsewhere();
      await device.start(locale);
    },
  ],
  ["unreachable", (device, locale) => device.start(locale, { outlet: { configBaseUrl: NOWHERE } })],
  [
    "answer-lost",
    async (device, locale) => {
      await device.control.setFault("configuration.credential", { drop: "after-processing" });
      await device.start(locale);
    },
  ],
  [
    "not-the-service",
    async (device, locale) => {
      await device.control.setFault("configuration.credential", { status: 502 });
      await device.start(locale);
    },
  ],
  [
    "not-the-contract",
    async (device, locale) => {
      const answer = { accepted: true, config: { apiUrl: "nowhere" } };
      await device.control.setFault("configuration.credential", { answer });
      await device.start(locale);
    },
  ],
  [
    "cannot-decrypt",
    async (device, locale) => {
      const bytes = (length: number) => randomBytes(length).toString("base64");
      const credentialCipher = { key: bytes(24), iv: bytes(8) };
      await device.start(locale, { outlet: { credentialCipher } });
    },
  ],
  [
    "unsealable",
    async (device, locale) => {
      await device.control.put("configuration", { locales: { default: locale } });
      await device.start(locale);
      await expect(device.button("Türkçe")).toBeVisible();
      await device.stop();
      rmSync(join(device.dataDir, "keys/seal.key"));
      await device.start(locale);
    },
  ],
  [
    "storage-failed",
    async (device, locale) => {
      // A folder blocks the disk test before the only request.
      mkdirSync(join(device.dataDir, "credential.probe.new"), { recursive: true });
      await device.start(locale);
    },
  ],
];

/** The screen shows the problem, its meaning and what to do, and sends customers to the counter. */
async function expectProblem(device: Device, locale: Spoken, problem: Problem): Promise<void> {
  const say = words(locale);
  const { page } = device;
  await expect(device.heading(say(`provisioning:problem.${problem}.title`))).toBeVisible();
  await expect(page.getByText(say(`provisioning:problem.${problem}.means`))).toBeVisible();
  await expect(page.getByText(say(`provisioning:problem.${problem}.todo`))).toBeVisible();
  await expect(device.heading(say("interruptions:outOfOrder.title"))).toBeVisible();
  await expect(device.button(say("common:orderType.EAT_IN"))).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
}

for (const locale of SPOKEN) {
  for (const [problem, arrange] of PROBLEMS) {
    test(`${locale}: staff see what to do about ${problem}`, async ({ device }) => {
      await arrange(device, locale);
      await expectProblem(device, locale, problem);
    });
  }

  test(`${locale}: after a reset by the operator, staff request the credential again and the kiosk opens`, async ({
    device,
  }) => {
    const say = words(locale);
    await device.credentialGoesElsewhere();
    await device.start(locale);
    await expectProblem(device, locale, "refused");
    await expect(device.page.getByText(say("provisioning:lastAsked"))).toBeVisible();
    const before = await device.questions();

    await device.chooseAsStaff(locale, "askAgain");
    await device.enterPin(locale, "1357");
    await expect(device.page.getByText(say("provisioning:pin.wrong"))).toBeVisible();
    expect(await device.questions()).toBe(before);
    await device.enterPin(locale, PIN);
    await expect(device.page.getByRole("dialog")).toBeHidden();
    await expect.poll(() => device.questions()).toBe(before + 1);
    await expectProblem(device, locale, "refused");

    await device.control.post("outlet/reset");
    await device.chooseAsStaff(locale, "askAgain");
    await device.enterPin(locale, PIN);
    await expect(device.heading(words("en")("menu:attract.title"))).toBeVisible();
  });

  test(`${locale}: opened without loyalty it stays so across a restart, takes orders, and offers no points`, async ({
    device,
  }) => {
    const say = words(locale);
    await device.credentialGoesElsewhere();
    await device.start(locale);
    await expectProblem(device, locale, "refused");
    await device.chooseAsStaff(locale, "open");
    await expect(device.page.getByText(say("provisioning:pin.openNote"))).toBeVisible();
    await device.enterPin(locale, PIN);
    await expect(device.button(say("common:orderType.EAT_IN"))).toBeVisible();
    await device.stop();

    await device.start(locale);
    await device.customer.orderSoup();
    await device.customer.payAndGetNumber();
    expect(await device.control.requests("loyalty.qr-code")).toEqual([]);
    expect(await device.control.requests("loyalty.order-closed")).toEqual([]);
  });
}

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    allowForInspections(2 * EVERY_MODE.length);

    test("screen and PIN pad are readable, reachable and have large targets", async ({
      device,
    }) => {
      const { page } = device;
      const inspect = (screen: string) => inspectIn(EVERY_MODE, page, screen, rulesIn(locale));
      await device.credentialGoesElsewhere();
      const locales = [locale, ...LANGUAGES.filter((other) => other !== locale)];
      const fallback = { currency: "EUR", timezone: "Europe/Berlin", locales };
      await device.start("en", { device: { fallback } });
      await expect(
        device.heading(words(locale)("provisioning:problem.refused.title")),
      ).toBeVisible();
      await inspect("provisioning");
      await page.locator(".screen__action").getByRole("button").last().tap();
      await expect(page.getByRole("dialog").locator(".pin")).toBeVisible();
      await inspect("PIN");
    });
  });
}

test("a kiosk that was opened without loyalty offers it once its credential is there", async ({
  device,
}) => {
  await device.credentialGoesElsewhere();
  await device.start();
  await device.chooseAsStaff("en", "open");
  await device.enterPin("en", PIN);
  await expect(device.heading("Touch to order")).toBeVisible();
  await device.stop();
  await device.control.post("outlet/reset");
  await device.start();
  await expect(device.button("Türkçe")).toBeVisible();
  await device.customer.orderSoup();
  await expect(device.heading("Your mobile number")).toBeVisible();
});

/** The start → the status of staff mode. */
async function openStatus(device: Device): Promise<Staff> {
  const staff = await Staff.at(device.page, "en");
  await staff.signIn();
  await staff.tab("status").tap();
  return staff;
}

test("after the operator has replaced the key, staff request it in staff mode, and points work again", async ({
  device,
}) => {
  await device.start();
  await expect(device.button("Türkçe")).toBeVisible();
  await device.control.post("outlet/reset?newKey");
  await expect.poll(() => device.polls(), { timeout: 15_000 }).toContain(401);

  const staff = await openStatus(device);
  await expect(staff.text("staff:status.poll.unauthorized")).toBeVisible();
  const before = (await device.polls()).length;
  await staff.button("provisioning:askAgain").tap();
  await expect(staff.text("staff:status.keyRenewed")).toBeVisible();
  await expect(staff.text("staff:status.poll.unauthorized")).toBeHidden();
  expect((await device.polls()).slice(before)).not.toContain(401);
  await staff.button("provisioning:askAgain").tap();
  await expect(staff.text("provisioning:problem.refused.title")).toBeVisible();
  await staff.leave();

  await device.customer.orderSoup();
  await device.customer.identifyAs(AMARA);
  await device.customer.review.expectShown();
  expect(await device.control.requests("loyalty.qr-code")).toHaveLength(1);
});

test("a kiosk whose key cannot be opened, opened without loyalty, gets a new one in staff mode", async ({
  device,
}) => {
  await device.start();
  await expect(device.button("Türkçe")).toBeVisible();
  await device.stop();
  rmSync(join(device.dataDir, "keys/seal.key"));
  await device.start();
  await device.chooseAsStaff("en", "open");
  await device.enterPin("en", PIN);
  await expect(device.button("Eat in")).toBeVisible();

  const staff = await openStatus(device);
  await expect(staff.text("provisioning:problem.unsealable.title")).toBeVisible();
  await device.control.post("outlet/reset");
  await staff.button("provisioning:askAgain").tap();
  await expect(staff.text("staff:status.keyRenewed")).toBeVisible();
  await staff.leave();
  await device.customer.orderSoup();
  await expect(device.heading("Your mobile number")).toBeVisible();
});

test("after wrong PINs all are rejected for a while, across a restart too", async ({ device }) => {
  await device.credentialGoesElsewhere();
  await device.start();
  await device.chooseAsStaff("en", "open");
  for (const wrong of ["1111", "2222", "3333"]) {
    await device.enterPin("en", wrong);
    await expect(device.page.getByText(/^(Wrong staff PIN|Too many wrong)/)).toBeVisible();
  }
  await expect(device.page.getByText(/^Too many wrong PINs. .* in 0:(30|2\d)\.$/)).toBeVisible();
  await device.stop();
  await device.start();
  await device.chooseAsStaff("en", "open");
  await device.enterPin("en", PIN);
  await expect(device.page.getByText(/^Too many wrong PINs/)).toBeVisible();
  await expect(device.heading("Please order at the counter")).toBeVisible();
});

test("the PIN can be typed on a keyboard, and is nowhere on the page", async ({ device }) => {
  await device.credentialGoesElsewhere();
  await device.start();
  await device.chooseAsStaff("en", "open");
  // Slower than a scanner, whose bursts are ignored.
  await device.page.keyboard.type("2468", { delay: 120 });
  await expect(device.page.getByText("4 digits entered")).toBeAttached();
  const html = await device.page.locator("html").innerHTML();
  expect(html).not.toContain("2468");
});
