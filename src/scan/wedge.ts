/**
 * Distinguishes a scanner that types (a "keyboard wedge") from a person at a keyboard: by speed, and by the key with
 * which the scanner ends. Pure: takes keys with their times, returns what to do with each.
 */
import { LONGEST_CODE } from "../../domain/scanned-code.ts";

/** Longest pause within a scan. Scanners need 1 to 35 ms a key; two keys of a person come 60 ms apart or more. */
export const LONGEST_GAP_MS = 50;
/** This many characters in a row at that speed are not typed by a person. */
const LEAST_CHARACTERS = 3;
/** Characters within this time after an interrupted scan belong to it. */
const BROKEN_MS = 500;
/** Prefixes and suffixes of a code count too. */
const MOST_CHARACTERS = LONGEST_CODE + 32;

/** `key` and `code` of a `KeyboardEvent`. */
export type HeldKey = { readonly key: string; readonly code: string };

export type WedgeKey = HeldKey & {
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
  /** With Ctrl, Alt or Meta: scanners send control characters this way. */
  readonly isControl: boolean;
  /** A held key repeats as fast as a scanner, and is a person's. */
  readonly isRepeat: boolean;
};

export type WedgeVerdict = {
  /** "pass": it is passed on. "hold": a scanner's, or not known yet; no other listener sees it. */
  readonly verdict: "pass" | "hold";
  /** Held keys that turned out to be a person's, to be typed before this one. */
  readonly released: readonly HeldKey[];
  /** With the last key of a scan: its characters, or null if they may not be used. */
  readonly scanned?: string | null;
};

/** Call `typed` for every key, and `paused` once `LONGEST_GAP_MS` have passed without one. */
export class Wedge {
  /** Enter before a code, and the characters themselves. */
  #held: HeldKey[] = [];
  #characters = 0;
  #lastAt = Number.NEGATIVE_INFINITY;
  #brokenAt = Number.NEGATIVE_INFINITY;
  #isRest = false;
  #isAfterScan = false;

  typed(key: WedgeKey): WedgeVerdict {
    const follows = key.at - this.#lastAt <= LONGEST_GAP_MS;
    const before = follows ? [] : this.paused();
    this.#lastAt = key.at;
    if (key.isRepeat) return { verdict: "pass", released: [...before, ...this.paused()] };
    if (isCharacter(key)) return this.#character(key, before);
    if (this.#isAfterScan) return { verdict: "hold", released: before };
    if (this.#isScan()) return this.#withinScan(key);
    if (key.key === "Enter" && !key.isControl) return this.#firstEnter(key, before);
    // Any other key of a scanner is harmless by itself; a modifier decides nothing yet.
    const decides = !isModifier(key.key);
    return { verdict: "pass", released: decides ? [...before, ...this.paused()] : before };
  }

  /** No key has come for `LONGEST_GAP_MS`: returns held keys that turned out to be a person's. */
  paused(): readonly HeldKey[] {
    const released = this.#isScan() ? [] : this.#held;
    if (this.#isScan()) this.#brokenAt = this.#lastAt;
    this.#forget();
    return released;
  }

  #isScan(): boolean {
    return this.#characters >= LEAST_CHARACTERS;
  }

  #character({ key, code, at }: WedgeKey, before: readonly HeldKey[]): WedgeVerdict {
    if (this.#characters === 0) {
      // A single space presses buttons, and no code begins with one.
      if (key === " ") return { verdict: "pass", released: [...before, ...this.paused()] };
      this.#isRest = at - this.#brokenAt <= BROKEN_MS;
      this.#isAfterScan = false;
    }
    this.#characters += 1;
    if (this.#characters <= MOST_CHARACTERS) this.#held.push({ key, code });
    return { verdict: "hold", released: before };
  }

  #withinScan(key: WedgeKey): WedgeVerdict {
    // Control characters, modifiers and other keys that a scanner may send between two characters.
    if (!isEnd(key)) return { verdict: "hold", released: [] };
    const isUsable = this.#characters <= MOST_CHARACTERS && !this.#isRest;
    const characters = this.#held.map((held) => held.key).filter((held) => held !== "Enter");
    const scanned = isUsable ? characters.join("") : null;
    this.#forget();
    // A second line end, or any other suffix, belongs to the scan.
    this.#isAfterScan = true;
    return { verdict: "hold", released: [], scanned };
  }

  /** Enter can begin a scan, end one that is too short, or be a person's. */
  #firstEnter({ key, code }: WedgeKey, before: readonly HeldKey[]): WedgeVerdict {
    const released = [...before, ...this.paused()];
    this.#held = [{ key, code }];
    return { verdict: "hold", released };
  }

  #forget(): void {
    this.#held = [];
    this.#characters = 0;
    this.#isRest = false;
    this.#isAfterScan = false;
  }
}

function isCharacter({ key, isControl }: WedgeKey): boolean {
  return !isControl && [...key].length === 1;
}

/** Enter and Tab, and carriage return and line feed as control characters. */
function isEnd({ key, isControl }: WedgeKey): boolean {
  return isControl ? /^[mj]$/i.test(key) : key === "Enter" || key === "Tab";
}

function isModifier(key: string): boolean {
  return ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"].includes(key);
}
