/** The size of numbers in a field of a display; everything in the same unit of length. */

export type Field = { readonly width: number; readonly height: number };

/** The card of a number, in shares of the digits' size. */
export type CardShape = {
  /** Horizontal padding, both sides together. */
  readonly beside: number;
  /** Height of the card. */
  readonly height: number;
};

export type Fit = {
  readonly columns: number;
  /** Size of the digits. */
  readonly size: number;
  /** How many numbers are shown; fewer than there are if even the smallest digits do not fit. */
  readonly shown: number;
};

/** Widths of characters in shares of their size, for the display face; an unknown character counts as the widest. */
const DIGIT = 0.61;
const HYPHEN = 0.44;
const WIDEST = 0.9;

/**
 * The largest digits with which all numbers fit into the field, in rows. `largest` is the maximum; below `smallest`
 * nothing can be read across a room, so the last numbers are left out.
 */
export function fitNumbers(
  numbers: readonly string[],
  field: Field,
  limits: {
    readonly shape: CardShape;
    readonly gap: number;
    readonly largest: number;
    readonly smallest: number;
  },
): Fit {
  const widest = Math.max(...numbers.map(widthOf), DIGIT) + limits.shape.beside;
  for (let shown = numbers.length; shown > 1; shown -= 1) {
    const best = bestColumns(shown, widest, field, limits);
    if (best.size >= limits.smallest) return { ...best, shown };
  }
  return { ...bestColumns(1, widest, field, limits), shown: Math.min(1, numbers.length) };
}

function bestColumns(
  count: number,
  widest: number,
  { width, height }: Field,
  { shape, gap, largest }: Parameters<typeof fitNumbers>[2],
): { readonly columns: number; readonly size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const byWidth = (width - gap * (columns - 1)) / columns / widest;
    const byHeight = (height - gap * (rows - 1)) / rows / shape.height;
    const size = Math.min(byWidth, byHeight, largest);
    if (size > best.size) best = { columns, size };
  }
  return best;
}

function widthOf(number: string): number {
  return [...number].reduce((sum, character) => {
    if (/\d/.test(character)) return sum + DIGIT;
    return sum + (/[-./ ]/.test(character) ? HYPHEN : WIDEST);
  }, 0);
}
