/** A shop: a kiosk's system with the package installed, its services outside of it, and the numbers it gave out. */
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  type SandboxProcess,
  startSandboxProcess,
} from "../../electron/testing/crash/sandbox-process.ts";
import { patched, type SettingsPatch } from "../../electron/testing/settings-patch.ts";
import { bootContainer, type Container } from "./container.ts";
import { DEVTOOLS_FLAGS } from "./kiosk-screen.ts";

const GATE_PORT = 4_650;
export const HEALTH = "http://127.0.0.1:4655";
export const SETTINGS_FILE = "/etc/loyalty-kiosk/settings.json";
export const DATA_FOLDER = "/var/lib/loyalty-kiosk";
export const PORTRAIT = "1080x1920";
export const UNIT = "loyalty-kiosk.service";
const RESTAURANT = "/srv/restaurant";
const DROP_INS = "etc/systemd/system/loyalty-kiosk.service.d";

/** A container has neither a screen nor a terminal. */
const HEADLESS = `[Service]
Environment=WLR_BACKENDS=headless WLR_RENDERER=pixman LIBSEAT_BACKEND=noop
TTYPath=
TTYReset=no
TTYVHangup=no
TTYVTDisallocate=no
StandardInput=null
`;

export type Shop = {
  readonly kiosk: Container;
  readonly sandbox: SandboxProcess;
  /** The settings of a kiosk in this shop, secrets in them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The numbers that customers were shown. */
  readonly numbers: string[];
};

/** Boots a bare system for a kiosk, and starts the services outside of it. */
export async function openShop(root: string, folder: string): Promise<Shop> {
  const sandbox = await startSandboxProcess(join(folder, "sandbox"), GATE_PORT);
  await sandbox.control("PUT", "ordering/kitchen", { secondsPerStep: 1 });
  const kiosk = await bootContainer(root, join(folder, "kiosk"), {
    name: "kiosk",
    prepare(files) {
      putFile(files, DEVTOOLS_FLAGS.path, DEVTOOLS_FLAGS.text);
      putFile(files, join(DROP_INS, "headless.conf"), HEADLESS);
      const restaurant = new URL("../../sandbox/restaurant", import.meta.url).pathname;
      cpSync(restaurant, join(files, RESTAURANT), { recursive: true });
    },
  });
  return { kiosk, sandbox, settings: settingsOf(sandbox), numbers: [] };
}

function settingsOf(sandbox: SandboxProcess): Readonly<Record<string, unknown>> {
  const patch: SettingsPatch = {
    device: {
      theme: { name: "Beet & Barley", logo: `${RESTAURANT}/logo.svg` },
      menuPictures: `${RESTAURANT}/pictures`,
    },
    // At any time of day.
    operation: { updates: { from: "00:00", until: "00:00" } },
  };
  return Object.fromEntries(Object.entries(patched(sandbox.settings, patch) ?? {}));
}

/** What unpacks a package. dpkg alone is faster. */
export type Installer = "apt" | "dpkg";

const INSTALL: Readonly<Record<Installer, readonly string[]>> = {
  apt: ["apt-get", "install", "-y", "-qq"],
  dpkg: ["dpkg", "--install"],
};

/** Installs a package, or a newer version of it, without a network. */
export async function install(
  { kiosk }: Shop,
  deb: string,
  installer: Installer = "apt",
): Promise<void> {
  const inside = `/var/cache/${basename(deb)}`;
  copyFileSync(deb, kiosk.path(inside));
  const environment = { DEBIAN_FRONTEND: "noninteractive" };
  await kiosk.must([...INSTALL[installer], inside], { environment });
  await kiosk.must(["rm", inside]);
}

/** Starts the kiosk anew. */
export async function restartKiosk({ kiosk }: Shop): Promise<void> {
  await kiosk.must(["systemctl", "restart", UNIT]);
}

/** Writes a file below the root of a system. */
export function putFile(files: string, path: string, text: string): void {
  mkdirSync(dirname(join(files, path)), { recursive: true });
  writeFileSync(join(files, path), text);
}
