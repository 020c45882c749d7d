import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { PressButton } from "./PressButton.tsx";
import type { Repeatable } from "./single-tap.ts";
import "./button.css";

/**
 * - `main`: the one action that moves the customer on
 * - `outline`: every other action with a label
 * - `quiet`: keys and icons on a tint
 * - `link`: an underlined link within a text
 */
export type ButtonKind = "main" | "outline" | "quiet" | "link";

type ButtonProps = Pick<
  ComponentProps<typeof PressButton>,
  "onPress" | "isDisabled" | "aria-label" | "autoFocus"
> & {
  readonly kind?: ButtonKind;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  /** An icon after the label, for the next step. */
  readonly iconAfter?: IconName;
  readonly className?: string;
  /** Meant to be tapped quickly: steppers, keys. */
  readonly repeatable?: Repeatable;
};

/**
 * A paper-style control: at least 88 px high, moves down when pressed. One that is switched off while it has the focus
 * keeps it until it is left: otherwise the next key would start from the top of the page.
 */
export function Button({
  kind = "outline",
  icon,
  iconAfter,
  className = "",
  repeatable,
  isDisabled,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const [isFocused, setIsFocused] = useState(false);
  return (
    <PressButton
      {...rest}
      className={`button button--${kind} ${className}`}
      data-repeatable={repeatable}
      isDisabled={isDisabled === true && !isFocused}
      // A button that is never switched off need not render again for a touch.
      {...(isDisabled !== undefined && { onFocusChange: setIsFocused })}
      {...(!isDisabled && onPress && { onPress })}
      {...(isDisabled && isFocused && { "aria-disabled": true })}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button__text">{children}</span>}
      {iconAfter && <Icon name={iconAfter} />}
    </PressButton>
  );
}
