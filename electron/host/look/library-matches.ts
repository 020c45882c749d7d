/**
 * The library's pictures for the menu on sale. A large menu takes seconds to match: it is done in short turns, and nobody
 * who orders or pays meanwhile waits for it.
 */
import { setImmediate } from "node:timers/promises";
import {
  createMatcher,
  type MatchName,
  matchPictures,
  type PictureMatch,
} from "../../../domain/look/match-pictures.ts";
import type { Menu } from "../../../domain/menu.ts";
import { Cell, type Live } from "../shared/live.ts";

/** Milliseconds after which other work in the process gets its turn. */
const TURN_MS = 5;

export type PictureMatches = ReadonlyMap<string, PictureMatch>;

export type LibraryMatches = {
  /** The pictures of a menu that are known so far, by id; the rest is found in turns. */
  of(menu: Menu): PictureMatches;
  /** Changes when all pictures of the last menu are known. */
  readonly changes: Live<unknown>;
  stop(): void;
};

type Names = Map<string, PictureMatch | null>;

/** `turnMs` is the length of a turn, for tests. */
export function createLibraryMatches(turnMs = TURN_MS): LibraryMatches {
  // A menu comes with every dish that is sold out: names that it had before are not matched again.
  let known: Names = new Map();
  let last: { readonly menu: Menu; readonly matches: PictureMatches } | null = null;
  const changes = new Cell<PictureMatches | null>(null);

  function begin(menu: Menu): PictureMatches {
    const match = createMatcher();
    const turn = turnOf(turnMs);
    const unknown = new Map<string, () => PictureMatch | null>();
    const { matches, names } = matchesOf(menu, (key, ...name) => {
      if (!known.has(key) && !turn.isOver()) known.set(key, match(...name));
      if (!known.has(key)) unknown.set(key, () => match(...name));
      return known.get(key) ?? null;
    });
    last = { menu, matches };
    if (unknown.size > 0) void finish(menu, unknown);
    else known = names;
    return matches;
  }

  async function finish(
    menu: Menu,
    unknown: ReadonlyMap<string, () => PictureMatch | null>,
  ): Promise<void> {
    let turn = turnOf(0);
    for (const [key, match] of unknown) {
      // At first, too: the first matches are returned before listeners are notified of more.
      if (turn.isOver()) {
        await setImmediate();
        if (last?.menu !== menu) return;
        turn = turnOf(turnMs);
      }
      known.set(key, match());
    }
    const { matches, names } = matchesOf(menu, (key) => known.get(key) ?? null);
    known = names;
    last = { menu, matches };
    changes.set(matches);
  }

  return {
    of: (menu) => (last?.menu === menu ? last.matches : begin(menu)),
    changes,
    stop() {
      last = null;
    },
  };
}

type MatchKey = (key: string, ...name: Parameters<MatchName>) => PictureMatch | null;

/** The matches of a menu, and the match of each of its names by all that it depends on. */
function matchesOf(menu: Menu, match: MatchKey): { matches: PictureMatches; names: Names } {
  const names: Names = new Map();
  const matches = matchPictures(menu, (title, context) => {
    const key = JSON.stringify([title, context]);
    const found = match(key, title, context);
    names.set(key, found);
    return found;
  });
  return { matches, names };
}

function turnOf(milliseconds: number) {
  const endsAt = performance.now() + milliseconds;
  return { isOver: () => performance.now() >= endsAt };
}
