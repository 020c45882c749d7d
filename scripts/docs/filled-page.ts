/**
 * Puts `text` between the two marks of this name in a page, `<!-- name -->` and `<!-- /name -->`. Throws without marks.
 */
export function filled(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`the page has no marks for "${name}"`);
  return `${page.slice(0, from + open.length)}\n${text}\n${page.slice(to)}`;
}
