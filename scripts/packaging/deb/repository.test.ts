import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDeb } from "./deb-file.ts";
import { addPackages, promote, type Repository, type Suite } from "./repository.ts";
import { hasTool, runTool } from "./tools.ts";

const TOOLS = ["apt-ftparchive", "apt-get", "dpkg-deb", "gpg"];
const missing = TOOLS.filter((tool) => !hasTool(tool));
const why = missing.length > 0 ? ` (not tried: ${missing.join(", ")} missing)` : "";

describe.skipIf(missing.length > 0)(`a repository of packages${why}`, () => {
  let home = "";
  let key = "";
  let count = 0;
  const gnupghome = process.env.GNUPGHOME;

  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), "kiosk-repository-"));
    process.env.GNUPGHOME = join(home, "gnupg");
    mkdirSync(process.env.GNUPGHOME, { mode: 0o700 });
    const id = "Throw-away <throw-away@example.org>";
    runTool("gpg", [
      ...["--batch", "--passphrase", ""],
      ...["--quick-generate-key", id, "ed25519", "sign", "1d"],
    ]);
    const listed = runTool("gpg", ["--batch", "--with-colons", "--list-secret-keys"]);
    key = /^fpr:+([0-9A-F]+):$/m.exec(listed)?.[1] ?? "";
  });
  afterAll(() => {
    spawnSync("gpgconf", ["--kill", "all"]);
    if (gnupghome === undefined) delete process.env.GNUPGHOME;
    else process.env.GNUPGHOME = gnupghome;
    rmSync(home, { recursive: true, force: true });
  });

  function freshFolder(): string {
    count += 1;
    const folder = join(home, String(count));
    mkdirSync(folder);
    return folder;
  }
  const repository = (): Repository => ({ folder: freshFolder(), key });

  function sample(version: string, content = version): string {
    return buildDeb(
      {
        name: "loyalty-sample",
        version,
        architecture: "amd64",
        control: { Maintainer: "Nobody <nobody@example.org>", Description: "a sample" },
        files: [{ path: "usr/share/loyalty-sample", content }],
        scripts: {},
      },
      { output: freshFolder(), epoch: 1_700_000_000, compression: 0 },
    );
  }

  /** apt with lists of its own, which follows one suite. Returns the versions that it finds, or its complaints. */
  function versionsIn({ folder }: Repository, suite: Suite): string[] | string {
    const own = freshFolder();
    for (const path of ["lists/partial", "cache/archives/partial"]) {
      mkdirSync(join(own, path), { recursive: true });
    }
    writeFileSync(join(own, "status"), "");
    const signedBy = join(folder, "loyalty-kiosk.asc");
    const source = `deb [arch=amd64 signed-by=${signedBy}] file:${folder} ${suite} main\n`;
    writeFileSync(join(own, "sources.list"), source);
    const options = [
      `Dir::Etc::sourcelist=${own}/sources.list`,
      "Dir::Etc::sourceparts=-",
      `Dir::State::lists=${own}/lists`,
      `Dir::State::status=${own}/status`,
      `Dir::Cache=${own}/cache`,
      "APT::Architecture=amd64",
      "APT::Sandbox::User=root",
      "APT::Update::Error-Mode=any",
    ].flatMap((option) => ["-o", option]);
    const updated = spawnSync("apt-get", [...options, "update"], { encoding: "utf8" });
    if (updated.status !== 0) return updated.stdout + updated.stderr;
    const found = runTool("apt-cache", [...options, "madison", "loyalty-sample"]);
    return [...found.matchAll(/\| +(\S+) \|/g)].map(([, version = ""]) => version);
  }

  test("apt accepts its signature and finds all versions of the suite", () => {
    const published = repository();
    addPackages(published, "pilot", [sample("1.0.0")]);
    addPackages(published, "pilot", [sample("1.1.0")]);
    expect(versionsIn(published, "pilot")).toEqual(["1.1.0", "1.0.0"]);
    expect(versionsIn(published, "stable")).toEqual([]);
  });

  test("a promoted version is in stable, and stays in pilot", () => {
    const published = repository();
    addPackages(published, "pilot", [sample("1.0.0")]);
    addPackages(published, "pilot", [sample("1.1.0")]);
    expect(promote(published, "1.0.0")).toEqual(["pool/stable/loyalty-sample_1.0.0_amd64.deb"]);
    expect(versionsIn(published, "stable")).toEqual(["1.0.0"]);
    expect(versionsIn(published, "pilot")).toEqual(["1.1.0", "1.0.0"]);
    expect(() => promote(published, "9.9.9")).toThrow("9.9.9");
  });

  test("apt refuses a list in which one byte was changed", () => {
    const published = repository();
    addPackages(published, "pilot", [sample("1.0.0")]);
    const binary = join(published.folder, "dists/pilot/main/binary-amd64");
    const list = readFileSync(join(binary, "Packages"), "utf8");
    const changed = list.replace("Version: 1.0.0", "Version: 1.0.1");
    expect(changed).not.toBe(list);
    for (const path of runTool("find", [binary, "-type", "f"]).trim().split("\n")) {
      writeFileSync(path, changed);
    }
    expect(versionsIn(published, "pilot")).toContain("Hash Sum mismatch");
  });

  test("apt refuses a repository whose signed text was changed", () => {
    const published = repository();
    addPackages(published, "pilot", [sample("1.0.0")]);
    const release = join(published.folder, "dists/pilot/InRelease");
    const text = readFileSync(release, "utf8");
    writeFileSync(release, text.replace("Suite: pilot", "Suite: pilor"));
    expect(versionsIn(published, "pilot")).toMatch(/signature|BADSIG|not signed/i);
  });

  test("a published version is never replaced by other bytes", () => {
    const published = repository();
    addPackages(published, "pilot", [sample("1.0.0")]);
    expect(() => addPackages(published, "pilot", [sample("1.0.0", "other")])).toThrow(
      "another version",
    );
    // The same bytes again are no change.
    addPackages(published, "pilot", [sample("1.0.0")]);
    expect(versionsIn(published, "pilot")).toEqual(["1.0.0"]);
  });
});
