import type { KnipConfig } from "knip";

export default {
  entry: [
    "bench/*.ts",
    "bench/fleet/{kiosk,line,many-kiosks}.ts",
    "bench/menu/peer/peer.ts",
    "bench/scan/page.ts",
    "index.html",
    "ui.html",
    // Read by Playwright (playwright.config.ts).
    "e2e/support/snapshots.css",
    "e2e/shop/{inside,main}.ts",
    "src/console/main.tsx",
    "src/controls/main.tsx",
    "src/status/main.tsx",
    "src/staff/preview/main.tsx",
    "src/staff/preview/frame/main.tsx",
    "scripts/*.{ts,mjs}",
    "scripts/{fuzzing/worker,packaging/bundle}.ts",
    "electron/{kiosk,main,preload,serve,command/main}.ts",
    "electron/host/**/*-{process,thread}.ts",
    "electron/testing/double-hook.ts",
    "electron/testing/driven/hook.ts",
    "fleet/{command,console,gate,server}/main.ts",
    "sandbox/main.ts",
  ],
  project: [
    "{bench,contracts,domain,e2e,electron,fleet,pictures,sandbox,scripts,src}/**/*.{ts,tsx,mjs,css}",
    "*.ts",
  ],
  // Run by path, not imported (scripts/check.ts); the parser of dependency-cruiser.
  ignoreDependencies: ["@biomejs/biome", "@swc/core"],
  // mmdebstrap and systemd-nspawn are installed before e2e/shop needs them.
  // timedatectl is a part of systemd; without it nothing is known of the clock.
  // apt-get and gpg are tried where they are; mkfifo, perl and prlimit are part of every Debian; without a C compiler, systemd or user namespaces (unshare) the tests that need one are skipped.
  ignoreBinaries: [
    "apt-get",
    "cc",
    "mmdebstrap",
    "gpgconf",
    "mkfifo",
    "perl",
    "script",
    "timedatectl",
    "prlimit",
    "systemd-analyze",
    "systemd-nspawn",
    "unshare",
  ],
  ignoreExportsUsedInFile: true,
  // The contracts are there in full, whether or not this side uses each part.
  ignoreIssues: {
    "{contracts,fleet/messages}/*.ts": ["exports", "types"],
    // What the operators' page may use.
    "fleet/console/rpc/contract.ts": ["exports", "types"],
  },
  // Style sheets import fonts and each other.
  compilers: {
    css: (text: string) => [...text.matchAll(/(?<=@)import [^;]+;/g)].join("\n"),
  },
} satisfies KnipConfig;
