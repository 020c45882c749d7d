import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ComboPick, picksOf } from "../../../domain/combo-picks.ts";
import type { ComboStep } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Dish } from "../../ui/Dish.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { gapOf, shownSteps } from "./steps.ts";
import type { ComboDraft } from "./use-combo-draft.ts";
import "./combo-tabs.css";

type ComboTabsProps = {
  readonly draft: ComboDraft;
  readonly current: ComboStep | undefined;
  readonly onOpen: (step: ComboStep) => void;
};

/** Divider tabs, one per step: choices are always visible, and one tap away from being changed. */
export function ComboTabs({ draft, current, onOpen }: ComboTabsProps) {
  const { t } = useTranslation("combo");
  const shown = shownSteps(draft.combo, draft.menu);
  const list = useRef<HTMLOListElement>(null);
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    list.current?.querySelector("[aria-current]")?.scrollIntoView(NEAREST);
  }, [currentId]);
  return (
    <nav className="combo-tabs" aria-label={t("tabs")}>
      <ol className="combo-tabs__list" ref={list}>
        {draft.combo.steps.map((step) => (
          <li key={step.id}>
            {shown.includes(step) ? (
              <button
                type="button"
                className="combo-tab"
                aria-current={step === current ? "step" : undefined}
                data-empty={picksOf(step, draft.picks).length === 0 || undefined}
                onClick={() => onOpen(step)}
              >
                <TabContent step={step} draft={draft} />
              </button>
            ) : (
              <div className="combo-tab combo-tab--fixed">
                <TabContent step={step} draft={draft} isFixed />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: "nearest", inline: "nearest" };

type TabContentProps = {
  readonly step: ComboStep;
  readonly draft: ComboDraft;
  readonly isFixed?: boolean;
};

function TabContent({ step, draft, isFixed = false }: TabContentProps) {
  const { t } = useTranslation("combo");
  const localize = useLocalize();
  const picks = picksOf(step, draft.picks);
  const names = useNames(step, picks, draft);
  const gap = gapOf(step, draft.picks, draft.menu);
  const open = () => {
    if (gap) return t("open");
    return picks.length === 0 ? t("optional") : "";
  };
  return (
    <>
      <TabPictures picks={picks} />
      <span className="combo-tab__text">
        <span className="combo-tab__step">
          <Hyphenated>{isFixed ? t("fixed") : localize(step.title)}</Hyphenated>
        </span>
        {names !== "" && (
          <span className="combo-tab__name">
            <Hyphenated>{names}</Hyphenated>
          </span>
        )}
        {open() !== "" && <span className="combo-tab__open">{open()}</span>}
      </span>
    </>
  );
}

/** "2 × Skin-on fries", "Aioli, Harissa". */
function useNames(step: ComboStep, picks: readonly ComboPick[], draft: ComboDraft): string {
  const { t } = useTranslation(["combo", "checkout"]);
  const format = useFormat();
  const localize = useLocalize();
  const itemIds = [...new Set(picks.map(({ itemId }) => itemId))];
  return format.list(
    itemIds.map((itemId) => {
      const name = localize(draft.offered(step, itemId)?.item.title);
      const times = picks.filter((pick) => pick.itemId === itemId).length;
      return times > 1 ? t("checkout:review.times", { times, name }) : name;
    }),
  );
}

/** The maximum number of pictures in a tab. */
const PICTURES = 2;

function TabPictures({ picks }: { readonly picks: readonly ComboPick[] }) {
  const pictures = useMenu()?.pictures ?? {};
  const shown = [...new Set(picks.map(({ itemId }) => itemId))].flatMap((itemId) => {
    const picture = pictures[itemId];
    return picture ? [{ itemId, picture }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <span className="combo-tab__pictures">
      {shown.slice(0, PICTURES).map(({ itemId, picture }) => (
        <Dish key={itemId} productId={itemId} picture={picture} />
      ))}
    </span>
  );
}
