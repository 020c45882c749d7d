/** Typing into a payment page over DevTools, with a browser that writes down what it is told. */
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBrowserKeys } from "./browser-keys.ts";
import type { DevTools } from "./devtools-pipe.ts";

const URL = "http://127.0.0.1:4600/secret/";

type Told = { method: string; params: object; sessionId?: string };

/** A browser with the kiosk's page, another one, and the provider's frame, in which `field` has the focus. */
function browser(field: unknown = "digits") {
  const told: Told[] = [];
  const gone = Promise.withResolvers<void>();
  const answers: Record<string, (params: object) => unknown> = {
    "Target.getTargets": () => ({
      targetInfos: [
        { targetId: "other", type: "page", url: "about:blank" },
        { targetId: "kiosk", type: "page", url: `${URL}#pay` },
        { targetId: "frame", type: "iframe", url: "https://pay.example/" },
      ],
    }),
    "Target.attachToTarget": (params) => ({
      sessionId: `session of ${"targetId" in params ? params.targetId : ""}`,
    }),
    "Runtime.evaluate": () => ({ result: { value: field } }),
  };
  const devTools: DevTools = {
    closed: gone.promise,
    send: async (method, params = {}, sessionId) => {
      told.push({ method, params, ...(sessionId !== undefined && { sessionId }) });
      return answers[method]?.(params) ?? {};
    },
  };
  const keys = () =>
    told.filter(({ method }) => method === "Input.dispatchKeyEvent").map(({ params }) => params);
  return { devTools, told, keys, leave: () => gone.resolve() };
}

/** What the keys say of the field, once it is as wanted. */
async function fieldIs(keys: ReturnType<typeof createBrowserKeys>["keys"], wanted: string) {
  const changed = Promise.withResolvers<void>();
  const stop = keys.field.subscribe(() => {
    if (keys.field.current() === wanted) changed.resolve();
  });
  if (keys.field.current() === wanted) changed.resolve();
  await changed.promise;
  stop();
}

test("a key goes to the kiosk's own page, which is focused first, down and up", async () => {
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
  const sessions = new Set(chromium.told.flatMap(({ sessionId }) => sessionId ?? []));
  expect([...sessions]).toEqual(["session of kiosk"]);
  const order = chromium.told.map(({ method }) => method);
  const focused = order.indexOf("Emulation.setFocusEmulationEnabled");
  expect(focused).toBeGreaterThan(0);
  expect(focused).toBeLessThan(order.indexOf("Input.dispatchKeyEvent"));
  expect(order.filter((method) => method === "Target.attachToTarget")).toHaveLength(1);
});

test.each(["digits", "letters", "none"])("a frame whose field wants %s says so", async (field) => {
  const chromium = browser(field);
  const { keys, opened } = createBrowserKeys();
  expect(keys.field.current()).toBe("unavailable");
  opened(chromium.devTools, URL);
  await fieldIs(keys, field);
});

test("a browser that is gone cannot be typed into, and nothing breaks", async () => {
  const chromium = browser();
  const { keys, opened } = createBrowserKeys();
  opened(chromium.devTools, URL);
  await keys.type("4");
  chromium.leave();
  await turn();
  const before = chromium.told.length;
  await keys.type("5");
  expect(chromium.told).toHaveLength(before);
  await fieldIs(keys, "unavailable");
});

test("without a browser keys go nowhere", async () => {
  const { keys } = createBrowserKeys();
  await keys.type("4");
  expect(keys.field.current()).toBe("unavailable");
});
