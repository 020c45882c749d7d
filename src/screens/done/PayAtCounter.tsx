import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { Done } from "./DoneScreen.tsx";

/** The order is to be paid at the counter (ordering.md §2.7). Nothing here says "paid". */
export function PayAtCounter({ view }: { readonly view: Done }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  if (view.dueAtCounter === null) return null;
  return (
    <section className="pay-at-counter">
      <Icon name="till" />
      <div>
        <h2>{t("checkout:done.counterTitle", { amount: format.money(view.dueAtCounter) })}</h2>
        <p>
          {t(
            view.queueNumber === null
              ? "checkout:done.counterBodyUnnumbered"
              : "checkout:done.counterBody",
          )}
        </p>
      </div>
    </section>
  );
}
