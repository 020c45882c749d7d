/** A USB keyboard-wedge scanner: real key events, at the speed of a device. */
import type { CDPSession, Page } from "@playwright/test";

/** A key of a scanner, or a pause after the last one in ms. Control characters arrive as `Ctrl+X`. */
export type ScannerKey = string | number;

/** Keys after this pause belong to no earlier scan, not even to an interrupted one. */
export const LONG_AFTER_SCAN_MS = 700;

const KEY_GAP_MS = 8;

type Pressed = {
  readonly key: string;
  readonly code: string;
  readonly text?: string;
  readonly modifiers: number;
  readonly windowsVirtualKeyCode: number;
};

export class Scanner {
  readonly #page: Page;
  #session: CDPSession | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A whole scan: the code and Enter. */
  scan(code: string): Promise<void> {
    return this.send(...code, "Enter");
  }

  /** These keys, 8 ms apart by their own timestamps, however slow the machine is. */
  async send(...keys: readonly ScannerKey[]): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page);
    const session = this.#session;
    const lengthOf = (key: ScannerKey) => (typeof key === "number" ? key : KEY_GAP_MS);
    let at = Date.now();
    for (const key of keys) at -= lengthOf(key);
    const sent: Promise<unknown>[] = [];
    for (const key of keys) {
      if (typeof key === "string") {
        const pressed = pressedAs(key);
        const down = pressed.text === undefined ? "rawKeyDown" : "keyDown";
        const up = { ...pressed, text: undefined };
        for (const [type, event, time] of [
          [down, pressed, at],
          ["keyUp", up, at + KEY_GAP_MS / 2],
        ] as const) {
          const timestamp = time / 1_000;
          sent.push(session.send("Input.dispatchKeyEvent", { type, timestamp, ...event }));
        }
      }
      at += lengthOf(key);
    }
    await Promise.all(sent);
  }
}

const NAMED: Readonly<Record<string, Pressed>> = {
  Enter: {
    key: "Enter",
    code: "Enter",
    text: "\r",
    modifiers: 0,
    windowsVirtualKeyCode: 13,
  },
  Tab: { key: "Tab", code: "Tab", modifiers: 0, windowsVirtualKeyCode: 9 },
};
const CONTROL = 2;

function pressedAs(name: string): Pressed {
  const named = NAMED[name];
  if (named) return named;
  const character = name.startsWith("Ctrl+") ? name.slice("Ctrl+".length) : name;
  const pressed = {
    key: character,
    code: `Key${character.toUpperCase()}`,
    windowsVirtualKeyCode: character.toUpperCase().charCodeAt(0),
  };
  return name === character
    ? { ...pressed, text: character, modifiers: 0 }
    : { ...pressed, modifiers: CONTROL };
}
