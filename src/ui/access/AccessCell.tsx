import type { ReactNode } from "react";
import { PressButton } from "../PressButton.tsx";

type AccessCellProps = {
  readonly icon: ReactNode;
  readonly label: string;
  /** Announced to screen readers after a change. */
  readonly state?: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
};

/** One cell with icon and label; an active one is highlighted. */
export function AccessCell({ icon, label, state, isOn = false, onPress }: AccessCellProps) {
  return (
    <PressButton className="access-cell" data-on={isOn || undefined} onPress={onPress}>
      <span className="access-cell__icon">{icon}</span>
      <span className="access-cell__label">{label}</span>
      {state && <span className="visually-hidden">{state}</span>}
    </PressButton>
  );
}
