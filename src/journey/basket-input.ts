import type { Basket, BasketLine } from "../../domain/basket.ts";
import type { Choice } from "../../domain/choices.ts";

/** A mutable copy of a basket, as the schemas of the calls have it. */
export function basketInput(basket: Basket) {
  return { lines: basket.lines.map(lineInput) };
}

function lineInput(line: BasketLine) {
  if (line.kind === "item") return { ...line, choices: choicesInput(line.choices) };
  const picks = line.picks.map((pick) => ({ ...pick, choices: choicesInput(pick.choices) }));
  return { ...line, picks };
}

function choicesInput(choices: readonly Choice[]) {
  return choices.map((choice) => ({ ...choice }));
}
