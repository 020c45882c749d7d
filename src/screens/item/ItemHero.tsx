import { useTranslation } from "react-i18next";
import { type MenuItem, priceFor } from "../../../domain/menu.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { useEmblems } from "../../outlet/use-emblems.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Dish, useDishPicture, useTint } from "../../ui/Dish.tsx";
import { Emblem } from "../../ui/Emblem.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";

/** The dish on its tint: picture, name, description, base price. */
export function ItemHero({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const localize = useLocalize();
  const { orderType } = useVisit("orderType");
  const tintOf = useTint();
  const picture = useDishPicture(item.id);
  const emblemOf = useEmblems();
  const [about, ...more] = localize(item.description).split("\n").filter(Boolean);
  return (
    <header className={`item__hero tint--${tintOf(item.id)}`} data-pictured={picture !== undefined}>
      {picture ? (
        <Dish productId={item.id} picture={picture} size="large" className="item__dish" />
      ) : (
        <Emblem url={emblemOf(item.id)} className="item__emblem" />
      )}
      <div className="item__about">
        <h2>
          <Hyphenated>{localize(item.title)}</Hyphenated>
        </h2>
        {about && (
          <p>
            <Hyphenated>{about}</Hyphenated>
          </p>
        )}
        {more.map((line) => (
          <p className="item__more" key={line}>
            <Hyphenated>{line}</Hyphenated>
          </p>
        ))}
        <p className="item__price money">{format.money(priceFor(item.prices, orderType).value)}</p>
      </div>
      <Button className="item__close" icon="close" aria-label={t("close")} onPress={onClose} />
    </header>
  );
}
