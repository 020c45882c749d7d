/** Numbers of an outlet's tables (ordering.md §2.7 additionalInfo.tableNumber). */

export type Tables = {
  /** "off": the outlet does not serve at tables. */
  readonly use: "off" | "optional" | "required";
  /** Letters before the number, for example `A` and `T`; empty if tables only have numbers. */
  readonly areas: readonly string[];
  readonly first: number;
  readonly last: number;
};

/** The text for the kitchen, or null if there is no such table. `digits` may begin with zeros. */
export function tableNumberOf(
  { areas, first, last }: Pick<Tables, "areas" | "first" | "last">,
  area: string | null,
  digits: string,
): string | null {
  if (!/^\d{1,9}$/.test(digits)) return null;
  const number = Number(digits);
  if (number < first || number > last) return null;
  if (areas.length === 0) return area === null ? String(number) : null;
  return area !== null && areas.includes(area) ? `${area}${number}` : null;
}

/** Whether this is exactly a table's name. */
export function isTableNumber(tables: Tables, text: string): boolean {
  const areas = tables.areas.length === 0 ? [null] : tables.areas;
  return areas.some((area) => tableNumberOf(tables, area, text.slice(area?.length ?? 0)) === text);
}
