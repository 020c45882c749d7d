import { useTranslation } from "react-i18next";
import type { Combo } from "../../../domain/menu.ts";
import { openCombo } from "../../../domain/open-reward.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { GoneProduct } from "../item/GoneProduct.tsx";
import { useOpenReward } from "../item/use-open-reward.ts";
import { ComboBuilder } from "./ComboBuilder.tsx";
import "./combo.css";

/** Configures one combo: for a new line of the basket, for an existing one, or for a reward. */
export function ComboScreen() {
  const { t } = useTranslation(["item", "combo"]);
  const { openProduct } = useVisit("openProduct");
  const menu = useMenu()?.menu;
  const combo: Combo | undefined = menu?.combos[openProduct?.product.id ?? ""];
  const reward = useOpenReward();
  if (!menu || !combo) return <GoneProduct title={t("item:title")} words={t("combo:goneCombo")} />;
  if (!reward) return <ComboBuilder key={combo.id} combo={combo} menu={menu} rewardPicks={null} />;
  const open = openCombo(combo, menu, reward.dish, reward.isFree);
  return (
    <ComboBuilder key={combo.id} combo={open.combo} menu={open.menu} rewardPicks={open.picks} />
  );
}
