import { useTranslation } from "react-i18next";
import "./basket-summary.css";

export function EmptyBasket() {
  const { t } = useTranslation();
  return (
    <p className="basket" data-empty>
      {t("basketEmpty")}
    </p>
  );
}
