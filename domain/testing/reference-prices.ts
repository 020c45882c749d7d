/**
 * A second implementation of the pricing, written from the contracts' texts in whole numbers only (ordering.md
 * §2.4–2.6, in-store-loyalty.md §4.2, §4.7): it shares nothing with the pricing that it checks.
 */
import {
  MODEL_TYPES,
  type ModelChoice,
  type ModelCombo,
  type ModelGroup,
  type ModelItem,
  type ModelLine,
  type ModelOrder,
  type ModelPrice,
  type ModelPrices,
  type ModelReward,
} from "./model.ts";
import {
  halfUp,
  isLess,
  plus,
  type Ratio,
  takeOff,
  takeOffTogether,
  times,
  wantedOf,
  whole,
} from "./reference-discounts.ts";

/** Money in units of the currency's last digit. */
export type ReferencePrices = {
  readonly lines: readonly {
    readonly productId: string;
    readonly count: bigint;
    readonly total: bigint;
    readonly off: bigint;
  }[];
  readonly subtotal: bigint;
  readonly lineDiscount: bigint;
  readonly discounts: readonly bigint[];
  readonly pointsOffer: string;
  readonly points: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  /** The problem of each line; null if it has none. */
  readonly problems: readonly (string | null)[];
};

/** A part of one unit's price, in thousandths, with its tax in tenths of a per cent. */
type Part = { readonly thousandths: bigint; readonly tax: bigint };
type Unit = { readonly parts: readonly Part[]; readonly problem: string | null };

export function referencePrices(order: ModelOrder): ReferencePrices {
  const units = order.lines.map((line) => unitOf(line, order));
  const scale = 10n ** BigInt(order.digits);
  const money = (thousandths: bigint): Ratio => [thousandths * scale, 1000n];
  const open = order.rewards.map(({ quantity }) => BigInt(quantity));
  const parts = order.lines.flatMap((line, index) => {
    const unit = units[index];
    if (!unit || unit.parts.length === 0) return [];
    return joined(split(line, order, open), order).map(({ count, reward }) => {
      const price = unitPrice(unit);
      const total = halfUp(money(price * count));
      return { productId: line.productId, count, total, price, parts: unit.parts, reward };
    });
  });
  const offs = new Map(
    order.rewards.flatMap((reward, index) => {
      const own = parts.filter((part) => part.reward === index);
      if (reward.decision === "declined") return [];
      const off = takeOffTogether(own, reward, scale);
      return own.map((part, place) => [part, off[place] ?? 0n] as const);
    }),
  );
  const lines = [
    ...parts.map((part) => {
      const off = offs.get(part) ?? 0n;
      return { ...part, off, isPresent: part.reward !== null && off === part.total };
    }),
    ...(order.flow === "REGULAR" ? order.rewards.flatMap((reward) => added(reward, order)) : []),
  ];
  const charged = lines.filter(({ isPresent }) => !isPresent);
  const subtotal = charged.reduce((sum, { total }) => sum + total, 0n);
  const lineDiscount = charged.reduce((sum, { off }) => sum + off, 0n);
  const net = subtotal - lineDiscount;
  const discounts = takeOff(
    net,
    order.discounts.map((discount) => wantedOf(discount, scale)),
  );
  const discounted = net - discounts.reduce((sum, amount) => sum + amount, 0n);
  const exactTax = halfUp(
    charged.reduce<Ratio>((sum, line) => {
      if (line.price === 0n || net === 0n) return sum;
      const share: Ratio = [(line.total - line.off) * discounted, line.price * net];
      const taxes = line.parts.map((part) => taxShare(part, order.taxesIncluded));
      return plus(sum, times(share, taxes.reduce(plus, whole(0n))));
    }, whole(0n)),
  );
  const tax = exactTax < 0n ? 0n : exactTax;
  const payable = order.taxesIncluded ? discounted : discounted + tax;
  const pointsOffer = judge(order, payable, money);
  const isPaid = order.points.use && pointsOffer === "usable";
  const points = isPaid ? halfUp(money(BigInt(order.points.thousandths ?? 0))) : 0n;
  return {
    lines: lines.map(({ productId, count, total, off }) => ({ productId, count, total, off })),
    subtotal,
    lineDiscount,
    discounts,
    pointsOffer,
    points,
    tax,
    total: payable - points,
    problems: units.map(({ problem }) => problem),
  };
}

/** ordering.md §2.5: the order type's own price, else that of EAT_IN, else the first one of the order types. */
function priceOf(prices: ModelPrices, { orderType }: ModelOrder): ModelPrice {
  for (const wanted of [orderType, ...MODEL_TYPES]) {
    const found = prices.find(([type]) => type === wanted);
    if (found) return found[1];
  }
  return { thousandths: 0, taxes: [] };
}

function taxOf({ taxes }: ModelPrice, otherwise: bigint): bigint {
  return taxes.length === 0 ? otherwise : taxes.reduce((sum, tenths) => sum + BigInt(tenths), 0n);
}

/** Never negative: nobody is paid for ordering. */
function unitPrice({ parts }: Unit): bigint {
  const sum = parts.reduce((all, { thousandths }) => all + thousandths, 0n);
  return sum < 0n ? 0n : sum;
}

/** in-store-loyalty.md §4.7 REGULAR: a line of its own; a free one unless declined, another one only if taken. */
function added(reward: ModelReward, order: ModelOrder) {
  const { itemId: productId, quantity, decision } = reward;
  const combo = productId.startsWith("combo-") ? productAt(order.combos, productId) : undefined;
  if (!combo && productId.startsWith("combo-")) return [];
  const unit = unitOf(
    combo
      ? { kind: "combo", productId, count: quantity, picks: forcedPicks(combo, order) }
      : { kind: "item", productId, count: quantity, choices: [] },
    order,
  );
  if (unit.parts.length === 0) return [];
  const scale = 10n ** BigInt(order.digits);
  const count = BigInt(quantity);
  const price = unitPrice(unit);
  const total = halfUp([price * count * scale, 1000n]);
  const [off = 0n] = takeOffTogether([{ count, total }], reward, scale);
  const isPresent = off === total;
  const isGiven = isPresent ? decision !== "declined" : decision === "taken";
  return isGiven ? [{ productId, count, total, off, price, parts: unit.parts, isPresent }] : [];
}

/** The only items of steps that require one. */
function forcedPicks({ steps }: ModelCombo, { items }: ModelOrder) {
  return steps.flatMap(({ min, items: offered }, step) => {
    const [only, other] = offered.filter(({ itemId }) => productAt(items, itemId));
    const units = only && !other ? min : 0;
    return Array.from({ length: units }, () => ({ step, itemId: only?.itemId ?? "", choices: [] }));
  });
}

/** Units whose reward was declined are paid like the rest of their line. */
function joined(parts: ReturnType<typeof split>, { rewards }: ModelOrder) {
  const isPaid = ({ reward }: { readonly reward: number | null }) =>
    reward === null || rewards[reward]?.decision === "declined";
  const paid = parts.filter(isPaid).reduce((sum, { count }) => sum + count, 0n);
  const given = parts.filter((part) => !isPaid(part));
  return paid > 0n ? [...given, { count: paid, reward: null }] : given;
}

function partOf(price: ModelPrice, otherwise: bigint): Part {
  return { thousandths: BigInt(price.thousandths), tax: taxOf(price, otherwise) };
}

function productAt<Product>(products: readonly Product[], id: string): Product | undefined {
  return products[Number(id.slice(id.lastIndexOf("-") + 1))];
}

/** One unit of a line; without parts if the menu does not have the product. */
function unitOf(line: ModelLine, order: ModelOrder): Unit {
  if (line.kind === "item") {
    const item = productAt(order.items, line.productId);
    if (!item) return { parts: [], problem: "product-gone" };
    const base = partOf(priceOf(item.prices, order), 0n);
    const chosen = chosenOf(item.groups.map(groupAt), line.choices, order, base.tax);
    return { parts: [base, ...chosen.parts], problem: chosen.problem };
  }
  const combo = productAt(order.combos, line.productId);
  if (!combo) return { parts: [], problem: "product-gone" };
  const base = partOf(priceOf(combo.prices, order), 0n);
  const picked = line.picks.map(({ step, itemId, choices }) => {
    const offered = combo.steps[step]?.items.find((entry) => entry.itemId === itemId);
    const item = productAt(order.items, itemId);
    if (!offered || !item) return { parts: [], problem: "modifier-gone" };
    const surcharge = partOf(priceOf(offered.surcharges, order), base.tax);
    const groups = allowed(item, offered.forbidden);
    const chosen = chosenOf(groups, choices, order, surcharge.tax);
    return { parts: [surcharge, ...chosen.parts], problem: chosen.problem };
  });
  const isComplete = combo.steps.every(({ min, max }, index) => {
    const { length } = line.picks.filter(({ step }) => step === index);
    return length >= min && length <= max;
  });
  const problems = [
    ...picked.map(({ problem }) => problem),
    isComplete ? null : "choices-incomplete",
  ];
  const worst = ["modifier-gone", "choices-incomplete"].find((problem) =>
    problems.includes(problem),
  );
  return { parts: [base, ...picked.flatMap(({ parts }) => parts)], problem: worst ?? null };
}

type NumberedGroup = ModelGroup & { readonly number: number };
const groupAt = (group: ModelGroup, number: number): NumberedGroup => ({ ...group, number });

/** ordering.md §2.6 forbiddenModifiers: removed from their groups; of the others as many as the group requires. */
function allowed({ groups }: ModelItem, forbidden: readonly string[]): NumberedGroup[] {
  return groups.map(groupAt).flatMap((group) => {
    const modifiers = group.modifiers.filter(([id]) => !forbidden.includes(id));
    if (modifiers.length === group.modifiers.length) return [group];
    const max = group.max ?? (group.min > modifiers.length ? group.min : null);
    return modifiers.length === 0 ? [] : [{ ...group, modifiers, max }];
  });
}

/** ordering.md §2.4: units in the order of choosing; a group includes its first `free`, unless negative. */
function chosenOf(
  groups: readonly NumberedGroup[],
  choices: readonly ModelChoice[],
  order: ModelOrder,
  tax: bigint,
): Unit {
  const parts: Part[] = [];
  let known = 0;
  let inBounds = true;
  for (const group of groups) {
    const units = choices
      .filter((choice) => choice.group === group.number)
      .flatMap(({ modifierId, count }) => {
        const found = group.modifiers.find(([id]) => id === modifierId);
        if (!found) return [];
        known += 1;
        const part = partOf(priceOf(found[1], order), tax);
        return Array.from({ length: count }, () => ({ id: modifierId, part }));
      });
    const off = units.filter(({ part }) => part.thousandths < 0n);
    const paid = units.filter((unit) => !off.includes(unit)).slice(group.free);
    parts.push(...[...off, ...paid].map(({ part }) => part));
    inBounds &&= units.length >= group.min && units.length <= (group.max ?? units.length);
    // Several units of one modifier: only if the group's minimum exceeds its number of modifiers.
    const isOnce = new Set(units.map(({ id }) => id)).size === units.length;
    inBounds &&= isOnce || group.min > group.modifiers.length;
  }
  if (known < choices.length) return { parts, problem: "modifier-gone" };
  return { parts, problem: inBounds ? null : "choices-incomplete" };
}

/** in-store-loyalty.md §4.7 PATCH_ORDER: units that are a reward (by its index), and the rest. */
function split({ productId, count }: ModelLine, { flow, rewards }: ModelOrder, open: bigint[]) {
  let rest = BigInt(count);
  const parts: { count: bigint; reward: number | null }[] = [];
  for (const [index, reward] of flow === "PATCH_ORDER" ? rewards.entries() : []) {
    const left = open[index] ?? 0n;
    const given = left < rest ? left : rest;
    if (reward.itemId !== productId || given === 0n) continue;
    open[index] = left - given;
    rest -= given;
    parts.push({ count: given, reward: index });
  }
  return rest > 0n ? [...parts, { count: rest, reward: null }] : parts;
}

function taxShare({ thousandths, tax }: Part, isIncluded: boolean): Ratio {
  return [thousandths * tax, isIncluded ? 1000n + tax : 1000n];
}

function judge(
  { points }: ModelOrder,
  payable: bigint,
  money: (thousandths: bigint) => Ratio,
): string {
  if (points.thousandths === null) return "none";
  if (points.needScan) return "needs-scan";
  const offered = money(BigInt(points.thousandths));
  if (isLess(whole(payable), offered)) return "more-than-due";
  if (points.maxPercent !== null) {
    const most: Ratio = [payable * BigInt(points.maxPercent), 100_000n];
    if (isLess(most, offered)) return "more-than-share";
  }
  const left = plus(whole(payable), times(whole(-1n), offered));
  const least = points.minCash === null ? left : money(BigInt(points.minCash));
  return isLess(left, least) ? "below-min-cash" : "usable";
}
