import { useTranslation } from "react-i18next";
import { unitsChosen, unitsLeft } from "../../../domain/choices.ts";
import type { ModifierGroup } from "../../../domain/menu.ts";
import { Stepper } from "../../ui/Stepper.tsx";
import type { ChoicesDraft } from "./choices-draft.ts";
import { OptionContent, type OptionCopy } from "./ModifierOption.tsx";

type CountedOptionProps = OptionCopy & {
  readonly group: ModifierGroup;
  readonly draft: ChoicesDraft;
};

/** A modifier of a group that allows several units of one, up to the group's maximum. */
export function CountedOption({ group, draft, ...words }: CountedOptionProps) {
  const { t } = useTranslation("item");
  const { modifierId, name } = words;
  const count = unitsChosen(draft.choices, group.id, modifierId);
  return (
    <div className="option option--counted" data-selected={count > 0 || undefined}>
      <OptionContent {...words} />
      <Stepper
        label={name}
        value={count}
        min={0}
        max={count + unitsLeft(group, draft.choices)}
        onChange={(value) => draft.change(group, modifierId, value > count ? 1 : -1)}
        moreLabel={t("more")}
        fewerLabel={t("fewer")}
      />
    </div>
  );
}
