/** Files that every package of Debian has in /usr/share/doc and /usr/share/man. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as kiosk from "../../../electron/command/commands.ts";
import type { About } from "../../../electron/host/command/program.ts";
import * as fleet from "../../../fleet/command/commands.ts";
import { root } from "../../running/processes.ts";
import { shippedPackages } from "../shipped-packages.ts";
import type { PackageFile } from "./deb-file.ts";
import { shippedNode } from "./node-program.ts";

export const MAINTAINER = "Loyalty Kiosk maintainers <maintainers@loyalty-kiosk.example>";

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

export type Described = {
  readonly name: string;
  readonly version: string;
  /** Seconds since 1970. */
  readonly epoch: number;
};

/** Copyright, licences of everything inside, changelog, and the manual page of the package's command. */
export function documents({ name, version, epoch }: Described): PackageFile[] {
  const folder = `usr/share/doc/${name}`;
  const manual = readFileSync(join(root, "deploy/deb", name, `${name}.1`), "utf8").replace(
    "@COMMANDS@",
    manualOfCommands(name === fleet.PROGRAM ? fleet.COMMANDS : kiosk.COMMANDS),
  );
  return [
    { path: `${folder}/copyright`, content: copyright(name) },
    { path: `${folder}/third-party-notices.gz`, content: packed(thirdPartyNotices()) },
    { path: `${folder}/changelog.gz`, content: packed(changelog({ name, version, epoch })) },
    { path: `usr/share/man/man1/${name}.1.gz`, content: packed(manual) },
  ];
}

/** Without a name and a time in it: the same bytes from the same text. */
function packed(text: string): Buffer {
  return gzipSync(text, { level: 9 });
}

/** In the language of manual pages. */
function manualOfCommands(commands: Readonly<Record<string, About>>): string {
  return Object.entries(commands)
    .map(([name, { about }]) => `.TP\n.B ${escaped(name)}\n${escaped(about)}`)
    .join("\n");
}

/** A minus, not a hyphen. */
function escaped(text: string): string {
  return text.replaceAll("-", "\\-");
}

function copyright(name: string): string {
  const rows = shippedPackages()
    .filter(({ name }) => name !== "electron")
    .map(({ name, version, licence }) => `  ${name} ${version}: ${licence ?? "see its notice"}`);
  return `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Loyalty Kiosk
Comment:
 The texts of all licences below are in /usr/share/doc/${name}/third-party-notices.gz.
 The programs and pages contain code or files of these packages:
${rows.map((row) => ` ${row.trim()}`).join("\n")}
 and Node.js, under the MIT licence, with the libraries that its own notice names.

Files: *
Copyright: 2026 The Loyalty Kiosk authors
License: Apache-2.0
 On Debian systems, the full text of the Apache License 2.0 is in
 /usr/share/common-licenses/Apache-2.0.
`;
}

/** The licence files of all packages whose code ships, and Node's. */
export function thirdPartyNotices(): string {
  const ours = shippedPackages()
    .filter(({ name }) => name !== "electron")
    .map(({ name, version, licence }) => {
      const head = `${name} ${version} (${licence ?? "see below"})`;
      return [head, ...licenceTexts(join(root, "node_modules", name))].join("\n\n");
    });
  const node = join(shippedNode(), "../..");
  return [...ours, ["Node.js", ...licenceTexts(node)].join("\n\n")].join(`\n\n${"-".repeat(79)}\n`);
}

function licenceTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

function changelog({ name, version, epoch }: Described): string {
  // RFC 5322, in UTC, as Debian's changelogs have it.
  const date = new Date(epoch * 1000).toUTCString().replace("GMT", "+0000");
  return `${name} (${version}) stable; urgency=medium

  * What changed is in the project's CHANGELOG.md.

 -- ${MAINTAINER}  ${date}
`;
}
