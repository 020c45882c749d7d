import { useTranslation } from "react-i18next";
import { SWATCHES } from "../../ui/swatches.ts";
import "./empty-order.css";

/** Nothing on the receipt: a neutral message, and one way on. */
export function EmptyOrder() {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <section className="empty-order">
      <svg viewBox="0 0 400 340" aria-hidden="true" focusable="false">
        <path className="empty-order__swatch" d={SWATCHES[3]} />
        <ellipse className="empty-order__plate" cx="200" cy="172" rx="118" ry="112" />
        <ellipse className="empty-order__rim" cx="200" cy="172" rx="78" ry="73" />
      </svg>
      <h3>{t("checkout:review.emptyTitle")}</h3>
      <p>{t("checkout:review.emptyBody")}</p>
    </section>
  );
}
