/** The checker of `access.spec.ts` detects faults that are planted into screens without any. */

import type { Customer } from "./pages/customer.ts";
import { expect, test } from "./pages/fixtures.ts";
import { LEAST_CONTRAST, LIMITS, showContrast } from "./support/display-modes.ts";
import { faultsOf, type Rules, waitUntilIdle } from "./support/inspect.ts";
import { AMARA } from "./support/members.ts";
import { withStyle } from "./support/style-plant.ts";
import { IDLE_SECONDS } from "./support/walks/walk.ts";

const RULES: Rules = { ...LIMITS, forbidden: ["Never here"], contrast: LEAST_CONTRAST.normal };

/** A planted fault, its style, and the expected complaint. */
type Plant = readonly [fault: string, css: string, complaint: RegExp];

const GREY = "color: #9a938c !important";
const SMALL = "font-size: 16px !important";

const PLANTED: Readonly<Record<string, readonly Plant[]>> = {
  attract: [
    [
      "grey words over the picture of the shop",
      `.attract__title { ${GREY} }`,
      /contrast of .*attract__title/,
    ],
    ["a letter of the access bar in grey", `.access-bar span { ${GREY} }`, /contrast of .*“A”/],
    [
      "a small letter that is hidden from readers",
      `.access-bar [aria-hidden] { ${SMALL} }`,
      /text of 16 px: span.*“A”/,
    ],
  ],
  menu: [
    [
      "a grey title beside a drawn edge",
      `.top-bar__title { ${GREY} }`,
      /contrast of .*top-bar__title/,
    ],
    [
      "grey notes beside pictures, below the fold too",
      `.product__note { ${GREY} }`,
      /contrast of .*product__note/,
    ],
    [
      "notes in slivers",
      `.product__note { inline-size: 30px }`,
      /text in slivers: p\.product__note/,
    ],
    ["small notes", `.product__note { ${SMALL} }`, /text of 16 px: p\.product__note/],
    ["half a name's ink", `.product__name { opacity: 0.3 }`, /contrast of .*product__open/],
    [
      "a small mark by style sheet",
      `.product__name::after { content: "new"; ${SMALL} }`,
      /small text ::after/,
    ],
    [
      "targets side by side that touch",
      `.access-bar { gap: 0 }`,
      /^0 px apart: button\.access-cell/,
    ],
    [
      "targets one above the other that are too close",
      `.rail__list > li + li { margin-block-start: 5px }`,
      /^5 px apart: button\.rail__tab/,
    ],
    [
      "targets that lie over one another in part",
      `.rail__list > li + li { margin-block-start: -20px }`,
      /^-20 px apart: button\.rail__tab/,
    ],
    [
      "a flat target",
      `.top-bar button { block-size: 30px !important; min-block-size: 0 !important }`,
      /target of/,
    ],
  ],
  identify: [
    ["grey digits on the keys", `.number-pad__key { ${GREY} }`, /contrast of .*“1”/],
    [
      "a target that a style sheet makes larger than its words",
      `.consent__link { position: relative } .consent__link::after { content: ""; position: absolute; inset: -80px -4px }`,
      /^-\d+ px apart: .*consent__link/,
    ],
    ["small print of the terms", `.consent__row p * { ${SMALL} }`, /text of 16 px/],
  ],
  review: [
    ["grey words on the receipt", `.line__choices { ${GREY} }`, /contrast of .*line__choices/],
    ["the sum in grey", `.receipt__due { ${GREY} }`, /contrast of .*receipt__due/],
    [
      "words that stand out of the screen",
      `.receipt__due { position: relative; left: 2000px }`,
      /cut off|out of the screen/,
    ],
  ],
};

test.setTimeout(240_000);
// Longer than usual: checking a screen involves no touches.
test.use({ settingsPatch: { device: { idleSeconds: IDLE_SECONDS } } });

test("planted faults are reported, and nothing else is", async ({ customer }) => {
  const { page } = customer;
  const missed: string[] = [];
  const check = async (screen: string) => {
    expect(await faultsOf(page, RULES), screen).toEqual([]);
    for (const [fault, css, complaint] of PLANTED[screen] ?? []) {
      const complaints = await withStyle(page, css, () => faultsOf(page, RULES));
      if (!complaints.some((line) => complaint.test(line))) missed.push(`${screen}: ${fault}`);
    }
  };
  await customer.start.expectShown();
  await check("attract");
  await customer.begin();
  await check("menu");
  await customer.order("burger-beet");
  await customer.reviewOrder();
  await customer.identify.expectShown();
  await check("identify");
  await customer.identifyAs(AMARA);
  await check("review");
  expect(missed).toEqual([]);
});

test("high contrast requires more contrast of a text", async ({ customer }) => {
  const { page } = customer;
  await customer.access.touch("contrast");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
  await customer.begin();
  const rules = { ...RULES, contrast: LEAST_CONTRAST.high };
  expect(await faultsOf(page, rules)).toEqual([]);
  // 5.7 to 1 on white: enough for normal contrast only.
  const complaints = await withStyle(page, ".product__note { color: #666 }", () =>
    faultsOf(page, rules),
  );
  expect(complaints.join()).toMatch(/contrast of 5\.\d to 1: p\.product__note/);
});

test("the contrast of the checks is that of the access bar", async ({ customer }) => {
  const { page } = customer;
  const shown = async (contrast: "normal" | "high") => {
    await showContrast(page, contrast);
    await waitUntilIdle(page);
    return await page.evaluate(colours);
  };
  const compare = async () => {
    const chosen = await shown("normal");
    const high = await shown("high");
    expect(high).not.toEqual(chosen);
    expect(await shown("normal")).toEqual(chosen);
    await customer.access.touch("contrast");
    await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
    await waitUntilIdle(page);
    expect(await page.evaluate(colours)).toEqual(high);
    await customer.access.touch("contrast");
    await expect(page.locator("html")).toHaveAttribute("data-contrast", "normal");
  };
  await customer.start.expectShown();
  await compare();
  await goToIdentify(customer);
  // The field's file comes after the screen's.
  await expect(page.locator(".phone-field__input")).toBeVisible();
  await compare();
});

/** Start → identify. */
async function goToIdentify(customer: Customer): Promise<void> {
  await customer.begin();
  await customer.order("burger-beet");
  await customer.reviewOrder();
  await customer.identify.expectShown();
}

/** Runs in the page: the colours of everything except the switch itself, which is highlighted. */
function colours(): string[] {
  return [...document.body.querySelectorAll("*:not(.access-cell, .access-cell *)")].map((each) => {
    const { color, backgroundColor, backgroundImage, borderColor, fill, opacity } =
      getComputedStyle(each);
    return [each.className, color, backgroundColor, backgroundImage, borderColor, fill, opacity]
      .map(String)
      .join(" ");
  });
}
