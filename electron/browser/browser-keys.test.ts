/** Typing into a payment page over DevTools, with a browser that records its commands. */
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBrowserKeys } from "./browser-keys.ts";
import type { DevTools } from "./devtools-pipe.ts";

const URL = "http://127.0.0.1:4600/secret/";

type SentCommand = { method: string; params: object; sessionId?: string };

/**
 * A browser with the kiosk's page, another one, and the provider's frame, in which `field` has the focus: in a process
 * of its own, or within the kiosk's.
 */
function browser(field: unknown = "digits", { isWithin = false } = {}) {
  const sent: SentCommand[] = [];
  const gone = Promise.withResolvers<void>();
  const answers: Record<string, (params: object, sessionId?: string) => unknown> = {
    "Target.getTargets": () => ({
      targetInfos: [
        { targetId: "other", type: "page", url: "about:blank" },
        { targetId: "kiosk", type: "page", url: `${URL}#pay` },
        ...(isWithin
          ? []
          : [{ targetId: "provider", type: "iframe", url: "https://pay.example/" }]),
      ],
    }),
    "Target.attachToTarget": (params) => ({
      sessionId: `session of ${"targetId" in params ? params.targetId : ""}`,
    }),
    "Page.getFrameTree": (_, sessionId) => ({
      frameTree: trees(isWithin)[sessionId ?? ""],
    }),
    "Page.createIsolatedWorld": (params) => ({
      executionContextId: "frameId" in params && params.frameId === "page" ? 7 : 0,
    }),
    // The kiosk's own page is never asked: its fields receive other keys.
    "Runtime.evaluate": (params) => ({
      result: { value: "contextId" in params && params.contextId === 7 ? field : "letters" },
    }),
  };
  const devTools: DevTools = {
    closed: gone.promise,
    send: async (method, params = {}, sessionId) => {
      sent.push({ method, params, ...(sessionId !== undefined && { sessionId }) });
      return answers[method]?.(params, sessionId) ?? {};
    },
  };
  const keys = () =>
    sent.filter(({ method }) => method === "Input.dispatchKeyEvent").map(({ params }) => params);
  return { devTools, sent, keys, leave: () => gone.resolve() };
}

/** The frame trees by target. */
function trees(isWithin: boolean): Record<string, object> {
  const page = { frame: { id: "page" } };
  return {
    "session of kiosk": { frame: { id: "kiosk" }, ...(isWithin && { childFrames: [page] }) },
    "session of provider": page,
  };
}

/** The field as the keys report it, once it is as wanted. */
async function fieldIs(keys: ReturnType<typeof createBrowserKeys>["keys"], wanted: string) {
  const changed = Promise.withResolvers<void>();
  const stop = keys.field.subscribe(() => {
    if (keys.field.current() === wanted) changed.resolve();
  });
  if (keys.field.current() === wanted) changed.resolve();
  await changed.promise;
  stop();
}

test("a key is typed into the kiosk's own page, which is focused first, down and up", async () => {
  const chromium = browser();
  const { keys, opened } = createBrowserKeys();
  opened(chromium.devTools, URL);
  await keys.type("4");
  await keys.type("Backspace");
  expect(chromium.keys().map((event) => Object.values(event)[0])).toEqual([
    "keyDown",
    "keyUp",
    "rawKeyDown",
    "keyUp",
  ]);
  const sessions = new Set(chromium.sent.flatMap(({ sessionId }) => sessionId ?? []));
  expect([...sessions]).toEqual(["session of kiosk"]);
  const order = chromium.sent.map(({ method }) => method);
  const focused = order.indexOf("Emulation.setFocusEmulationEnabled");
  expect(focused).toBeGreaterThan(0);
  expect(focused).toBeLessThan(order.indexOf("Input.dispatchKeyEvent"));
  expect(order.filter((method) => method === "Target.attachToTarget")).toHaveLength(1);
});

test.each(["digits", "letters", "none"])(
  "a frame with a focused field for %s is reported",
  async (field) => {
    const chromium = browser(field);
    const { keys, opened } = createBrowserKeys();
    expect(keys.field.current()).toBe("unavailable");
    opened(chromium.devTools, URL);
    await fieldIs(keys, field);
  },
);

test.each(["digits", "letters", "none"])(
  "so is one of the same site, without a process of its own (%s)",
  async (field) => {
    const chromium = browser(field, { isWithin: true });
    const { keys, opened } = createBrowserKeys();
    opened(chromium.devTools, URL);
    await fieldIs(keys, field);
  },
);

test("keys for a closed browser are dropped without an error", async () => {
  const chromium = browser();
  const { keys, opened } = createBrowserKeys();
  opened(chromium.devTools, URL);
  await keys.type("4");
  chromium.leave();
  await turn();
  const before = chromium.sent.length;
  await keys.type("5");
  expect(chromium.sent).toHaveLength(before);
  await fieldIs(keys, "unavailable");
});

test("without a browser keys are dropped", async () => {
  const { keys } = createBrowserKeys();
  await keys.type("4");
  expect(keys.field.current()).toBe("unavailable");
});
