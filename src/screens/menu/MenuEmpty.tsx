import { useTranslation } from "react-i18next";

/** Shown if there is nothing to order. */
export function MenuEmpty() {
  const { t } = useTranslation("menu");
  return (
    <div className="menu__empty">
      <h2>{t("emptyTitle")}</h2>
      <p>{t("empty")}</p>
    </div>
  );
}
