import { memo } from "react";
import { ToggleButton } from "react-aria-components";
import { Dish } from "../../ui/Dish.tsx";
import { Icon } from "../../ui/Icon.tsx";

type ModifierOptionProps = {
  readonly modifierId: string;
  readonly name: string;
  /** What it adds to the price at this moment, in words. */
  readonly price: string;
  readonly isChosen: boolean;
  readonly pictureUrl: string | undefined;
  readonly onToggle: (modifierId: string) => void;
};

/** One modifier to choose or take back. A touch on another one draws it again only where it changes its price. */
export const ModifierOption = memo(function ModifierOption(props: ModifierOptionProps) {
  const { modifierId, name, price, isChosen, pictureUrl, onToggle } = props;
  return (
    <ToggleButton className="option" isSelected={isChosen} onChange={() => onToggle(modifierId)}>
      {pictureUrl && (
        <Dish productId={modifierId} pictureUrl={pictureUrl} className="option__dish" />
      )}
      <span className="option__words">
        <span className="option__name">{name}</span>
        <span className="option__price">{price}</span>
      </span>
      {isChosen && (
        <span className="option__tick">
          <Icon name="check" />
        </span>
      )}
    </ToggleButton>
  );
});
