import { type ReactNode, useRef } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Icon, type IconName } from "./Icon.tsx";
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
  /** For steppers and keys, which are meant to be tapped in a row. */
  readonly repeats?: boolean;
};

/** A trembling hand taps twice: the second tap within this time belongs to the first. */
const SAME_TAP_MS = 500;

/** A control of paper: at least 88 high, moves down when pressed. */
export function Button({
  kind = "outline",
  icon,
  iconAfter,
  className = "",
  repeats = false,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const press: AriaButtonProps["onPress"] = (event) => {
    const now = performance.now();
    if (!repeats && now - lastPress.current < SAME_TAP_MS) return;
    lastPress.current = now;
    onPress?.(event);
  };
  return (
    <AriaButton {...rest} className={`button button--${kind} ${className}`} onPress={press}>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button__words">{children}</span>}
      {iconAfter && <Icon name={iconAfter} />}
    </AriaButton>
  );
}
