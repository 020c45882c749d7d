/**
 * The library's pictures for the menu on sale. A large menu takes seconds to match: it is done in short turns, and nobody
 * who orders or pays meanwhile waits for it.
 */
import { setImmediate } from "node:timers/promises";
import {
  createMatcher,
  matchingPictures,
  type PictureMatch,
} from "../../../domain/look/match-pictures.ts";
import type { Menu } from "../../../domain/menu.ts";
import { Cell, type Live } from "../shared/live.ts";

/** Milliseconds after which other work in the process gets its turn. */
const TURN_MS = 5;

/** By id. */
export type PictureMatches = Pick<ReadonlyMap<string, PictureMatch>, "get">;

export type LibraryMatches = {
  /** The pictures of a menu as far as they are known; those of a large one are found in turns. */
  of(menu: Menu): PictureMatches;
  /** Changes when all pictures of the last menu are known, and some of them were not before. */
  readonly changes: Live<unknown>;
  stop(): void;
};

type AllMatches = ReadonlyMap<string, PictureMatch>;
type Matched = { readonly menu: Menu; readonly matches: AllMatches };
type Shown = { readonly menu: Menu; readonly matches: PictureMatches };
type Names = Map<string, PictureMatch | null>;

/** `turnMs` is the length of a turn, for tests. */
export function createLibraryMatches(turnMs = TURN_MS): LibraryMatches {
  // A menu comes with every dish that is sold out: names that it had before are not matched again.
  let known: Names = new Map();
  let finished: Matched | null = null;
  let last: Shown | null = null;
  const changes = new Cell<PictureMatches | null>(null);

  function begin(menu: Menu): PictureMatches {
    const names: Names = new Map();
    const match = createMatcher();
    const matching = matchingPictures(menu, (title, context) => {
      const key = JSON.stringify([title, context]);
      const found = known.has(key) ? (known.get(key) ?? null) : match(title, context);
      known.set(key, found);
      names.set(key, found);
      return found;
    });
    const take = () => {
      const matches = takeTurn(matching, turnMs);
      if (!matches) return null;
      known = names;
      finished = { menu, matches };
      last = finished;
      return matches;
    };
    last = { menu, matches: finished ? keptOf(finished, menu) : NO_MATCHES };
    if (!take()) void finish(menu, finished, take);
    return last.matches;
  }

  async function finish(
    menu: Menu,
    before: Matched | null,
    take: () => AllMatches | null,
  ): Promise<void> {
    let matches: AllMatches | null = null;
    while (!matches) {
      await setImmediate();
      if (last?.menu !== menu) return;
      matches = take();
    }
    // Of a menu in which only prices changed, the pages have all pictures already.
    if (!before || !isSame(before.matches, matches)) changes.set(matches);
  }

  return {
    of: (menu) => (last?.menu === menu ? last.matches : begin(menu)),
    changes,
    stop() {
      last = null;
    },
  };
}

const NO_MATCHES: PictureMatches = new Map();

/** What a changed menu has kept of the one before; a dish with another name has no picture until it is read. */
function keptOf({ menu: before, matches }: Matched, now: Menu): PictureMatches {
  const nameIn = ({ items, combos }: Menu, id: string) =>
    JSON.stringify((items[id] ?? combos[id])?.title);
  return {
    get(id) {
      const match = matches.get(id);
      return match && nameIn(before, id) === nameIn(now, id) ? match : undefined;
    },
  };
}

function isSame(one: AllMatches, other: AllMatches): boolean {
  return one.size === other.size && [...other].every(([id, match]) => one.get(id) === match);
}

/** Goes on for so many milliseconds, one step at least; the result, or null if there is more to do. */
function takeTurn<Result>(steps: Generator<void, Result>, milliseconds: number): Result | null {
  const endsAt = performance.now() + milliseconds;
  do {
    const step = steps.next();
    if (step.done) return step.value;
  } while (performance.now() < endsAt);
  return null;
}
