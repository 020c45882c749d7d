import { useTranslation } from "react-i18next";
import "./basket-summary.css";

/** What an empty basket shows if the menu does not have the rewards of the customer (requirement V10). */
export function GoneRewards({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation("checkout");
  return (
    <p className="basket" data-empty data-live="">
      {names.map((name) => t("review.rewardGone", { name })).join(" ")}
    </p>
  );
}
