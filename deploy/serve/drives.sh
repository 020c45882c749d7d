#!/bin/sh
# Writes what each drive says of its health, one JSON object of smartctl a line, for the kiosk and its doctor.
set -eu
file=$RUNTIME_DIRECTORY/smart.jsonl

# "/dev/sda -d sat # /dev/sda [SAT], ATA device"
smartctl --scan | while read -r device _ type _; do
  # Its exit status says how the drive is, which is in the answer, too; a drive that sleeps is not woken.
  smartctl --json=c --all --nocheck=standby --device="$type" "$device" || true
done >"$file.new"
mv "$file.new" "$file"
