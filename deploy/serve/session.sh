#!/bin/sh
# What runs on the kiosk's screen. In a version's folder, with its own Node beside it.
set -eu
here=$(dirname "$(readlink -f "$0")")
# Chromium speaks to the compositor itself, without an X server in between.
if [ -n "${WAYLAND_DISPLAY:-}" ]; then
  export XDG_SESSION_TYPE=wayland
fi
# Where speech-dispatcher finds its configuration, if nothing else is set, and where the kiosk finds speech-dispatcher.
export XDG_CONFIG_HOME="${XDG_CONFIG_HOME:-$here/config}"
export KIOSK_SPEECH_SOCKET="${XDG_RUNTIME_DIR:-/run/loyalty-kiosk}/speech-dispatcher/speechd.sock"
# A portrait screen that the machine takes for landscape: name it as wlr-randr does.
if [ -n "${KIOSK_ROTATE_OUTPUT:-}" ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then
  "$here/turn-screen.sh" &
fi
# Whom the unit asks to end: this process becomes the host.
echo $$ > "${XDG_RUNTIME_DIR:-/run/loyalty-kiosk}/host.pid"
exec "$here/bin/node" "$here/serve/kiosk.js" \
  --settings /etc/loyalty-kiosk/settings.json --data /var/lib/loyalty-kiosk --port 4600 \
  --health 127.0.0.1:4655 --update-state /var/lib/loyalty-kiosk-update/state.json \
  --staged /usr/lib/loyalty-kiosk/staged
