import Big from "big.js";
import type { OrderLine, OrderType } from "../../contracts/ordering.ts";
import { type BookGroup, priceFor } from "./price-book.ts";
import { type Refusal, refusal } from "./refusal.ts";

export type SentModifier = NonNullable<OrderLine["modifiers"]>[number];

const units = (modifiers: readonly SentModifier[]) =>
  modifiers.reduce((sum, { count }) => sum + count, 0);

const plural = (count: number) => `${count} ${count === 1 ? "unit" : "units"}`;

/**
 * Checks what was picked from one group (ordering §2.4): the bounds, and that exactly the units beyond
 * `free` are charged at the menu's price. Which of the units are the free ones is not shown, so any
 * are accepted. `times` is how often the dish itself is picked (in a combo step); `requireMin` is false
 * for a reward, which may come without choices.
 */
export function checkGroup(
  group: BookGroup,
  sent: readonly SentModifier[],
  { type, times, requireMin }: { type: OrderType; times: number; requireMin: boolean },
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
  if (requireMin && total < group.min * times) {
    refusals.push(refusal(`${group.title}: at least ${group.min * times} needed, ${total} sent`));
  }
  if (total > group.max * times) {
    refusals.push(refusal(`${group.title}: at most ${group.max * times} allowed, ${total} sent`));
  }
  return [...refusals, ...checkFreeUnits(group, picked, listed, group.free * times)];
}

/**
 * Units of modifiers that cost nothing anyway may or may not use up the free count, so the number of
 * charged units has a lower and an upper limit; without such modifiers the two are the same.
 */
function checkFreeUnits(
  { title }: BookGroup,
  picked: readonly SentModifier[],
  listed: (id: string) => Big,
  free: number,
): Refusal[] {
  const priced = picked.filter(({ id }) => listed(id).gt(0));
  const charged = units(priced.filter(({ price }) => price > 0));
  const least = Math.max(0, units(priced) - free);
  const most = Math.max(0, Math.min(units(priced), units(picked) - free));
  if (charged < least) {
    return [refusal(`${title}: ${plural(least)} must be charged, ${charged} sent with a price`)];
  }
  if (charged > most) {
    return [refusal(`${title}: ${free} free, so ${plural(most)} may be charged, not ${charged}`)];
  }
  return [];
}
