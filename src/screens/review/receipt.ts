/** The receipt of the review screen: a priced basket as rows of text. */
import { type BasketLine, productOfLine } from "../../../domain/basket.ts";
import type { LineProblem, PricedLine } from "../../../domain/line-prices.ts";
import { type Menu, productOf } from "../../../domain/menu.ts";
import { add, type Decimal, isZero, subtract, ZERO } from "../../../domain/money.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import type { LineChange } from "./line-changes.ts";
import {
  type ChoiceLabel,
  choiceLabels,
  type PickLabel,
  pickLabels,
  type Wording,
} from "./receipt-labels.ts";

export type ReceiptLine = {
  readonly lineId: string;
  /** Global id of the item or combo. */
  readonly productId: string;
  /** Null if no menu of this visit had the dish. */
  readonly name: string | null;
  readonly count: number;
  /** Of an item. */
  readonly choices: readonly ChoiceLabel[];
  /** Of a combo. */
  readonly picks: readonly PickLabel[];
  readonly hasChoices: boolean;
  /** All units, with what a reward takes off; null if there is no current price. */
  readonly total: Decimal | null;
  /** The reward among the units (PATCH_ORDER); `was` is the line's total without it. */
  readonly reward: {
    readonly units: number;
    readonly was: Decimal;
    readonly rewardIds: readonly number[];
  } | null;
  readonly problem: LineProblem["reason"] | null;
  /** What the menu has changed since it was configured; null if nothing, or if the customer has accepted it. */
  readonly change: LineChange | null;
};

/** Whether the customer has to decide about a line before the order can be placed. */
export function isUndecided({ problem, change }: ReceiptLine): boolean {
  return problem !== null || change !== null;
}

type ReceiptSource = {
  readonly lines: readonly BasketLine[];
  readonly priced: PricedBasket;
  readonly menu: Menu;
  readonly wording: Wording;
  readonly changeOf: (line: BasketLine) => LineChange | null;
  /** The menu from which a line was chosen. */
  readonly menuBefore: (line: BasketLine) => Menu | undefined;
  /** Problems that only the host knows. */
  readonly reported: readonly LineProblem[];
};

/** One row per basket line, in basket order, also for lines that can no longer be priced. */
export function receiptLines(source: ReceiptSource): ReceiptLine[] {
  const { lines, priced, menu, wording, changeOf, menuBefore } = source;
  const problems = [...source.reported, ...priced.problems];
  return lines.map((line) => {
    const { id: productId } = productOfLine(line);
    const before = menuBefore(line);
    const product = productOf(menu, productId) ?? (before && productOf(before, productId));
    return {
      lineId: line.lineId,
      productId,
      name: product ? wording(product.title) : null,
      count: line.count,
      ...lineLabels(line, menu, wording),
      ...priceOf(priced.lines.filter((part) => part.lineId === line.lineId)),
      problem: problems.find((problem) => problem.lineId === line.lineId)?.reason ?? null,
      change: changeOf(line),
    };
  });
}

function priceOf(parts: readonly PricedLine[]): Pick<ReceiptLine, "total" | "reward"> {
  const rewarded = parts.filter(({ reward }) => reward !== null);
  if (rewarded.length === 0) return { total: parts[0]?.total ?? null, reward: null };
  const was = add(ZERO, ...parts.map(({ total }) => total));
  const off = add(ZERO, ...rewarded.map(({ reward }) => reward?.off ?? ZERO));
  const units = rewarded.reduce((sum, { count }) => sum + count, 0);
  const rewardIds = rewarded.flatMap(({ reward }) => reward?.rewardId ?? []);
  return { total: subtract(was, off), reward: { units, was, rewardIds } };
}

export function lineLabels(
  line: BasketLine,
  menu: Menu,
  wording: Wording,
): Pick<ReceiptLine, "choices" | "picks" | "hasChoices"> {
  if (line.kind === "item") {
    const item = menu.items[line.itemId];
    const choices = item ? choiceLabels(item, line, wording) : [];
    return { choices, picks: [], hasChoices: (item?.modifierGroups.length ?? 0) > 0 };
  }
  const combo = menu.combos[line.comboId];
  const picks = combo ? pickLabels(combo, line, menu, wording) : [];
  return { choices: [], picks, hasChoices: combo !== undefined };
}

/** Whether the total contains tax: not without taxes on the menu, nor if tax is added to it. */
export function containsTax(
  { taxesIncluded }: Pick<OutletView, "taxesIncluded">,
  { tax }: Pick<PricedBasket, "tax">,
): boolean {
  return taxesIncluded && !isZero(tax);
}
