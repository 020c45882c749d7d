/** The pictures of the demo restaurant, each named by its product, and its mark. */

import { bowlGarden, soupRoastTomato } from "./drawings/bowls.ts";
import { burgerBarley, burgerBeet, burgerChicken } from "./drawings/burgers.ts";
import { cakeChocolate } from "./drawings/cakes.ts";
import { comboLunchTray } from "./drawings/demo-tray.ts";
import { coffeeFlatWhite, lemonadeMint } from "./drawings/drinks.ts";
import { friesSkinOn, toastCheese } from "./drawings/sides.ts";
import { cookie, sundae } from "./drawings/sweets.ts";
import {
  extraAvocado,
  extraCheddar,
  extraChilli,
  extraFriedEgg,
  extraPickles,
  extraRedOnion,
} from "./drawings/toppings.ts";
import { wrapFalafel } from "./drawings/wraps.ts";
import type { Picture } from "./paper/paper.ts";

/** The dishes and toppings. */
export function demoPictures(): Picture[] {
  return [
    burgerBarley(),
    burgerBeet(),
    burgerChicken(),
    wrapFalafel(),
    bowlGarden(),
    friesSkinOn(),
    soupRoastTomato(),
    cakeChocolate(),
    sundae(),
    cookie(),
    toastCheese(),
    lemonadeMint(),
    coffeeFlatWhite(),
    comboLunchTray(),
    extraPickles(),
    extraCheddar(),
    extraAvocado(),
    extraRedOnion(),
    extraChilli(),
    extraFriedEgg(),
  ];
}
