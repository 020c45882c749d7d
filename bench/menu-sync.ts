/**
 * `npm run bench -- menu-sync [--items N] [--changes N]`: a whole menu sync (the response token checked, parsed, every entity checked,
 * references resolved, kept in SQLite) beside `JSON.parse` of the same text in the same process. Last line: JSON.
 *
 * - `ratioToJsonParse`: sync of a kiosk without a menu, in a thread that has read menus before; the three fastest rounds of
 *   each
 * - `startedRatioToJsonParse`: the same with the start of a thread, from source
 * - `changedMenuRatioToJsonParse`: sync over a menu that is known already and compared with
 * - `longestCallMs`: the longest call of a page to a real host while such a menu arrives, is matched with pictures and sent
 *   to a page; the median of `changes`. `quietLongestCallMs`: the same while none arrives, `usualCallMs`: the median call
 */

import { readArguments, wholeNumber } from "../scripts/running/arguments.ts";
import { measureSync } from "./menu-sync/measure.ts";
import { measureWaits } from "./menu-sync/waits.ts";

const { values } = readArguments({
  options: {
    items: { type: "string", default: "10000" },
    changes: { type: "string", default: "5" },
  },
});
const items = wholeNumber("items", values.items, 1);
const changes = wholeNumber("changes", values.changes, 1);

const { parseMs, startedMs, firstMs, changedMs, bytes } = await measureSync(items);
const waits = await measureWaits(items, changes);
const rounded = (value: number): number => Math.round(value * 100) / 100;
const median = (of: readonly number[]): number =>
  rounded(of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0);
console.error(
  `longest calls while a menu arrives: ${waits.longestMs.map(rounded).join(", ")} ms; ` +
    `else: ${waits.quietLongestMs.map(rounded).join(", ")} ms`,
);
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
    longestCallMs: median(waits.longestMs),
    quietLongestCallMs: median(waits.quietLongestMs),
    usualCallMs: rounded(waits.usualMs),
    goals: { ratioToJsonParse: 3, longestCallMs: 20 },
  }),
);
