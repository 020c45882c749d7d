import { useTranslation } from "react-i18next";
import { useSend } from "../../journey/use-visit.ts";
import type { PopupEntry } from "../../outlet/menu-entries.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Dish } from "../../ui/Dish.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import "./popup-card.css";

/** The number of dishes shown in the drawer. */
const PICTURES = 3;

/** A subcategory that is a popup (ordering.md §2.3): one card among the products of its parent, which opens it. */
export function PopupCard({ entry }: { readonly entry: PopupEntry }) {
  const { t } = useTranslation("menu");
  const send = useSend();
  const localize = useLocalize();
  const { category, count } = entry;
  return (
    <article className="popup-card">
      <div className="popup-card__text">
        <h3>
          <button
            type="button"
            className="popup-card__open"
            aria-haspopup="dialog"
            onClick={() => send({ type: "POPUP_OPENED", categoryId: category.id })}
          >
            <Hyphenated>{localize(category.title)}</Hyphenated>
          </button>
        </h3>
        <p>{t("dishes", { count })}</p>
      </div>
      <Pictures entry={entry} />
      <span className="popup-card__tab" aria-hidden="true">
        <Icon name="up" />
      </span>
    </article>
  );
}

function Pictures({ entry }: { readonly entry: PopupEntry }) {
  const pictures = useMenu()?.pictures ?? {};
  const pictured = entry.category.products.flatMap(({ id }) => {
    const picture = pictures[id];
    return picture ? [{ id, picture }] : [];
  });
  return (
    <span className="popup-card__pictures">
      {pictured.slice(0, PICTURES).map(({ id, picture }) => (
        <Dish key={id} productId={id} picture={picture} />
      ))}
    </span>
  );
}
