import type {
  ModelChoice,
  ModelItem,
  ModelLine,
  ModelOrder,
  ModelPick,
  ModelStep,
} from "./model.ts";

type Products = Pick<ModelOrder, "items" | "combos">;

/** The line with only existing products, modifiers and steps, within their bounds, so that it can be ordered. */
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
    const own = wanted.filter((choice) => choice.group === group);
    const several = min > ids.length;
    const most = Math.min(max ?? (several ? min : ids.length), several ? min + 2 : ids.length);
    const chosen: string[] = [];
    for (const { modifierId, count } of own) {
      const id = ids[numberOf(modifierId) % ids.length];
      for (let unit = 0; unit < count && id !== undefined; unit += 1) {
        if (chosen.length < most && (several || !chosen.includes(id))) chosen.push(id);
      }
    }
    for (let next = 0; ids.length > 0 && chosen.length < min; next += 1) {
      const id = ids[next % ids.length];
      if (id !== undefined && (several || !chosen.includes(id))) chosen.push(id);
    }
    return chosen.map((modifierId) => ({ group, modifierId, count: 1 }));
  });
}
