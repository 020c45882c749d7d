import { useTranslation } from "react-i18next";
import { RESOLUTION_METHODS, type ResolutionMethod } from "../../../domain/order-course.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

type ResolveSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the choice also decides about the customer's points. */
  readonly decidesPoints: boolean;
  readonly onResolve: (method: ResolutionMethod) => void;
};

/** Marks an order as resolved, with what was done about it. */
export function ResolveSheet({ isOpen, onClose, decidesPoints, onResolve }: ResolveSheetProps) {
  const { t } = useTranslation("staff");
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("orders.resolveTitle")}>
      <p>{t("orders.resolveNote")}</p>
      {decidesPoints && <p>{t("orders.resolvePoints")}</p>}
      <div className="resolve__methods">
        {RESOLUTION_METHODS.map((method) => (
          <Button key={method} onPress={() => onResolve(method)}>
            {t(`how.${method}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
