import { useTranslation } from "react-i18next";
import type { MenuItem } from "../../../domain/menu.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { ItemSheet } from "./ItemSheet.tsx";
import "./item.css";

/** One dish as the customer wants it: a new line of the basket, or one of it being changed. */
export function ItemScreen() {
  const { openProduct } = useVisit().context;
  const menu = useMenu()?.menu;
  const item: MenuItem | undefined = openProduct ? menu?.items[openProduct.product.id] : undefined;
  return item ? <ItemSheet key={item.id} item={item} /> : <GoneItem />;
}

/** The menu changed while the dish was looked at. */
function GoneItem() {
  const { t } = useTranslation(["menu", "common"]);
  const { send } = useVisit();
  return (
    <Screen
      title={t("menu:item.title")}
      onBack={() => send({ type: "BACK" })}
      action={
        <Button kind="main" onPress={() => send({ type: "BACK" })}>
          {t("common:back")}
        </Button>
      }
    >
      <p className="item__gone" role="status">
        {t("menu:item.gone")}
      </p>
    </Screen>
  );
}
