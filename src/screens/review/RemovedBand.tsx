import { useTranslation } from "react-i18next";
import { productOfLine } from "../../../domain/basket.ts";
import { productOf } from "../../../domain/menu.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import type { Order } from "./use-order.ts";
import "./removed-band.css";

/** Offers to undo the last removal, as long as that is possible. */
export function RemovedBand({ order }: { readonly order: Order }) {
  const { t } = useTranslation(["common", "checkout"]);
  const localized = useLocalize();
  const menu = useMenu()?.menu;
  const { removed, undo } = order.removal;
  const product = removed && menu && productOf(menu, productOfLine(removed).id);
  return (
    <div role="status">
      {removed && (
        <div className="removed-band">
          <p>
            {t("checkout:review.removed", {
              name: localized(product?.title) || t("checkout:review.gone"),
            })}
          </p>
          {/* The button that had the focus was removed with its line. */}
          <Button key={removed.lineId} autoFocus onPress={undo}>
            {t("checkout:review.undo")}
          </Button>
        </div>
      )}
    </div>
  );
}
