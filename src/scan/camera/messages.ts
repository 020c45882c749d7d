/** What the page and the decoding worker say to each other. */

/** First word of the page: the decoder's program, and the camera's frames where the browser can hand them over. */
export type StartMessage = {
  readonly type: "start";
  readonly wasm: ArrayBuffer;
  readonly frames: ReadableStream<VideoFrame> | null;
};
/** A picture of the camera where frames cannot be handed over; one at a time. */
export type PictureMessage = { readonly type: "picture"; readonly bitmap: ImageBitmap };
/** Last word: the worker looks at nothing more, and ends itself when the frames end. */
export type StopMessage = { readonly type: "stop" };
export type ToWorker = StartMessage | PictureMessage | StopMessage;

export type FromWorker =
  | { readonly type: "ready" }
  /** A frame has been looked at: its mean brightness (0 to 255), and the text of its code. */
  | { readonly type: "looked"; readonly brightness: number; readonly text: string | null }
  | { readonly type: "failed"; readonly reason: string };
