/**
 * Who may import whom (docs/architecture.md explains the reasons); `npm run check` applies it.
 * `scripts/checks/import-rules.test.ts` plants violations and expects each to be found.
 */

import type { IConfiguration, IRegularForbiddenRuleType } from "dependency-cruiser";

/** Tests and what only they use may import anything. */
const TESTS = "(^|/)testing(/|\\.ts$)|\\.test\\.tsx?$|^(e2e|bench|scripts)/";

/** Packages for rendering: nothing outside the page imports them. */
const PAGE_PACKAGES = packages(
  "@orpc/tanstack-query",
  "@tanstack/react-query",
  "i18next",
  "pdfjs-dist",
  "qrcode.react",
  "react",
  "react-aria-components",
  "react-dom",
  "react-i18next",
  "react-simple-keyboard",
);
/** Packages that need Node: the page does not import them. */
const HOST_PACKAGES = packages(
  "@point-of-sale/receipt-printer-encoder",
  "@hono/node-server",
  "@inquirer/confirm",
  "@inquirer/input",
  "@inquirer/password",
  "@orpc/server",
  "dinero.js",
  "electron",
  "electron-updater",
  "hono",
  "hyphen",
  "pino",
  "undici",
  "ws",
);
/** The client of the fleet's messages: without a fleet in the settings nothing of it is loaded. */
const FLEET_PACKAGES = packages("@nats-io/jetstream", "@nats-io/nkeys", "@nats-io/transport-node");
/** Packages for building and testing: code that ships imports none of them. */
const TOOLS = packages(
  "@axe-core/playwright",
  "@electron/fuses",
  "@playwright/test",
  "electron-builder",
  "fast-check",
  "fontkit",
  "knip",
  "recheck",
  "vite",
  "vitest",
);

const HOST = "^electron/host/";
const SERVICES = ["loyalty", "ordering", "outlet", "payments"];
/** Modules of the host that use several services. */
const USES_SERVICES = `${HOST}((api|checkout|compose|operation|staff)/|host(-types)?\\.ts$)`;
/** Schemas and types of the RPC between page and host. */
const RPC = `${HOST}rpc/`;
/** The same between the operators' page and the console. */
const CONSOLE_RPC = "^fleet/console/rpc/";
/** The bridge from Electron's preload to the page: types that both sides share. */
const BRIDGE = `${RPC}kiosk-bridge\\.ts$`;

/** Every module but these. */
const allBut = (...patterns: string[]): Target => ({ pathNot: patterns });
/** Values of them: what `import type` erases is no such import. */
const valuesOf = (path: string): Target => ({ path, dependencyTypesNot: ["type-only"] });

type Rule = NonNullable<IConfiguration["forbidden"]>[number];
type Target = IRegularForbiddenRuleType["to"];

export default {
  forbidden: [
    forbid("contracts-use-zod-only", "^contracts/", allBut("^contracts/", packages("zod"))),
    forbid(
      "domain-is-pure",
      "^domain/",
      allBut(
        "^domain/",
        "^contracts/",
        "^pictures/catalogue\\.ts$",
        packages("big.js", "culori", "libphonenumber-js"),
      ),
    ),
    forbid("domain-uses-types-of-contracts", "^domain/", valuesOf("^contracts/")),

    forbid("page-knows-the-rpc-only", "^src/", {
      path: "^(electron|fleet|sandbox|scripts|bench|e2e)/",
      pathNot: [`${RPC}contract\\.ts$`, `${CONSOLE_RPC}contract\\.ts$`, BRIDGE],
    }),
    forbid("kiosk-does-not-know-the-console", "^src/(?!console/)", valuesOf("^src/console/")),
    forbid("console-uses-its-own-rpc-only", "^src/(?!console/)", { path: CONSOLE_RPC }),
    // Nor by way of others: the kiosk's client opens a connection as soon as it is loaded.
    {
      name: "console-loads-nothing-of-the-kiosk",
      severity: "error",
      from: { path: "^src/console/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/(host|host-client|main)\\.tsx?$", reachable: true },
    },
    forbid("page-uses-types-of-contracts", "^src/", valuesOf("^contracts/")),
    forbid("page-uses-types-of-the-bridge", "^src/", valuesOf(BRIDGE)),
    forbid("page-uses-no-node", "^src/", { dependencyTypes: ["core"] }),
    forbid("page-uses-no-tools", "^src/", { path: TOOLS }),
    forbid("page-uses-no-host-packages", "^src/", {
      path: HOST_PACKAGES,
      pathNot: [packages("@orpc/server")],
    }),
    forbid("page-uses-types-of-the-server", "^src/", valuesOf(packages("@orpc/server"))),

    forbid("host-is-below-everything", `${HOST}(?!checkout/simulation/fleet/)`, {
      path: "^(electron/(?!host/)|fleet/(?!messages/)|src/|sandbox/|scripts/|bench/|e2e/)",
    }),
    forbid("simulated-fleet-has-the-gate", `${HOST}checkout/simulation/fleet/`, {
      path: "^(electron/(?!host/)|fleet/(?!(messages|gate)/)|src/|sandbox/|scripts/|bench/|e2e/)",
    }),
    forbid(
      "only-the-fleet-knows-nats",
      `^(contracts|domain|src|sandbox|electron/(?!host/fleet/))`,
      {
        path: FLEET_PACKAGES,
      },
    ),
    forbid(
      "fleet-messages-are-schemas",
      "^fleet/messages/",
      allBut(
        "^fleet/messages/",
        `${RPC}(headphones-view|printing-views|staff-order-views)\\.ts$`,
        "^domain/readiness/tests\\.ts$",
        "^(node:)?crypto$",
        packages("zod"),
      ),
    ),
    forbid("fleet-uses-what-the-host-shares", "^fleet/", {
      path: [
        "^electron/(?!host/)",
        `${HOST}(checkout|compose|loyalty|ordering|outlet|staff|store)/`,
        "^(src|sandbox|scripts|bench|e2e)/",
        packages("electron"),
        PAGE_PACKAGES,
        TOOLS,
      ],
    }),
    forbid("host-runs-without-electron", HOST, {
      path: [packages("electron"), PAGE_PACKAGES, TOOLS],
    }),
    ...SERVICES.map((service) =>
      forbid(`${service}-knows-no-other-service`, `${HOST}${service}/`, {
        path: `${HOST}(${SERVICES.filter((other) => other !== service).join("|")})/`,
      }),
    ),
    forbid("nothing-below-knows-the-services", `${HOST}(net|rpc|settings|shared|store)/`, {
      path: `${HOST}(${SERVICES.join("|")})/`,
    }),
    forbid(
      "services-and-what-they-share-know-no-user",
      `${HOST}(${SERVICES.join("|")}|net|rpc|settings|shared)/`,
      { path: USES_SERVICES },
    ),
    forbid("services-use-types-of-the-rpc", `${HOST}(${SERVICES.join("|")})/`, valuesOf(RPC)),
    forbid("store-uses-types-of-the-checkout", `${HOST}store/`, {
      path: USES_SERVICES,
      pathNot: [`${HOST}checkout/`],
    }),
    forbid("store-uses-no-values-of-the-checkout", `${HOST}store/`, valuesOf(`${HOST}checkout/`)),
    forbid("checkout-does-not-know-the-api", `${HOST}checkout/`, { path: `${HOST}api/` }),

    forbid("serve-mode-runs-without-electron", "^electron/serve\\.ts$", {
      path: ["^electron/(?!host/)", "^(src|sandbox)/", packages("electron"), PAGE_PACKAGES, TOOLS],
    }),
    forbid("kiosk-of-serve-mode-runs-without-electron", "^electron/(browser/|kiosk)", {
      path: ["^electron/(shell/|main\\.ts$|preload\\.ts$)", packages("electron")],
    }),
    forbid(
      "preload-uses-electron-only",
      "^electron/preload\\.ts$",
      allBut("^electron/shell/channels\\.ts$", BRIDGE, packages("electron")),
    ),
    forbid("preload-uses-types-of-the-bridge", "^electron/preload\\.ts$", valuesOf(BRIDGE)),
    forbid("shell-knows-no-screens-and-no-sandbox", "^electron/(?!host/)", {
      path: ["^(src|sandbox|scripts|bench|e2e)/", PAGE_PACKAGES, TOOLS],
    }),

    forbid("sandbox-shares-schemas-only", "^sandbox/", {
      path: "^(domain|electron|fleet|src|scripts|bench|e2e)/",
    }),
    forbid("habits-know-no-schemas", "^sandbox/habits/", allBut("^sandbox/habits/")),
    forbid("sandbox-uses-no-tools", "^sandbox/", { path: [packages("electron"), TOOLS] }),

    forbid("pictures-need-nothing-else", "^pictures/", allBut("^pictures/")),
    forbid("drawing-code-does-not-ship", "^(contracts|domain|src|electron|fleet|sandbox)/", {
      path: "^pictures/",
      pathNot: ["^pictures/catalogue\\.ts$"],
    }),

    forbid(
      "nothing-that-ships-uses-test-code",
      "^(contracts|domain|src|electron|fleet|pictures|sandbox)/",
      { path: TESTS },
    ),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    exclude: { path: "^(dist|docs|public)/" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
} satisfies IConfiguration;

function forbid(name: string, from: string, to: Target): Rule {
  return { name, severity: "error", from: { path: from, pathNot: TESTS }, to };
}

/** A pattern of these packages, wherever they are installed. */
function packages(...names: string[]): string {
  return `node_modules/(${names.join("|").replaceAll(".", "\\.")})/`;
}
