/** The part of the device settings file (docs/settings.md) about a tactile keypad. */
import { z } from "zod";
import {
  KEYPAD_ACTIONS,
  KEYPAD_MAPS,
  type KeypadAction,
  type KeypadKeys,
  keypadProblems,
} from "../../../domain/keypad.ts";

const MEANINGS: Readonly<Record<KeypadAction, string>> = {
  next: "Goes to the next text or control of the screen",
  previous: "Goes to the previous one",
  select: "Presses the control",
  back: "Goes one step back, or closes a dialog",
  help: "Explains the keys",
  volumeUp: "Reads louder",
  volumeDown: "Reads more quietly",
  speech: "Starts and stops reading aloud",
  repeat: "Repeats what was read last",
};

const keysFor = (action: KeypadAction) =>
  z
    .array(z.string())
    .max(4)
    .optional()
    .meta({ description: `${MEANINGS[action]}. Nothing: the keys of \`map\`; \`[]\`: no key.` });

/** A tactile keypad (docs/access.md#a-keypad). */
export const keypad = z
  .strictObject({
    map: z.enum(["arrows", "function-keys"]).default("arrows").meta({
      description:
        "Which keys it sends: arrow keys, Enter, Escape, F1 to F3; or F13 to F21, which no keyboard has.",
    }),
    keys: z
      .strictObject({
        next: keysFor("next"),
        previous: keysFor("previous"),
        select: keysFor("select"),
        back: keysFor("back"),
        help: keysFor("help"),
        volumeUp: keysFor("volumeUp"),
        volumeDown: keysFor("volumeDown"),
        speech: keysFor("speech"),
        repeat: keysFor("repeat"),
      })
      .prefault({})
      .meta({
        description:
          "Keys that differ from `map`, named by their `KeyboardEvent.code`, for example `F13`.",
      }),
    startsSpeech: z.boolean().default(true).meta({
      description: "Whether the first key that a customer presses starts reading aloud.",
    }),
  })
  .superRefine((given, context) => {
    for (const { action, message } of keypadProblems(keypadKeys(given))) {
      context.addIssue({ code: "custom", message, path: ["keys", action] });
    }
  });

type Keypad = {
  readonly map: keyof typeof KEYPAD_MAPS;
  readonly keys: Partial<Record<KeypadAction, readonly string[] | undefined>>;
};

/** The keys of each action: those of the ready-made map, except for those that the settings name. */
export function keypadKeys({ map, keys }: Keypad): KeypadKeys {
  const standard: KeypadKeys = KEYPAD_MAPS[map];
  const entries = KEYPAD_ACTIONS.map((action) => [action, keys[action] ?? standard[action]]);
  return Object.fromEntries(entries) as KeypadKeys;
}
