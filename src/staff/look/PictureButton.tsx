import { ToggleButton } from "react-aria-components";
import { Icon } from "../../ui/Icon.tsx";

type PictureButtonProps = {
  readonly name: string;
  readonly url: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A picture to choose; the chosen one has colour, outline and check mark. */
export function PictureButton({ name, url, isChosen, onChoose }: PictureButtonProps) {
  return (
    <ToggleButton
      className="picture-button"
      aria-label={name}
      isSelected={isChosen}
      onChange={onChoose}
    >
      <img src={url} alt="" loading="lazy" decoding="async" />
      {isChosen && <Icon name="check" />}
    </ToggleButton>
  );
}
