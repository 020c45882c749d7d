/** The conditions of a code at a kiosk. */
export const CONDITIONS = [
  "printed",
  "phone",
  "tilted",
  "blurred",
  "dark",
  "damaged",
  "noisy",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Of a camera with 30 frames per second. */
export const FRAME_MS = 1_000 / 30;
