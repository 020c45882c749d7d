import Big from "big.js";
import type { OrderLine, OrderType } from "../../contracts/ordering.ts";
import { type BookGroup, priceFor } from "./price-book.ts";
import { type Refusal, refusal } from "./refusal.ts";

export type SentModifier = NonNullable<OrderLine["modifiers"]>[number];

const units = (modifiers: readonly SentModifier[]) =>
  modifiers.reduce((sum, { count }) => sum + count, 0);

const plural = (count: number) => `${count} ${count === 1 ? "unit" : "units"}`;

/**
 * Checks the choices of one group (ordering.md §2.4): the bounds, one unit of each modifier unless the group asks for
 * more than are on offer, and that exactly the units beyond `free` are charged at the menu's price. Which of the units
 * are the free ones is not shown, so any are accepted. `times` is how often the dish itself is picked (in a combo
 * step).
 */
export function checkGroup(
  group: BookGroup,
  sent: readonly SentModifier[],
  { type, times }: { type: OrderType; times: number },
): Refusal[] {
  const picked = sent.filter(({ id }) => group.modifiers.has(id));
  const listed = (id: string) => new Big(priceFor(group.modifiers.get(id) ?? {}, type).value);
  const wrongPrice = picked.filter(({ id, price }) => price !== 0 && !listed(id).eq(price));
  if (wrongPrice.length > 0) {
    return wrongPrice.map(({ id, price }) =>
      refusal(`modifier ${id} costs ${listed(id)}, not ${price}`),
    );
  }
  const total = units(picked);
  const refusals: Refusal[] = [];
  if (total < group.min * times) {
    refusals.push(refusal(`${group.title}: at least ${group.min * times} needed, ${total} sent`));
  }
  const several = group.min > (group.offered ?? group.modifiers.size);
  const most = (several && group.max === Number.POSITIVE_INFINITY ? group.min : group.max) * times;
  if (total > most) {
    refusals.push(refusal(`${group.title}: at most ${most} allowed, ${total} sent`));
  }
  const unitsOf = (id: string) => units(picked.filter((modifier) => modifier.id === id));
  const repeated = new Set(picked.map(({ id }) => id).filter((id) => unitsOf(id) > times));
  if (!several && repeated.size > 0 && refusals.length === 0) {
    refusals.push(refusal(`${group.title}: ${[...repeated].join(", ")} more than once`));
  }
  return [...refusals, ...checkFreeUnits(group, picked, listed, group.free * times)];
}

/**
 * Units of modifiers that cost nothing anyway may or may not use up the free count, so the number of charged units has
 * a lower and an upper limit; without such modifiers the two are the same. A reduction is always applied, and uses up
 * no free unit.
 */
function checkFreeUnits(
  { title }: BookGroup,
  picked: readonly SentModifier[],
  listed: (id: string) => Big,
  free: number,
): Refusal[] {
  const lost = picked.find(({ id, price }) => price === 0 && listed(id).lt(0));
  if (lost) return [refusal(`${title}: ${lost.id} takes ${listed(lost.id).abs()} off, not 0`)];
  const counted = picked.filter(({ id }) => listed(id).gte(0));
  const priced = counted.filter(({ id }) => listed(id).gt(0));
  const charged = units(priced.filter(({ price }) => price > 0));
  const least = Math.max(0, units(priced) - free);
  const most = Math.max(0, Math.min(units(priced), units(counted) - free));
  if (charged < least) {
    return [refusal(`${title}: ${plural(least)} must be charged, ${charged} sent with a price`)];
  }
  if (charged > most) {
    return [refusal(`${title}: ${free} free, so ${plural(most)} may be charged, not ${charged}`)];
  }
  return [];
}
