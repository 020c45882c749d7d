import { useTranslation } from "react-i18next";
import { type ComboPick, picksOf } from "../../../domain/combo-picks.ts";
import type { ComboStep } from "../../../domain/menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { type ChoicesDraft, changeUnits, toggleChoice } from "../item/choices-draft.ts";
import { ModifierGroupView } from "../item/ModifierGroupView.tsx";
import type { Gap } from "./steps.ts";
import type { ComboDraft } from "./use-combo-draft.ts";

type PickChoicesProps = {
  readonly step: ComboStep;
  readonly pick: ComboPick;
  readonly draft: ComboDraft;
  /** The missing choice that kept the customer from going on. */
  readonly gap: Gap | null;
};

/** The choices of one pick: the dish's own groups, without modifiers that this step does not allow. */
export function PickChoices({ step, pick, draft, gap }: PickChoicesProps) {
  const item = draft.offered(step, pick.itemId)?.item;
  const title = usePickTitle(step, pick, draft);
  if (!item || item.modifierGroups.length === 0) return null;
  const choices: ChoicesDraft = {
    choices: pick.choices,
    modifiers: draft.priced.find(({ pickId }) => pickId === pick.pickId)?.modifiers ?? [],
    toggle: (group, modifierId) => {
      const next = toggleChoice(group, pick.choices, modifierId);
      if (next) draft.choose(pick, next);
      return next !== null;
    },
    change: (group, modifierId, by) =>
      draft.choose(pick, changeUnits(group, pick.choices, modifierId, by)),
  };
  const isOpen = (groupId: string) =>
    gap?.at?.pick.pickId === pick.pickId && gap.at.group.id === groupId;
  return (
    <section className="step__choices" aria-label={title}>
      <h3>
        <Hyphenated>{title}</Hyphenated>
      </h3>
      {item.modifierGroups.map((group) => (
        <ModifierGroupView
          key={group.id}
          group={group}
          draft={choices}
          isMissing={isOpen(group.id)}
        />
      ))}
    </section>
  );
}

/** "Your beet burger"; among several of the same dish "Fries, 2 of 2". */
function usePickTitle(step: ComboStep, pick: ComboPick, draft: ComboDraft): string {
  const { t } = useTranslation("combo");
  const localize = useLocalize();
  const name = localize(draft.offered(step, pick.itemId)?.item.title);
  const same = picksOf(step, draft.picks).filter(({ itemId }) => itemId === pick.itemId);
  if (same.length < 2) return t("choicesOf", { name });
  const number = same.findIndex(({ pickId }) => pickId === pick.pickId) + 1;
  return t("choicesOfOne", { name, number, all: same.length });
}
