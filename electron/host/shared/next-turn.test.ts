import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Cell } from "./live.ts";
import { inNextTurn } from "./next-turn.ts";

test("subscribers in the next turn are notified once of several changes, and never after they have left", async () => {
  const cell = new Cell(1);
  const seen: number[] = [];
  const stop = inNextTurn(cell).subscribe(() => seen.push(cell.current()));
  cell.set(2);
  cell.set(3);
  expect(seen).toEqual([]);
  await setImmediate();
  expect(seen).toEqual([3]);
  cell.set(4);
  stop();
  await setImmediate();
  expect(seen).toEqual([3]);
});
