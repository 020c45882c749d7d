import { expect, test } from "vitest";
import { addUnit, type Choice } from "../../../../domain/choices.ts";
import { priceLine } from "../../../../domain/line-prices.ts";
import { readPriceBook } from "../../../../sandbox/ordering/price-book.ts";
import { checkLine } from "../../../../sandbox/ordering/pricing.ts";
import { choiceLabels } from "../../../../src/screens/review/receipt-labels.ts";
import { importMenu } from "../../ordering/import.ts";
import { snapshotLine } from "../../ordering/order-request.ts";
import {
  menuWire,
  wireItemOf,
  wireModifierOf,
  wireRoot,
} from "../../ordering/testing/menu-wire.ts";
import { orderedLines } from "../../staff/ordered-lines.ts";
import { describeLines } from "../placing/describe-lines.ts";

/** Three scoops of two flavours, the first of them included. */
const envelope = menuWire({
  categories: [wireRoot("food")],
  modifiers: [wireModifierOf("vanilla"), wireModifierOf("lemon")],
  items: [
    wireItemOf("sundae", {
      modifierGroups: [
        {
          refId: "ref-scoops",
          id: "scoops",
          code: "scoops",
          title: { en: "Scoops" },
          min: 3,
          max: 3,
          free: 1,
          modifiers: [{ modifier: "ref-vanilla" }, { modifier: "ref-lemon" }],
        },
      ],
    }),
  ],
});

test("several units of one modifier are counted for the kitchen, the loyalty service, staff and customer", () => {
  const { menu } = importMenu(envelope);
  const group = menu.items.sundae?.modifierGroups[0];
  if (!group) throw new Error("no group");
  const choices = ["vanilla", "vanilla", "vanilla"].reduce<readonly Choice[]>(
    (all, id) => addUnit(group, all, id),
    [],
  );
  const line = { kind: "item", lineId: "1", itemId: "sundae", count: 1, choices } as const;
  const { line: priced, problem } = priceLine(line, { menu, orderType: "EAT_IN", digits: 2 });
  expect(problem).toBeUndefined();
  if (!priced || !menu.items.sundae) throw new Error("no price");
  // 5.00, one included, two at 0.50
  expect(priced.total).toBe("6.00");

  const snapshot = snapshotLine(priced, menu);
  expect(snapshot.modifiers.map(({ count, price }) => [count, price])).toEqual([
    [1, "0"],
    [2, "0.5"],
  ]);
  const locales = { enabled: ["en"], default: "en", fallback: "en" };
  expect(describeLines([priced], menu, { locales, namedBy: "id" })[0]?.modifiers).toEqual([
    { itemId: "vanilla", title: "vanilla", quantity: 1, price: "0" },
    { itemId: "vanilla", title: "vanilla", quantity: 2, price: "0.5" },
  ]);
  expect(orderedLines({ lines: [snapshot], presents: [] }, menu)[0]?.extras).toEqual([
    { itemId: "vanilla", title: { en: "vanilla" }, count: 3 },
  ]);
  expect(choiceLabels(menu.items.sundae, line, ({ en }) => en ?? "")).toEqual([
    { kind: "with", name: "vanilla", count: 3 },
  ]);
});

test("the POS accepts the order that the kiosk sends for them", () => {
  const { menu } = importMenu(envelope);
  // The same menu, as the POS that wrote it reads it.
  const till = readPriceBook(JSON.parse(JSON.stringify(envelope.menu)), "id");
  const group = menu.items.sundae?.modifierGroups[0];
  if (!group) throw new Error("no group");
  const choices = ["vanilla", "lemon", "vanilla"].reduce<readonly Choice[]>(
    (all, id) => addUnit(group, all, id),
    [],
  );
  const line = { kind: "item", lineId: "1", itemId: "sundae", count: 1, choices } as const;
  const { line: priced } = priceLine(line, { menu, orderType: "EAT_IN", digits: 2 });
  if (!priced) throw new Error("no price");
  const sent = {
    id: "sundae",
    price: 5,
    count: 1,
    modifiers: snapshotLine(priced, menu).modifiers.map(({ modifierId, price, count }) => ({
      id: modifierId,
      price: Number(price),
      count,
    })),
  };
  const shelf = { today: till, everything: till };
  expect(checkLine(shelf, sent, "EAT_IN")).toEqual([]);
});
