import { useDeferredValue, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Category, Menu } from "../../../domain/menu.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { productEntries } from "../../outlet/menu-entries.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useStages } from "../../ui/use-stages.ts";
import { ProductList } from "./ProductList.tsx";
import { useEntries } from "./use-entries.ts";

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
      {menu && popup && <PopupProducts menu={menu} popup={popup} onClose={close} />}
    </Sheet>
  );
}

type PopupProductsProps = {
  readonly menu: Menu;
  readonly popup: Category;
  readonly onClose: () => void;
};

function PopupProducts({ menu, popup, onClose }: PopupProductsProps) {
  const { t } = useTranslation("menu");
  // The sheet renders first; its dishes follow while it rises.
  const stage = useStages(1);
  const about = useLocalize()(popup.description);
  const entries = useEntries(popup.id, menu, () =>
    productEntries(menu, popup.products, { id: popup.id, title: null }),
  );
  return (
    <div className="popup-sheet">
      {stage > 0 && (
        <ProductList
          listKey={`popup ${popup.id}`}
          entries={entries}
          heading={
            about !== "" && (
              <p className="popup-sheet__about">
                <Hyphenated>{about}</Hyphenated>
              </p>
            )
          }
        />
      )}
      <Button kind="main" onPress={onClose}>
        {t("popupDone")}
      </Button>
    </div>
  );
}
