/** Grey pictures as planes of numbers, 0 (black) to 255, and the effects of lens and sensor. */
import type { Random } from "./random.ts";

export const WIDTH = 1280;
export const HEIGHT = 720;

export type Plane = Float32Array;

export function plane(draw: (column: number, row: number) => number): Plane {
  const drawn = new Float32Array(WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH; column += 1) {
      drawn[row * WIDTH + column] = draw(column, row);
    }
  }
  return drawn;
}

/** Defocus: two box filters in sequence, close enough to a lens out of focus. `radius` in pixels. */
export function blurred(source: Plane, radius: number): Plane {
  const reach = Math.round(radius);
  if (reach < 1) return source;
  const once = (from: Plane) => boxed(boxed(from, reach, 1, WIDTH), reach, WIDTH, HEIGHT);
  return once(once(source));
}

/** Motion blur: one box filter along the row. */
export function smeared(source: Plane, pixels: number): Plane {
  const reach = Math.round(pixels / 2);
  return reach < 1 ? source : boxed(source, reach, 1, WIDTH);
}

function boxed(source: Plane, reach: number, step: number, length: number): Plane {
  const result = new Float32Array(source.length);
  const lines = source.length / length;
  const lineStep = step === 1 ? WIDTH : 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let at = -reach; at < length; at += 1) {
      const enters = at + reach;
      if (enters < length) {
        sum += source[start + enters * step] ?? 0;
        count += 1;
      }
      const leaves = at - reach - 1;
      if (leaves >= 0) {
        sum -= source[start + leaves * step] ?? 0;
        count -= 1;
      }
      if (at >= 0) result[start + at * step] = sum / count;
    }
  }
  return result;
}

/** Uneven light: `gain` at one side, `gain * fall` at the other. */
export function lit(source: Plane, gain: number, fall: number): Plane {
  return source.map((value, index) => {
    const across = (index % WIDTH) / WIDTH;
    return 16 + (value - 16) * gain * (1 + (fall - 1) * across);
  });
}

/** The effect of the sensor: noise, and levels from 0 to 255. Each call is another frame of the same scene. */
export function exposed(source: Plane, noise: number, random: Random): ImageData {
  const frame = new ImageData(WIDTH, HEIGHT);
  const pixels = new Uint32Array(frame.data.buffer);
  for (let index = 0; index < source.length; index += 1) {
    const level = Math.round((source[index] ?? 0) + random.around(noise));
    pixels[index] = 0xff000000 | (Math.min(255, Math.max(0, level)) * 0x010101);
  }
  return frame;
}
