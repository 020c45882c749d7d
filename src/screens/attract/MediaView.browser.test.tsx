/** Slides take turns, and stop when nobody can see them. */
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import { MediaView } from "./MediaView.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const slide = (name: string): DishPicture => ({ kind: "drawing", url: `${PIXEL}#${name}` });
const shown = () =>
  [...document.querySelectorAll<HTMLImageElement>(".attract__slide")].map(
    ({ src, dataset }) => src.split("#")[1] + (dataset.current === undefined ? "" : " shown"),
  );
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const show = (...names: string[]) =>
  render(<MediaView media={{ is: "slides", slides: names.map(slide) }} onFailed={() => {}} />);

test("each slide is shown for eight seconds, and loaded while the one before it is", async () => {
  await show("a", "b", "c");
  expect(shown()).toEqual(["a shown", "b"]);
  await pass(7_999);
  expect(shown()).toEqual(["a shown", "b"]);
  await pass(1);
  expect(shown()).toEqual(["a", "b shown", "c"]);
  await pass(16_000);
  expect(shown()).toEqual(["a shown", "b", "c"]);
});

test("a single slide stays, and nothing changes while the page is hidden", async () => {
  const { unmount } = await show("a");
  await pass(20_000);
  expect(shown()).toEqual(["a shown"]);
  await unmount();
  await show("a", "b");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(20_000);
  expect(shown()).toEqual(["a shown", "b"]);
});

test("a video that cannot be played is reported, and its picture is that of the first slide", async () => {
  const failed = vi.fn<(url: string) => void>();
  await render(
    <MediaView media={{ is: "video", url: "data:video/mp4,", poster: PIXEL }} onFailed={failed} />,
  );
  const video = document.querySelector("video");
  expect([video?.muted, video?.loop, video?.poster]).toEqual([true, true, PIXEL]);
  await expect.poll(() => failed.mock.calls).toEqual([["data:video/mp4,"]]);
});

/** A tenth of a second of silence: a file of which the browser plays the sound, and has no picture. */
function soundAlone(): string {
  const samples = 800;
  const head = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, place) => {
      head.setUint8(at + place, letter.charCodeAt(0));
    });
  write(0, "RIFF");
  head.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, 8_000, true);
  head.setUint32(28, 8_000, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  write(36, "data");
  head.setUint32(40, samples, true);
  new Uint8Array(head.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([head.buffer], { type: "audio/wav" }));
}

test("a video of which only the sound can be played is reported", async () => {
  const failed = vi.fn<(url: string) => void>();
  const url = soundAlone();
  await render(<MediaView media={{ is: "video", url, poster: null }} onFailed={failed} />);
  await expect.poll(() => failed.mock.calls[0]).toEqual([url]);
  expect(document.querySelector("video")?.error).toBeNull();
});
