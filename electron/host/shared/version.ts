import packageFile from "../../../package.json" with { type: "json" };

/** The program's version, from `package.json`; bundles have it built in. */
export const VERSION: string = packageFile.version;
