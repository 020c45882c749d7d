/** Messages between the page and the decoding worker. */

/** The page's first message: the decoder's program, and the camera's frames if the browser can transfer them. */
export type StartMessage = {
  readonly type: "start";
  readonly wasm: ArrayBuffer;
  readonly frames: ReadableStream<VideoFrame> | null;
};
/** A picture of the camera if frames cannot be transferred; one at a time. */
export type PictureMessage = { readonly type: "picture"; readonly bitmap: ImageBitmap };
/** The page's last message: the worker decodes nothing more, and closes when the frames end. */
export type StopMessage = { readonly type: "stop" };
export type ToWorker = StartMessage | PictureMessage | StopMessage;

export type FromWorker =
  | { readonly type: "ready" }
  /** A frame was decoded: its mean brightness (0 to 255), and the text of its code. */
  | { readonly type: "looked"; readonly brightness: number; readonly text: string | null }
  | { readonly type: "failed"; readonly reason: string };
