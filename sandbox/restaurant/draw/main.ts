/** Writes every picture of the sandbox restaurant and of the kiosk: the same bytes on every run. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { bowlGarden, soupRoastTomato } from "./bowls.ts";
import { burgerBarley, burgerBeet, burgerChicken } from "./burgers.ts";
import { cakeChocolate } from "./cakes.ts";
import { coffeeFlatWhite, lemonadeMint } from "./drinks.ts";
import { heart, identifyPhone, letter, logo, orderEatIn, orderTakeAway } from "./emblems.ts";
import { compose, type Picture } from "./paper.ts";
import { orderDriveThrough, payCash, payCounter, payHere, payTerminal } from "./serving.ts";
import { friesSkinOn, toastCheese } from "./sides.ts";
import { cookie, sundae } from "./sweets.ts";
import {
  extraAvocado,
  extraCheddar,
  extraChilli,
  extraFriedEgg,
  extraPickles,
  extraRedOnion,
} from "./toppings.ts";
import { comboLunchTray } from "./trays.ts";
import { wrapFalafel } from "./wraps.ts";

/** The most bytes a picture may have for each unit of its canvas: 13.5 kB on 400 by 340. */
const LIMIT = 13_500 / (400 * 340);

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
const KIOSK: readonly Picture[] = [
  orderEatIn(),
  orderTakeAway(),
  orderDriveThrough(),
  payHere(),
  payCounter(),
  payCash(),
  payTerminal(),
  identifyPhone(),
  heart(),
  letter(),
];

/** Writes one picture next to its siblings, and says when it has grown too large. */
function write(picture: Picture, folder: string): void {
  const file = fileURLToPath(new URL(`${folder}${picture.id}.svg`, import.meta.url));
  const svg = compose(picture);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  const allowed = Math.max(13_500, LIMIT * picture.width * picture.height);
  if (svg.length > allowed) {
    process.stderr.write(`${picture.id} has ${svg.length} bytes, more than ${allowed}\n`);
    process.exitCode = 1;
  }
}

for (const dish of DISHES) write(dish, "../pictures/");
for (const picture of KIOSK) write(picture, "../../../public/pictures/");
write(logo(), "../");
