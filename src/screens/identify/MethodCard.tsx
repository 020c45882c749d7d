import { Button } from "react-aria-components";
import "../../ui/swatches.css";

type MethodCardProps = {
  /** A picture on a swatch of coloured paper; optional. */
  readonly picture?: { readonly src: string; readonly tint: "blush" | "sage" };
  readonly title: string;
  readonly note: string;
  readonly onPress: () => void;
};

/** Leads to another method of identification; all have the same size and weight. */
export function MethodCard({ picture, title, note, onPress }: MethodCardProps) {
  return (
    <Button className="method-card" onPress={onPress}>
      {picture && (
        <span className="method-card__picture" aria-hidden="true">
          <svg viewBox="0 0 400 340" focusable="false" aria-hidden="true">
            <path className={`swatch-1 method-card__swatch method-card__swatch--${picture.tint}`} />
          </svg>
          <img src={picture.src} alt="" />
        </span>
      )}
      <span className="method-card__title display">{title}</span>
      <span className="method-card__note">{note}</span>
    </Button>
  );
}
