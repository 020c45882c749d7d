/** Newer versions of the package under test, for updates: real packages, with one change each of the kiosk's program. */
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, manifestOf } from "../../electron/update/folders.ts";
import packageFile from "../../package.json" with { type: "json" };
import { runTool } from "../../scripts/packaging/deb/tools.ts";

const STAGED = "usr/lib/loyalty-kiosk/staged";

/** Changes a program in its folder. */
export type Change = (program: string) => void;

/** Packs a version; returns the path of the package, which the next call overwrites. */
export type Pack = (version: string, change: Change) => string;

/** `folder` gets the packages. Debian's own tools take the given package apart and put the new ones together. */
export function packerOf(deb: string, folder: string): Pack {
  const [original, changed, packed] = ["package", "changed-package", "newer.deb"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  runTool("dpkg-deb", ["--raw-extract", deb, original]);
  return (version, change) => {
    rmSync(changed, { recursive: true, force: true });
    runTool("cp", ["--archive", original, changed]);
    const program = join(changed, STAGED);
    rewrite(program, `version: "${packageFile.version}"`, `version: "${version}"`);
    change(program);
    writeFileSync(join(program, "version"), `${version}\n`);
    writeFileSync(join(program, MANIFEST), JSON.stringify(manifestOf(program)));
    replaceIn(join(changed, "DEBIAN/control"), /^Version: .*$/m, `Version: ${version}`);
    rmSync(join(changed, "DEBIAN/md5sums"));
    runTool("dpkg-deb", ["--root-owner-group", "-Znone", "--build", changed, packed]);
    return packed;
  };
}

/** It is at rest as soon as nobody orders, not five minutes later. */
export const restsAtOnce: Change = (program) => {
  rewrite(program, "clock.monotonic() - freeSince < 3e5", "clock.monotonic() - freeSince < 0");
  rewrite(program, "LOOK_EVERY_MS = 1e4", "LOOK_EVERY_MS = 200");
};

export const endsAtOnce: Change = (program) => {
  writeFileSync(kioskOf(program), "process.exit(1);\n");
};

/** It accepts connections at its health endpoint, answers nothing, and does not end when it is asked to. */
export const hangs: Change = (program) => {
  writeFileSync(
    kioskOf(program),
    `import { createServer } from "node:net";
process.on("SIGTERM", () => {});
createServer().listen(4655, "127.0.0.1", () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
`,
  );
};

/** Its first migration makes the records useless for the version before, and stays; the second one is this. */
const migratesHalfWay =
  (second: string): Change =>
  (program) => {
    const file = onlyFileWith(program, "var MIGRATIONS = [");
    const migrations = ["drop table personal; alter table checkout rename to moved", second];
    appendFileSync(file, `\nMIGRATIONS.push(...${JSON.stringify(migrations)});\n`);
  };

export const migratesWrongly = migratesHalfWay("no SQL");

/** As if the disk were full by then. */
export const migratesOntoFullDisk = migratesHalfWay(
  "pragma max_page_count = 1; create table more (content); insert into more values (zeroblob(1e6))",
);

const kioskOf = (program: string) => join(program, "serve/kiosk.js");

function rewrite(program: string, from: string, to: string): void {
  replaceIn(onlyFileWith(program, from), from, to);
}

function replaceIn(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/** Throws if the bundles are no longer written as this file expects. */
function onlyFileWith(program: string, text: string): string {
  const folder = join(program, "serve");
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, "utf8").includes(text));
  const [file] = found;
  if (file === undefined || found.length > 1) {
    throw new Error(`${text} is in ${found.length} files of the program`);
  }
  return file;
}
