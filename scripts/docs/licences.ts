/** `docs/licences.md`, from the lock file; part of `npm run docs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shippedPackages } from "../packaging/shipped-packages.ts";
import { root } from "../running/processes.ts";

const PAGE = join(root, "docs/licences.md");

/**
 * Licences that may ship with this one: none of them extends to the combined work. The LGPL asks that what is under it can
 * be replaced: libvips is a library file of its own beside the programs.
 */
export const GOOD_LICENCES = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
];

/** The page as it is, and as it should be. */
export function licencesPage(): { readonly is: string; readonly shouldBe: string } {
  return { is: readFileSync(PAGE, "utf8"), shouldBe: pageText() };
}

export function writeLicencesPage(): void {
  writeFileSync(PAGE, pageText());
}

function pageText(): string {
  const rows = shippedPackages().map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? "not named"} |`,
  );
  return `# Licences of what ships

<!-- Written by \`npm run docs\` from package-lock.json. -->

The kiosk is under Apache-2.0. Code or files of these packages go to a kiosk; \`npm run sbom\` prints the same list as
CycloneDX. A package's licence text is in its folder of \`node_modules\`. Electron brings those of Chromium and Node in
\`LICENSES.chromium.html\` beside its program.

libvips, which converts photos, is under the LGPL: a library file of its own (\`native/sharp-libvips-…/lib\` beside the
kiosk's programs), which may be replaced by another build of the same version. Its source, and that of the libraries in it, is
at https://github.com/lovell/sharp-libvips; \`versions.json\` and \`README.md\` beside it name them and their licences.

| Package | Version | Licence |
| --- | --- | --- |
${rows.join("\n")}
`;
}
