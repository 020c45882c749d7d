import { useTranslation } from "react-i18next";
import type { ResolutionMethod, StaffReason } from "../../../domain/order-course.ts";
import { offeredResolutions } from "../../../domain/resolutions.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useOrderReading } from "./order-reading.ts";

type ResolveSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What is to be resolved. */
  readonly reasons: readonly StaffReason[];
  /** Whether the choice also decides about the customer's points. */
  readonly decidesPoints: boolean;
  readonly onResolve: (method: ResolutionMethod) => void;
};

/** Marks an order as resolved, with what was done about it: an answer about a part of it leaves the rest. */
export function ResolveSheet(props: ResolveSheetProps) {
  const { isOpen, onClose, reasons, decidesPoints, onResolve } = props;
  const { t } = useTranslation("staff");
  const { format } = useOrderReading();
  const offered = offeredResolutions(reasons);
  const isPartial = offered.some(({ left }) => left.length > 0);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.resolveTitle")}>
      <p>{t(isPartial ? "orders.resolvePartNote" : "orders.resolveNote")}</p>
      {decidesPoints && <p>{t("orders.resolvePoints")}</p>}
      <div className="resolve__methods">
        {offered.map(({ method, left }) => (
          <div key={method} className="resolve__method">
            <Button onPress={() => onResolve(method)}>{t(`how.${method}`)}</Button>
            {left.length > 0 && (
              <p className="order-page__note">
                {t("orders.resolveRest", {
                  reasons: format.list(left.map((reason) => t(`reason.${reason}.title`))),
                })}
              </p>
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}
