import { useDeferredValue, useEffect } from "react";
import type { Category, Menu } from "../../../domain/menu.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { Sheet } from "../../ui/Sheet.tsx";

const PRODUCTS = lazyComponent(() =>
  import("./PopupProducts.tsx").then((file) => file.PopupProducts),
);

/** Requests what a popup shows. */
export const fetchPopup: () => void = PRODUCTS.fetch;

type PopupSheetProps = {
  readonly menu: Menu | null | undefined;
  /** The category of these popups. */
  readonly parent: Category | undefined;
};

/** The open popup, over its parent. */
export function PopupSheet({ menu, parent }: PopupSheetProps) {
  const send = useSend();
  const localize = useLocalize();
  // The touch that opens or closes it gets its feedback first; the sheet renders in the time that is left.
  const over = useDeferredValue(useVisitSelector(({ menuPlace }) => menuPlace.over));
  const openId = over?.kind === "popup" ? over.categoryId : null;
  const popup = parent?.subcategories.find(({ id, isPopup }) => isPopup && id === openId);
  const close = () => send({ type: "OVER_CLOSED" });
  // A popup that was removed from the menu must not open by itself when it returns.
  const isMissing = openId !== null && !popup;
  useEffect(() => {
    if (isMissing) send({ type: "OVER_CLOSED" });
  }, [isMissing, send]);
  return (
    <Sheet
      isOpen={menu != null && popup !== undefined}
      onClose={close}
      title={localize(popup?.title)}
      tone="table"
    >
      {menu && popup && <PRODUCTS.Component menu={menu} popup={popup} onClose={close} />}
    </Sheet>
  );
}
