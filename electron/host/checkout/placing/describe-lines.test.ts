import { expect, test } from "vitest";
import { menu, priced, trayLine } from "../../../../domain/testing/tray.ts";
import { describeLines, namedByOf } from "./describe-lines.ts";

const LOCALES = { enabled: ["en"], default: "en", fallback: "en" };
const naming = { locales: LOCALES, namedBy: "id" } as const;

test("a combo is one line; its picks and what was chosen for them are its modifiers", () => {
  expect(describeLines(priced([trayLine]).lines, menu, naming)).toEqual([
    {
      itemId: "tray",
      title: "tray",
      price: "17.90",
      quantity: 2,
      modifiers: [
        // By the item's own id: the loyalty service knows products, not combo steps.
        { itemId: "burger", title: "burger", quantity: 1, price: "1.50" },
        { itemId: "barley", title: "barley", quantity: 1, price: "0" },
        { itemId: "egg", title: "egg", quantity: 1, price: "0" },
        { itemId: "cheddar", title: "cheddar", quantity: 1, price: "0.90" },
        { itemId: "cola", title: "cola", quantity: 1, price: "0.20" },
        { itemId: "cola", title: "cola", quantity: 1, price: "0.20" },
      ],
      discounts: [],
    },
  ]);
});

test("an item has its modifiers, included ones at 0; a product that has left the menu is left out", () => {
  const choices = ["egg", "cheddar"].map((modifierId) => ({
    groupId: "extras",
    modifierId,
    count: 1,
  }));
  const burger = { kind: "item", lineId: "2", itemId: "burger", count: 1, choices } as const;
  const { lines: ordered } = priced([burger, { ...burger, itemId: "gone" }]);
  const lines = describeLines(ordered, menu, naming);
  expect(lines).toEqual([
    expect.objectContaining({
      itemId: "burger",
      price: "12.90",
      modifiers: [
        { itemId: "egg", title: "egg", quantity: 1, price: "0" },
        { itemId: "cheddar", title: "cheddar", quantity: 1, price: "0.90" },
      ],
    }),
  ]);
});

test("several units of one modifier are one entry with their number", () => {
  const burger = { kind: "item", lineId: "2", itemId: "burger", count: 1, choices: [] } as const;
  const eggs = { groupId: "extras", modifierId: "egg", count: 3, price: "1.40", taxRate: "0" };
  const lines = priced([burger]).lines.map((line) => ({ ...line, modifiers: [eggs] }));
  const [described] = describeLines(lines, menu, naming);
  expect(described?.modifiers).toEqual([
    { itemId: "egg", title: "egg", quantity: 3, price: "1.40" },
  ]);
});

test("with sendPosCode the loyalty service is sent codes too, of picks and modifiers as well", () => {
  const { lines } = priced([trayLine]);
  const [tray] = describeLines(lines, menu, {
    ...naming,
    namedBy: namedByOf({ ordering: { sendPosCode: true } }),
  });
  expect(tray).toMatchObject({ itemId: "code-tray", title: "tray" });
  expect(tray?.modifiers.map(({ itemId }) => itemId)).toEqual([
    "code-burger",
    "code-barley",
    "code-egg",
    "code-cheddar",
    "code-cola",
    "code-cola",
  ]);
});
