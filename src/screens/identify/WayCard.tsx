import { Button } from "react-aria-components";
import { SWATCHES } from "../../ui/swatches.ts";

type WayCardProps = {
  /** A picture on a swatch of coloured paper; without one the card is a plain one. */
  readonly picture?: { readonly src: string; readonly tint: "blush" | "sage" };
  readonly title: string;
  readonly note: string;
  readonly onPress: () => void;
};

/** Another way than the one on the screen: as large and as plain as any other. */
export function WayCard({ picture, title, note, onPress }: WayCardProps) {
  return (
    <Button className="way-card" onPress={onPress}>
      {picture && (
        <span className="way-card__picture" aria-hidden="true">
          <svg viewBox="0 0 400 340" focusable="false" aria-hidden="true">
            <path
              className={`way-card__swatch way-card__swatch--${picture.tint}`}
              d={SWATCHES[1]}
            />
          </svg>
          <img src={picture.src} alt="" />
        </span>
      )}
      <span className="way-card__title display">{title}</span>
      <span className="way-card__note">{note}</span>
    </Button>
  );
}
