/** Adds keys to entries that are identified only by position and text; the same text may occur twice. */
export function keyed<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): { readonly key: string; readonly entry: Entry }[] {
  return entries.map((entry, index) => ({ key: `${index} ${textOf(entry)}`, entry }));
}
