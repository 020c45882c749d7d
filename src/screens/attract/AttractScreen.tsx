import { type CSSProperties, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useShell } from "../../app/shell.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { LanguageChoices } from "../../ui/access/LanguageChoices.tsx";
import { Swatch } from "../../ui/Dish.tsx";
import { Mark, ScreenTitle } from "../../ui/Screen.tsx";
import { InterruptedCard } from "../card/InterruptedCard.tsx";
import { OrderAfterVisit } from "./OrderAfterVisit.tsx";
import { OrderTypeCard } from "./OrderTypeCard.tsx";
import { Scene } from "./Scene.tsx";
import { StageNotes } from "./StageNotes.tsx";
import { useStageMedia } from "./use-stage-media.ts";
// In this order: the later ones override rules for certain aspect ratios.
import "./attract.css";
import "./attract-media.css";
import "./attract-order-types.css";
import "./attract-room.css";
import "./attract-landscape.css";
import "./scene-room.css";

/** How many languages have a button of their own here; the others are one more touch away. */
const ROOM = { normal: 8, large: 4, largest: 4 } as const;

/** Under an awning: title, dishes, and the order types to begin with. */
export function AttractScreen() {
  const { t } = useTranslation("menu");
  const { outlet, access } = useVisit("outlet", "access");
  const send = useSend();
  const { openLanguages } = useShell();
  return (
    <div className="screen attract">
      <Awning />
      <main className="attract__main">
        <Stage />
        <div className="attract__order-types" data-list="" data-types={outlet.orderTypes.length}>
          {outlet.orderTypes.map((orderType) => (
            <OrderTypeCard
              key={orderType}
              orderType={orderType}
              onStart={() => send({ type: "START", orderType })}
            />
          ))}
        </div>
      </main>
      <InterruptedCard />
      <OrderAfterVisit />
      {outlet.locales.enabled.length > 1 && (
        <section
          className="screen__action attract__languages"
          data-list=""
          aria-label={t("attract.languages")}
        >
          <LanguageChoices room={{ most: ROOM[access.textSize], onMore: openLanguages }} />
        </section>
      )}
    </div>
  );
}

const MediaView = lazy(() =>
  import("./MediaView.tsx").then((file) => ({ default: file.MediaView })),
);

/** The invitation above the outlet's dishes on their table, or in front of its slides or video. */
function Stage() {
  const { t } = useTranslation("menu");
  const { media, onFailed } = useStageMedia();
  return (
    <div className="attract__text" data-media={media?.is}>
      {media === null ? (
        <Swatch seed={0} className="attract__sun" />
      ) : (
        <Suspense fallback={null}>
          <MediaView media={media} onFailed={onFailed} />
        </Suspense>
      )}
      <div className="attract__sign">
        <OutletName />
        <ScreenTitle className="attract__title">{t("attract.title")}</ScreenTitle>
      </div>
      {media === null ? <Scene /> : <div className="attract__view" />}
      <StageNotes />
    </div>
  );
}

function OutletName() {
  const { outlet } = useVisit("outlet");
  return (
    <p className="attract__name display" style={nameLength(outlet.name)}>
      <span>
        <Mark className="attract__mark" />
        {outlet.name}
      </span>
    </p>
  );
}

/** Letters as wide as they are high. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** A long name is a little smaller, so that it takes few lines. */
function nameLength(name: string): CSSProperties {
  const length = [...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
  return { "--name-length": Math.max(length, 1) } as CSSProperties;
}

/** Enough stripes for the widest screen; the frame clips the rest. */
const STRIPES = Array.from({ length: 32 }, (_, index) => `stripe-${index}`);

function Awning() {
  return (
    <div className="awning" aria-hidden="true">
      {STRIPES.map((stripe) => (
        <span className="awning__stripe" key={stripe} />
      ))}
    </div>
  );
}
