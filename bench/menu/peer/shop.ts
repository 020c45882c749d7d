/** The state of the plain page: the kiosk's menu, and the basket. */
import { type MenuItem, type Prices, priceFor } from "../../../domain/menu.ts";
import type { PicturedMenu } from "../../../domain/menu-parts.ts";

export type Line = { readonly itemId: string; readonly count: number; readonly cents: number };

export class PlainShop {
  readonly menu: NonNullable<PicturedMenu["menu"]>;
  readonly pictureUrls: Readonly<Record<string, string>>;
  lines: Line[] = [];

  constructor({ menu, pictures }: PicturedMenu) {
    if (!menu) throw new Error("there is no menu");
    this.menu = menu;
    this.pictureUrls = Object.fromEntries(
      Object.entries(pictures).map(([id, picture]) => [
        id,
        picture.kind === "drawing" ? picture.url : picture.small,
      ]),
    );
  }

  countOf(itemId: string): number {
    return this.lines.reduce((sum, line) => sum + (line.itemId === itemId ? line.count : 0), 0);
  }

  get cents(): number {
    return this.lines.reduce((sum, line) => sum + line.cents, 0);
  }
}

/** Cents are exact enough for a page that charges nothing. */
export function centsOf(prices: Prices): number {
  return Math.round(Number(priceFor(prices, "EAT_IN").value) * 100);
}

/** The price of a dish with the chosen modifiers: some of each group are free. */
export function priceOf(item: MenuItem, chosen: ReadonlySet<string>): number {
  return item.modifierGroups.reduce((sum, group) => {
    const picked = group.modifiers.filter(({ id }) => chosen.has(`${group.id}/${id}`));
    const charged = picked.slice(group.free).map(({ prices }) => centsOf(prices));
    return charged.reduce((total, cents) => total + cents, sum);
  }, centsOf(item.prices));
}
