import { memo } from "react";
import { useTranslation } from "react-i18next";
import { rewardLines } from "../../journey/reward-lines.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";

/** The action bar of the menu: the basket so far, and the way on. */
export const MenuAction = memo(function MenuAction() {
  const { t } = useTranslation("menu");
  // A reward alone is an order too.
  const hasOrder = useVisitSelector(
    (context) => context.basket.lines.length > 0 || rewardLines(context).length > 0,
  );
  const send = useSend();
  return (
    <>
      <BasketSummary />
      {hasOrder && (
        <Button kind="main" iconAfter="forward" onPress={() => send({ type: "REVIEW" })}>
          {t("review")}
        </Button>
      )}
    </>
  );
});
