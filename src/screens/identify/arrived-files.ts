/** Files of documents that arrive in the middle of a visit. */
import type { DocumentView } from "../../../electron/host/rpc/contract.ts";

/**
 * The documents of a visit, with files that have arrived since it began; the same list if there are none. Only of the same
 * version: everything else of the outlet waits for the next visit (requirement V1).
 */
export function withArrivedFiles(
  documents: readonly DocumentView[],
  latest: readonly DocumentView[],
): readonly DocumentView[] {
  const completed = documents.map((document) => {
    const { kind, version, urlByLocale } = document;
    const now = latest.find((other) => other.kind === kind && other.version === version);
    const isComplete = Object.keys(now?.urlByLocale ?? {}).every((locale) => locale in urlByLocale);
    return isComplete
      ? document
      : { ...document, urlByLocale: { ...now?.urlByLocale, ...urlByLocale } };
  });
  const hasArrived = completed.some((document, index) => document !== documents[index]);
  return hasArrived ? completed : documents;
}
