import assert from "node:assert/strict";
import type { FuzzTarget } from "../../testing/fuzz.ts";
import { randomFrom } from "../../testing/mutate.ts";
import { contentTypeFor, fileTypeOf } from "../file-type.ts";

/** Parts of an SVG's head, and texts that may slow down an expression that reads it. */
const SVG_PIECES = [
  '<?xml version="1.0"?>',
  "<?xml",
  "?>",
  "<!--",
  "-->",
  "<!---->",
  "<!-",
  "-",
  "<svg",
  "<svg xmlns='http://www.w3.org/2000/svg'>",
  " ",
  "\n",
  ">",
  " on",
  "onload",
  " = ",
  "<script",
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  "<!DOCTYPE svg",
  " PUBLIC",
  '"',
  "'",
  "[",
  "]>",
];
const PIECES = [...SVG_PIECES, "a", "%PDF-", "GIF89a", "RIFF", "\u0000", "ÿØÿ"];
const REPETITIONS = [1, 1, 1, 2, 30, 1_000, 50_000];

/** Files of repeated pieces: their type is found in linear time, whatever the pieces are. */
export const files: FuzzTarget = {
  name: "files",
  contract: "in-store-loyalty",
  check(seed) {
    const random = randomFrom(seed ^ 0x2545f491);
    const pick = <T>(values: readonly T[]): T | undefined => values[random(values.length)];
    const pieces = random(2) === 0 ? SVG_PIECES.slice(0, 1 + random(SVG_PIECES.length)) : PIECES;
    const parts = Array.from({ length: 1 + random(6) }, () => {
      const group = Array.from({ length: 1 + random(4) }, () => pick(pieces)).join("");
      return group.repeat(pick(REPETITIONS) ?? 1);
    });
    const type = fileTypeOf(Buffer.from(parts.join(""), random(2) === 0 ? "utf8" : "latin1"));
    if (type === null) return "rejected";
    assert.equal(contentTypeFor(type.extension), type.contentType);
    return "valid";
  },
};
