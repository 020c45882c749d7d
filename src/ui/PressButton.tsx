import { type ComponentProps, useEffect, useRef } from "react";
import { type PressProps, usePress } from "react-aria/usePress";

type PressButtonProps = Pick<PressProps, "onPress" | "isDisabled"> &
  Pick<
    ComponentProps<"button">,
    "aria-label" | "aria-pressed" | "aria-disabled" | "lang" | "children"
  > & {
    readonly className: string;
    /** Takes the focus when it appears. */
    readonly autoFocus?: boolean;
    readonly onFocusChange?: (isFocused: boolean) => void;
  };

/**
 * A button with React Aria's press: `data-pressed` while it is pressed, `data-disabled` while it is switched off. The
 * library's component also knows hovering, pending and links, which a touchscreen has no use for, in four times as much
 * code.
 */
export function PressButton(props: PressButtonProps) {
  const { onPress, isDisabled = false, autoFocus = false, onFocusChange, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { pressProps, isPressed } = usePress({
    ref: button,
    isDisabled,
    ...(onPress && { onPress }),
  });
  useEffect(() => {
    if (autoFocus) button.current?.focus();
  }, [autoFocus]);
  return (
    <button
      type="button"
      {...rest}
      {...pressProps}
      ref={button}
      disabled={isDisabled}
      data-pressed={isPressed || undefined}
      data-disabled={isDisabled || rest["aria-disabled"] || undefined}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    />
  );
}
