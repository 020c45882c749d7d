/** Opens the camera, and classifies its failures. */

/**
 * - `refused`: permission denied, or no camera may be used here
 * - `absent`: there is none
 * - `busy`: another program uses it
 * - `unplugged`: it was removed
 * - `black`: it shows nothing: covered, or without light
 * - `failed`: it does not work, or the decoder does not
 */
export type CameraTrouble = "refused" | "absent" | "busy" | "unplugged" | "black" | "failed";

/** Enough for a card at arm's length; a higher resolution only takes longer to decode. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: {
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30 },
    facingMode: "user",
  },
};

/** Below this mean brightness (0 to 255) a picture shows nothing: black in video begins at 16. */
const BLACK_BELOW = 20;
/** A camera that adapts to the light is dark at first. */
const BLACK_FOR_MS = 2_500;

/** Opens the camera; throws an error for `troubleOf`. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException("no camera here", "NotAllowedError");
  return await navigator.mediaDevices.getUserMedia(WANTED);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What an error of `getUserMedia` means for the customer. */
export function troubleOf(error: unknown): CameraTrouble {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "absent";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "failed";
  }
}

/** Detects from the brightness of successive frames whether the camera shows anything. */
export function createDarkness(): (brightness: number, at: number) => boolean {
  let darkSince: number | null = null;
  return (brightness, at) => {
    if (brightness >= BLACK_BELOW) darkSince = null;
    else darkSince ??= at;
    return darkSince !== null && at - darkSince >= BLACK_FOR_MS;
  };
}
