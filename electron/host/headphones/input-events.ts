/** Reads what Linux writes for each event of an input device: `struct input_event` of linux/input.h, 64 bits. */

/** Type `EV_SYN`, and its code `SYN_DROPPED`: the kernel had no room, and events are lost. */
const EV_SYN = 0;
const SYN_DROPPED = 3;
/** Type `EV_SW`: a switch, such as a jack. */
const EV_SW = 5;
/** Of a jack's switches: headphones are plugged in. */
export const SW_HEADPHONE_INSERT = 2;

/** A `timeval` of two times 64 bits, `__u16` type, `__u16` code, `__s32` value. */
const EVENT_BYTES = 24;
const TYPE_AT = 16;
const CODE_AT = 18;
const VALUE_AT = 20;

export type JackEvent = "in" | "out" | "lost";

/** Collects the bytes of one device, in pieces of any length. */
export class InputEventReader {
  #rest = Buffer.alloc(0);

  /** What they say about headphones, oldest first; "lost": the state has to be asked for again. */
  push(bytes: Uint8Array): JackEvent[] {
    const all = Buffer.concat([this.#rest, bytes]);
    const whole = all.length - (all.length % EVENT_BYTES);
    this.#rest = all.subarray(whole);
    const events: JackEvent[] = [];
    for (let at = 0; at < whole; at += EVENT_BYTES) {
      const event = jackEventOf(all.subarray(at, at + EVENT_BYTES));
      if (event !== null) events.push(event);
    }
    return events;
  }
}

/** Little-endian like every machine that the kiosk is packaged for. */
function jackEventOf(bytes: Buffer): JackEvent | null {
  const type = bytes.readUInt16LE(TYPE_AT);
  const code = bytes.readUInt16LE(CODE_AT);
  if (type === EV_SYN) return code === SYN_DROPPED ? "lost" : null;
  if (type !== EV_SW || code !== SW_HEADPHONE_INSERT) return null;
  return bytes.readInt32LE(VALUE_AT) === 0 ? "out" : "in";
}
