/** The part of the measurement that runs in Chromium: the kiosk's own readers, and the peer. */
import { BrowserQRCodeReader } from "@zxing/browser";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { FromWorker, ToWorker } from "../../src/scan/camera/messages.ts";
import { readInWorker } from "../../src/scan/camera/worker-reader.ts";
import type { Condition } from "./conditions.ts";
import { liveLatencies } from "./live.ts";
import { exposed, HEIGHT, type Plane, WIDTH } from "./plane.ts";
import { seeded } from "./random.ts";
import { codeScene, emptyScene } from "./scenes.ts";

/** A code is held in front of the camera for so many frames. */
const FRAMES_OF_A_SCENE = 4;

/** Decodes one picture in the kiosk's worker. */
type Decode = (picture: ImageData) => Promise<string | null>;

let starting: Promise<Decode> | null = null;

async function startWorker(): Promise<Decode> {
  const worker = new Worker(new URL("../../src/scan/camera/decode-worker.ts", import.meta.url), {
    type: "module",
  });
  const send = (message: ToWorker, transfer: Transferable[]) => {
    const answered = new Promise<FromWorker>((resolve) => {
      worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
    });
    worker.postMessage(message, transfer);
    return answered;
  };
  const wasm = await (await fetch(wasmUrl)).arrayBuffer();
  await send({ type: "start", wasm, frames: null }, [wasm]);
  return async (picture) => {
    const bitmap = await createImageBitmap(picture);
    const answer = await send({ type: "picture", bitmap }, [bitmap]);
    if (answer.type !== "looked") throw new Error(JSON.stringify(answer));
    return answer.text;
  };
}

const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
const drawing = canvas.getContext("2d", { willReadFrequently: true });
const peer = new BrowserQRCodeReader();

/** Decodes one picture with @zxing/browser's defaults. */
function decodeByPeer(picture: ImageData): string | null {
  drawing?.putImageData(picture, 0, 0);
  try {
    return peer.decodeFromCanvas(canvas).getText();
  } catch {
    return null;
  }
}

/** Shows frames until one is read; returns its text, or null. */
async function shown(
  frames: readonly ImageData[],
  decode: (frame: ImageData) => string | null | Promise<string | null>,
): Promise<string | null> {
  for (const frame of frames) {
    const text = await decode(frame);
    if (text !== null) return text;
  }
  return null;
}

/** Whether kiosk and peer read scene `index` of a condition; `wrong` counts other texts than the code's. */
async function still(condition: Condition, index: number) {
  starting ??= startWorker();
  const decode = await starting;
  const scene = codeScene(condition, index);
  const random = seeded(index + 7);
  const frames = Array.from({ length: FRAMES_OF_A_SCENE }, () =>
    exposed(scene.plane, scene.noise, random),
  );
  const texts = { ours: await shown(frames, decode), peer: await shown(frames, decodeByPeer) };
  return {
    ours: texts.ours === scene.text,
    peer: texts.peer === scene.text,
    wrong: texts.ours !== null && texts.ours !== scene.text,
  };
}

/** Of a picture in a camera's frame: that of a webcam in a lit room. */
const PUBLISHED_NOISE = 20;

/** What kiosk and peer read in a picture that somebody published, seen by a 720p camera for four frames. */
async function published(url: string, index: number) {
  starting ??= startWorker();
  const decode = await starting;
  const seen = await seenByCamera(url);
  const random = seeded(index + 7);
  const frames = Array.from({ length: FRAMES_OF_A_SCENE }, () =>
    exposed(seen, PUBLISHED_NOISE, random),
  );
  return { ours: await shown(frames, decode), peer: await shown(frames, decodeByPeer) };
}

/** A picture as large as the frame allows, on grey. */
async function seenByCamera(url: string): Promise<Plane> {
  if (!drawing) throw new Error("no 2d canvas");
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(WIDTH / image.naturalWidth, HEIGHT / image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  drawing.fillStyle = "#a0a0a0";
  drawing.fillRect(0, 0, WIDTH, HEIGHT);
  drawing.drawImage(image, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  const { data } = drawing.getImageData(0, 0, WIDTH, HEIGHT);
  // Luma of ITU-R BT.601, as cameras deliver it.
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}

/** What the kiosk reads in a picture without a code: null, or a false positive. */
async function empty(index: number): Promise<string | null> {
  starting ??= startWorker();
  const decode = await starting;
  const { plane, noise } = emptyScene(index);
  return await decode(exposed(plane, noise, seeded(index)));
}

/** Stops the kiosk's reader on the camera. */
let stopWatching = () => {};
async function watch(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const video = document.createElement("video");
  video.muted = true;
  video.srcObject = stream;
  document.body.append(video);
  await video.play();
  let reader: ReturnType<typeof readInWorker> | null = null;
  let looked = 0;
  Object.assign(window.bench, {
    read: () => {
      reader = readInWorker(
        { stream, video },
        {
          onCode: () => {},
          onLooked: () => {
            looked += 1;
          },
          onFailed: (reason) => {
            throw new Error(reason);
          },
        },
      );
    },
    pause: () => {
      reader?.stop();
      reader = null;
    },
    looked: () => looked,
  });
  stopWatching = () => {
    reader?.stop();
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  };
}

const bench = {
  still,
  published,
  empty,
  live: liveLatencies,
  watch,
  stopWatching: () => stopWatching(),
  read: () => {},
  pause: () => {},
  looked: () => 0,
};
export type Bench = typeof bench;

declare global {
  interface Window {
    bench: Bench;
  }
}
window.bench = bench;
