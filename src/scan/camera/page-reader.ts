import type { StartReader } from "./reader.ts";

/** Between two decodings: the page's own thread needs time for touches, too. */
const PAUSE_MS = 80;
/** This reader does not measure brightness; the frame counts as lit. */
const UNKNOWN_BRIGHTNESS = 255;

/** Reads codes on the page's own thread, for browsers without WebAssembly or worker. Slower, and it misses more. */
export const readInPage: StartReader = ({ video }, events) => {
  let stop = () => {};
  let isStopped = false;
  import("@zxing/browser")
    .then(({ BrowserQRCodeReader }) => {
      if (isStopped) return;
      const reader = new BrowserQRCodeReader(undefined, {
        delayBetweenScanAttempts: PAUSE_MS,
        delayBetweenScanSuccess: PAUSE_MS,
      });
      const controls = reader.scan(video, (result) => {
        if (isStopped) return;
        events.onLooked(UNKNOWN_BRIGHTNESS);
        if (result) events.onCode(result.getText());
      });
      stop = () => controls.stop();
    })
    .catch((error: unknown) => {
      if (!isStopped) events.onFailed(String(error));
    });
  return {
    stop: () => {
      isStopped = true;
      stop();
    },
  };
};
