import { expect, test } from "vitest";
import { AUTOMATIC_LOOK, type Look } from "../../../domain/look/look.ts";
import type { StoredValue, ValueStore } from "../store/value-store.ts";
import { createLookStore } from "./look-store.ts";

function fakeValues(): ValueStore & { readonly stored: Map<string, StoredValue> } {
  const stored = new Map<string, StoredValue>();
  return {
    stored,
    read: (name) => stored.get(name) ?? null,
    write: (name, value) => void stored.set(name, value),
  };
}

const open = (values: ValueStore) => createLookStore({ values, now: () => 1 });
const named = (name: string): Look["brand"] => ({ ...AUTOMATIC_LOOK.brand, name });

test("a kiosk without a look chooses everything itself", () => {
  const store = open(fakeValues());
  expect(store.published.current()).toEqual(AUTOMATIC_LOOK);
  expect(store.draft.current()).toEqual({ look: AUTOMATIC_LOOK, canUndo: false, differs: false });
});

test("customers see a change only once it is published, also after a restart", () => {
  const values = fakeValues();
  const store = open(values);
  store.change({ brand: named("Zum Anker") });
  expect(store.published.current().brand.name).toBeNull();
  expect(store.draft.current()).toMatchObject({ canUndo: true, differs: true });
  store.publish();
  expect(store.published.current().brand.name).toBe("Zum Anker");
  expect(store.draft.current().differs).toBe(false);
  expect(open(values).published.current().brand.name).toBe("Zum Anker");
});

test("a draft and what can be undone survive a restart", () => {
  const values = fakeValues();
  open(values).change({ brand: named("One") });
  open(values).change({ brand: named("Two") });
  const store = open(values);
  store.undo();
  expect(store.draft.current()).toMatchObject({ look: { brand: named("One") }, canUndo: true });
  store.undo();
  expect(store.draft.current()).toEqual({ look: AUTOMATIC_LOOK, canUndo: false, differs: false });
  store.undo();
  expect(store.draft.current().look).toEqual(AUTOMATIC_LOOK);
});

test("a change that changes nothing is no step to undo", () => {
  const store = open(fakeValues());
  store.change({ brand: { ...AUTOMATIC_LOOK.brand } });
  expect(store.draft.current().canUndo).toBe(false);
});

test("a discarded draft is what customers see", () => {
  const store = open(fakeValues());
  store.change({ brand: named("One") });
  store.publish();
  store.change({ brand: named("Two") });
  store.discard();
  expect(store.draft.current()).toMatchObject({ look: { brand: named("One") }, canUndo: false });
});

test("a long row of changes is bounded", () => {
  const values = fakeValues();
  const store = open(values);
  for (let step = 0; step < 100; step += 1) store.change({ brand: named(`Name ${step}`) });
  const draft: unknown = JSON.parse(values.stored.get("look: draft")?.content ?? "[]");
  expect(draft).toHaveLength(31);
});

test.each(["{}", "[]", '[{"brand":1}]'])(
  "a stored look %s that cannot be read is ignored",
  (content) => {
    const values = fakeValues();
    values.write("look: published", { tag: null, content, storedAt: 1 });
    values.write("look: draft", { tag: null, content, storedAt: 1 });
    expect(open(values).draft.current().look).toEqual(AUTOMATIC_LOOK);
  },
);

test("what cannot be written does not become visible", () => {
  const values = fakeValues();
  const store = open({
    ...values,
    write() {
      throw new Error("disk full");
    },
  });
  expect(() => store.change({ brand: named("One") })).toThrow("disk full");
  expect(store.draft.current().look).toEqual(AUTOMATIC_LOOK);
});
