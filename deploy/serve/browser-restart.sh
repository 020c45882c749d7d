#!/bin/sh
# Chromium was replaced by apt while it ran: processes that it starts from then on are of another version. The kiosk is
# started again, with the new one, as soon as nobody orders and the time of day allows it. KIOSK_HEALTH, KIOSK_RESTART
# and KIOSK_REPLACED are for trying it out.
set -u
# Made by the package's trigger; systemd removes it when the kiosk ends.
replaced=${KIOSK_REPLACED:-/run/loyalty-kiosk/browser-replaced}
[ -e "$replaced" ] || exit 0
report=$(curl --silent --fail --max-time 3 "${KIOSK_HEALTH:-http://127.0.0.1:4655}/update") || exit 0
case "$report" in
  *'"atRest":true'*) exec ${KIOSK_RESTART:-systemctl restart loyalty-kiosk.service} ;;
esac
