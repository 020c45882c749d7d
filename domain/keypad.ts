/**
 * A tactile keypad speaks as a USB keyboard: which of its keys mean what (docs/access.md). Keys are named by
 * `KeyboardEvent.code`, https://www.w3.org/TR/uievents-code/.
 */

export const KEYPAD_ACTIONS = [
  "next",
  "previous",
  "select",
  "back",
  "help",
  "volumeUp",
  "volumeDown",
  "speech",
  "repeat",
] as const;
export type KeypadAction = (typeof KEYPAD_ACTIONS)[number];

/** The keys of each action; an empty list: the keypad has no such key. */
export type KeypadKeys = Readonly<Record<KeypadAction, readonly string[]>>;

/** Without these nothing can be ordered. */
const INDISPENSABLE: readonly KeypadAction[] = ["next", "previous", "select"];

/**
 * Ready-made maps. `arrows`: keypads with arrow keys. `function-keys`: keypads that are programmed to keys that no
 * keyboard has, so that nothing else can be typed with them by accident.
 */
export const KEYPAD_MAPS = {
  arrows: {
    next: ["ArrowDown", "ArrowRight"],
    previous: ["ArrowUp", "ArrowLeft"],
    select: ["Enter", "NumpadEnter"],
    back: ["Escape", "Home"],
    help: ["F1", "Help"],
    volumeUp: ["AudioVolumeUp", "PageUp"],
    volumeDown: ["AudioVolumeDown", "PageDown"],
    speech: ["F2"],
    repeat: ["F3"],
  },
  "function-keys": {
    next: ["F14"],
    previous: ["F13"],
    select: ["F15"],
    back: ["F16"],
    help: ["F17"],
    volumeUp: ["F18", "AudioVolumeUp"],
    volumeDown: ["F19", "AudioVolumeDown"],
    speech: ["F20"],
    repeat: ["F21"],
  },
} as const satisfies Readonly<Record<string, KeypadKeys>>;

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Keys that neither write, nor change what other keys write. */
const KEYS: ReadonlySet<string> = new Set([
  ...numbered("F", 24),
  ...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End"],
  ...["Insert", "Escape", "Pause", "ScrollLock", "PrintScreen", "ContextMenu"],
  ...["Help", "Select", "Again", "Undo", "Cut", "Copy", "Paste", "Find", "Open", "Props"],
  ...["AudioVolumeUp", "AudioVolumeDown", "AudioVolumeMute"],
  ...["MediaTrackNext", "MediaTrackPrevious", "MediaPlayPause", "MediaStop", "MediaSelect"],
  ...["BrowserBack", "BrowserForward", "BrowserHome", "BrowserRefresh", "BrowserSearch"],
  ...["BrowserStop", "BrowserFavorites", "LaunchApp1", "LaunchApp2", "LaunchMail"],
]);
/** A scanner ends with one of these: as a key to select they press only what has the focus, as on any keyboard. */
const KEYS_TO_SELECT: ReadonlySet<string> = new Set(["Enter", "NumpadEnter"]);
/** Every key that a keypad may have. */
export const POSSIBLE_KEYS: readonly string[] = [...KEYS, ...KEYS_TO_SELECT];
/** Keys that write, erase, or change what other keys write: scanners type with them, too. */
const WRITING =
  /^(Key[A-Z]|Digit\d|Numpad\w+|Space|Tab|Backspace|Delete|Enter|Minus|Equal|Bracket(Left|Right)|Backslash|Semicolon|Quote|Backquote|Comma|Period|Slash|Intl\w+|Lang\d|(Shift|Control|Alt|Meta)(Left|Right)|CapsLock|NumLock|KanaMode|Convert|NonConvert)$/;

export type KeypadProblem = { readonly action: KeypadAction; readonly message: string };

/** What is wrong with a map, as sentences for an installer; empty if it can be used. */
export function keypadProblems(keys: KeypadKeys): readonly KeypadProblem[] {
  const owners = new Map<string, KeypadAction>();
  return KEYPAD_ACTIONS.flatMap((action) => {
    const missing = INDISPENSABLE.includes(action) && keys[action].length === 0;
    const problems = keys[action].flatMap((key) => {
      const owner = owners.get(key);
      owners.set(key, action);
      return owner === undefined ? (keyProblem(action, key) ?? []) : twice(key, owner, action);
    });
    const messages = missing ? ["needs a key: nothing can be ordered without it"] : problems;
    return messages.map((message) => ({ action, message }));
  });
}

function twice(key: string, owner: KeypadAction, action: KeypadAction): string {
  return owner === action ? `names ${key} twice` : `${key} is already the key for ${owner}`;
}

function keyProblem(action: KeypadAction, key: string): string | null {
  if (KEYS.has(key) || (action === "select" && KEYS_TO_SELECT.has(key))) return null;
  if (WRITING.test(key)) return `${key} is a key that the scanner and text fields need`;
  return `"${key}" is not the name of a key that a keypad can have, for example F13 or ArrowDown`;
}

/** The part of a `KeyboardEvent` that identifies a key. */
export type PressedKey = {
  /** Empty in an event that a script has made. */
  readonly code: string;
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
};

/** What a pressed key means; null if it is none of the keypad's, or there is no keypad. */
export function keypadActionOf(keys: KeypadKeys | null, pressed: PressedKey): KeypadAction | null {
  if (keys === null || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const code = pressed.code === "" ? pressed.key : pressed.code;
  return KEYPAD_ACTIONS.find((action) => keys[action].includes(code)) ?? null;
}
