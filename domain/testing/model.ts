/**
 * Orders as plain whole numbers, drawn at random, for both the pricing and its second implementation
 * (`reference-prices.ts`). Money is in thousandths of the currency's unit.
 */
import fc from "fast-check";
import { repaired } from "./model-repair.ts";

export const MODEL_TYPES = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"] as const;
export type ModelType = (typeof MODEL_TYPES)[number];

/** Taxes in tenths of a per cent. */
export type ModelPrice = { readonly thousandths: number; readonly taxes: readonly number[] };
/** In the sent order, which has no meaning. */
export type ModelPrices = readonly (readonly [ModelType, ModelPrice])[];

export type ModelGroup = {
  readonly min: number;
  readonly max: number | null;
  readonly free: number;
  /** By id; one id may be in several groups. */
  readonly modifiers: readonly (readonly [string, ModelPrices])[];
};
export type ModelItem = { readonly prices: ModelPrices; readonly groups: readonly ModelGroup[] };
export type ModelStep = {
  readonly min: number;
  readonly max: number;
  readonly items: readonly {
    readonly itemId: string;
    readonly surcharges: ModelPrices;
    /** Ids of modifiers. */
    readonly forbidden: readonly string[];
  }[];
};
export type ModelCombo = { readonly prices: ModelPrices; readonly steps: readonly ModelStep[] };

/** `group` is an index. */
export type ModelChoice = {
  readonly group: number;
  readonly modifierId: string;
  readonly count: number;
};
export type ModelPick = {
  /** An index. */
  readonly step: number;
  readonly itemId: string;
  readonly choices: readonly ModelChoice[];
};
export type ModelLine = { readonly productId: string; readonly count: number } & (
  | { readonly kind: "item"; readonly choices: readonly ModelChoice[] }
  | { readonly kind: "combo"; readonly picks: readonly ModelPick[] }
);

/** `thousandths` of money or of a per cent. */
export type ModelDiscount = {
  readonly type: "percent" | "amount";
  readonly thousandths: number;
};
export type ModelReward = {
  readonly itemId: string;
  readonly quantity: number;
  readonly discounts: readonly ModelDiscount[];
  readonly decision: "none" | "declined" | "taken";
};

export type ModelOrder = {
  readonly orderType: ModelType;
  readonly digits: number;
  readonly taxesIncluded: boolean;
  readonly items: readonly ModelItem[];
  readonly combos: readonly ModelCombo[];
  readonly lines: readonly ModelLine[];
  readonly flow: "REGULAR" | "PATCH_ORDER";
  readonly rewards: readonly ModelReward[];
  readonly discounts: readonly ModelDiscount[];
  readonly points: {
    readonly use: boolean;
    readonly thousandths: number | null;
    /** In thousandths of a per cent. */
    readonly maxPercent: number | null;
    readonly minCash: number | null;
    readonly needScan: boolean;
  };
};

/** Items are `item-0`, `item-1` …, combos `combo-0` …; a few ids do not exist. */
const itemId = fc.integer({ min: 0, max: 3 }).map((index) => `item-${index}`);
const comboId = fc.integer({ min: 0, max: 2 }).map((index) => `combo-${index}`);
const modifierId = fc.integer({ min: 0, max: 3 }).map((index) => `modifier-${index}`);

const money = fc.oneof(
  fc.constant(0),
  // Whole cents, as on most menus, and odd thousandths.
  fc.integer({ min: 0, max: 3_000 }).map((cents) => cents * 10),
  fc.integer({ min: 0, max: 30_000 }),
);
const pricesIn = (thousandths: fc.Arbitrary<number>): fc.Arbitrary<ModelPrices> => {
  const taxes = fc.array(fc.constantFrom(0, 55, 70, 190, 200), { maxLength: 2 });
  const price: fc.Arbitrary<ModelPrice> = fc.record({ thousandths, taxes });
  return fc
    .uniqueArray(fc.constantFrom(...MODEL_TYPES), { minLength: 1, maxLength: 3 })
    .chain((types) => fc.tuple(...types.map((type) => price.map((own) => [type, own] as const))));
};
const prices = pricesIn(money);
/** Of a modifier or a step item, which may be negative. */
const extraPrices = pricesIn(
  fc.oneof({ weight: 5, arbitrary: money }, fc.integer({ min: -2_000, max: -1 })),
);

const group: fc.Arbitrary<ModelGroup> = fc.record({
  min: fc.integer({ min: 0, max: 3 }),
  max: fc.option(fc.integer({ min: 3, max: 5 })),
  free: fc.integer({ min: 0, max: 3 }),
  modifiers: fc.uniqueArray(fc.tuple(modifierId, extraPrices), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 4,
  }),
});
const item: fc.Arbitrary<ModelItem> = fc.record({
  prices,
  groups: fc.array(group, { maxLength: 2 }),
});
const step: fc.Arbitrary<ModelStep> = fc.record({
  min: fc.integer({ min: 0, max: 2 }),
  max: fc.integer({ min: 2, max: 3 }),
  items: fc.uniqueArray(
    fc.record({
      itemId,
      surcharges: extraPrices,
      forbidden: fc.array(modifierId, { maxLength: 2 }),
    }),
    { selector: (entry) => entry.itemId, minLength: 1, maxLength: 3 },
  ),
});
const combo: fc.Arbitrary<ModelCombo> = fc.record({
  prices,
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
});

const choice: fc.Arbitrary<ModelChoice> = fc.record({
  group: fc.integer({ min: 0, max: 1 }),
  modifierId,
  count: fc.integer({ min: 1, max: 3 }),
});
const choices = fc.array(choice, { maxLength: 4 });
const count = fc.integer({ min: 1, max: 9 });
const line: fc.Arbitrary<ModelLine> = fc.oneof(
  fc.record({ kind: fc.constant("item" as const), productId: itemId, count, choices }),
  fc.record({
    kind: fc.constant("combo" as const),
    productId: comboId,
    count,
    picks: fc.array(fc.record({ step: fc.integer({ min: 0, max: 2 }), itemId, choices }), {
      maxLength: 5,
    }),
  }),
);

const discount: fc.Arbitrary<ModelDiscount> = fc.oneof(
  fc.record({
    type: fc.constant("percent" as const),
    thousandths: fc.oneof(
      fc.constantFrom(10_000, 50_000, 100_000),
      fc.integer({ min: 0, max: 100_000 }),
    ),
  }),
  fc.record({ type: fc.constant("amount" as const), thousandths: money }),
);
const reward: fc.Arbitrary<ModelReward> = fc.record({
  itemId: fc.oneof(itemId, comboId),
  quantity: fc.integer({ min: 1, max: 4 }),
  discounts: fc.array(discount, { maxLength: 2 }),
  decision: fc.constantFrom(
    "none" as const,
    "none" as const,
    "declined" as const,
    "taken" as const,
  ),
});

const drawnOrder = fc.record({
  orderType: fc.constantFrom(...MODEL_TYPES),
  digits: fc.constantFrom(0, 2, 3),
  taxesIncluded: fc.boolean(),
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
  combos: fc.array(combo, { maxLength: 2 }),
  lines: fc.array(
    fc.record({ line, isAsDrawn: fc.integer({ min: 0, max: 9 }).map((number) => number === 9) }),
    { maxLength: 4 },
  ),
  flow: fc.constantFrom("REGULAR" as const, "PATCH_ORDER" as const),
  rewards: fc.array(reward, { maxLength: 3 }),
  discounts: fc.array(discount, { maxLength: 3 }),
  points: fc.record({
    use: fc.boolean(),
    thousandths: fc.option(money),
    maxPercent: fc.option(fc.integer({ min: 0, max: 100_000 })),
    minCash: fc.option(money),
    needScan: fc.constantFrom(false, false, false, true),
  }),
});

/** Any order of items and combos. Most lines could be ordered; some have missing or forbidden parts. */
export const anyOrder: fc.Arbitrary<ModelOrder> = drawnOrder.map((drawn) => ({
  ...drawn,
  lines: drawn.lines.map(({ line, isAsDrawn }) => (isAsDrawn ? line : repaired(line, drawn))),
}));
