/**
 * Who may import whom, as a table (docs/architecture.md explains the reasons). `npm run check` applies it to every
 * source file; `import-rules.test.ts` plants violations and expects each to be found.
 */
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { isTestCode, type SourceFile } from "./source-files.ts";
import { type Import, importsOf } from "./syntax.ts";

/** What the files of one part may import. Paths are prefixes relative to the root, or whole file names. */
type Zone = {
  readonly name: string;
  readonly files: readonly string[];
  /** Own modules that may be imported; the zone's own files always may. */
  readonly modules: readonly string[];
  /** Own modules of which only types may be imported, also where `except` names their folder. */
  readonly types?: readonly string[];
  /** Own modules that may not be imported although a longer list above allows their folder. */
  readonly except?: readonly string[];
  /** Packages that may be imported; with `not`, all of them but these. */
  readonly packages: readonly string[] | { readonly not: readonly string[] };
  /** Packages of which types may be imported, whatever `packages` says. */
  readonly packageTypes?: readonly string[];
  readonly builtins: boolean;
};

/** Packages for rendering: nothing outside the page imports them. */
const PAGE_PACKAGES = [
  "@orpc/tanstack-query",
  "@tanstack/react-query",
  "@xstate/react",
  "i18next",
  "pdfjs-dist",
  "qrcode.react",
  "react",
  "react-aria-components",
  "react-dom",
  "react-i18next",
  "react-simple-keyboard",
];
/** Packages that need Node: the page does not import them. */
const HOST_PACKAGES = [
  "@hono/node-server",
  "@orpc/server",
  "dinero.js",
  "electron",
  "electron-updater",
  "hono",
  "pino",
  "undici",
  "ws",
];
/** Packages for building and testing: code that ships imports none of them. */
const TOOLS = [
  "@axe-core/playwright",
  "@electron/fuses",
  "@playwright/test",
  "electron-builder",
  "fontkit",
  "fast-check",
  "knip",
  "recheck",
  "vite",
  "vitest",
];

const HOST_SERVICES = ["outlet", "loyalty", "ordering", "payments"];
const host = (folder: string): string => `electron/host/${folder}/`;
/** Modules that no service of the host may import: the other services and those that use several. */
const KNOW_SEVERAL = [
  ...["checkout", "staff", "api", "operation", "compose"].map(host),
  "electron/host/host.ts",
  "electron/host/host-types.ts",
];
/** The schemas of the RPC between page and host: a service may use their types. */
const RPC = host("rpc");

/** The bridge from Electron's preload to the page: types that both sides share. */
const BRIDGE = "electron/host/rpc/kiosk-bridge.ts";

const hostZone = {
  modules: ["contracts/", "domain/", "electron/host/"],
  packages: { not: ["electron", ...PAGE_PACKAGES, ...TOOLS] },
  builtins: true,
};

/** The first zone that holds a file is its zone; a file in none (scripts, configuration) may import anything. */
const ZONES: readonly Zone[] = [
  { name: "contracts", files: ["contracts/"], modules: [], packages: ["zod"], builtins: false },
  {
    name: "domain",
    files: ["domain/"],
    modules: [],
    types: ["contracts/"],
    packages: ["big.js", "libphonenumber-js"],
    builtins: false,
  },
  {
    name: "page",
    files: ["src/"],
    modules: ["domain/", "electron/host/rpc/contract.ts"],
    types: ["contracts/", BRIDGE],
    packages: { not: [...HOST_PACKAGES, ...TOOLS] },
    packageTypes: ["@orpc/server"],
    builtins: false,
  },
  ...HOST_SERVICES.map((service) => ({
    ...hostZone,
    name: `host service ${service}`,
    files: [host(service)],
    types: [RPC],
    except: [...HOST_SERVICES.filter((other) => other !== service).map(host), ...KNOW_SEVERAL],
  })),
  {
    ...hostZone,
    name: "host",
    files: [...KNOW_SEVERAL],
  },
  {
    // The one place with SQL stores the checkout's journal, and may import its types.
    ...hostZone,
    name: "host store",
    files: [host("store")],
    types: [host("checkout")],
    except: [...HOST_SERVICES.map(host), ...KNOW_SEVERAL],
  },
  {
    // What the services share (network, store, settings) imports none of them.
    ...hostZone,
    name: "shared parts of the host",
    files: ["electron/host/"],
    except: [...HOST_SERVICES.map(host), ...KNOW_SEVERAL],
  },
  {
    name: "serve mode",
    files: ["electron/serve.ts"],
    ...hostZone,
  },
  {
    name: "preload",
    files: ["electron/preload.ts"],
    modules: ["electron/shell/channels.ts"],
    types: [BRIDGE],
    packages: ["electron"],
    builtins: false,
  },
  {
    name: "Electron shell",
    files: ["electron/"],
    modules: ["electron/host/", "contracts/", "domain/"],
    packages: { not: [...PAGE_PACKAGES, ...TOOLS] },
    builtins: true,
  },
  {
    name: "sandbox",
    files: ["sandbox/"],
    modules: ["contracts/"],
    packages: { not: ["electron", ...TOOLS] },
    builtins: true,
  },
];

/** A forbidden import, as one line `path:line: what`. */
export type Violation = string;

/** Every import of these files that the table forbids. */
export function importViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((found) => {
      const problem = judge(file.path, found);
      return problem === null ? [] : [`${file.path}:${found.line}: ${problem}`];
    }),
  );
}

function judge(path: string, found: Import): string | null {
  if (isTestCode(path)) return null;
  const zone = ZONES.find(({ files }) => covers(files, path));
  if (zone === undefined) return null;
  const { specifier } = found;
  if (specifier.startsWith(".")) {
    const [target = ""] = specifier.split("?");
    return judgeModule(zone, posix.join(posix.dirname(path), target), found);
  }
  if (isBuiltin(specifier)) {
    return zone.builtins ? null : `${zone.name} may not use Node's ${specifier}`;
  }
  return judgePackage(zone, packageOf(specifier), found);
}

function judgeModule(zone: Zone, target: string, found: Import): string | null {
  if (isTestCode(target)) return `${zone.name} may not import test code (${target})`;
  const forbidden = `${zone.name} may not import ${target}`;
  if (covers(zone.types ?? [], target)) {
    return found.typeOnly ? null : `${zone.name} may import only types of ${target}`;
  }
  if (covers(zone.except ?? [], target)) return forbidden;
  return covers([...zone.files, ...zone.modules], target) ? null : forbidden;
}

function judgePackage(zone: Zone, name: string, found: Import): string | null {
  if (found.typeOnly && zone.packageTypes?.includes(name)) return null;
  const allowed =
    "not" in zone.packages ? !zone.packages.not.includes(name) : zone.packages.includes(name);
  return allowed ? null : `${zone.name} may not use the package ${name}`;
}

function covers(paths: readonly string[], path: string): boolean {
  return paths.some((prefix) => (prefix.endsWith("/") ? path.startsWith(prefix) : path === prefix));
}

/** `@scope/name` or `name` of a specifier that may go deeper. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
