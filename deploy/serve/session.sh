#!/bin/sh
# What runs on the kiosk's screen: the second screen's display, where there is one, then the kiosk.
set -eu
# A portrait screen that the machine takes for landscape: name it as wlr-randr does.
if [ -n "${KIOSK_ROTATE_OUTPUT:-}" ]; then
  wlr-randr --output "$KIOSK_ROTATE_OUTPUT" --transform "${KIOSK_ROTATE:-90}"
fi
exec npm run --silent kiosk -- --data /var/lib/loyalty-kiosk --port 4600
