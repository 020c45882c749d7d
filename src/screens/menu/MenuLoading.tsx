import { useTranslation } from "react-i18next";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Placeholders of the dishes. */
export function MenuLoading() {
  const { t } = useTranslation("menu");
  return (
    <div className="menu-loading">
      <p className="menu-loading__text display" role="status">
        {t("loading")}
      </p>
      {CARDS.map((card) => (
        <div className="menu-loading__card" key={card} />
      ))}
    </div>
  );
}
