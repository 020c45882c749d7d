import { type RefObject, useEffect, useState } from "react";
import { useStable } from "../../ui/use-stable.ts";
import {
  type CameraTrouble,
  closeCamera,
  createDarkness,
  openCamera,
  troubleOf,
} from "./camera.ts";
import { readInPage } from "./page-reader.ts";
import type { CameraReader, ReaderEvents } from "./reader.ts";
import { canReadInWorker, readInWorker } from "./worker-reader.ts";

/** A camera that delivers no picture for this long counts as failed. */
const SILENT_MS = 6_000;

export type CameraState =
  | { readonly step: "opening" }
  | { readonly step: "watching" }
  | { readonly step: "trouble"; readonly trouble: CameraTrouble };

/**
 * Opens the camera, shows it in `video` and reads codes while mounted; released at once on unmount. `onCode` is called
 * repeatedly with the same code while it is in view.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>({ step: "opening" });
  const read = useStable(onCode);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    setState({ step: "opening" });
    return watchCamera(element, setState, read);
  }, [video, read]);
  return state;
}

/** @returns stops watching and releases the camera */
function watchCamera(
  video: HTMLVideoElement,
  report: (state: CameraState) => void,
  onCode: (text: string) => void,
): () => void {
  let isOver = false;
  let release = () => {};
  const end = () => {
    isOver = true;
    release();
    release = () => {};
  };
  const fail = (trouble: CameraTrouble) => {
    if (isOver) return;
    end();
    report({ step: "trouble", trouble });
  };
  openCamera().then(
    (stream) => {
      // The customer may have left the screen while the camera was being opened.
      if (isOver) return closeCamera(stream);
      release = watchStream(stream, video, { report, fail, onCode });
    },
    (error: unknown) => fail(troubleOf(error)),
  );
  return end;
}

type Watching = {
  readonly report: (state: CameraState) => void;
  readonly fail: (trouble: CameraTrouble) => void;
  readonly onCode: (text: string) => void;
};

/** @returns stops reading, and releases camera and picture */
function watchStream(
  stream: MediaStream,
  video: HTMLVideoElement,
  { report, fail, onCode }: Watching,
): () => void {
  const isDark = createDarkness();
  let reader: CameraReader | null = null;
  let silence = setTimeout(() => fail("failed"), SILENT_MS);
  const events: ReaderEvents = {
    onCode,
    onLooked: (brightness) => {
      clearTimeout(silence);
      silence = setTimeout(() => fail("failed"), SILENT_MS);
      if (isDark(brightness, performance.now())) fail("black");
    },
    onFailed: () => fail("failed"),
  };
  const start = () => {
    report({ step: "watching" });
    reader = canReadInWorker()
      ? readInWorker(
          { stream, video },
          {
            ...events,
            // A worker may not work in this browser: decoding on the page's own thread is slower, but works.
            onFailed: () => {
              reader?.stop();
              reader = readInPage({ stream, video }, events);
            },
          },
        )
      : readInPage({ stream, video }, events);
  };
  const lost = () => fail("unplugged");
  for (const track of stream.getTracks()) track.addEventListener("ended", lost);
  video.srcObject = stream;
  video.play().then(
    () => {
      if (stream.active) start();
    },
    () => {
      if (stream.active) fail("failed");
    },
  );
  return () => {
    clearTimeout(silence);
    reader?.stop();
    for (const track of stream.getTracks()) track.removeEventListener("ended", lost);
    closeCamera(stream);
    video.srcObject = null;
  };
}
