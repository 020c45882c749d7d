import { useTranslation } from "react-i18next";
import "../../ui/swatches.css";
import "./empty-order.css";

/** Nothing on the receipt: a neutral message, and one way on. */
export function EmptyOrder() {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="empty-order">
      <svg viewBox="0 0 400 340" aria-hidden="true" focusable="false">
        <path className="swatch-3 empty-order__swatch" />
        <ellipse className="empty-order__plate" cx="200" cy="172" rx="118" ry="112" />
        <ellipse className="empty-order__rim" cx="200" cy="172" rx="78" ry="73" />
      </svg>
      <h3>{t("checkout:review.emptyTitle")}</h3>
      <p>{t("checkout:review.emptyBody")}</p>
    </section>
  );
}
