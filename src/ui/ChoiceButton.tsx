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

/** One of a few options: the chosen one has colour, outline and check mark. */
export function ChoiceButton({ isChosen, onChoose, lang, children }: ChoiceButtonProps) {
  return (
    <ToggleButton className="choice-button" isSelected={isChosen} onChange={onChoose}>
      {isChosen && <Icon name="check" />}
      <span lang={lang}>{children}</span>
    </ToggleButton>
  );
}
