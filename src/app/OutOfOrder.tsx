import { useTranslation } from "react-i18next";
import { useOutlet } from "../outlet/use-outlet.ts";
import { ScreenTitle } from "../ui/Screen.tsx";

/** Shown instead of the attract screen while the kiosk cannot serve; goes by itself. Staff read why. */
export function OutOfOrder() {
  const { t } = useTranslation();
  const { outOfOrder, closedByStaff, recordsTrouble, name } = useOutlet();
  return (
    <main className="plain">
      <p>{name}</p>
      <ScreenTitle>{t("outOfOrder.title")}</ScreenTitle>
      {outOfOrder === "closed-by-staff" && closedByStaff ? (
        <p>{t(`outOfOrder.closed.${closedByStaff.reason}`)}</p>
      ) : (
        outOfOrder && <p>{t(`outOfOrder.${outOfOrder}`)}</p>
      )}
      {recordsTrouble && (
        <section className="plain__staff" aria-label={t("outOfOrder.forStaff")}>
          <h2>{t("outOfOrder.forStaff")}</h2>
          <p>{t(`outOfOrder.staff.${recordsTrouble}`)}</p>
        </section>
      )}
    </main>
  );
}
