import { expect, test } from "vitest";
import { AUTOMATIC_LOOK, type Look } from "../../../domain/look/look.ts";
import { brandOf } from "../outlet/brand.ts";
import { NEVER_POLLED, settingsFor } from "../outlet/testing/outlet.ts";
import { outletViewOf } from "../outlet/view.ts";
import { EMPTY_STAGE } from "../rpc/stage-views.ts";
import { Cell } from "../shared/live.ts";
import type { StoredValue, ValueStore } from "../store/value-store.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { createLookEditor, type LookEditor } from "./look-editor.ts";
import type { LookPictures } from "./look-pictures.ts";
import { createLookStore } from "./look-store.ts";
import type { LookTransfer } from "./transfer/look-transfer.ts";

const settings = settingsFor("https://config.example");
const viewWith = ({ brand }: Look) =>
  outletViewOf({
    settings,
    brand: brandOf(settings.device.theme, brand),
    configuration: null,
    credential: null,
    provisioning: null,
    configurationPoll: NEVER_POLLED,
    recordsTrouble: null,
    hasMenu: true,
    stage: EMPTY_STAGE,
    localUrls: () => null,
    logoUrl: null,
  });

const NO_PICTURES: LookPictures = {
  changes: new Cell(null),
  viewWith: () => ({ pictures: {}, reasons: {}, photos: [], problems: [] }),
  library: () => [],
  volumes: async () => [],
  drawings: () => [],
  videos: () => [],
  importPhoto: async () => ({ name: "soup.jpg", problem: "damaged" }),
  removePhoto: () => undefined,
};

const NONE: Omit<LookTransfer, "importReceived"> = {
  exportLook: async () => ({ result: "not-stored" }),
  files: async () => [],
  importLook: async () => ({ result: "not-a-look" }),
};

/** An editor over values in memory, on a disk that may be full. */
function openEditor() {
  const stored = new Map<string, StoredValue>();
  const disk = { isFull: false };
  const values: ValueStore = {
    read: (name) => stored.get(name) ?? null,
    write(name, value) {
      if (disk.isFull) throw new Error("database or disk is full");
      stored.set(name, value);
    },
  };
  const { log, lines } = recordedLog();
  const store = createLookStore({ values, now: () => 7 });
  const outlet = { changes: new Cell(null), viewWith };
  return {
    editor: createLookEditor({
      ...{ store, outlet, pictures: NO_PICTURES, transfer: NONE, log },
      fromSettings: { color: "#1F4E9C", headlineFont: null },
    }),
    ...{ store, lines, disk },
  };
}

const publish = (editor: LookEditor) => editor.publish(editor.view.current().digest);

test("a change is seen in the draft's outlet at once, with what publishing it changes", () => {
  const { editor } = openEditor();
  expect(editor.view.current()).toMatchObject({ differences: null, publishedAt: null });
  expect(editor.change({ brand: { name: "Zum Anker" } })).toEqual({ result: "done" });
  expect(editor.view.current()).toMatchObject({
    look: { brand: { name: "Zum Anker" } },
    outlet: { name: "Zum Anker" },
    differences: { brand: ["name"], pictures: 0, stage: [] },
    canUndo: true,
    publishedAt: null,
    fromSettings: { color: "#1F4E9C", headlineFont: null },
  });
});

test("a publication is logged with what it changed, and leaves no difference", () => {
  const { editor, lines } = openEditor();
  editor.change({ stage: { dishes: { kind: "popular" } } });
  expect(publish(editor)).toEqual({ result: "done" });
  expect(editor.view.current()).toMatchObject({ differences: null, publishedAt: 7 });
  expect(lines.join("")).toContain("staff published a look");
  expect(lines.join("")).toContain('"stage":["dishes"]');
});

test("only the draft that staff have seen is published, not one that arrived meanwhile", () => {
  const { editor, store } = openEditor();
  editor.change({ brand: { name: "Zum Anker" } });
  const { digest } = editor.view.current();
  // From the console.
  store.change({ brand: { ...AUTOMATIC_LOOK.brand, name: "Elsewhere" } });
  expect(editor.publish(digest)).toEqual({ result: "changed" });
  expect(store.published.current()).toEqual(AUTOMATIC_LOOK);
  editor.undo();
  expect(editor.publish(digest)).toEqual({ result: "done" });
  expect(store.published.current().brand.name).toBe("Zum Anker");
});

test("what a full disk does not take has changed nothing, and is logged", () => {
  const { editor, lines, disk } = openEditor();
  editor.change({ brand: { name: "One" } });
  const before = editor.view.current();
  disk.isFull = true;
  expect(editor.change({ brand: { name: "Two" } })).toEqual({ result: "not-stored" });
  expect(editor.undo()).toEqual({ result: "not-stored" });
  expect(editor.discard()).toEqual({ result: "not-stored" });
  expect(publish(editor)).toEqual({ result: "not-stored" });
  expect(editor.view.current()).toEqual(before);
  expect(lines.join("")).toContain("could not be stored");
  disk.isFull = false;
  expect(editor.undo()).toEqual({ result: "done" });
  expect(editor.view.current().canUndo).toBe(false);
});
