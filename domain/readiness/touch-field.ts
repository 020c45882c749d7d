/** A touchscreen as fields that a finger has to reach: one that no touch reaches is a dead zone. Pure. */

export type TouchField = { readonly columns: number; readonly rows: number };

/** Fields as wide as two fingers, 96 CSS pixels at least, so that a whole screen takes a minute. */
const LEAST_SIDE = 96;

/** The fields of a screen of this size, CSS pixels. */
export function touchFieldOf({ width, height }: { width: number; height: number }): TouchField {
  return {
    columns: Math.max(2, Math.floor(width / LEAST_SIDE)),
    rows: Math.max(2, Math.floor(height / LEAST_SIDE)),
  };
}

/** The number of the field at a place, in shares of the screen from its upper left corner; row by row. */
export function fieldAt({ columns, rows }: TouchField, x: number, y: number): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x * columns)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)));
  return row * columns + column;
}

/**
 * The fields on the way between two places: a finger that wipes fast is reported at some of them only. A jump longer than
 * `LONGEST_WIPE` of the screen is none: between its ends nothing was felt.
 */
export function fieldsBetween(
  field: TouchField,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): readonly number[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(across, down) > LONGEST_WIPE) return [fieldAt(field, to.x, to.y)];
  const steps = Math.max(1, Math.ceil(Math.hypot(across * field.columns, down * field.rows) * 2));
  const fields = Array.from({ length: steps + 1 }, (_, step) =>
    fieldAt(field, from.x + (across * step) / steps, from.y + (down * step) / steps),
  );
  return [...new Set(fields)];
}
const LONGEST_WIPE = 0.12;

/** Upper left, upper right, lower left, lower right. */
export function cornersOf({ columns, rows }: TouchField): readonly number[] {
  return [0, columns - 1, (rows - 1) * columns, rows * columns - 1];
}

/** Fields that were not touched yet. */
export function missedFields(field: TouchField, touched: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: field.columns * field.rows }, (_, index) => index).filter(
    (index) => !touched.has(index),
  );
}
