/** Where everything of an installed kiosk is. With a root of its own a test, or an image builder, has it in a folder. */
import { join } from "node:path";

export type DevicePaths = ReturnType<typeof devicePaths>;

/** All paths of the device, below `root`. */
export function devicePaths(root = "/") {
  const etc = join(root, "etc/loyalty-kiosk");
  const library = join(root, "usr/lib/loyalty-kiosk");
  return {
    root,
    /** Readable for the kiosk's group; written by setup. */
    etc,
    settings: join(etc, "settings.json"),
    secrets: join(etc, "secrets"),
    firewall: join(etc, "firewall.nft"),
    /** The answers of setup that are not settings: screen, firewall, backups. */
    device: join(etc, "device.json"),
    /** Credentials that systemd decrypts for the unit, by its `ImportCredential=`. */
    credentials: join(root, "etc/credstore.encrypted"),
    policies: join(root, "etc/chromium/policies/managed/loyalty-kiosk.json"),
    /** Of the units: what this device needs, beside the package's files. */
    screenDropIn: join(root, "etc/systemd/system/loyalty-kiosk.service.d/screen.conf"),
    /** Of udev: which screen touches belong to. */
    touchRules: join(root, "etc/udev/rules.d/90-loyalty-kiosk-touchscreen.rules"),
    backupDropIn: join(root, "etc/systemd/system/loyalty-kiosk-backup.service.d/folder.conf"),
    templates: join(root, "usr/share/loyalty-kiosk"),
    library,
    current: join(library, "current"),
    staged: join(library, "staged"),
    data: join(root, "var/lib/loyalty-kiosk"),
    backups: join(root, "var/backups/loyalty-kiosk"),
    updateState: join(root, "var/lib/loyalty-kiosk-update/state.json"),
  };
}
