import type { ReactNode } from "react";
import { ToggleButton } from "react-aria-components";
import { Icon } from "./Icon.tsx";
import "./choice-button.css";

type ChoiceButtonProps = {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly lang?: string;
  readonly children: ReactNode;
};

/** One of a few: chosen by colour, outline and check mark together. */
export function ChoiceButton({ isChosen, onChoose, lang, children }: ChoiceButtonProps) {
  return (
    <ToggleButton className="choice-button" isSelected={isChosen} onChange={onChoose}>
      {isChosen && <Icon name="check" />}
      <span lang={lang}>{children}</span>
    </ToggleButton>
  );
}
