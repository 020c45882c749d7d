import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { PressButton } from "./PressButton.tsx";
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
    <PressButton className="choice-button" aria-pressed={isChosen} lang={lang} onPress={onChoose}>
      {isChosen && <Icon name="check" />}
      <span>{children}</span>
    </PressButton>
  );
}
