/** What staff do with the outlet's look: they change a draft, see it as customers would, and publish it. */
import { createHash } from "node:crypto";
import { changedLook, differencesOf, type LookChange } from "../../../domain/look/change.ts";
import type { Look } from "../../../domain/look/look.ts";
import type { Log } from "../net/log.ts";
import type { LookResult, LookView, PublishedLook } from "../rpc/look-contract.ts";
import type { OutletView } from "../rpc/views.ts";
import { derived, type Live } from "../shared/live.ts";
import type { LookPictures } from "./look-pictures.ts";
import type { LookStore } from "./look-store.ts";
import type { LookTransfer } from "./transfer/look-transfer.ts";

/** None of the changes throws: what could not be written has changed nothing, which is returned and logged. */
export type LookEditor = {
  readonly view: Live<LookView>;
  change(change: LookChange): LookResult;
  undo(): LookResult;
  discard(): LookResult;
  /** Only the draft with this digest, which staff have seen: the console may have sent another one meanwhile. */
  publish(digest: string): PublishedLook;
  removePhoto(id: string): LookResult;
  readonly pictures: Omit<LookPictures, "changes" | "viewWith" | "removePhoto">;
  readonly transfer: Omit<LookTransfer, "importReceived">;
};

export type LookEditorOptions = {
  readonly store: LookStore;
  readonly fromSettings: LookView["fromSettings"];
  readonly outlet: {
    readonly changes: Live<unknown>;
    /** The outlet as customers would see it with the draft. */
    viewWith(look: Look): OutletView;
  };
  readonly pictures: LookPictures;
  readonly transfer: Omit<LookTransfer, "importReceived">;
  readonly log: Pick<Log, "info" | "warn">;
};

export function createLookEditor(options: LookEditorOptions): LookEditor {
  const { store, outlet, pictures, transfer, log } = options;
  const attempt = (write: () => void): LookResult => {
    try {
      write();
      return { result: "done" };
    } catch (error) {
      log.warn({ error }, "a change of the look by staff could not be stored");
      return { result: "not-stored" };
    }
  };
  return {
    pictures,
    transfer,
    view: derived([store.draft, store.published, outlet.changes, pictures.changes], () =>
      viewOf(options),
    ),
    change: (change) => attempt(() => store.change(changedLook(draftOf(store), change))),
    removePhoto: (id) => attempt(() => pictures.removePhoto(id)),
    undo: () => attempt(() => store.undo()),
    discard: () => attempt(() => store.discard()),
    publish(digest) {
      if (digest !== digestOf(draftOf(store))) return { result: "changed" };
      return attempt(() => {
        const differences = differencesOf(store.published.current(), draftOf(store));
        store.publish();
        log.info({ differences }, "staff published a look");
      });
    },
  };
}

function digestOf(look: Look): string {
  return createHash("sha256").update(JSON.stringify(look)).digest("hex");
}

function draftOf(store: LookStore): Look {
  return store.draft.current().look;
}

function viewOf({ store, fromSettings, outlet, pictures }: LookEditorOptions): LookView {
  const { look, canUndo, differs } = store.draft.current();
  return {
    look,
    digest: digestOf(look),
    canUndo,
    differences: differs ? differencesOf(store.published.current(), look) : null,
    publishedAt: store.publishedAt(),
    fromSettings,
    outlet: outlet.viewWith(look),
    ...pictures.viewWith(look, store.published.current()),
  };
}
