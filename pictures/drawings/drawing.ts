import type { Piece } from "../paper/paper.ts";

/** Drawings by their name in the library, each composed when it is asked for. */
export type Drawings = Readonly<Record<string, () => readonly Piece[]>>;
