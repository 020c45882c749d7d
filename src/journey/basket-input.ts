import type { Basket, BasketLine } from "../../domain/basket.ts";
import type { Choice } from "../../domain/choices.ts";
import type { RewardDecisions } from "../../domain/rewards.ts";

/** A mutable copy of a basket, as the schemas of the calls have it. */
export function basketInput(basket: Basket) {
  return { lines: basket.lines.map(lineInput) };
}

/** The decisions about rewards, as a mutable copy. */
export function decisionsInput({ declined, taken, chosen }: RewardDecisions) {
  return { declined: [...declined], taken: [...taken], chosen: chosen.map(lineInput) };
}

function lineInput(line: BasketLine) {
  if (line.kind === "item") return { ...line, choices: choicesInput(line.choices) };
  const picks = line.picks.map((pick) => ({ ...pick, choices: choicesInput(pick.choices) }));
  return { ...line, picks };
}

function choicesInput(choices: readonly Choice[]) {
  return choices.map((choice) => ({ ...choice }));
}
