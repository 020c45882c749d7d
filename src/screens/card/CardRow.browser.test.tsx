import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { menuWith } from "../../../domain/testing/products.ts";
import { startI18n } from "../../i18n/i18n.ts";
import { renderInVisit } from "../../journey/testing/render-in-visit.tsx";
import { OUTLET, startVisit } from "../../journey/testing/visit.ts";
import { describe } from "../../ui/access/describe.ts";
import { readableText } from "../../ui/readable.ts";
import { CardRow } from "./CardRow.tsx";

beforeAll(() => startI18n(["common", "checkout", "keypad"]));

test("the switch that pays with the saved card has a name aloud, without the card's digits", async () => {
  const card = { ending: "4242", brand: null };
  const view = { isOffered: true, card, enrollment: null };
  const row = <CardRow view={view} isUsed onUse={() => {}} onSave={() => {}} />;
  const { container, getByRole } = await renderInVisit(row, startVisit(OUTLET), menuWith([]));
  const spoken = "Pay with your saved card, Nothing to type";
  const input = getByRole("switch", { name: /ending in .*4242/ }).element();
  expect(describe(input, i18next.getFixedT("en", "keypad"))).toBe(`${spoken}, on`);
  const read = readableText(container, "open", (name) => `${name} (button)`);
  expect(read.map(({ text }) => text)).toEqual([`${spoken} (button)`, "Remove card (button)"]);
  expect(read.some(({ text }) => text.includes("4242"))).toBe(false);
});
