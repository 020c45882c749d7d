import { useTranslation } from "react-i18next";
import type { Category, Menu } from "../../../domain/menu.ts";
import { productEntries } from "../../outlet/menu-entries.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { useStages } from "../../ui/use-stages.ts";
import { ProductList } from "./ProductList.tsx";
import { useEntries } from "./use-entries.ts";

type PopupProductsProps = {
  readonly menu: Menu;
  readonly popup: Category;
  readonly onClose: () => void;
};

/** The dishes of an open popup, in a file of their own. */
export function PopupProducts({ menu, popup, onClose }: PopupProductsProps) {
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
