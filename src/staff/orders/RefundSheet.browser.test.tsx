import { beforeAll, beforeEach, expect, test } from "vitest";
import { localize } from "../../../domain/localized-text.ts";
import { menuWith } from "../../../domain/testing/products.ts";
import type { StaffOrderLine } from "../../../electron/host/rpc/contract.ts";
import { createFormat } from "../../i18n/format.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { OrderReadingProvider } from "./order-reading.ts";
import { RefundSheet } from "./RefundSheet.tsx";

beforeAll(() => startI18n(["common", "identify", "staff"]));

const FORMAT = createFormat({
  ...{ locale: "en", currency: "LBP", currencyDigits: 2 },
  ...{ currencySymbol: null, timezone: "UTC" },
});
const READING = {
  format: FORMAT,
  localized: (text: Parameters<typeof localize>[0]) =>
    localize(text, "en", { default: "en", fallback: "en" }),
};

const EXPLANATION = "Each amount is the item’s share of what was charged.";

const refunded: string[] = [];
beforeEach(() => {
  refunded.length = 0;
});

const dish = (itemId: string, total: string) => ({
  ...{ itemId, title: { en: itemId }, count: 1, extras: [] },
  total,
});

type Wanted = {
  readonly most: string;
  readonly charged?: string;
  readonly lines?: readonly StaffOrderLine[];
};

/** The sheet for an order of which `most` can be refunded; by default all that was charged. */
function refundSheet({ most, charged = most, lines = [] }: Wanted) {
  const sheet = (
    <OrderReadingProvider value={READING}>
      <RefundSheet
        isOpen
        onClose={() => {}}
        charged={charged}
        most={most}
        places={2}
        lines={lines}
        isIdentified={false}
        onRefund={({ amount }) => void refunded.push(amount)}
      />
    </OrderReadingProvider>
  );
  return renderInVisit(sheet, startVisit(OUTLET), menuWith([]));
}

test.each(["10740000", "12.5", "0.05"])("everything of %s is exactly that", async (most) => {
  const { getByRole } = await refundSheet({ most });
  await getByRole("button", { name: "Everything" }).click();
  await getByRole("button", { name: /^Refund/ }).click();
  expect(refunded.map(Number)).toEqual([Number(most)]);
});

test("every amount up to what can be refunded can be entered, and one digit more is too much", async () => {
  const { getByRole } = await refundSheet({ most: "10740000" });
  const pad = getByRole("group", { name: "Number pad" });
  const press = (digit: string) => pad.getByRole("button", { name: digit, exact: true }).click();
  for (const digit of "1073000050") await press(digit);
  const confirm = getByRole("button", { name: /^Refund/ });
  const shown = () => confirm.element().textContent;
  await expect.poll(shown).toContain("10,730,000.50");
  await expect.element(confirm).toBeEnabled();
  await press("0");
  await expect.poll(shown).toContain("107,300,005.00");
  await expect.element(confirm).toBeDisabled();
});

test.each([
  ["discounts and points", "5", "2.50"],
  ["taxes that are added", "24", "12.00"],
])("a tapped dish is refunded at its share of what was charged: %s", async (_, charged, share) => {
  const lines = [dish("Soup", "10"), dish("Fries", "10")];
  const { getByRole } = await refundSheet({ most: charged, lines });
  const soup = getByRole("button", { name: /Soup/ });
  await expect.poll(() => soup.element().textContent).toContain(share);
  expect(document.body.textContent).toContain(EXPLANATION);
  await soup.click();
  await getByRole("button", { name: /^Refund/ }).click();
  expect(refunded).toEqual([share]);
});

test("all tapped dishes are all that was charged", async () => {
  const lines = [dish("Soup", "5"), dish("Fries", "5"), dish("Tea", "5")];
  const { getByRole } = await refundSheet({ most: "10", lines });
  for (const name of [/Soup/, /Fries/, /Tea/]) await getByRole("button", { name }).click();
  await getByRole("button", { name: /^Refund/ }).click();
  expect(refunded).toEqual(["10.00"]);
});

test("dishes that were charged at their price need no explanation", async () => {
  const lines = [dish("Soup", "5"), dish("Fries", "7.5")];
  const { getByRole } = await refundSheet({ most: "12.5", lines });
  await expect.element(getByRole("button", { name: /Fries/ })).toBeVisible();
  expect(document.body.textContent).not.toContain(EXPLANATION);
});
