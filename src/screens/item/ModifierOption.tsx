import { memo } from "react";
import { ToggleButton } from "react-aria-components";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import { Dish } from "../../ui/Dish.tsx";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { Icon } from "../../ui/Icon.tsx";

export type OptionCopy = {
  readonly modifierId: string;
  readonly name: string;
  /** Its description; empty if there is none. */
  readonly about: string;
  /** Its current surcharge, as text. */
  readonly price: string;
  readonly picture: DishPicture | undefined;
};

type ModifierOptionProps = OptionCopy & {
  readonly isChosen: boolean;
  readonly onToggle: (modifierId: string) => void;
};

/** One modifier to choose or remove. A touch on another one renders it again only if its price changes. */
export const ModifierOption = memo(function ModifierOption(props: ModifierOptionProps) {
  const { modifierId, isChosen, onToggle } = props;
  return (
    <ToggleButton className="option" isSelected={isChosen} onChange={() => onToggle(modifierId)}>
      <OptionContent {...props} />
      {isChosen && (
        <span className="option__tick">
          <Icon name="check" />
        </span>
      )}
    </ToggleButton>
  );
});

/** Picture, name, description and price. */
export function OptionContent({ modifierId, name, about, price, picture }: OptionCopy) {
  return (
    <>
      {picture && <Dish productId={modifierId} picture={picture} className="option__dish" />}
      <span className="option__text">
        <span className="option__name">
          <Hyphenated>{name}</Hyphenated>
        </span>
        {about !== "" && (
          <span className="option__about">
            <Hyphenated>{about}</Hyphenated>
          </span>
        )}
        <span className="option__price">{price}</span>
      </span>
    </>
  );
}
