import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { picksOf } from "../../../domain/combo-picks.ts";
import type { ComboStep } from "../../../domain/menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { boundsText, problemText } from "../item/bounds-text.ts";
import { PickChoices } from "./PickChoices.tsx";
import { StepOption } from "./StepOption.tsx";
import { gapOf } from "./steps.ts";
import type { ComboDraft } from "./use-combo-draft.ts";
import type { StepPlace } from "./use-step.ts";
import "./step.css";

type StepViewProps = {
  readonly step: ComboStep;
  readonly draft: ComboDraft;
  readonly place: StepPlace;
  /** The customer has tried to go on. */
  readonly isTried: boolean;
  readonly isFirst: boolean;
};

/** One step: its options, and below them the choices of the picks. */
export function StepView({ step, draft, place, isTried, isFirst }: StepViewProps) {
  const { t } = useTranslation(["combo", "item"]);
  const { t: itemWords } = useTranslation("item");
  const localize = useLocalize();
  const [wasFull, setWasFull] = useState(false);
  const gap = isTried ? gapOf(step, draft.picks, draft.menu) : null;
  const title = localize(step.title);
  const picks = picksOf(step, draft.picks);
  const gapTitle = gap?.at ? localize(gap.at.group.title) : title;
  return (
    <>
      <StepHeading step={step} place={place} picked={picks.length} />
      {localize(step.description) !== "" && (
        <p className="combo__note">
          <Hyphenated>{localize(step.description)}</Hyphenated>
        </p>
      )}
      {isFirst && localize(draft.combo.description) !== "" && (
        <p className="combo__note">
          <Hyphenated>{localize(draft.combo.description)}</Hyphenated>
        </p>
      )}
      {gap && !gap.at && (
        <p className="step__message">
          <Icon name="warning" />
          {problemText(itemWords, title, gap.problem)}
        </p>
      )}
      {wasFull && (
        <p className="step__message" role="status">
          <Icon name="info" />
          {t("item:full")}
        </p>
      )}
      <ul className="step__options">
        {step.items.map((stepItem) => (
          <li key={stepItem.itemId}>
            <StepOption
              step={step}
              stepItem={stepItem}
              draft={draft}
              onPick={() => setWasFull(!draft.pick(step, stepItem.itemId))}
              onTakeBack={() => {
                setWasFull(false);
                draft.takeBack(step, stepItem.itemId);
              }}
            />
          </li>
        ))}
      </ul>
      {picks.map((pick) => (
        <PickChoices key={pick.pickId} step={step} pick={pick} draft={draft} gap={gap} />
      ))}
      <p className="visually-hidden" role="alert">
        {gap && problemText(itemWords, gapTitle, gap.problem)}
      </p>
    </>
  );
}

type StepHeadingProps = Pick<StepViewProps, "step" | "place"> & { readonly picked: number };

/** Takes the focus when the step changes, so that it is announced; at the first step the screen's title does. */
function StepHeading({ step, place, picked }: StepHeadingProps) {
  const { t } = useTranslation(["combo", "item"]);
  const { t: itemWords } = useTranslation("item");
  const localize = useLocalize();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasMoved] = useState(place.hasMoved);
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  const number = place.steps.indexOf(step) + 1;
  return (
    <div className="step__heading">
      <h2 ref={heading} tabIndex={-1}>
        <Hyphenated>{localize(step.title)}</Hyphenated>
        <span className="visually-hidden">
          {` ${t("combo:place", { step: number, steps: place.steps.length })}`}
        </span>
      </h2>
      <p>
        {step.min === 0 && `${t("item:optional")} `}
        {boundsText(itemWords, step)}
      </p>
      {step.max > 1 && (
        <p className="step__picked">{t("combo:picked", { number: picked, max: step.max })}</p>
      )}
    </div>
  );
}
