#!/bin/sh
# Three questions in a row that are not answered: the process hangs, and is ended. Being out of order is no reason: the
# kiosk says why on its screen and goes on by itself. KIOSK_HEALTH and KIOSK_RESTART are for trying it out.
set -u
health=${KIOSK_HEALTH:-http://127.0.0.1:4655}
restart=${KIOSK_RESTART:-systemctl kill --signal=SIGKILL loyalty-kiosk.service}
for _ in 1 2 3; do
  if curl --silent --fail --max-time 3 --output /dev/null "$health/alive"; then
    exit 0
  fi
  sleep "${KIOSK_PAUSE:-2}"
done
echo "no answer at $health/alive: the kiosk is ended and starts again" >&2
exec $restart
