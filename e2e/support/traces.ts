/** Searches for data of a visit, wherever a browser could store it (requirement A10). */
import { expect, type Page } from "@playwright/test";
import { AMARA } from "./members.ts";

/** Data of the customer that must not be found afterwards. */
export const MARKERS = ["Amara", "Okafor", AMARA.phone, "151 12345678", "1,240", "Zyxmarker"];

/** What the page under test would show, keep or say. */
type Kept = { readonly place: string; readonly text: string };

async function keptByPage(page: Page): Promise<Kept[]> {
  return await page.evaluate(async () => {
    const fields = [...document.querySelectorAll("input, textarea, select")];
    const stored = (storage: Storage) =>
      Object.entries(storage).map(([name, value]) => `${name}=${value}`);
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      cached.push(name, ...(await cache.keys()).map(({ url }) => url));
    }
    const databases = await indexedDB.databases();
    return [
      { place: "document", text: document.documentElement.outerHTML },
      { place: "fields", text: fields.map((field) => Reflect.get(field, "value")).join() },
      { place: "local storage", text: stored(localStorage).join() },
      { place: "session storage", text: stored(sessionStorage).join() },
      { place: "caches", text: cached.join() },
      { place: "databases", text: databases.map(({ name }) => name).join() },
      { place: "history", text: JSON.stringify(history.state) },
      { place: "window name", text: window.name },
      { place: "cookies", text: document.cookie },
      { place: "selection", text: String(getSelection()) },
      { place: "clipboard", text: await navigator.clipboard.readText() },
      { place: "speech", text: speechSynthesis.speaking ? "speaking" : "" },
    ];
  });
}

async function keptByBrowser(page: Page): Promise<Kept[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send("Page.getNavigationHistory");
  await session.detach();
  const cookies = await page.context().cookies();
  return [
    { place: "addresses", text: entries.map(({ url, title }) => `${url} ${title}`).join() },
    { place: "all cookies", text: cookies.map(({ name, value }) => `${name}=${value}`).join() },
    {
      place: "frames",
      text:
        page.frames().length === 1
          ? ""
          : page
              .frames()
              .map((frame) => frame.url())
              .join(),
    },
  ];
}

/** The strings in the page's memory, after a garbage collection. */
async function heldInMemory(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return chunks.join("");
}

/** Places that must be empty without any data. */
const EMPTY = ["fields", "local storage", "session storage", "caches", "databases", "window name"];
const ALSO_EMPTY = ["cookies", "all cookies", "selection", "clipboard", "speech", "frames"];

/** The browser removes its caches in its own time after it was asked to. */
async function expectNoCaches(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.keys()), "caches").toEqual([]);
}

/** No data of the visit is left: shown, stored, spoken, copied, framed or in the browser's history. */
export async function expectNoTrace(page: Page, markers: readonly string[] = MARKERS) {
  await expectNoCaches(page);
  const kept = [...(await keptByPage(page)), ...(await keptByBrowser(page))];
  for (const { place, text } of kept) {
    for (const marker of markers) expect(text, `${marker} in ${place}`).not.toContain(marker);
    if ([...EMPTY, ...ALSO_EMPTY].includes(place)) expect(text, place).toBe("");
  }
}

/** Nor is any left in the page's memory. */
export async function expectForgotten(page: Page, markers = ["Amara", "Okafor", AMARA.phone]) {
  const memory = await heldInMemory(page);
  for (const marker of markers) expect(memory.includes(marker), `${marker} in memory`).toBe(false);
}

/** Stores the marker wherever a visit could: if it is found afterwards, it was not cleared. */
export async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem("kept", "Zyxmarker");
    sessionStorage.setItem("kept", "Zyxmarker");
    history.replaceState({ kept: "Zyxmarker" }, "");
    await caches.open("Zyxmarker");
    await navigator.clipboard.writeText("Zyxmarker");
    speechSynthesis.speak(new SpeechSynthesisUtterance("Zyxmarker"));
  });
}
