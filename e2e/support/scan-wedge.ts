/** A USB keyboard-wedge scanner: real key events, at the speed of a device. */
import type { CDPSession, Page } from "@playwright/test";

/** A key of a scanner. Control characters arrive as `Ctrl+X`. */
export type ScannerKey = string;

const KEY_GAP_S = 0.008;

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
    const start = Date.now() / 1_000 - keys.length * KEY_GAP_S;
    await Promise.all(
      keys.flatMap((name, index) => {
        const pressed = pressedAs(name);
        const at = start + index * KEY_GAP_S;
        const down = pressed.text === undefined ? "rawKeyDown" : "keyDown";
        return [
          session.send("Input.dispatchKeyEvent", { type: down, timestamp: at, ...pressed }),
          session.send("Input.dispatchKeyEvent", {
            type: "keyUp",
            timestamp: at + KEY_GAP_S / 2,
            ...pressed,
            text: undefined,
          }),
        ];
      }),
    );
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

function pressedAs(name: ScannerKey): Pressed {
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
