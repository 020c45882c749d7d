import { useTranslation } from "react-i18next";
import { useOutlet } from "../outlet/use-outlet.ts";
import { ScreenTitle } from "../ui/Screen.tsx";

/** Shown instead of the attract screen while the kiosk cannot serve; closes by itself. Staff see the reason. */
export function OutOfOrder() {
  const { t } = useTranslation("interruptions");
  const { outOfOrder, closedByStaff, recordsTrouble, name } = useOutlet();
  const isKitchenClosed =
    outOfOrder === "closed-by-staff" && closedByStaff?.reason === "kitchen-closed";
  const forStaff = recordsTrouble ?? (outOfOrder === "no-currency" ? outOfOrder : null);
  return (
    <main className="plain">
      <p>{name}</p>
      {/* Without a kitchen the counter takes no orders either. */}
      <ScreenTitle>{t(isKitchenClosed ? "outOfOrder.noKitchen" : "outOfOrder.title")}</ScreenTitle>
      {outOfOrder === "closed-by-staff" && closedByStaff ? (
        <p>{t(`outOfOrder.closed.${closedByStaff.reason}`)}</p>
      ) : (
        outOfOrder && <p>{t(`outOfOrder.${outOfOrder}`)}</p>
      )}
      {forStaff && (
        <section className="plain__staff" aria-label={t("outOfOrder.forStaff")}>
          <h2>{t("outOfOrder.forStaff")}</h2>
          <p>{t(`outOfOrder.staff.${forStaff}`)}</p>
        </section>
      )}
    </main>
  );
}
