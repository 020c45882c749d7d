import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { FromWorker, StartMessage, ToWorker } from "./messages.ts";
import type { StartReader } from "./reader.ts";

/** How long a worker may take to close by itself. */
const LAST_WORD_MS = 1_000;

/** Chromium only; not in TypeScript's library. */
type FrameProcessor = new (options: {
  readonly track: MediaStreamTrack;
  readonly maxBufferSize: number;
}) => { readonly readable: ReadableStream<VideoFrame> };

declare global {
  interface Window {
    readonly MediaStreamTrackProcessor?: FrameProcessor;
  }
}

/** Whether this browser can process frames away from the page's own thread. */
export function canReadInWorker(): boolean {
  return (
    typeof Worker === "function" &&
    typeof WebAssembly === "object" &&
    typeof VideoFrame === "function"
  );
}

/**
 * Decodes codes with zxing-wasm in a worker. The camera's frames go there without touching the page's thread; if the
 * browser cannot transfer them, one picture at a time is sent. The decoder's program is fetched here, since a worker of
 * this page may not connect.
 */
export const readInWorker: StartReader = ({ stream, video }, events) => {
  const worker = new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
  const stopping = new AbortController();
  const { signal } = stopping;
  // A track of its own: when it ends, so do the frames, even if the camera has other users.
  const track = stream.getVideoTracks()[0]?.clone() ?? null;
  const frames = track ? framesOf(track) : null;
  const send = (message: ToWorker, transfer: Transferable[]) =>
    worker.postMessage(message, transfer);
  const fail = (reason: unknown) => {
    if (!signal.aborted) events.onFailed(String(reason));
  };
  const sendPicture = () => {
    if (frames || signal.aborted) return;
    createImageBitmap(video).then((bitmap) => {
      if (signal.aborted) bitmap.close();
      else send({ type: "picture", bitmap }, [bitmap]);
    }, fail);
  };

  worker.addEventListener("error", (event) => fail(event.message), { signal });
  worker.addEventListener(
    "message",
    ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "failed") return fail(data.reason);
      if (data.type === "looked") {
        events.onLooked(data.brightness);
        if (data.text !== null && !signal.aborted) events.onCode(data.text);
      }
      sendPicture();
    },
    { signal },
  );
  fetch(wasmUrl, { signal })
    .then((answer) => answer.arrayBuffer())
    .then((wasm) => {
      const start: StartMessage = { type: "start", wasm, frames };
      send(start, frames ? [wasm, frames] : [wasm]);
    })
    .catch(fail);
  return {
    stop: () => {
      stopping.abort();
      send({ type: "stop" }, []);
      track?.stop();
      // A hanging worker does not react to messages, and one without frames has finished.
      setTimeout(() => worker.terminate(), LAST_WORD_MS);
    },
  };
};

function framesOf(track: MediaStreamTrack): ReadableStream<VideoFrame> | null {
  const Processor = window.MediaStreamTrackProcessor;
  return Processor ? new Processor({ track, maxBufferSize: 1 }).readable : null;
}
