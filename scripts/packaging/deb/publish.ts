import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import packageFile from "../../../package.json" with { type: "json" };
import { root } from "../../running/processes.ts";
import { addPackages, promote, SUITES, type Suite } from "./repository.ts";
import { ensureTools } from "./tools.ts";

/** Packages of serve mode and of a fleet, not Electron's. */
const DEB = /^loyalty-kiosk(?:-fleet)?_([^_]+)_[^_]+\.deb$/;

/** Arguments of the command line. */
export type Publishing = {
  /** Its folder. */
  readonly repository: string;
  readonly key?: string | undefined;
  readonly suite: string;
  /** A version of `pilot` that goes to `stable`. */
  readonly promote?: string | undefined;
  /** Packages to add; none: those that were built of the project's version. */
  readonly files: readonly string[];
};

export type Published = {
  readonly suite: Suite;
  /** Paths in the repository. */
  readonly published: readonly string[];
};

/** Adds packages to a signed repository, or promotes a version. Throws if it cannot, with what to do. */
export function publish({ key, suite: named, files, ...given }: Publishing): Published {
  if (key === undefined) throw new Error("--key ID is missing");
  ensureTools(["apt-ftparchive", "gpg"]);
  const repository = { folder: resolve(given.repository), key };
  if (given.promote !== undefined) {
    return { suite: "stable", published: promote(repository, given.promote) };
  }
  const suite = SUITES.find((suite) => suite === named);
  if (suite === undefined) throw new Error(`--suite ${named}: there are ${SUITES.join(" and ")}`);
  const packages = files.length > 0 ? files.map((file) => resolve(file)) : builtPackages();
  return { suite, published: addPackages(repository, suite, packages) };
}

/** What `npm run package -- --deb` has built of the project's version; throws if that is nothing. */
function builtPackages(): string[] {
  const folder = join(root, "dist/packages");
  const found = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => {
    return DEB.exec(name)?.[1] === packageFile.version;
  });
  if (found.length === 0) throw new Error("there are no packages: npm run package -- --deb");
  return found.map((name) => join(folder, name));
}
