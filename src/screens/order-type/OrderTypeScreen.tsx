import { useTranslation } from "react-i18next";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { OrderTypeCard } from "../attract/OrderTypeCard.tsx";
import "../attract/attract.css";
import "./order-type.css";

/** One step back from the menu with a basket: the order stays, and its type may change. */
export function OrderTypeScreen() {
  const { t } = useTranslation(["menu", "common"]);
  const { orderType: chosen, outlet } = useVisit("orderType", "outlet");
  const send = useSend();
  const goOn = () => send({ type: "BACK" });
  return (
    <Screen
      title={t("orderType.title")}
      place={t(`common:orderType.${chosen}`)}
      onBack={goOn}
      action={
        <>
          <BasketSummary />
          <Button kind="main" iconAfter="forward" onPress={goOn}>
            {t("orderType.continue")}
          </Button>
        </>
      }
    >
      <div className="order-type">
        <h2>{t("orderType.heading")}</h2>
        <p>{t("orderType.orderSaved")}</p>
        <div
          className="attract__order-types order-type__cards"
          data-types={outlet.orderTypes.length}
        >
          {outlet.orderTypes.map((orderType) => (
            <OrderTypeCard
              key={orderType}
              orderType={orderType}
              onStart={() => send({ type: "START", orderType })}
            />
          ))}
        </div>
        <Button className="order-type__over" onPress={() => send({ type: "RESET" })}>
          {t("orderType.startOver")}
        </Button>
      </div>
    </Screen>
  );
}
