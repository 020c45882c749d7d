import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Icon, type IconName } from "./Icon.tsx";
import { type TapRule, useSingleTap } from "./single-tap.ts";
import "./button.css";

/**
 * - `main`: the one action that moves the customer on
 * - `outline`: everything else that is said in words
 * - `quiet`: keys and icons on a tint
 * - `link`: underlined words within a text
 */
export type ButtonKind = "main" | "outline" | "quiet" | "link";

type ButtonProps = Pick<AriaButtonProps, "onPress" | "isDisabled" | "aria-label" | "autoFocus"> & {
  readonly kind?: ButtonKind;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  /** An icon after the words, where the way goes on. */
  readonly iconAfter?: IconName;
  readonly className?: string;
  /** What a quick second tap is: steppers and keys are meant to be tapped in a row. */
  readonly taps?: TapRule;
};

/** A control of paper: at least 88 high, moves down when pressed. */
export function Button({
  kind = "outline",
  icon,
  iconAfter,
  className = "",
  taps = "once",
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const press = useSingleTap(onPress, taps);
  return (
    <AriaButton {...rest} className={`button button--${kind} ${className}`} onPress={press}>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button__text">{children}</span>}
      {iconAfter && <Icon name={iconAfter} />}
    </AriaButton>
  );
}
