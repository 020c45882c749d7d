#!/bin/sh
# Instead of cage, for a screen that needs X11: /usr/bin/xinit /usr/lib/loyalty-kiosk/current/xsession.sh -- :0 vt1 -nocursor
set -eu
xset s off -dpms s noblank
if [ -n "${KIOSK_ROTATE_OUTPUT:-}" ]; then
  case "${KIOSK_ROTATE:-90}" in
    90) turned=left ;;
    180) turned=inverted ;;
    270) turned=right ;;
    *) turned=$KIOSK_ROTATE ;;
  esac
  # X names an output HDMI-1 that Wayland names HDMI-A-1.
  output=$(echo "$KIOSK_ROTATE_OUTPUT" | sed 's/-A-/-/')
  xrandr --output "$output" --rotate "$turned" ||
    echo "$KIOSK_ROTATE_OUTPUT is not turned" >&2
fi
exec "$(dirname "$(readlink -f "$0")")/session.sh"
