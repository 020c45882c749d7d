/** What every camera reader does, whichever way it reads. */

/** What a reader tells of the camera that it watches. */
export type ReaderEvents = {
  /** The text of a code; the same code comes again with every frame that shows it. */
  readonly onCode: (text: string) => void;
  /** A frame has been looked at. Mean brightness, 0 to 255. */
  readonly onLooked: (brightness: number) => void;
  /** The reader cannot go on. */
  readonly onFailed: (reason: string) => void;
};

/** Watches a playing video until it is told to stop; afterwards it tells nothing more. */
export type CameraReader = { readonly stop: () => void };

export type StartReader = (
  camera: { readonly stream: MediaStream; readonly video: HTMLVideoElement },
  events: ReaderEvents,
) => CameraReader;
