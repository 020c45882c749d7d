import { useTranslation } from "react-i18next";
import type { MenuItem } from "../../../domain/menu.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { GoneProduct } from "./GoneProduct.tsx";
import { ItemSheet } from "./ItemSheet.tsx";
import "./item.css";

/** One dish as the customer wants it: a new line of the basket, or one of it being changed. */
export function ItemScreen() {
  const { t } = useTranslation("menu");
  const { openProduct } = useVisit().context;
  const menu = useMenu()?.menu;
  const item: MenuItem | undefined = menu?.items[openProduct?.product.id ?? ""];
  if (!item) return <GoneProduct title={t("item.title")} words={t("item.gone")} />;
  return <ItemSheet key={item.id} item={item} />;
}
