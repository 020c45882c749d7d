/**
 * `npm run bench -- menu-sync [--items N]`: a whole menu sync (the response token checked, parsed, every entity checked,
 * references resolved, kept in SQLite) beside `JSON.parse` of the same text in the same process. Last line: JSON.
 *
 * - `ratioToJsonParse`: sync of a kiosk without a menu, in a thread that has read menus before; the three fastest rounds of
 *   each
 * - `startedRatioToJsonParse`: the same with the start of a thread, from source
 * - `changedMenuRatioToJsonParse`: sync over a menu that is known already and compared with
 */

import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { measureSync } from "./menu-sync/measure.ts";

const { values } = readArguments({ options: { items: { type: "string", default: "10000" } } });
const items = wholeNumber("items", values.items, 1);

const { parseMs, startedMs, firstMs, changedMs, bytes } = await measureSync(items);
const rounded = (value: number): number => Math.round(value * 100) / 100;
console.error(
  `${items} items, ${(bytes / 1e6).toFixed(1)} MB: JSON.parse ${rounded(parseMs)} ms, ` +
    `sync ${rounded(firstMs)} ms, with its thread's start ${rounded(startedMs)} ms, ` +
    `over a known menu ${rounded(changedMs)} ms`,
);
console.log(
  JSON.stringify({
    bench: "menu-sync",
    items,
    ratioToJsonParse: rounded(firstMs / parseMs),
    startedRatioToJsonParse: rounded(startedMs / parseMs),
    changedMenuRatioToJsonParse: rounded(changedMs / parseMs),
    goal: 3,
  }),
);
