/** Which entries of a list are in one row. */

/** The fields that decide about rows: entries of one part share a grid, a wide one has a row of its own. */
export type RowEntry = { readonly partId: string; readonly isWide: boolean };

/** The index of the first entry in the row of `index`, in a grid of so many columns. */
export function rowStart(entries: readonly RowEntry[], index: number, columns: number): number {
  const partId = entries[index]?.partId;
  let start = entries.findIndex((entry) => entry.partId === partId);
  if (start < 0) return 0;
  let taken = 0;
  for (let at = start; at <= index; at += 1) {
    const isWide = entries[at]?.isWide ?? false;
    if (at === start) taken = isWide ? columns : 1;
    else if (isWide || taken >= columns) {
      start = at;
      taken = isWide ? columns : 1;
    } else taken += 1;
  }
  return start;
}
