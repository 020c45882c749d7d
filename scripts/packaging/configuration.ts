/** The configuration of electron-builder for every installer, checked by `npm run package -- --dry`. */
import type { Configuration } from "electron-builder";
import { NATIVE_FOLDER } from "./native-sharp.ts";

/**
 * Electron's fuses (requirement S11), all of them: a packaged kiosk cannot run as Node, accepts no debugger, and loads
 * nothing but its own archive. Without `nodeOptions` there is no NODE_EXTRA_CA_CERTS either: the settings' `caFile`
 * replaces it.
 */
export const FUSES = {
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableCookieEncryption: true,
  onlyLoadAppFromAsar: true,
  // Checked on Windows and macOS; Linux has no such check.
  enableEmbeddedAsarIntegrityValidation: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  // The page has a scheme of its own; nothing is loaded from `file:`.
  grantFileProtocolExtraPrivileges: false,
} as const;

/** The content of the archive. Both bundles contain all of their packages: no node_modules. */
export const FILES = [
  "package.json",
  "dist/electron/*.{js,cjs}",
  // Parts that are loaded only when needed: the updater, and the client of a fleet.
  "dist/electron/assets/*.js",
  `dist/electron/${NATIVE_FOLDER}/**/*`,
  "dist/page/**/*",
  "!**/*.map",
  "!node_modules",
];

/** The configuration for an Electron of this version; with `electronDist` an unpacked one instead of a download. */
export function packagingConfiguration(options: {
  readonly electronVersion: string;
  readonly output: string;
  readonly electronDist?: string;
  /** File of the accessibility report, which is put beside the program. */
  readonly accessReport?: string;
}): Configuration {
  const { electronVersion, output, electronDist, accessReport } = options;
  return {
    appId: "io.github.loyalty-kiosk",
    productName: "Loyalty Kiosk",
    copyright: "Apache-2.0",
    electronVersion,
    ...(electronDist !== undefined && { electronDist }),
    directories: { output },
    files: FILES,
    ...(accessReport !== undefined && {
      extraFiles: [{ from: accessReport, to: "accessibility.html" }],
    }),
    asar: true,
    // The system's loader opens libraries by their path, which it cannot inside of an archive.
    asarUnpack: [`dist/electron/${NATIVE_FOLDER}/**`],
    npmRebuild: false,
    electronFuses: FUSES,
    // Nothing is uploaded: a release is published by hand, with its share of kiosks (docs/electron.md). But without it
    // there would be no latest.yml, and no app-update.yml in the program, without which electron-updater downloads
    // nothing; the feed's real address is in the settings.
    publish: { provider: "generic", url: "https://updates.invalid/" },
    linux: {
      target: ["AppImage", "deb"],
      executableName: "loyalty-kiosk",
      category: "Office",
      synopsis: "Self-service ordering kiosk with loyalty",
      maintainer: "Loyalty Kiosk maintainers <maintainers@loyalty-kiosk.example>",
    },
    deb: {
      // `loyalty-kiosk` is serve mode's package (scripts/packaging/deb).
      packageName: "loyalty-kiosk-electron",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder's own placeholders
      artifactName: "loyalty-kiosk-electron_${version}_${arch}.${ext}",
      fpm: ["--conflicts", "loyalty-kiosk"],
      depends: ["libgtk-3-0", "libnss3", "libasound2", "libsecret-1-0", "gnome-keyring"],
    },
    win: { target: ["nsis"], executableName: "loyalty-kiosk" },
    nsis: {
      oneClick: false,
      perMachine: true,
      allowToChangeInstallationDirectory: false,
      createDesktopShortcut: false,
      runAfterFinish: false,
      // Orders and the credential survive an uninstallation.
      deleteAppDataOnUninstall: false,
    },
  };
}
