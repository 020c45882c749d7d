import { type ReactNode, useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";

type PressButtonProps = Pick<
  AriaButtonProps,
  | "onPress"
  | "onFocusChange"
  | "isDisabled"
  | "autoFocus"
  | "aria-label"
  | "aria-pressed"
  | "aria-disabled"
> & { readonly className: string; readonly children: ReactNode };

/**
 * React Aria's button: `data-pressed` while it is pressed, `data-disabled` while it is switched off. The component of
 * its library also knows hovering and pending, which a touchscreen has no use for, in three times as much code.
 */
export function PressButton({ className, children, ...props }: PressButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps, isPressed } = useButton(props, button);
  return (
    <button
      {...buttonProps}
      ref={button}
      className={className}
      data-pressed={isPressed || undefined}
      data-disabled={props.isDisabled || props["aria-disabled"] || undefined}
    >
      {children}
    </button>
  );
}
