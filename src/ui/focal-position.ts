import type { FocalPoint } from "../../domain/look/look.ts";

/** The CSS `object-position` that keeps this point of a photo visible. */
export function focalPosition({ x, y }: FocalPoint): string {
  return `calc(100% * ${x}) calc(100% * ${y})`;
}
