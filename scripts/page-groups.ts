/** Puts what the kiosk's page loads into few files: each file of its own is a request, and is packed by itself. */
import { sep } from "node:path";
import type { Rolldown } from "vite";

type Group = Rolldown.CodeSplittingGroup;
type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** What the customer sees second, and what the screens after it share with it. */
const MENU = "src/screens/menu/MenuScreen.tsx";

/**
 * The kiosk's own modules for rolldown's `codeSplitting`: what its page imports at once in one file for each set of pages
 * that do, what the menu needs beyond that in one more. What only later screens import stays in files of theirs. Packages
 * are left to rolldown: it knows better what of them is used where.
 */
export function pageGroups(): Group[] {
  const pagesOf = remembered((id, infoOf) => {
    const pages = importersOf(id, infoOf).flatMap(
      (importer) => /([^/\\]+)\.html$/.exec(importer)?.[1] ?? [],
    );
    return pages.includes("index")
      ? ["start", ...pages.filter((page) => page !== "index")].join("-")
      : null;
  });
  const isOfMenu = remembered((id, infoOf) =>
    importersOf(id, infoOf).some((importer) => importer.split(sep).join("/").endsWith(MENU))
      ? "menu"
      : null,
  );
  return [pagesOf, isOfMenu].map((nameOf) => ({
    name: (id, context) =>
      id.includes("node_modules") ? null : nameOf(id, (module) => context.getModuleInfo(module)),
  }));
}

type NameOf = (id: string, infoOf: ModuleInfoOf) => string | null;

function remembered(nameOf: NameOf): NameOf {
  const names = new Map<string, string | null>();
  return (id, infoOf) => {
    if (!names.has(id)) names.set(id, nameOf(id, infoOf));
    return names.get(id) ?? null;
  };
}

/** A module and all that import it at once, by whatever ways, in alphabetical order. */
function importersOf(id: string, infoOf: ModuleInfoOf): string[] {
  const found = new Set<string>();
  const left = [id];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...(infoOf(next)?.importers ?? []));
  }
  return [...found].toSorted();
}
