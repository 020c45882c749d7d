/** The receipt of the review screen: a priced basket turned into rows with words. */
import { type BasketLine, type ComboLine, productOfLine } from "../../../domain/basket.ts";
import type { Choice } from "../../../domain/choices.ts";
import { offeredItem } from "../../../domain/combo-picks.ts";
import type { LineProblem, PricedLine } from "../../../domain/line-prices.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import { type Combo, type Menu, type MenuItem, productOf } from "../../../domain/menu.ts";
import { add, type Decimal, subtract, ZERO } from "../../../domain/money.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { Benefits, RewardLine } from "../../../domain/rewards.ts";

/** A choice in words: how often, what; `without` where a preselected part was taken away. */
export type ChoiceWords =
  | { readonly kind: "with"; readonly name: string; readonly count: number }
  | { readonly kind: "without"; readonly name: string };

export type ReceiptLine = {
  readonly lineId: string;
  /** Global id of the item or combo. */
  readonly productId: string;
  /** Null where the menu no longer has the dish. */
  readonly name: string | null;
  readonly count: number;
  readonly choices: readonly ChoiceWords[];
  /** All units, with what a reward takes off; null where there is no price any more. */
  readonly total: Decimal | null;
  /** The reward among the units (PATCH_ORDER); `was` is the line's total without it. */
  readonly reward: { readonly units: number; readonly was: Decimal } | null;
  readonly problem: LineProblem["reason"] | null;
};

export type ReceiptReward = {
  readonly itemId: string;
  readonly title: string;
  readonly quantity: number;
  /** What it would cost, all units. */
  readonly price: Decimal;
  /**
   * `not-on-menu`: the kitchen cannot make it, so it is told and not counted (design §14); `not-ordered`:
   * PATCH_ORDER gives only what is on the order.
   */
  readonly state: "taken" | "left-out" | "not-on-menu" | "not-ordered";
};

type Wording = (text: LocalizedText) => string;

/** One row per basket line, in basket order, also for lines that can no longer be priced. */
export function receiptLines(
  basket: { readonly lines: readonly BasketLine[] },
  priced: PricedBasket,
  menu: Menu,
  wording: Wording,
  reported: readonly LineProblem[] = [],
): ReceiptLine[] {
  const problems = [...reported, ...priced.problems];
  return basket.lines.map((line) => {
    const { id: productId } = productOfLine(line);
    const product = productOf(menu, productId);
    return {
      lineId: line.lineId,
      productId,
      name: product ? wording(product.title) : null,
      count: line.count,
      choices: lineInWords(line, menu, wording),
      ...priceOf(priced.lines.filter((part) => part.lineId === line.lineId)),
      problem: problems.find((problem) => problem.lineId === line.lineId)?.reason ?? null,
    };
  });
}

function priceOf(parts: readonly PricedLine[]): Pick<ReceiptLine, "total" | "reward"> {
  const rewarded = parts.filter(({ reward }) => reward !== null);
  if (rewarded.length === 0) return { total: parts[0]?.total ?? null, reward: null };
  const was = add(ZERO, ...parts.map(({ total }) => total));
  const off = add(ZERO, ...rewarded.map(({ reward }) => reward?.off ?? ZERO));
  const units = rewarded.reduce((sum, { count }) => sum + count, 0);
  return { total: subtract(was, off), reward: { units, was } };
}

function lineInWords(line: BasketLine, menu: Menu, wording: Wording): ChoiceWords[] {
  if (line.kind === "item") {
    const item = menu.items[line.itemId];
    return item ? choicesInWords(item, line, wording) : [];
  }
  const combo = menu.combos[line.comboId];
  return combo ? picksInWords(combo, line, menu, wording) : [];
}

/** What was picked in each step, with what was chosen for it. */
function picksInWords(
  combo: Combo,
  { picks }: ComboLine,
  menu: Menu,
  wording: Wording,
): ChoiceWords[] {
  return combo.steps.flatMap((step) =>
    picks
      .filter(({ stepId }) => stepId === step.id)
      .flatMap((pick): ChoiceWords[] => {
        const offered = offeredItem(step, pick.itemId, menu);
        if (!offered) return [];
        const name = wording(offered.item.title);
        return [{ kind: "with", name, count: 1 }, ...choicesInWords(offered.item, pick, wording)];
      }),
  );
}

/** What was chosen, in the order of choosing, then what was taken away. */
export function choicesInWords(
  item: MenuItem,
  { choices }: { readonly choices: readonly Choice[] },
  wording: Wording,
): ChoiceWords[] {
  const chosen = choices.flatMap((choice): ChoiceWords[] => {
    const group = item.modifierGroups.find((candidate) => candidate.id === choice.groupId);
    const modifier = group?.modifiers.find((candidate) => candidate.id === choice.modifierId);
    return modifier ? [{ kind: "with", name: wording(modifier.title), count: choice.count }] : [];
  });
  // Where one of several is chosen the choice replaces another; only elsewhere something is left off.
  const removed = item.modifierGroups
    .filter((group) => group.max !== 1)
    .flatMap((group) =>
      group.modifiers
        .filter((modifier) => modifier.preselected)
        .filter(
          (modifier) =>
            !choices.some(
              (choice) => choice.groupId === group.id && choice.modifierId === modifier.id,
            ),
        ),
    )
    .map((modifier): ChoiceWords => ({ kind: "without", name: wording(modifier.title) }));
  return [...chosen, ...removed];
}

/**
 * Rewards of the identification that have rows of their own: those that come on top, the ones put back
 * included, so that each can be taken again; and those that cannot be given. With PATCH_ORDER the ones
 * that are given stand on their lines.
 */
export function receiptRewards(
  { flow, rewards }: Pick<Benefits, "flow" | "rewards">,
  priced: PricedBasket,
  declined: readonly string[],
  menu: Menu,
  wording: Wording,
  multiplied: (reward: RewardLine) => Decimal,
): ReceiptReward[] {
  return rewards.flatMap((reward): ReceiptReward[] => {
    const applied = priced.rewards.find((other) => other.itemId === reward.itemId);
    if (flow === "PATCH_ORDER" && applied?.state === "given") return [];
    const product = productOf(menu, reward.itemId);
    const row = {
      itemId: reward.itemId,
      // The service names it in one language, the menu in the visit's.
      title: (product && wording(product.title)) || reward.title,
      quantity: reward.quantity,
      price: applied?.price ?? multiplied(reward),
    };
    if (!product) return [{ ...row, state: "not-on-menu" }];
    if (declined.includes(reward.itemId)) return [{ ...row, state: "left-out" }];
    return [{ ...row, state: applied?.state === "not-ordered" ? "not-ordered" : "taken" }];
  });
}
