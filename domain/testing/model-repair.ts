import type {
  ModelChoice,
  ModelItem,
  ModelLine,
  ModelOrder,
  ModelPick,
  ModelStep,
} from "./model.ts";

type Products = Pick<ModelOrder, "items" | "combos">;

/** The line as somebody could order it: of products, modifiers and steps that are there, within their bounds. */
export function repaired(line: ModelLine, products: Products): ModelLine {
  const { items, combos } = products;
  const index = numberOf(line.productId);
  const combo = line.kind === "combo" ? combos[index % combos.length] : undefined;
  if (line.kind === "combo" && combo) {
    const picks = combo.steps.flatMap((step, number) =>
      pickedIn(step, number, line.picks, products),
    );
    return { ...line, productId: `combo-${index % combos.length}`, picks };
  }
  const { count } = line;
  const item = items[index % items.length];
  const wanted = line.kind === "item" ? line.choices : [];
  const productId = `item-${index % items.length}`;
  return { kind: "item", productId, count, choices: item ? choicesIn(item, wanted, []) : [] };
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf("-") + 1));
}

function pickedIn(
  step: ModelStep,
  number: number,
  picks: readonly ModelPick[],
  { items }: Products,
): ModelPick[] {
  const offered = step.items.filter(({ itemId }) => numberOf(itemId) < items.length);
  const own = picks.filter((pick) => pick.step === number).slice(0, step.max);
  const missing = Array.from({ length: Math.max(0, step.min - own.length) }, () => null);
  return [...own, ...missing].flatMap((pick, index) => {
    const entry = offered[(pick ? numberOf(pick.itemId) : index) % offered.length];
    const item = entry && items[numberOf(entry.itemId)];
    if (!item) return [];
    const choices = choicesIn(item, pick?.choices ?? [], entry.forbidden);
    return [{ step: number, itemId: entry.itemId, choices }];
  });
}

function choicesIn(
  { groups }: ModelItem,
  wanted: readonly ModelChoice[],
  forbidden: readonly string[],
): ModelChoice[] {
  return groups.flatMap(({ min, max, modifiers }, group) => {
    const ids = modifiers.map(([id]) => id).filter((id) => !forbidden.includes(id));
    const [first] = ids;
    if (first === undefined) return [];
    const isLess = ids.length < modifiers.length;
    const most = Math.min(max ?? Number.POSITIVE_INFINITY, isLess && max !== null ? ids.length : 9);
    const least = isLess ? Math.min(min, ids.length) : min;
    let left = most;
    const chosen = wanted
      .filter((choice) => choice.group === group)
      .map(({ modifierId, count }) => {
        const units = Math.min(count, left);
        left -= units;
        const id = ids[numberOf(modifierId) % ids.length] ?? first;
        return { group, modifierId: id, count: units };
      })
      .filter(({ count }) => count > 0);
    const missing = least - (most - left);
    return missing > 0 ? [...chosen, { group, modifierId: first, count: missing }] : chosen;
  });
}
