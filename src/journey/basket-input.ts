import type { Basket } from "../../domain/basket.ts";

/** A mutable copy of a basket, as the schemas of the calls have it. */
export function basketInput(basket: Basket) {
  return {
    lines: basket.lines.map((line) => ({
      ...line,
      choices: line.choices.map((choice) => ({ ...choice })),
    })),
  };
}
