/** The files and folders that settings name. */
import { valueAt } from "../command/json.ts";

export const LOGO_FIELD = "device.theme.logo";
export const PICTURES_FIELD = "device.menuPictures";

const FIELDS = [
  "caFile",
  "fleet.caFile",
  "payments.gate.tls.certFile",
  "payments.gate.tls.keyFile",
  LOGO_FIELD,
  PICTURES_FIELD,
] as const;

type NamedFile = { readonly field: (typeof FIELDS)[number]; readonly path: string };

/** Those of settings, or of a file or answers that become settings. */
export function namedFiles(settings: unknown): readonly NamedFile[] {
  return FIELDS.flatMap((field) => {
    const path = valueAt(settings, field);
    return typeof path === "string" && path !== "" ? [{ field, path }] : [];
  });
}

type FileProblem = { readonly field: NamedFile["field"]; readonly problem: string };

/** Those that cannot be used. `problemOf` returns why; null if a file can. */
export function fileProblems(
  files: readonly NamedFile[],
  problemOf: (path: string) => string | null,
): readonly FileProblem[] {
  return files.flatMap(({ field, path }) => {
    const problem = problemOf(path);
    return problem === null ? [] : [{ field, problem }];
  });
}
