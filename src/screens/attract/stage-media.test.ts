/** What moves on the start screen, and what does not. */
import { expect, test } from "vitest";
import type { DishPicture } from "../../../domain/look/dish-picture.ts";
import { stageMediaOf } from "./stage-media.ts";

const photo = (name: string): DishPicture => {
  return { kind: "photo", small: `${name}-s`, large: `${name}-l`, focus: { x: 0.5, y: 0.5 } };
};
const SLIDES = [photo("a"), photo("b")];
const NORMAL = { isCalm: false, highContrast: false };
const CALM = { isCalm: true, highContrast: false };
const video = (slides = SLIDES) => ({ videoUrl: "media/loop.mp4", slides });

test("a video comes before slides, with the first of them until it plays", () => {
  expect(stageMediaOf(video(), NORMAL)).toEqual({
    ...{ is: "video", url: "media/loop.mp4", poster: "a-l" },
  });
  expect(stageMediaOf(video([]), NORMAL)).toMatchObject({ is: "video", poster: null });
  expect(stageMediaOf({ videoUrl: null, slides: SLIDES }, NORMAL)).toEqual({
    ...{ is: "slides", slides: SLIDES },
  });
});

test("with reduced motion the first slide stays, and without one the table is shown", () => {
  expect(stageMediaOf(video(), CALM)).toEqual({ is: "slides", slides: [photo("a")] });
  expect(stageMediaOf(video([]), CALM)).toBeNull();
});

test("in high contrast, and without media, the table is shown", () => {
  expect(stageMediaOf(video(), { isCalm: false, highContrast: true })).toBeNull();
  expect(stageMediaOf({ videoUrl: null, slides: [] }, NORMAL)).toBeNull();
});
