/** Packages everything but Electron's program, which is replaced by a stand-in (requirement S11). */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runInNode } from "../electron/host/net/child-program.ts";
import { runInThread } from "../electron/host/net/thread.ts";
import { writeSettings } from "../electron/testing/settings-file.ts";
import { readSources } from "./checks/source-files.ts";
import { packDry } from "./package.ts";
import { buildElectron } from "./packaging/bundle.ts";
import { FUSES, packagingConfiguration } from "./packaging/configuration.ts";
import { problemsOf } from "./packaging/packed.ts";
import { root } from "./running/processes.ts";

let project: string;
let packed: Awaited<ReturnType<typeof packDry>>;

beforeAll(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  project = mkdtempSync(join(tmpdir(), "kiosk-packing-"));
  const { name, version, description } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const manifest = { name, version, description, type: "module", main: "dist/electron/main.js" };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  await buildElectron(join(project, "dist/electron"));
  for (const file of [
    "page/index.html",
    "page/status.html",
    "page/assets/a.js",
    "page/a.js.map",
    "page/media/library/burger-cheese.svg",
  ]) {
    mkdirSync(join(project, "dist", file, ".."), { recursive: true });
    writeFileSync(join(project, "dist", file), "<p>The page</p>");
  }
  mkdirSync(join(project, "node_modules/zod"), { recursive: true });
  writeFileSync(join(project, "settings.json"), "{}");
  packed = await packDry(project);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test("all fuses of the packed program are set", () => {
  expect(packed.fuses).toEqual(FUSES);
  expect(FUSES).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
    enableCookieEncryption: true,
  });
});

test("the archive contains bundles and page, no packages, maps, sources or settings", () => {
  expect(packed.problems).toEqual([]);
  const unhashed = (path: string) => path.replace(/(?<=electron\/assets\/\w+)-[\w-]+/, "");
  const own = packed.files.filter((path) => !path.startsWith("dist/electron/native/"));
  expect(own.filter((path) => path.includes(".")).map(unhashed)).toEqual([
    // Loaded only when needed: patterns of hyphenation, the updater, and the client of a fleet.
    ...["de", "en", "es", "fr", "it"].map((language) => `dist/electron/assets/${language}.js`),
    "dist/electron/assets/main.js",
    "dist/electron/assets/nats.js",
    "dist/electron/assets/pl.js",
    "dist/electron/assets/pt.js",
    "dist/electron/assets/rolldown.js",
    "dist/electron/assets/tr.js",
    "dist/electron/assets/uk.js",
    "dist/electron/file-type-thread.js",
    "dist/electron/main.js",
    "dist/electron/menu-thread.js",
    "dist/electron/photo-process.js",
    "dist/electron/preload.cjs",
    "dist/page/assets/a.js",
    "dist/page/index.html",
    "dist/page/media/library/burger-cheese.svg",
    "dist/page/status.html",
    "package.json",
  ]);
});

test("native code of this platform is beside the archive, where the system's loader finds it", async () => {
  const inside = packed.files.filter((path) => path.startsWith("dist/electron/native/"));
  expect(inside.some((path) => path.endsWith(".node"))).toBe(true);
  const script = pathToFileURL(join(project, "dist/electron/photo-process.js"));
  const photo = join(project, "photo.png");
  writeFileSync(photo, await sharp({ create: BLUE_SQUARE }).png().toBuffer());
  const job = { file: photo, folder: project, storesOriginal: false };
  const answer = await runInNode(script, job, { timeoutMs: 30_000 });
  expect(answer).toMatchObject({ kind: "answer", text: expect.stringContaining("converted") });
});

const BLUE_SQUARE = { width: 8, height: 8, channels: 3, background: "#00f" } as const;

test("reports what is wrong with a package", () => {
  const files = ["package.json", "dist/electron/main.js", "src/main.tsx", "dist/page/index.html"];
  expect(problemsOf({ ...FUSES, runAsNode: true }, files)).toEqual([
    "fuse runAsNode is true, not false",
    "dist/electron/file-type-thread.js is missing",
    "dist/electron/menu-thread.js is missing",
    "dist/electron/photo-process.js is missing",
    "dist/electron/preload.cjs is missing",
    "dist/page/media/library/burger-cheese.svg is missing",
    "dist/page/status.html is missing",
    "src/main.tsx does not belong into it",
  ]);
});

test("the bundle starts without any package beside it", async () => {
  const settings = writeSettings(project);
  const hook = join(root, "electron/testing/double-hook.ts");
  const main = join(project, "dist/electron/main.js");
  const run = promisify(execFile)(
    process.execPath,
    ["--import", hook, main, "--settings", settings, "--data", join(project, "data")],
    { cwd: project, timeout: 20_000 },
  );
  run.child.stdout?.once("data", () => run.child.kill("SIGTERM"));
  const { stdout } = await run;
  expect(JSON.parse(stdout)).toMatchObject({ ready: true, url: "kiosk://app/" });
});

test("the bundled threads run without any package beside them", async () => {
  const script = pathToFileURL(join(project, "dist/electron/file-type-thread.js"));
  const gif = Buffer.from("GIF89a");
  const limits = { timeoutMs: 20_000 };
  expect(await runInThread(script, gif, limits)).toEqual({ kind: "answer", value: "gif" });
  const menu = pathToFileURL(join(project, "dist/electron/menu-thread.js"));
  const input = { text: "{}", orderTypes: ["EAT_IN"], knownDigest: null };
  expect(await runInThread(menu, input, limits)).toMatchObject({ value: { kind: "malformed" } });
});

test("nothing that ships forks itself: the fuse for that is off", () => {
  const forking = readSources(root).filter(
    ({ path, text }) =>
      path.startsWith("electron/") &&
      !path.includes("testing/") &&
      !path.endsWith(".test.ts") &&
      // A utility process needs no fuse.
      /(?<!utilityProcess\.)\bfork\(|ELECTRON_RUN_AS_NODE|NODE_OPTIONS/.test(text),
  );
  expect(forking.map(({ path }) => path)).toEqual([]);
});

test("builds an AppImage and a deb for Linux, and an installer for all users of a Windows machine", () => {
  const made = packagingConfiguration({ electronVersion: "45.4.1", output: "out" });
  expect(made.linux).toMatchObject({ target: ["AppImage", "deb"] });
  // Both could otherwise not be in one folder, and one would replace the other on a device.
  expect(made.deb).toMatchObject({ packageName: "loyalty-kiosk-electron" });
  expect(made.win).toMatchObject({ target: ["nsis"] });
  expect(made.nsis).toMatchObject({ perMachine: true, deleteAppDataOnUninstall: false });
});
