import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components";

type AccessCellProps = {
  readonly icon: ReactNode;
  readonly label: string;
  /** Said after a change to those who do not see it. */
  readonly state?: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
};

/** One cell: picture and word; what is on has the chosen look. */
export function AccessCell({ icon, label, state, isOn = false, onPress }: AccessCellProps) {
  return (
    <AriaButton className="access-cell" data-on={isOn || undefined} onPress={onPress}>
      <span className="access-cell__icon">{icon}</span>
      <span className="access-cell__label">{label}</span>
      {state && <span className="visually-hidden">{state}</span>}
    </AriaButton>
  );
}
