#!/bin/sh
# Instead of cage, for a screen that needs X11: /usr/bin/xinit /usr/lib/loyalty-kiosk/current/xsession.sh -- :0 vt1 -nocursor
set -eu
xset s off -dpms s noblank
if [ -n "${KIOSK_ROTATE_OUTPUT:-}" ]; then
  xrandr --output "$KIOSK_ROTATE_OUTPUT" --rotate "${KIOSK_ROTATE:-left}"
fi
exec "$(dirname "$(readlink -f "$0")")/session.sh"
