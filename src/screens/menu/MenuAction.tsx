import { memo } from "react";
import { useTranslation } from "react-i18next";
import { hasSomethingToOrder } from "../../journey/reward-lines.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";

/** The action bar of the menu: the basket so far, and the way on. */
export const MenuAction = memo(function MenuAction() {
  const { t } = useTranslation("menu");
  const hasOrder = useVisitSelector(hasSomethingToOrder);
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
