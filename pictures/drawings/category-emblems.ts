/** Emblems of categories: one simple thing each, recognised at 80 pixels. */

import { BEET, BREAD, CREAM, CRUST, LEAF, type Tones } from "../paper/palette.ts";
import { detail, slit } from "../paper/paper.ts";
import { cut, flow, oval, points } from "../paper/shapes.ts";
import { mug } from "../parts/cups.ts";
import { form, laid } from "../parts/form.ts";
import { beerMug, stemmed, WINE_GLASS } from "../parts/glasses.ts";
import type { Drawings } from "./drawing.ts";
import { enlarged } from "./emblem-parts.ts";
import {
  bowl,
  burger,
  curry,
  kebab,
  noodles,
  pasta,
  pizza,
  salad,
  sandwich,
  soup,
  sushi,
  taco,
} from "./emblems-of-dishes.ts";
import { chicken, fish, fruit, meat, sauce, vegan, vegetable } from "./emblems-of-ingredients.ts";
import { FRONT_FRIES, kidsBox, plateWithCutlery, set, special } from "./emblems-of-offers.ts";
import {
  cake,
  cocktail,
  coffee,
  coldDrink,
  iceCream,
  juice,
  milkshake,
  water,
} from "./emblems-of-sweets-and-drinks.ts";
import { PASTRIES } from "./pastries.ts";
import { friesPieces } from "./sides.ts";
import { extraCheddar, extraChilli, extraFriedEgg } from "./toppings.ts";

const LAGER: Tones = { base: "#F0B02E", light: "#FAD06A", dark: "#CE8A17" };

export const CATEGORY_EMBLEMS = {
  "emblem-burger": burger,
  "emblem-pizza": pizza,
  "emblem-pasta": pasta,
  "emblem-sushi": sushi,
  "emblem-kebab": kebab,
  "emblem-taco": taco,
  "emblem-bowl": bowl,
  "emblem-noodles": noodles,
  "emblem-curry": curry,
  "emblem-salad": salad,
  "emblem-soup": soup,
  "emblem-breakfast": () => enlarged(extraFriedEgg().pieces, 1.16, [200, 174]),
  "emblem-sandwich": sandwich,
  "emblem-pastry": () => enlarged(PASTRIES.croissant(), 1.08, [200, 168]),
  "emblem-bread": () =>
    enlarged(
      [
        form(
          "40,200,40 66,142,50 140,110,54 260,110,54 334,142,50 360,200,40 344,248,26 300,258,20 100,258,20 56,248,26",
          BREAD,
          [108, 200, 290].map((x) =>
            detail(
              cut(laid("-26,40,14 -6,-26,16 20,-42,14 32,-26,14 12,38,14 -8,52,14", [x, 166], 14)),
              CRUST.base,
            ),
          ),
          [-7, -11],
        ),
      ],
      1.14,
      [200, 184],
    ),
  "emblem-cake": cake,
  "emblem-ice-cream": iceCream,
  "emblem-coffee": coffee,
  "emblem-tea": () =>
    enlarged(mug({ base: "#C9702B", light: "#E39A55", dark: "#9C4E14" }), 1.12, [206, 196]).concat([
      form("96,150,4 132,150,4 132,196,4 96,196,4", CREAM, [
        detail(oval([114, 172], 9, 9, 8), LEAF.base),
      ]),
      slit(flow(points("116,112 108,132 114,152"), false), CREAM.dark, 4),
      ...[150, 212].map((x) =>
        slit(flow(points(`${x},66 ${x - 10},48 ${x + 10},30 ${x},12`), false), "#D9CFC0", 13),
      ),
    ]),
  "emblem-cold-drink": coldDrink,
  "emblem-water": water,
  "emblem-juice": juice,
  "emblem-milkshake": milkshake,
  "emblem-beer": () => enlarged(beerMug(LAGER), 1.14, [212, 172]),
  "emblem-wine": () => enlarged(stemmed(WINE_GLASS, BEET), 1.16, [200, 170]),
  "emblem-cocktail": cocktail,
  "emblem-sides": () => enlarged(friesPieces(FRONT_FRIES, false), 1.12, [200, 182]),
  "emblem-sauce": sauce,
  "emblem-kids": kidsBox,
  "emblem-set": set,
  "emblem-meat": meat,
  "emblem-chicken": chicken,
  "emblem-fish": fish,
  "emblem-vegetable": vegetable,
  "emblem-vegan": vegan,
  "emblem-fruit": fruit,
  "emblem-cheese": () => enlarged(extraCheddar().pieces, 1.1, [200, 190]),
  "emblem-spicy": () => enlarged(extraChilli().pieces.slice(0, 2), 1.1, [216, 146]),
  "emblem-star": special,
  "emblem-plate": plateWithCutlery,
} satisfies Drawings;
