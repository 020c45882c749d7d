/** The time from the first frame with a code to its text. */
import { readInWorker } from "../../src/scan/camera/worker-reader.ts";
import { type Condition, FRAME_MS } from "./conditions.ts";
import { exposed, HEIGHT, WIDTH } from "./plane.ts";
import { seeded } from "./random.ts";
import { codeScene, emptyScene } from "./scenes.ts";

const EMPTY_FRAMES = 8;
/** The machine has other load: the fastest of so many presentations counts. */
const SHOWINGS = 5;
/** A code that is not read in so many frames counts as not read. */
const MOST_FRAMES = 30;

declare global {
  interface Window {
    readonly MediaStreamTrackGenerator?: new (options: {
      readonly kind: "video";
    }) => MediaStreamTrack & { readonly writable: WritableStream<VideoFrame> };
  }
}

/**
 * Milliseconds from the first frame with a code to its text, for scenes `0` to `count - 1` of a condition on a camera
 * of 30 frames per second; null for a code that was not read.
 */
export async function liveLatencies(
  condition: Condition,
  count: number,
): Promise<(number | null)[]> {
  const Generator = window.MediaStreamTrackGenerator;
  if (!Generator) throw new Error("this Chromium makes no video of frames");
  const generator = new Generator({ kind: "video" });
  const writer = generator.writable.getWriter();
  const stream = new MediaStream([generator]);
  let onCode: (text: string) => void = () => {};
  const started = Promise.withResolvers<void>();
  const reader = readInWorker(
    { stream, video: document.createElement("video") },
    {
      onCode: (text) => onCode(text),
      onLooked: () => started.resolve(),
      onFailed: (reason) => started.reject(new Error(reason)),
    },
  );
  const show = (frame: ImageData) => writer.write(brightnessFrame(frame));
  const nothing = picture(emptyScene(0));
  // The first decodings compile the decoder; no customer waits for that.
  let isWarm = false;
  started.promise.then(
    () => {
      isWarm = true;
    },
    () => {},
  );
  while (!isWarm) await paced(() => show(nothing));
  for (let frame = 0; frame < 60; frame += 1) await paced(() => show(nothing));

  const latencies: (number | null)[] = [];
  for (let index = 0; index < count; index += 1) {
    const scene = codeScene(condition, index);
    const frame = picture(scene);
    let best: number | null = null;
    for (let showing = 0; showing < SHOWINGS; showing += 1) {
      for (let before = 0; before < EMPTY_FRAMES; before += 1) await paced(() => show(nothing));
      const latency = await latencyOf(frame, scene.text);
      if (latency !== null) best = Math.min(latency, best ?? latency);
    }
    latencies.push(best);
  }
  await writer.close();
  reader.stop();
  return latencies;

  async function latencyOf(frame: ImageData, text: string): Promise<number | null> {
    let readAt: number | null = null;
    onCode = (read) => {
      if (read === text) readAt ??= performance.now();
    };
    const shownAt = performance.now();
    for (let held = 0; held < MOST_FRAMES && readAt === null; held += 1) {
      await paced(() => show(frame));
    }
    return readAt === null ? null : readAt - shownAt;
  }
}

function picture(scene: Pick<ReturnType<typeof codeScene>, "plane" | "noise">): ImageData {
  return exposed(scene.plane, scene.noise, seeded(5));
}

async function paced(act: () => Promise<void>): Promise<void> {
  const next = new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  await act();
  await next;
}

/** A frame as cameras deliver it: a luma plane, and chroma planes at a quarter of its size. */
function brightnessFrame({ data }: ImageData): VideoFrame {
  const bytes = new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(128);
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) bytes[index] = data[4 * index] ?? 0;
  return new VideoFrame(bytes, {
    format: "I420",
    codedWidth: WIDTH,
    codedHeight: HEIGHT,
    timestamp: performance.now() * 1_000,
  });
}
