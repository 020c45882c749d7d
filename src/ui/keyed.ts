/** Gives keys to entries that have no identity but their place and their text; the same text may come twice. */
export function keyed<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string,
): { readonly key: string; readonly entry: Entry }[] {
  return entries.map((entry, index) => ({ key: `${index} ${textOf(entry)}`, entry }));
}
