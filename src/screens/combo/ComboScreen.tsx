import { useTranslation } from "react-i18next";
import type { Combo } from "../../../domain/menu.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { GoneProduct } from "../item/GoneProduct.tsx";
import { ComboBuilder } from "./ComboBuilder.tsx";
import "./combo.css";

/** One combo as the customer wants it: a new line of the basket, or one of it being changed. */
export function ComboScreen() {
  const { t } = useTranslation(["menu", "combo"]);
  const { openProduct } = useVisit().context;
  const menu = useMenu()?.menu;
  const combo: Combo | undefined = menu?.combos[openProduct?.product.id ?? ""];
  if (!menu || !combo)
    return <GoneProduct title={t("menu:item.title")} words={t("combo:goneCombo")} />;
  return <ComboBuilder key={combo.id} combo={combo} menu={menu} />;
}
