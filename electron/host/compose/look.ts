/** Composes what staff do with the outlet's look: a draft with its own pictures, start screen and view of the outlet. */
import { libraryWords } from "../../../domain/look/library-words.ts";
import { createLookEditor, type LookEditor } from "../look/look-editor.ts";
import { createLookPictures } from "../look/look-pictures.ts";
import type { LookStore } from "../look/look-store.ts";
import type { StageVideos } from "../look/stage-videos.ts";
import { createLookTransfer, type LookTransfer } from "../look/transfer/look-transfer.ts";
import { servedLibrary } from "../outlet/picture-library.ts";
import type { LibraryGroup } from "../rpc/look-contract.ts";
import { derived } from "../shared/live.ts";
import type { Infrastructure } from "./infrastructure.ts";
import type { ComposedOrdering } from "./ordering.ts";
import type { ComposedOutlet } from "./outlet.ts";
import type { ComposedPictures } from "./pictures.ts";
import { composeStage } from "./stage.ts";

export type ComposedLook = {
  readonly editor: LookEditor;
  readonly transfer: LookTransfer;
  stop(): void;
};

export type ComposeLookOptions = {
  readonly infrastructure: Infrastructure;
  readonly look: LookStore;
  readonly pictures: ComposedPictures;
  readonly videos: StageVideos;
  readonly ordering: Pick<ComposedOrdering, "menuSync">;
  readonly outlet: Pick<ComposedOutlet, "view" | "viewWith">;
};

export function composeLook(options: ComposeLookOptions): ComposedLook {
  const { infrastructure, look, pictures, videos, ordering, outlet } = options;
  const { photos, changes, resolve, drawings, removableFolders } = pictures;
  const draft = derived([look.draft], () => look.draft.current().look);
  const menu = {
    current: () => ordering.menuSync.current(),
    subscribe: (listener: () => void) => ordering.menuSync.subscribe(listener),
  };
  const picturedMenu = derived([draft, menu, changes], () => {
    const current = menu.current();
    return {
      menu: current,
      pictures: current ? resolve(current, draft.current()).pictures : {},
    };
  });
  const stage = composeStage({
    ...{ infrastructure, pictures, videos, look: draft },
    ordering: { menu: picturedMenu },
  });
  stage.follow(outlet.view);
  const { pictureLibrary: hasLibrary, theme } = infrastructure.settings.device;
  const transfer = createLookTransfer({
    ...infrastructure,
    ...{ store: look, photos, removableFolders, menu: menu.current },
  });
  return {
    transfer,
    editor: createLookEditor({
      store: look,
      fromSettings: { color: theme.accent, headlineFont: theme.headlineFont },
      outlet: {
        changes: derived([outlet.view, stage.view], () => null),
        viewWith: (seen) => outlet.viewWith(seen, stage.view.current()),
      },
      pictures: createLookPictures({
        ...{ menu, photos, changes, resolve, drawings, removableFolders },
        videos: videos.list,
        library: (locale) => (hasLibrary ? wholeLibrary(locale) : []),
      }),
      transfer,
      log: infrastructure.log,
    }),
    stop: () => stage.stop(),
  };
}

/** All that staff may give a dish. */
function wholeLibrary(locale: string): LibraryGroup[] {
  const { urlOf } = servedLibrary();
  return libraryWords(locale).map(({ group, pictures }) => ({
    group,
    pictures: pictures.map((picture) => ({ ...picture, url: urlOf(picture.id) })),
  }));
}
