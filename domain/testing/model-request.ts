import type { Basket, BasketLine } from "../basket.ts";
import type { Choice } from "../choices.ts";
import type { Menu, ModifierGroup, Prices } from "../menu.ts";
import type { PricingRequest } from "../pricing.ts";
import type { Discount } from "../rewards.ts";
import type {
  ModelChoice,
  ModelDiscount,
  ModelLine,
  ModelOrder,
  ModelPrices,
  ModelReward,
} from "./model.ts";

export function requestOf(order: ModelOrder): PricingRequest {
  const { points } = order;
  return {
    menu: menuOf(order),
    basket: basketOf(order.lines),
    orderType: order.orderType,
    digits: order.digits,
    taxesIncluded: order.taxesIncluded,
    benefits: {
      flow: order.flow,
      namedBy: "id",
      rewards: order.rewards.map(({ itemId, quantity, discounts }, rewardId) => ({
        rewardId,
        itemId,
        title: itemId,
        price: "1",
        quantity,
        modifiers: [],
        discounts: discounts.map(discountOf),
      })),
      discounts: order.discounts.map(discountOf),
      pointsPayment: points.thousandths === null ? null : decimal(points.thousandths),
      maxPointsPercent: points.maxPercent === null ? null : decimal(points.maxPercent),
      minCashPayment: points.minCash === null ? null : decimal(points.minCash),
      pointsNeedScan: points.needScan,
    },
    decisions: {
      declined: decided(order, "declined"),
      taken: decided(order, "taken"),
      chosen: [],
    },
    usePoints: points.use,
  };
}

function decided({ rewards }: ModelOrder, wanted: ModelReward["decision"]): number[] {
  return rewards.flatMap(({ decision }, rewardId) => (decision === wanted ? [rewardId] : []));
}

function menuOf({ items, combos }: ModelOrder): Menu {
  const named = { code: "", title: {}, description: {} };
  return {
    revision: 1,
    categories: [],
    items: byId("item", items, ({ prices, groups }, id) => ({
      ...named,
      id,
      prices: pricesOf(prices),
      modifierGroups: groups.map(
        ({ min, max, free, modifiers }, index): ModifierGroup => ({
          id: `group-${index}`,
          title: {},
          min,
          max,
          free,
          modifiers: modifiers.map(([modifierId, own]) => ({
            id: modifierId,
            code: "",
            title: {},
            prices: pricesOf(own),
            preselected: false,
          })),
        }),
      ),
    })),
    combos: byId("combo", combos, ({ prices, steps }, id) => ({
      ...named,
      id,
      prices: pricesOf(prices),
      steps: steps.map(({ min, max, items: offered }, index) => ({
        id: `step-${index}`,
        title: {},
        min,
        max,
        items: offered
          .filter(({ itemId }) => Number(itemId.slice("item-".length)) < items.length)
          .map(({ itemId, surcharges, forbidden }) => ({
            itemId,
            id: itemId,
            code: "",
            surcharges: pricesOf(surcharges),
            preselected: false,
            forbiddenModifiers: forbidden,
          })),
      })),
    })),
  };
}

function byId<Model, Product>(
  kind: string,
  models: readonly Model[],
  build: (model: Model, id: string) => Product,
): Record<string, Product> {
  return Object.fromEntries(
    models.map((model, index) => [`${kind}-${index}`, build(model, `${kind}-${index}`)]),
  );
}

function basketOf(lines: readonly ModelLine[]): Basket {
  return {
    lines: lines.map((line, index): BasketLine => {
      const { productId, count } = line;
      const lineId = `${index}`;
      if (line.kind === "item") {
        return { kind: "item", lineId, itemId: productId, count, choices: choicesOf(line.choices) };
      }
      const picks = line.picks.map((pick, pickIndex) => ({
        pickId: `${pickIndex}`,
        stepId: `step-${pick.step}`,
        itemId: pick.itemId,
        choices: choicesOf(pick.choices),
      }));
      return { kind: "combo", lineId, comboId: productId, count, picks };
    }),
  };
}

function choicesOf(choices: readonly ModelChoice[]): Choice[] {
  return choices.map(({ group, modifierId, count }) => ({
    groupId: `group-${group}`,
    modifierId,
    count,
  }));
}

function pricesOf(prices: ModelPrices): Prices {
  return Object.fromEntries(
    prices.map(([type, { thousandths, taxes }]) => [
      type,
      { value: decimal(thousandths), taxes: taxes.map((tenths) => decimal(tenths * 100)) },
    ]),
  );
}

function discountOf({ type, thousandths }: ModelDiscount, index: number): Discount {
  return { discountId: `${index}`, type, value: decimal(thousandths) };
}

function decimal(thousandths: number): string {
  const size = Math.abs(thousandths);
  const sign = thousandths < 0 ? "-" : "";
  return `${sign}${Math.floor(size / 1000)}.${String(size % 1000).padStart(3, "0")}`;
}
