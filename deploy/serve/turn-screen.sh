#!/bin/bash
# Turns the kiosk's screen, and again whenever it is connected or switched on: the compositor takes each as the machine
# reports it. A screen that is not there is not turned, and the kiosk runs all the same.
set -u
# The compositor waits for whoever holds the files that it opened for the kiosk.
for file in /proc/self/fd/*; do
  number=${file##*/}
  if ((number > 2)); then exec {number}>&-; fi
done
output=$KIOSK_ROTATE_OUTPUT
transform=${KIOSK_ROTATE:-90}
before=""
while outputs=$(wlr-randr); do
  state=$(awk -v output="$output" \
    '/^[^ ]/ { name = $1 } name == output && $1 == "Transform:" { print $2 }' <<< "$outputs")
  if [ -z "$state" ] && [ "$before" != none ]; then
    before=none
    echo "$output is not connected, or off: its picture is turned once it is on" >&2
  elif [ -n "$state" ]; then
    before=$state
    if [ "$state" != "$transform" ]; then
      wlr-randr --output "$output" --transform "$transform"
    fi
  fi
  sleep 5
done
