/**
 * `npm run bench -- pictures [--wrong] [--missed]`: the pictures that the kiosk chooses for dishes by their names, on a
 * set of menus that was written without knowledge of the matcher (`pictures/outlets/`), each dish with what a manager
 * would accept. `--wrong` lists the wrong pictures, `--missed` the dishes that got none although the library has one:
 * whoever works on the matcher looks at neither, or the set is no longer held out. Last line: JSON, per cent of all
 * dishes.
 *
 * - `matched`: dishes with an acceptable picture
 * - `wrong`: dishes with another one; the rest are shown by their name alone
 * - `matchable`: dishes for which the library has an acceptable picture
 * - `matchOverParse`: processor time for 10,000 dishes, in the time of `JSON.parse` for their menu; `matchMs` the former
 */
import { matchPictures } from "../domain/look/match-pictures.ts";
import type { Menu } from "../domain/menu.ts";
import { readArguments } from "../scripts/running/arguments.ts";
import { type Figures, measurePictures } from "./pictures/measure.ts";
import { menuOf, type Outlet, readOutlets } from "./pictures/outlets.ts";

const { values } = readArguments({
  options: {
    wrong: { type: "boolean", default: false },
    missed: { type: "boolean", default: false },
  },
});

/** Per cent with one decimal. */
const percent = (count: number, of: number): number => Math.round((count / of) * 1_000) / 10;

function print(language: string, { dishes, matchable, matched, wrong }: Figures): void {
  console.error(
    `${language.padEnd(8)} ${String(dishes).padStart(4)} dishes, ` +
      `matched ${matched} (${percent(matched, dishes)} %, of ${matchable} that could be), ` +
      `wrong ${wrong.length} (${percent(wrong.length, dishes)} %)`,
  );
}

const LARGE = 10_000;
const ROUNDS = 5;

/** Menus of these outlets as one, each dish under many numbers, with as many dishes as a large menu has. */
function largeMenus(all: readonly Outlet[]): readonly Menu[] {
  const copies = Math.ceil(LARGE / all.flatMap(({ dishes }) => dishes).length);
  return all.map((outlet) => {
    const dishes = Array.from({ length: copies }, (_, copy) =>
      outlet.dishes.map((dish) => ({
        ...dish,
        id: `${dish.id}-${copy}`,
        name: `${dish.name} ${copy}`,
      })),
    );
    return menuOf({ ...outlet, dishes: dishes.flat() });
  });
}

/** The least milliseconds of the processor, of some rounds in turns with others. */
function leastMs(work: () => void, known: number): number {
  const before = process.cpuUsage();
  work();
  return Math.min(known, process.cpuUsage(before).user / 1_000);
}

function measureTime(all: readonly Outlet[]): {
  readonly matchMs: number;
  readonly parseMs: number;
} {
  const menus = largeMenus(all);
  const texts = menus.map((menu) => JSON.stringify(menu));
  let [matchMs, parseMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    parseMs = leastMs(() => texts.forEach((text) => void JSON.parse(text)), parseMs);
    matchMs = leastMs(() => menus.forEach((menu) => void matchPictures(menu)), matchMs);
  }
  return { matchMs, parseMs };
}

const outlets = readOutlets();
const languages = [...new Set(outlets.map(({ language }) => language))].sort();
for (const language of languages) {
  const own = outlets.filter((outlet) => outlet.language === language);
  print(language, measurePictures(own, matchPictures));
}
const all = measurePictures(outlets, matchPictures);
for (const { outlet, dish, picture } of values.wrong ? all.wrong : []) {
  const expected = dish.labels.length > 0 ? dish.labels.join(" ") : "none";
  console.error(`wrong: ${outlet.id}: ${dish.name}: ${picture}, acceptable: ${expected}`);
}
for (const { outlet, dish } of values.missed ? all.missed : []) {
  console.error(`missed: ${outlet.id}: ${dish.name}: ${dish.labels.join(" ")}`);
}
const { dishes, matchable, matched, wrong } = all;
const { matchMs, parseMs } = measureTime(outlets);
console.log(
  JSON.stringify({
    bench: "pictures",
    dishes,
    matched,
    wrong: wrong.length,
    languages: languages.length,
    matchedPercent: percent(matched, dishes),
    wrongPercent: percent(wrong.length, dishes),
    matchable,
    matchedOfMatchablePercent: percent(matched, matchable),
    wrongOfGivenPercent: percent(wrong.length, matched + wrong.length),
    matchMs: Math.round(matchMs),
    matchOverParse: Math.round((matchMs / parseMs) * 10) / 10,
  }),
);
