import { useTranslation } from "react-i18next";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Mark } from "../../ui/Screen.tsx";
import type { Done } from "./DoneScreen.tsx";

type PointsPanelProps = { readonly points: NonNullable<Done["points"]> };

/** Points of this order, as reported by order-closed, or that they are not known yet. */
export function PointsPanel({ points }: PointsPanelProps) {
  const pointsIconUrl = useOutlet().loyalty?.pointsIconUrl ?? null;
  return (
    <section className="points" role="status">
      {pointsIconUrl === null ? (
        <Mark className="points__mark" />
      ) : (
        <img className="points__mark" src={pointsIconUrl} alt="" />
      )}
      <div className="points__label">
        <PointsText points={points} />
      </div>
    </section>
  );
}

function PointsText({ points }: PointsPanelProps) {
  const { t } = useTranslation(["common", "checkout"]);
  switch (points.state) {
    case "pending":
      return <p className="points__text display">{t("checkout:done.pointsPending")}</p>;
    case "later":
      return (
        <>
          <p className="points__text display">{t("checkout:done.pointsLater")}</p>
          <p className="points__note">{t("checkout:done.pointsLaterNote")}</p>
        </>
      );
    case "returned":
      return <p className="points__note">{t("checkout:done.pointsReturned")}</p>;
    case "staff":
      return <p className="points__note">{t("checkout:done.pointsStaff")}</p>;
    case "after-counter":
      return (
        <>
          <p className="points__text display">{t("checkout:done.pointsAfterCounter")}</p>
          <p className="points__note">{t("checkout:done.pointsLaterNote")}</p>
        </>
      );
    case "credited":
      return (
        <>
          {points.earned === null ? (
            <p className="points__text display">{t("checkout:done.pointsAdded")}</p>
          ) : (
            <p className="points__earned display">
              {t("checkout:done.earned", { count: points.earned })}
            </p>
          )}
          {points.spent !== null && points.spent > 0 && (
            <p className="points__note">{t("checkout:done.spent", { count: points.spent })}</p>
          )}
        </>
      );
  }
}
