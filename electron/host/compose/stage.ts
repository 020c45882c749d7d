/** Composes the start screen: what it shows, and where its videos are. */
import { emblemOf } from "../../../domain/look/emblems.ts";
import type { Look } from "../../../domain/look/look.ts";
import type { Mount } from "../api/page-files.ts";
import { watchStage } from "../look/stage.ts";
import type { StageVideos } from "../look/stage-videos.ts";
import type { StageViewInput } from "../look/stage-view.ts";
import { servedLibrary } from "../outlet/picture-library.ts";
import { EMPTY_STAGE, type StageView } from "../rpc/stage-views.ts";
import type { OutletView } from "../rpc/views.ts";
import { Cell, type Live } from "../shared/live.ts";
import { inNextTurn } from "../shared/next-turn.ts";
import { recomputed } from "../shared/recomputed.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedPictures } from "./pictures.ts";

export type ComposedStage = {
  readonly view: Live<StageView>;
  readonly mounts: readonly Mount[];
  /** Until then it is empty: the outlet, of which it is a part, decides which hour it is. */
  follow(outlet: Live<OutletView>): void;
  stop(): void;
};

export function composeStage(options: {
  readonly infrastructure: Infrastructure;
  readonly look: Live<Look>;
  readonly ordering: Pick<ComposedOrdering, "menu">;
  readonly pictures: Pick<ComposedPictures, "photo">;
  readonly videos: StageVideos;
}): ComposedStage {
  const { infrastructure, look, ordering, pictures, videos } = options;
  const { settings, database, clock, log } = infrastructure;
  const view = new Cell<StageView>(EMPTY_STAGE);
  let stop = () => {};
  return {
    view,
    mounts: [videos.mount],
    follow(outlet) {
      // Of all that may change in the outlet.
      const timezone = recomputed({
        make: () => outlet.current().timezone,
        sources: [outlet],
        aging: null,
      });
      const watched = watchStage({
        ...{ look, database, clock, log },
        // A large menu takes a while to look through.
        menu: inNextTurn(ordering.menu),
        timezone: timezone.view,
        ...emblemsOf(settings.device.pictureLibrary),
        photo: (id) => pictures.photo(id, look.current()),
        videoUrl: videos.urlFor,
      });
      const show = () => view.set(watched.view.current());
      show();
      watched.view.subscribe(show);
      stop = () => {
        timezone.stop();
        watched.stop();
      };
    },
    stop: () => stop(),
  };
}

/** Titles that are remembered: those of any menu, and a few that it had before. */
const MOST_TITLES = 2_000;

/** Emblems of the library; none if it is switched off. A title is read once, and not again in the next menu. */
function emblemsOf(usesLibrary: boolean): Pick<StageViewInput, "emblemOf" | "generalEmblem"> {
  if (!usesLibrary) return { emblemOf: () => null, generalEmblem: null };
  const { urlOf } = servedLibrary();
  const known = new Map<string, string | null>();
  return {
    generalEmblem: urlOf("emblem-plate"),
    emblemOf({ title }) {
      const key = JSON.stringify(title);
      const before = known.get(key);
      if (before !== undefined) return before;
      const emblem = emblemOf(title);
      const url = emblem && urlOf(emblem);
      if (known.size >= MOST_TITLES) known.clear();
      known.set(key, url);
      return url;
    },
  };
}
