#!/bin/sh
# Mounts a partition of a USB stick for staff mode to import photos from, or unmounts it: stick.sh mount|unmount sdb1.
set -eu
device=$2
folder=/run/media/$device

property() {
  udevadm info --query=property --property="$1" --value --name="/dev/$device"
}

if [ "$1" = unmount ]; then
  # The stick may be out already, and a photo of it still open.
  for volume in "$folder"/*; do
    umount --lazy "$volume" || true
    rmdir "$volume" || true
  done
  rmdir "$folder" || true
  exit 0
fi

# A disk of the machine itself that is attached by USB.
if findmnt --source "/dev/$device" >/dev/null; then
  exit 0
fi

type=$(property ID_FS_TYPE)
# File systems that know no owners, or none of this machine's, are the kiosk's alone.
readable="uid=kiosk,gid=kiosk,fmask=0377,dmask=0277"
case $type in
  vfat) options=$readable,utf8 ;;
  exfat) options=$readable,iocharset=utf8 ;;
  ntfs) type=ntfs3 options=$readable,iocharset=utf8 ;;
  # Not even a journal that was left open is written.
  ext4) options=noload ;;
  *) exit 0 ;;
esac

# Its label, by which staff know it. udev has made it harmless but for what means something in a path.
label=$(property ID_FS_LABEL | tr / _)
case $label in
  "" | .*) label=USB$label ;;
esac
mkdir -p "$folder/$label"
mount --types "$type" --options "ro,nosuid,nodev,noexec,$options" "/dev/$device" "$folder/$label"
