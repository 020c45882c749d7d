import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";

/** The places of the table, the middle first. */
const PLACES = 5;
/** With fewer dishes the table looks as if something were missing. */
const ENOUGH = 3;

const drawing = (url: string): DishPicture => ({ kind: "drawing", url });

/** A table that is laid, for a place that no dish and no emblem takes: by place, as they are drawn for it. */
const LAID = ["cloche", "bowls", "cutlery", "plates", "carafe"].map((name) =>
  drawing(`./pictures/table-${name}.svg`),
);

/**
 * What stands on the table: the outlet's dishes; if they are few, emblems of its categories, and then a table that is
 * laid. It is never empty.
 */
export function onTable({ dishes, emblems }: OutletView["stage"]): readonly DishPicture[] {
  if (dishes.length >= ENOUGH) return dishes;
  const own = [...dishes, ...emblems.map(drawing)].slice(0, PLACES);
  return [...own, ...LAID.slice(own.length)];
}
