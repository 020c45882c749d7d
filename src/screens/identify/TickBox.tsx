import { Icon } from "../../ui/Icon.tsx";

type TickBoxProps = {
  readonly id: string;
  readonly ticked: boolean;
  readonly labelledBy: string;
  readonly isInvalid?: boolean;
  readonly onChange: (ticked: boolean) => void;
};

/** A check box of 88 by 88 px; its label is beside it. */
export function TickBox({ id, ticked, labelledBy, isInvalid = false, onChange }: TickBoxProps) {
  return (
    <span className="tick-box">
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        aria-labelledby={labelledBy}
        aria-invalid={isInvalid}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {ticked && <Icon name="check" />}
    </span>
  );
}
