/** Writes every picture of the sandbox restaurant and of the kiosk: the same bytes on every run. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { bowlGarden, soupRoastTomato } from "./bowls.ts";
import { burgerBarley, burgerBeet, burgerChicken } from "./burgers.ts";
import { coffeeFlatWhite, lemonadeMint } from "./drinks.ts";
import { heart, identifyPhone, logo, orderEatIn, orderTakeAway } from "./emblems.ts";
import { compose, type Picture } from "./paper.ts";
import { friesSkinOn, toastCheese, wrapFalafel } from "./sides.ts";
import { cakeChocolate, cookie, sundae } from "./sweets.ts";
import {
  extraAvocado,
  extraCheddar,
  extraChilli,
  extraFriedEgg,
  extraPickles,
  extraRedOnion,
} from "./toppings.ts";
import { comboLunchTray } from "./trays.ts";

/** The most bytes a picture may have. */
const LIMIT = 12_000;

/** The dishes and toppings, each named by its product. */
const DISHES: readonly Picture[] = [
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

/** The pictures that belong to the kiosk itself. */
const KIOSK: readonly Picture[] = [orderEatIn(), orderTakeAway(), identifyPhone(), heart()];

/** Writes one picture next to its siblings, and says when it has grown too large. */
function write(picture: Picture, folder: string): void {
  const file = fileURLToPath(new URL(`${folder}${picture.id}.svg`, import.meta.url));
  const svg = compose(picture);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  if (svg.length > LIMIT) {
    process.stderr.write(`${picture.id} has ${svg.length} bytes, more than ${LIMIT}\n`);
    process.exitCode = 1;
  }
}

for (const dish of DISHES) write(dish, "../pictures/");
for (const picture of KIOSK) write(picture, "../../../public/pictures/");
write(logo(), "../");
