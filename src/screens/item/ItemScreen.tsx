import { useTranslation } from "react-i18next";
import type { MenuItem } from "../../../domain/menu.ts";
import { openItem } from "../../../domain/open-reward.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { GoneProduct } from "./GoneProduct.tsx";
import { ItemSheet } from "./ItemSheet.tsx";
import { useOpenReward } from "./use-open-reward.ts";
import "./item.css";

/** Configures one dish: for a new line of the basket, for an existing one, or for a reward. */
export function ItemScreen() {
  const { t } = useTranslation("item");
  const { openProduct } = useVisit("openProduct");
  const menu = useMenu()?.menu;
  const item: MenuItem | undefined = menu?.items[openProduct?.product.id ?? ""];
  const reward = useOpenReward();
  if (!item) return <GoneProduct title={t("title")} words={t("gone")} />;
  const shown = reward ? openItem(item, reward.dish, reward.isFree) : item;
  return <ItemSheet key={item.id} item={shown} hasFixedCount={reward !== null} />;
}
