import { memo } from "react";
import { ToggleButton } from "react-aria-components";
import { Dish } from "../../ui/Dish.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useSingleTap } from "../../ui/single-tap.ts";

export type OptionCopy = {
  readonly modifierId: string;
  readonly name: string;
  /** Its description; empty if there is none. */
  readonly about: string;
  /** What it adds to the price at this moment, in words. */
  readonly price: string;
  readonly pictureUrl: string | undefined;
};

type ModifierOptionProps = OptionCopy & {
  readonly isChosen: boolean;
  readonly onToggle: (modifierId: string) => void;
};

/** One modifier to choose or take back. A touch on another one draws it again only where it changes its price. */
export const ModifierOption = memo(function ModifierOption(props: ModifierOptionProps) {
  const { modifierId, isChosen } = props;
  // Twice by a trembling hand would be there and back.
  const toggle = useSingleTap(props.onToggle);
  return (
    <ToggleButton className="option" isSelected={isChosen} onChange={() => toggle(modifierId)}>
      <OptionContent {...props} />
      {isChosen && (
        <span className="option__tick">
          <Icon name="check" />
        </span>
      )}
    </ToggleButton>
  );
});

/** Its picture, its name, what it is and what it costs. */
export function OptionContent({ modifierId, name, about, price, pictureUrl }: OptionCopy) {
  return (
    <>
      {pictureUrl && (
        <Dish productId={modifierId} pictureUrl={pictureUrl} className="option__dish" />
      )}
      <span className="option__text">
        <span className="option__name">{name}</span>
        {about !== "" && <span className="option__about">{about}</span>}
        <span className="option__price">{price}</span>
      </span>
    </>
  );
}
