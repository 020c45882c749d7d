import { beforeAll, expect, test } from "vitest";
import type { StaffOrderView, TimelineEntry } from "../../../electron/host/rpc/contract.ts";
import { createFormat } from "../../i18n/format.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { rendered, textOf } from "../../journey/testing/rendered.tsx";
import { startVisit } from "../../journey/testing/visit.ts";
import { OrderReadingProvider } from "./order-reading.ts";
import { Timeline } from "./Timeline.tsx";

beforeAll(() => startI18n(["common", "staff", "checkout"]));

const FORMAT = createFormat({
  ...{ locale: "en", currency: "EUR", currencyDigits: 2 },
  ...{ currencySymbol: null, timezone: "UTC" },
});
const FRIDAY = Date.UTC(2027, 0, 8, 20);
const MONDAY = Date.UTC(2027, 0, 11, 9);

const entry = (at: number, what: TimelineEntry["what"]): TimelineEntry => ({
  ...{ at, what, detail: null, reason: null, by: null },
});

function shown(...timeline: readonly TimelineEntry[]): string {
  const reading = { format: FORMAT, localized: () => "" };
  const order = { timeline } as unknown as StaffOrderView;
  const page = (
    <OrderReadingProvider value={reading}>
      <Timeline order={order} />
    </OrderReadingProvider>
  );
  return textOf(rendered(page, { visit: startVisit() }));
}

test("entries of several days stand below their dates, the latest first", () => {
  const text = shown(
    entry(FRIDAY, "placed"),
    entry(FRIDAY + 60_000, "services-up"),
    entry(MONDAY, "staff-retried"),
  );
  const [monday, friday] = [FORMAT.date(MONDAY), FORMAT.date(FRIDAY)];
  expect(text.indexOf(monday)).toBeGreaterThan(-1);
  expect(text.indexOf(friday)).toBeGreaterThan(text.indexOf(monday));
  expect(text.split(friday)).toHaveLength(2);
});

test("entries of one day have no date", () => {
  const text = shown(entry(FRIDAY, "placed"), entry(FRIDAY + 60_000, "services-up"));
  expect(text).not.toContain(FORMAT.date(FRIDAY));
});
