import { Suspense, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ItemLine } from "../../../domain/basket.ts";
import { type ComboOffer, comboOffer } from "../../../domain/combo-offer.ts";
import { compare, isZero, notBelowZero, subtract, ZERO } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { useMenu } from "../../outlet/use-menu.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Dish, useDishPicture } from "../../ui/Dish.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";

type Offered = { readonly line: ItemLine; readonly offer: ComboOffer };
type OfferProps = { readonly onDecline: () => void };

/** What the band shows, in a file of its own: nothing unless there is a combo to offer. */
export function Offer({ onDecline }: OfferProps) {
  const isWaiting = useVisitSelector(({ comboOffer: { state } }) => state === "waiting");
  const send = useSend();
  const offered = useOffered();
  const lineId = offered?.line.lineId;
  useEffect(() => {
    if (isWaiting && lineId !== undefined) send({ type: "OFFER_SHOWN", lineId });
  }, [isWaiting, lineId, send]);
  if (!offered || isWaiting) return null;
  return (
    // Its texts may still be loading: then only the band waits, not the whole menu.
    <Suspense fallback={null}>
      <Band
        {...offered}
        onDecline={() => {
          onDecline();
          send({ type: "OFFER_DECLINED" });
        }}
      />
    </Suspense>
  );
}

/** The line to offer a combo for, and that combo; null if there is none. */
function useOffered(): Offered | null {
  const state = useVisitSelector((context) => context.comboOffer);
  const basket = useVisitSelector((context) => context.basket);
  const orderType = useVisitSelector((context) => context.orderType);
  const menu = useMenu()?.menu;
  const lineId = state.state === "over" ? null : state.lineId;
  const line = basket.lines.find((other) => other.lineId === lineId);
  return useMemo(() => {
    if (!menu || line?.kind !== "item") return null;
    const offer = comboOffer(line, menu, orderType);
    return offer && { line, offer };
  }, [menu, line, orderType]);
}

function Band({ line, offer, onDecline }: Offered & OfferProps) {
  const { t } = useTranslation("combo");
  const localize = useLocalize();
  const send = useSend();
  const { combo } = offer;
  const picture = useDishPicture(combo.id);
  const [about] = localize(combo.description).split("\n");
  return (
    <section className="offer" aria-label={t("offer.label")}>
      {picture && <Dish productId={combo.id} picture={picture} className="offer__dish" />}
      <div className="offer__text">
        <h2>
          <Hyphenated>{t("offer.title", { combo: localize(combo.title) })}</Hyphenated>
        </h2>
        {about && (
          <p className="offer__about">
            <Hyphenated>{about}</Hyphenated>
          </p>
        )}
        <p className="offer__extra">
          <Extra offer={offer} count={line.count} />
        </p>
      </div>
      <div className="offer__answers">
        <Button
          onPress={() => send({ type: "OFFER_ACCEPTED", lineId: line.lineId, comboId: combo.id })}
        >
          {t("offer.accept")}
        </Button>
        <Button onPress={onDecline}>{t("offer.decline")}</Button>
      </div>
    </section>
  );
}

/** "From €6.00 more." */
function Extra({ offer, count }: { readonly offer: ComboOffer; readonly count: number }) {
  const { t } = useTranslation("combo");
  const format = useFormat();
  const { extra, isFrom } = offer;
  if (compare(extra, ZERO) < 0 && !isFrom) {
    return t("offer.less", { price: format.money(subtract(ZERO, extra)) });
  }
  const price = format.money(notBelowZero(extra));
  if (isZero(notBelowZero(extra)) && !isFrom) return t("offer.same");
  if (count > 1) return t(isFrom ? "offer.moreFromEach" : "offer.moreEach", { price });
  return t(isFrom ? "offer.moreFrom" : "offer.more", { price });
}
