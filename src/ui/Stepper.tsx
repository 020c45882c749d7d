import { Group } from "react-aria-components";
import { Button } from "./Button.tsx";
import "./stepper.css";

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly moreLabel: string;
  readonly fewerLabel: string;
};

/** A number with buttons for one fewer and one more; may be tapped quickly. */
export function Stepper({ label, value, min, max, onChange, ...words }: StepperProps) {
  return (
    <Group className="stepper" aria-label={label}>
      <Button
        kind="quiet"
        icon="minus"
        repeatable="count"
        aria-label={words.fewerLabel}
        isDisabled={value <= min}
        onPress={() => onChange(value - 1)}
      />
      <output className="stepper__value">{value}</output>
      <Button
        kind="quiet"
        icon="plus"
        repeatable="count"
        aria-label={words.moreLabel}
        isDisabled={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </Group>
  );
}
