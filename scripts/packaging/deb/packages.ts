/** What is in the two packages of Debian: a kiosk in serve mode, and a fleet's gate and console. docs/packaging.md */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../running/processes.ts";
import { type DebPackage, folderFiles, type PackageFile } from "./deb-file.ts";
import { type Described, documents, MAINTAINER } from "./documents.ts";

const UNITS = "usr/lib/systemd/system";

export type Program = Described & {
  readonly architecture: string;
  /** Folder of the bundles. */
  readonly programs: string;
  /** Folder of the built pages. */
  readonly page: string;
  /** The Node that runs them. */
  readonly node: string;
  /** Packages that this Node needs. */
  readonly libraries: readonly string[];
  /** HTML of the kiosk's accessibility report; absent in packages that are built for a test. */
  readonly accessReport?: string | undefined;
};

/** The kiosk: its program goes to `staged`, from which the updater brings it into use. */
export function kioskPackage(program: Omit<Program, "name">): DebPackage {
  const name = "loyalty-kiosk";
  const library = `usr/lib/${name}`;
  const staged = `${library}/staged`;
  const shared = `usr/share/${name}`;
  return packageOf(name, program, {
    fields: {
      Depends: [
        ...["cage (>= 0.2)", "chromium", "curl", ...program.libraries],
        // For the page that is shown before the kiosk's own: Latin to Arabic, Chinese, emoji.
        ...["fonts-dejavu-core", "fonts-wqy-microhei", "fonts-noto-color-emoji"],
        // iproute2: setup keeps the port of SSH open in the firewall by what ss shows.
        ...["iproute2", "mount", "nftables", "seatd", "systemd (>= 254)", "udev", "wlr-randr"],
        // The voice of Chromium, for reading aloud.
        ...["speech-dispatcher", "speech-dispatcher-espeak-ng"],
        "xwayland",
      ].join(", "),
      Recommends: "gnupg, smartmontools, systemd-timesyncd, unattended-upgrades",
      Conflicts: "loyalty-kiosk-electron",
      Description: [
        "self-service ordering kiosk with loyalty",
        "Orders, identifies customers, pays and follows the order until it is ready.",
        "A full-screen browser on a touchscreen, and the process that speaks to the",
        "outlet's services. Set up by the command loyalty-kiosk.",
      ].join("\n "),
    },
    files: [
      ...withManifest(staged, [
        ...programFiles(staged, program),
        deployed("serve/session.sh", `${staged}/session.sh`, 0o755),
        deployed("serve/turn-screen.sh", `${staged}/turn-screen.sh`, 0o755),
        deployed("serve/xsession.sh", `${staged}/xsession.sh`, 0o755),
        deployed("serve/speechd.conf", `${staged}/config/speech-dispatcher/speechd.conf`),
      ]),
      deployed("serve/watchdog.sh", `${library}/watchdog.sh`, 0o755),
      deployed("serve/browser-restart.sh", `${library}/browser-restart.sh`, 0o755),
      deployed("serve/stick.sh", `${library}/stick.sh`, 0o755),
      deployed("serve/drives.sh", `${library}/drives.sh`, 0o755),
      deployed(`deb/${name}/stick.rules`, "usr/lib/udev/rules.d/90-loyalty-kiosk-stick.rules"),
      deployed(
        `deb/${name}/headphones.rules`,
        "usr/lib/udev/rules.d/90-loyalty-kiosk-headphones.rules",
      ),
      deployed(
        `deb/${name}/apt-daily-upgrade.conf`,
        `${UNITS}/apt-daily-upgrade.timer.d/loyalty-kiosk.conf`,
      ),
      deployed(`deb/${name}/apt.conf`, "etc/apt/apt.conf.d/52loyalty-kiosk"),
      deployed("chromium/loyalty-kiosk.json", `${shared}/chromium-policies.json`),
      deployed("serve/firewall.nft", `${shared}/firewall.nft`),
      deployed("settings.example.json", `${shared}/settings.example.json`),
      ...(program.accessReport === undefined
        ? []
        : [{ path: `usr/share/doc/${name}/accessibility.html`, content: program.accessReport }]),
      ...unitFiles("serve"),
    ],
  });
}

/** The gate, the console and the nats-server's keeper of a fleet. */
export function fleetPackage(program: Omit<Program, "name">): DebPackage {
  const name = "loyalty-kiosk-fleet";
  return packageOf(name, program, {
    fields: {
      Depends: [
        // For setup: which program has a port.
        ...["iproute2", ...program.libraries, "nats-server (>= 2.10.23)", "systemd (>= 254)"],
      ].join(", "),
      Recommends: "systemd-timesyncd, unattended-upgrades",
      Description: [
        "payment gate and console of a fleet of ordering kiosks",
        "Receives payment callbacks for many kiosks and shows their operators how each",
        "of them is. Set up by the command loyalty-kiosk-fleet.",
      ].join("\n "),
    },
    files: [
      ...programFiles(`usr/lib/${name}`, program),
      deployed("fleet/fleet.example.json", `usr/share/${name}/fleet.example.json`),
      ...unitFiles("fleet"),
    ],
  });
}

function packageOf(
  name: string,
  program: Omit<Program, "name">,
  own: {
    readonly fields: Readonly<Record<string, string>>;
    readonly files: readonly PackageFile[];
  },
): DebPackage {
  const { version, architecture } = program;
  return {
    name,
    version,
    architecture,
    control: {
      Maintainer: MAINTAINER,
      Section: "misc",
      Priority: "optional",
      Homepage: "https://loyalty-kiosk.example",
      ...own.fields,
    },
    files: [
      ...own.files,
      deployed(`deb/${name}/${name}`, `usr/bin/${name}`, 0o755),
      deployed(`deb/${name}/sysusers.conf`, `usr/lib/sysusers.d/${name}.conf`),
      deployed(`deb/${name}/tmpfiles.conf`, `usr/lib/tmpfiles.d/${name}.conf`),
      deployed(`deb/${name}/lintian-overrides`, `usr/share/lintian/overrides/${name}`),
      ...documents({ ...program, name }),
    ],
    scripts: controlFiles(name, ["postinst", "prerm", "postrm"]),
    triggers: controlFiles(name, ["triggers"]).triggers,
  };
}

/** Those of them that the package has. */
function controlFiles(name: string, files: readonly string[]): Record<string, string> {
  const folder = join(root, "deploy/deb", name);
  return Object.fromEntries(
    files
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
}

/** A program in a folder of its own, which needs nothing beside it. */
function programFiles(folder: string, program: Omit<Program, "name">): PackageFile[] {
  return [
    { path: `${folder}/version`, content: `${program.version}\n` },
    { path: `${folder}/bin/node`, copyOf: program.node, mode: 0o755 },
    ...folderFiles(program.programs, `${folder}/serve`),
    ...folderFiles(program.page, `${folder}/page`),
  ];
}

/** Adds the list of a program's files, by which the updater knows that its copy is whole. */
function withManifest(folder: string, files: readonly PackageFile[]): PackageFile[] {
  const sums = files.map((file): [string, string] => [
    file.path.slice(folder.length + 1),
    hash("sha256", "copyOf" in file ? readFileSync(file.copyOf) : file.content),
  ]);
  const content = JSON.stringify({ files: Object.fromEntries(sums.sort()) }, null, 1);
  return [...files, { path: `${folder}/manifest.json`, content: `${content}\n` }];
}

function deployed(source: string, path: string, mode?: number): PackageFile {
  return { path, copyOf: join(root, "deploy", source), ...(mode && { mode }) };
}

function unitFiles(folder: string): PackageFile[] {
  return readdirSync(join(root, "deploy", folder))
    .filter((name) => /\.(service|timer)$/.test(name))
    .sort()
    .map((name) => deployed(`${folder}/${name}`, `${UNITS}/${name}`));
}
