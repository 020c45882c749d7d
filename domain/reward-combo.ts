/** A reward that is a combo: its modifiers are its picks, each followed by its choices, as on an order line. */
import type { ComboLine } from "./basket.ts";
import { type Choice, groupProblem } from "./choices.ts";
import { type ComboPick, offeredItem, preselectedPicks, stepProblem } from "./combo-picks.ts";
import type { Combo, ComboStep, Menu } from "./menu.ts";
import { keysFrom, presetChoices, titleOf, withChosen, withModifier } from "./reward-item.ts";
import type { NamedBy, RewardModifier } from "./rewards.ts";

type ComboSource = { readonly namedBy: NamedBy; readonly picked: ComboLine | undefined };
type RewardPick = Omit<ComboPick, "pickId">;

export function comboDish(
  combo: Combo,
  menu: Menu,
  modifiers: readonly RewardModifier[],
  { namedBy, picked }: ComboSource,
) {
  const { picks: given, named, unknown } = givenPicks(combo, menu, modifiers, namedBy);
  const preselected = preselectedPicks(combo, menu);
  const preset = combo.steps.flatMap(({ id }): RewardPick[] => {
    const own = given.filter(({ stepId }) => stepId === id);
    return own.length > 0 ? own : preselected.filter(({ stepId }) => stepId === id);
  });
  const open = combo.steps.filter((step) => isOpenStep(step, preset, menu));
  const picks = combo.steps.flatMap((step) => {
    const ofStep = ({ stepId }: RewardPick) => stepId === step.id;
    const wanted = open.includes(step) ? (picked?.picks ?? []).filter(ofStep) : [];
    const isTaken = wanted.length > 0 && wanted.length <= mostPicks(step, preset);
    return isTaken ? wanted.flatMap((pick) => chosenPick(step, pick, menu)) : preset.filter(ofStep);
  });
  return {
    picks: picks.map((pick, index) => ({ ...pick, pickId: String(index + 1) })),
    open: open.map(({ id }) => id),
    named,
    unknown,
  };
}

type GivenPick = { readonly step: ComboStep; readonly itemId: string; choices: readonly Choice[] };

/** The choices of a pick with another modifier, or null if it has no room for it. */
function choicesWith(
  { step, itemId, choices }: GivenPick,
  modifier: RewardModifier,
  menu: Menu,
  namedBy: NamedBy,
) {
  const offered = offeredItem(step, itemId, menu);
  const given = offered && withModifier(offered.item, choices, modifier, namedBy);
  return given && given.choices !== choices ? given : null;
}

function givenPicks(
  combo: Combo,
  menu: Menu,
  modifiers: readonly RewardModifier[],
  namedBy: NamedBy,
) {
  const found: GivenPick[] = [];
  const unknown: string[] = [];
  for (const modifier of modifiers) {
    const offer = stepItemNamed(combo, menu, modifier, { namedBy, found });
    if (offer) {
      for (let unit = 0; unit < modifier.quantity; unit += 1) found.push({ ...offer, choices: [] });
      continue;
    }
    const owner = found.findLast((pick) => choicesWith(pick, modifier, menu, namedBy) !== null);
    const given = owner && choicesWith(owner, modifier, menu, namedBy);
    if (owner && given) owner.choices = given.choices;
    if (!given?.isWhole) unknown.push(titleOf(modifier));
  }
  const picks = found.map(({ step, itemId, choices }) => {
    const offered = offeredItem(step, itemId, menu);
    return {
      stepId: step.id,
      itemId,
      choices: offered ? presetChoices(offered.item, choices) : choices,
    };
  });
  const named = found.flatMap(({ itemId, choices }) => [
    itemId,
    ...choices.map(({ modifierId }) => modifierId),
  ]);
  return { picks, named, unknown };
}

/** The item that a step with room for it offers under a name: the step item's own, or its item's. */
function stepItemNamed(
  { steps }: Combo,
  menu: Menu,
  { itemId: name, quantity }: RewardModifier,
  { namedBy, found }: { namedBy: NamedBy; found: readonly { readonly step: ComboStep }[] },
) {
  for (const key of keysFrom(namedBy)) {
    for (const step of steps) {
      const hasRoom = found.filter((pick) => pick.step === step).length + quantity <= step.max;
      const stepItem = step.items.find(
        (candidate) => candidate[key] === name || menu.items[candidate.itemId]?.[key] === name,
      );
      if (stepItem && hasRoom) return { step, itemId: stepItem.itemId };
    }
  }
  return null;
}

function isOpenStep(step: ComboStep, picks: readonly RewardPick[], menu: Menu): boolean {
  const numbered = picks.map((pick) => ({ ...pick, pickId: "" }));
  if (stepProblem(step, numbered) === "too-few") return true;
  return picks
    .filter(({ stepId }) => stepId === step.id)
    .some(({ itemId, choices }) =>
      offeredItem(step, itemId, menu)?.item.modifierGroups.some(
        (group) => groupProblem(group, choices) === "too-few",
      ),
    );
}

/** The step's minimum, or the reward's number of picks if that is higher. */
export function mostPicks({ id, min }: ComboStep, preset: readonly RewardPick[]): number {
  return Math.max(min, preset.filter(({ stepId }) => stepId === id).length);
}

/** The customer may only choose what a pick's item requires. */
function chosenPick(step: ComboStep, { itemId, choices }: RewardPick, menu: Menu): RewardPick[] {
  const offered = offeredItem(step, itemId, menu);
  if (!offered) return [];
  const { item } = offered;
  const asking = item.modifierGroups.filter(({ min }) => min > 0);
  const preset = presetChoices(item, []);
  return [{ stepId: step.id, itemId, choices: withChosen(item, preset, choices, asking) }];
}
