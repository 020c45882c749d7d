/** The worker that decodes frames: one at a time, always the newest, off the page's own thread. */
import { createDecoder, type Decoder } from "./decoder.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { brightnessOf, PictureSource } from "./picture.ts";

const source = new PictureSource();
let decoder: Decoder | null = null;
let isStopping = false;

function post(message: FromWorker): void {
  self.postMessage(message);
}

async function decodeFrame(frame: VideoFrame): Promise<void> {
  if (!decoder || isStopping) return frame.close();
  let picture: ImageData;
  try {
    picture = await source.read(frame);
  } finally {
    frame.close();
  }
  post({ type: "looked", brightness: brightnessOf(picture), text: await decoder.read(picture) });
}

/** The stream keeps only its newest frame: those that came during a decoding are dropped, not delayed. */
async function watch(frames: ReadableStream<VideoFrame>): Promise<void> {
  const reader = frames.getReader();
  for (;;) {
    const next = await reader.read();
    if (next.done) return;
    await decodeFrame(next.value);
  }
}

async function obey(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "start":
      decoder = await createDecoder(message.wasm);
      post({ type: "ready" });
      if (message.frames) await watch(message.frames);
      if (isStopping) self.close();
      return;
    case "picture": {
      const frame = new VideoFrame(message.bitmap, { timestamp: 0 });
      message.bitmap.close();
      return decodeFrame(frame);
    }
    case "stop":
      // Frames that are still queued have to be closed: the stream ends with the camera's track.
      isStopping = true;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  obey(data).catch((error: unknown) => post({ type: "failed", reason: String(error) }));
});
