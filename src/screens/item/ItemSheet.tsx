import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { itemCount, MAX_LINE_COUNT, unitsAlready } from "../../../domain/basket.ts";
import { groupProblem } from "../../../domain/choices.ts";
import type { MenuItem } from "../../../domain/menu.ts";
import { isRewardLineId } from "../../../domain/rewards.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import type { VisitContext } from "../../journey/visit-context.ts";
import { shownCategories } from "../../outlet/categories.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useStages } from "../../ui/use-stages.ts";
import { problemText } from "./bounds-text.ts";
import { ItemHero } from "./ItemHero.tsx";
import { ItemSum } from "./ItemSum.tsx";
import { ModifierGroupView } from "./ModifierGroupView.tsx";
import { useItemDraft } from "./use-item-draft.ts";

/** A sheet over the menu: the dish, its groups, the count and the price. */
export function ItemSheet({ item, hasFixedCount }: { item: MenuItem; hasFixedCount: boolean }) {
  const { t } = useTranslation(["item", "menu"]);
  const format = useFormat();
  const localize = useLocalize();
  const { openProduct, basket } = useVisit("openProduct", "basket");
  const isFirst = useVisitSelector(isFirstChoice);
  const send = useSend();
  const draft = useItemDraft(item);
  const place = useItemPlace();
  const sheet = useRef<HTMLDivElement>(null);
  // The dish renders first, in response to the touch; its groups follow one by one, each in a frame of its own.
  const groups = item.modifierGroups.slice(0, useStages(item.modifierGroups.length));
  // Nothing is marked as missing before the customer has tried to go on.
  const [tried, setTried] = useState(false);
  const editing = openProduct?.lineId != null;
  const isChange = editing && !isFirst;
  const [firstOpen] = draft.open;
  const already = editing ? 0 : unitsAlready(basket, draft.line());

  const finish = () => {
    if (firstOpen) {
      setTried(true);
      sheet.current
        ?.querySelector(`[data-group="${CSS.escape(firstOpen.id)}"]`)
        ?.scrollIntoView({ block: "center", behavior: scrollBehavior() });
      return;
    }
    if (!editing && draft.count + already > MAX_LINE_COUNT) return showMost(sheet.current);
    send({ type: editing ? "LINE_REPLACED" : "LINE_ADDED", line: draft.line() });
  };

  const back = () => send({ type: "ITEM_DRAFT_SAVED", draft: draft.toDraft() });

  const price = format.money(draft.total);
  const inBasket = itemCount(basket);
  return (
    <Screen
      title={t(isChange ? "item:change" : "item:title")}
      place={place}
      onBack={back}
      className="item"
      bare
      action={
        <>
          {inBasket > 0 ? <BasketSummary note={t("menu:soFar", { count: inBasket })} /> : <span />}
          <Button kind="main" onPress={finish}>
            {editing ? t("item:save", { price }) : t("item:add", { count: draft.count, price })}
          </Button>
        </>
      }
    >
      <div className="item__scroll" ref={sheet}>
        <article className="item__sheet">
          <ItemHero item={item} onClose={back} />
          <div className="item__body" aria-busy={groups.length < item.modifierGroups.length}>
            {groups.map((group) => (
              <ModifierGroupView
                key={group.id}
                group={group}
                draft={draft}
                isMissing={tried && draft.open.includes(group)}
              />
            ))}
            {groups.length === item.modifierGroups.length && (
              <ItemSum draft={draft} already={already} hasFixedCount={hasFixedCount} />
            )}
          </div>
        </article>
      </div>
      <p className="visually-hidden" role="alert">
        {tried &&
          firstOpen &&
          problemText(t, localize(firstOpen.title), groupProblem(firstOpen, draft.choices))}
      </p>
    </Screen>
  );
}

/** The position in the menu: "Eat in · Favourites". */
function useItemPlace(): string {
  const { t } = useTranslation("common");
  const localize = useLocalize();
  const { orderType, menuPlace } = useVisit("orderType", "menuPlace");
  const menu = useMenu()?.menu;
  const categories = menu ? shownCategories(menu) : [];
  const category = categories.find(({ id }) => id === menuPlace.categoryId) ?? categories[0];
  const words = [t(`orderType.${orderType}`), localize(category?.title)];
  return words.filter((word) => word !== "").join(" · ");
}

/** A reward without any choices so far: its line is on the order, and yet there is nothing to change. */
function isFirstChoice({ openProduct, rewardDecisions }: VisitContext): boolean {
  const lineId = openProduct?.lineId ?? "";
  return isRewardLineId(lineId) && !rewardDecisions.chosen.some((line) => line.lineId === lineId);
}

/** Scrolls to the note about the maximum count. */
function showMost(sheet: HTMLElement | null): void {
  sheet
    ?.querySelector(".item__most")
    ?.scrollIntoView({ block: "center", behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}
