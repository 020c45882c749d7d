/** The frame of the configuration preview: the customers' own screens, with a fake host. */
import "../../../ui/layers.css";
import i18next from "i18next";
import { createRoot, type Root } from "react-dom/client";
import { provideFakeHost } from "../../../app/fake-host.ts";
import { guardAgainstGhostClicks } from "../../../app/ghost-click.ts";
import { queryClient } from "../../../app/queries.ts";
import { AREAS, startI18n } from "../../../i18n/i18n.ts";
import { loadRewards } from "../../../journey/reward-lines.ts";
import type { ScreenName } from "../../../journey/screen-of.ts";
import { guardAgainstDoubleTaps } from "../../../ui/single-tap.ts";
import { createFakeHost } from "./fake-host.ts";
import { overflowsOf } from "./overflows.ts";
import { playSteps, StuckError, spoken } from "./play-steps.ts";
import { SceneApp } from "./SceneApp.tsx";
import type { PreviewFrame, Scene, Shown } from "./scene.ts";
import { still } from "./still.ts";
import "../../../ui/fonts.css";
import "../../../ui/tokens.css";
import "../../../ui/base.css";
import "./frame.css";

const place = document.getElementById("root");
if (!place) throw new Error("preview-frame.html has no #root");

// The frame has no camera: as on a kiosk without one, and without a permission prompt.
Object.defineProperty(navigator, "mediaDevices", { value: undefined });
const fakeHost = createFakeHost();
provideFakeHost(fakeHost.link);
guardAgainstGhostClicks(document);
guardAgainstDoubleTaps();
const root: Root = createRoot(place);
/** Texts, and what a scene in which somebody is identified needs. */
const loaded = Promise.all([startI18n([...AREAS, "preview"]), loadRewards()]);

let turn = 0;
let screen: ScreenName | null = null;
const listeners = new Set<(screen: ScreenName) => void>();
/** Shows the current scene again from its beginning. */
let again: (() => void) | null = null;

function onScreen(next: ScreenName): void {
  // A static screen must not go away: a countdown that has ended restarts.
  const hasRunOut = next === "attract" && screen !== null && screen !== "attract";
  screen = next;
  for (const listener of listeners) listener(next);
  if (hasRunOut) again?.();
}

async function show(scene: Scene): Promise<Shown> {
  turn += 1;
  const mine = turn;
  const isOver = () => mine !== turn;
  again = null;
  await loaded;
  if (isOver()) return { result: "overtaken" };
  fakeHost.play(scene);
  queryClient.clear();
  screen = null;
  document.documentElement.toggleAttribute("data-still", !scene.walks);
  const { promise: ready, resolve } =
    Promise.withResolvers<Parameters<Parameters<typeof SceneApp>[0]["onReady"]>[0]>();
  root.render(<SceneApp key={mine} scene={scene} onReady={resolve} onScreen={onScreen} />);
  const visit = await ready;
  try {
    await spoken(scene.locale);
    await playSteps(scene, { ...visit, isOver });
  } catch (error) {
    if (error instanceof StuckError) return { result: "stuck", at: error.message };
    throw error;
  }
  await still(isOver);
  if (isOver()) return { result: "overtaken" };
  if (!scene.walks) again = () => void show(scene);
  const isUnreadable = document.querySelector(".document-sheet .panel") !== null;
  return { result: "shown", overflows: overflowsOf(document), isUnreadable };
}

const frame: PreviewFrame = {
  show,
  answer: fakeHost.answer,
  walk: fakeHost.walk,
  watch(listener) {
    listeners.add(listener);
    if (screen !== null) listener(screen);
    return () => void listeners.delete(listener);
  },
};
window.previewFrame = frame;
void loaded.then(() => {
  document.title = i18next.t("preview:frame.title");
});
