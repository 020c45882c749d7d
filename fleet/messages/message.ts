/** What all messages between kiosks, gate and console share: JSON with a version (docs/fleet.md, "Messages"). */
import { z } from "zod";

/** The version that this release writes. It reads the one before it, too, once there is one. */
export const VERSION = 1 as const;

/** The field by which every message begins. */
export const version = z.literal(VERSION);

export type Message<Schema extends z.ZodType> =
  | { readonly ok: true; readonly message: z.output<Schema> }
  | { readonly ok: false; readonly reason: string };

/** Reads a message; the reason says which field is wrong, without repeating any content. */
export function readMessage<Schema extends z.ZodType>(
  schema: Schema,
  data: Uint8Array,
): Message<Schema> {
  const json = parse(data);
  if (json === undefined) return { ok: false, reason: "is not JSON" };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, reason: `${issue?.path.map(String).join(".") || "message"} is not valid` };
}

const laterMessage = z.object({ v: z.number().int().gt(VERSION) });

/** Whether data that this release cannot read is a message of a later one. */
export function isOfLaterRelease(data: Uint8Array): boolean {
  return laterMessage.safeParse(parse(data)).success;
}

/** Writes a message; throws if it does not fit its schema, which is a mistake of this program. */
export function writeMessage<Schema extends z.ZodType>(
  schema: Schema,
  message: z.input<Schema>,
): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(schema.parse(message)));
}

function parse(data: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(data));
  } catch {
    return undefined;
  }
}
