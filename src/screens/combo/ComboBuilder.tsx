import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_LINE_COUNT, unitsAlready } from "../../../domain/basket.ts";
import type { ComboPick } from "../../../domain/combo-picks.ts";
import type { Combo, ComboStep, Menu } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { openedLine } from "../../journey/reward-lines.ts";
import { useSend, useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { ItemSum } from "../item/ItemSum.tsx";
import { ComboTabs } from "./ComboTabs.tsx";
import { LostNotice } from "./LostNotice.tsx";
import { StepView } from "./StepView.tsx";
import { type StartingDraft, startingDraft } from "./starting-draft.ts";
import { gapOf } from "./steps.ts";
import { type ComboDraft, useComboDraft } from "./use-combo-draft.ts";
import { type StepPlace, useStep } from "./use-step.ts";

type ComboBuilderProps = {
  readonly combo: Combo;
  readonly menu: Menu;
  /** For a reward, the picks of its open steps; else null. */
  readonly rewardPicks: readonly ComboPick[] | null;
};

/** A combo step by step: the choices stay visible at the top, the options of the step are below. */
export function ComboBuilder({ combo, menu, rewardPicks }: ComboBuilderProps) {
  const { t } = useTranslation(["common", "combo"]);
  const localize = useLocalize();
  const { openProduct, basket, orderType } = useVisit("openProduct", "basket", "orderType");
  const start = useStart(combo, menu, rewardPicks);
  const draft = useComboDraft({ combo, menu, start });
  const steps = useStep(draft, start);
  const [triedStepId, setTried] = useState<string | null>(null);
  const { current, previous } = steps;
  const content = useRef<HTMLDivElement>(null);
  const leave = useLeave(draft, steps);
  const isNew = openProduct?.lineId == null;
  const already = isNew ? unitsAlready(basket, draft.line(null)) : 0;
  const place = [t(`common:orderType.${orderType}`)];
  if (current) {
    const step = steps.steps.indexOf(current) + 1;
    place.push(t("combo:place", { step, steps: steps.steps.length }));
  }
  const goTo = (step: ComboStep) => {
    setTried(null);
    steps.goTo(step);
  };
  return (
    <Screen
      title={localize(combo.title)}
      place={place.join(" · ")}
      onBack={previous ? () => goTo(previous) : leave}
      className="combo"
      bare
      rail={<ComboTabs draft={draft} current={current} onOpen={goTo} />}
      action={
        <ComboActions
          draft={draft}
          steps={steps}
          isTooMany={draft.count + already > MAX_LINE_COUNT}
          onTooMany={() => show(content.current, ".item__most")}
          onNext={goTo}
          onGap={(step) => {
            setTried(step.id);
            requestAnimationFrame(() => show(content.current, "[data-missing], .step__message"));
          }}
        />
      }
    >
      <div className="combo__scroll" key={current?.id} ref={content}>
        <LostNotice draft={draft} start={start} />
        {current && (
          <StepView
            step={current}
            draft={draft}
            place={steps}
            isTried={triedStepId === current.id}
            isFirst={current === steps.steps[0]}
          />
        )}
        {!current && <p className="combo__note">{localize(combo.description)}</p>}
        {!steps.next && (
          <ItemSum draft={draft} already={already} hasFixedCount={rewardPicks !== null} />
        )}
      </div>
    </Screen>
  );
}

/** Evaluated once: afterwards the draft is the customer's. */
function useStart(
  combo: Combo,
  menu: Menu,
  rewardPicks: ComboBuilderProps["rewardPicks"],
): StartingDraft {
  const { comboDrafts } = useVisit("comboDrafts");
  const { lineId, line: opened } = useVisitSelector(openedLine);
  const [start] = useState(() => {
    const line =
      opened?.kind === "combo" && rewardPicks ? { ...opened, picks: rewardPicks } : opened;
    return startingDraft({ combo, menu, line, saved: comboDrafts[lineId ?? combo.id] });
  });
  return start;
}

/** One step back out of the builder saves the draft, to be continued later. */
function useLeave(draft: ComboDraft, { current, seenStepIds }: StepPlace): () => void {
  const { lineId } = useVisitSelector(openedLine);
  const send = useSend();
  const { combo, made, count } = draft;
  return () =>
    send({
      type: "COMBO_DRAFT_SAVED",
      draft: {
        comboId: combo.id,
        lineId,
        count,
        picks: made,
        stepId: current?.id ?? null,
        seenStepIds,
      },
    });
}

type ComboActionsProps = {
  readonly draft: ComboDraft;
  readonly steps: StepPlace;
  /** More of the same than one order may have. */
  readonly isTooMany: boolean;
  readonly onTooMany: () => void;
  readonly onNext: (step: ComboStep) => void;
  readonly onGap: (step: ComboStep) => void;
};

/** The current price, and the main action: next step, or into the order. */
function ComboActions(props: ComboActionsProps) {
  const { draft, steps, onNext, onGap } = props;
  const { t } = useTranslation(["combo", "item"]);
  const format = useFormat();
  const localize = useLocalize();
  const { lineId, line } = useVisitSelector(openedLine);
  const send = useSend();
  const isChange = line?.kind === "combo";
  const { current, next } = steps;
  const price = format.money(draft.total);
  const press = () => {
    if (current && gapOf(current, draft.picks, draft.menu)) onGap(current);
    else if (next) onNext(next);
    else if (props.isTooMany) props.onTooMany();
    else send({ type: lineId === null ? "LINE_ADDED" : "LINE_REPLACED", line: draft.line(lineId) });
  };
  const label = () => {
    if (next) return t("combo:next", { step: localize(next.title) });
    if (isChange) return t("item:save", { price });
    return t("item:add", { count: draft.count, price });
  };
  return (
    <>
      <div className="combo__price">
        <p className="money">{price}</p>
        <p>
          <Hyphenated>{t("combo:soFar", { name: localize(draft.combo.title) })}</Hyphenated>
        </p>
      </div>
      <Button kind="main" iconAfter={next ? "forward" : undefined} onPress={press}>
        <Hyphenated>{label()}</Hyphenated>
      </Button>
    </>
  );
}

/** Scrolls to what is missing, or not available. */
function show(content: HTMLElement | null, what: string): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  content
    ?.querySelector(what)
    ?.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
}
