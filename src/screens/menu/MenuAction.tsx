import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";

/** The action bar of the menu: what is chosen so far, and the way on from it. */
export function MenuAction() {
  const { t } = useTranslation("menu");
  const { context, send } = useVisit();
  return (
    <>
      <BasketSummary />
      {context.basket.lines.length > 0 && (
        <Button kind="main" iconAfter="forward" onPress={() => send({ type: "REVIEW" })}>
          {t("review")}
        </Button>
      )}
    </>
  );
}
