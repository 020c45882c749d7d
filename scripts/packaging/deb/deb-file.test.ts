import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { bundle } from "../../build.ts";
import { buildDeb, type DebPackage, listTree } from "./deb-file.ts";
import { hasTool, runTool } from "./tools.ts";

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-deb-test-"));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const EPOCH = 1_700_000_000;

function samplePackage(): DebPackage {
  const source = join(freshFolder(), "source");
  writeFileSync(source, "copied\n");
  return {
    name: "sample",
    version: "1.2.3",
    architecture: "all",
    control: { Maintainer: "Nobody <nobody@example.org>", Description: "a sample" },
    files: [
      { path: "usr/bin/sample", content: "#!/bin/sh\n", mode: 0o755 },
      { path: "usr/share/sample/copy", copyOf: source },
      { path: "etc/sample.conf", content: "a=b\n" },
    ],
    scripts: { postinst: "#!/bin/sh\n" },
  };
}

const build = (epoch = EPOCH) =>
  buildDeb(samplePackage(), { output: freshFolder(), epoch, compression: 0 });

test.skipIf(!hasTool("dpkg-deb"))(
  "a package is byte for byte the same wherever, whenever and under whichever umask it is built",
  () => {
    const first = readFileSync(build());
    const umask = process.umask(0o077);
    const again = readFileSync(build());
    process.umask(umask);
    expect(again.equals(first)).toBe(true);
    expect(readFileSync(build(EPOCH + 1)).equals(first)).toBe(false);
  },
);

test.skipIf(!hasTool("dpkg-deb"))(
  "a package has its files with their modes, owned by root, with checksums and conffiles",
  () => {
    const deb = build();
    const listed = runTool("dpkg-deb", ["--contents", deb]).split("\n");
    const line = (path: string) => listed.find((line) => line.endsWith(` ./${path}`));
    expect(line("usr/bin/sample")).toMatch(/^-rwxr-xr-x root\/root /);
    expect(line("usr/share/sample/copy")).toMatch(/^-rw-r--r-- root\/root .* 2023-11-14 /);
    expect(line("usr/share/")).toMatch(/^drwxr-xr-x root\/root /);
    const control = freshFolder();
    runTool("dpkg-deb", ["--control", deb, control]);
    expect(listTree(control)).toEqual(["conffiles", "control", "md5sums", "postinst"]);
    expect(readFileSync(join(control, "conffiles"), "utf8")).toBe("/etc/sample.conf\n");
    expect(readFileSync(join(control, "md5sums"), "utf8")).toContain("  usr/bin/sample\n");
  },
);

test("programs are bundled to the same bytes again, and to others under another version", async () => {
  const [first, again, other] = [freshFolder(), freshFolder(), freshFolder()];
  await bundle("fleet", first);
  await bundle("fleet", again);
  await bundle("fleet", other, ["9.9.9"]);
  expect(contentsOf(again)).toEqual(contentsOf(first));
  expect(JSON.stringify(contentsOf(first))).not.toContain("9.9.9");
  expect(JSON.stringify(contentsOf(other))).toContain("9.9.9");
});

function contentsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    listTree(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}
