/** The interface of all camera readers. */

/** What a reader reports about its camera. */
export type ReaderEvents = {
  /** The text of a code; the same code comes again with every frame that shows it. */
  readonly onCode: (text: string) => void;
  /** A frame was decoded. Mean brightness, 0 to 255. */
  readonly onLooked: (brightness: number) => void;
  /** The reader cannot go on. */
  readonly onFailed: (reason: string) => void;
};

/** Watches a playing video until it is stopped; then it reports nothing more. */
export type CameraReader = { readonly stop: () => void };

export type StartReader = (
  camera: { readonly stream: MediaStream; readonly video: HTMLVideoElement },
  events: ReaderEvents,
) => CameraReader;
