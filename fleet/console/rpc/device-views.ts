/** Kiosks and displays as operators see them, and the pairing of new ones. */
import { z } from "zod";
import { gateState } from "../../messages/gate.ts";
import { kioskId, outletId } from "../../messages/ids.ts";
import { kioskState } from "../../messages/state.ts";

export const DEVICE_ALARMS = [
  /** Nothing was heard of it for 20 s. */
  "silent",
  /** It takes no orders, or no customer can see it; `state.health` says why. */
  "not-serving",
  /** Another kiosk of its outlet has its number: their orders cannot be distinguished (`sameNumber`). */
  "same-number",
  /** It says that it belongs to another outlet than the one for which it was paired: its board is refused. */
  "other-outlet",
  /** Its clock differs from the console's by more than five minutes. */
  "clock-off",
  /** Its records cannot be written, or their disk is nearly full. */
  "disk",
  /** Its receipt printer does not print (`state.hardware.printer`). */
  "printer",
  /** Parts of it failed their latest test by hand (`state.hardware.failed`). */
  "hardware",
  /** Its messages cannot be read: it runs a release that this console does not know. */
  "unreadable",
] as const;
export type DeviceAlarm = (typeof DEVICE_ALARMS)[number];

/** What a kiosk says about itself, without what only the console needs. */
export const deviceState = kioskState.omit({
  v: true,
  nonce: true,
  at: true,
  listed: true,
  staffCall: true,
});
export type DeviceState = z.infer<typeof deviceState>;

export const deviceRow = z.object({
  id: kioskId,
  kind: z.enum(["kiosk", "display"]),
  /** `device.terminalId` of a kiosk as it says now, else as it was paired; a display's name. */
  name: z.string(),
  /** `device.number`; null if it has none. */
  number: z.number().int().nullable(),
  outlet: outletId,
  salesOutletId: z.number().int(),
  /** Null until a kiosk of the outlet was heard. */
  outletName: z.string().nullable(),
  /** UTC milliseconds of the console's clock, like all times here but those within `state`. */
  pairedAt: z.number(),
  /** `never`: not since it was paired. `unknown`: a display only listens. */
  presence: z.enum(["live", "silent", "never", "unknown"]),
  lastSeenAt: z.number().nullable(),
  /** How far the kiosk's clock was ahead of the console's in its last state, with the message's way; null before one. */
  clockAheadMs: z.number().nullable(),
  alarms: z.array(z.enum(DEVICE_ALARMS)),
  /** Other kiosks of the outlet with the same number. */
  sameNumber: z.array(kioskId),
  /** The latest note about it. */
  note: z.object({ at: z.number(), by: z.string(), text: z.string() }).nullable(),
  /** The last that was heard since the console's start, even of a silent kiosk. */
  state: deviceState.nullable(),
});
export type DeviceRow = z.infer<typeof deviceRow>;

/**
 * Rows that changed, at most once a second. The first of a stream has all rows (`isAll`): the page forgets those that
 * it has from an earlier connection.
 */
export const deviceChanges = z.object({
  isAll: z.boolean(),
  rows: z.array(deviceRow),
  removed: z.array(kioskId),
});
export type DeviceChanges = z.infer<typeof deviceChanges>;

export const GATE_ALARMS = [
  /** Nothing was heard of it for 30 s: callbacks may not be accepted. */
  "silent",
  /** Its stream has reached 70 % of what it may store. */
  "stream-filling",
  /** Callbacks are answered 503: the disk of the nats-server is full, or fails. */
  "not-storing",
  "unreadable",
] as const;

/** The console itself, its connection, and the gate. */
export const fleetView = z.object({
  /** The console's release. */
  release: z.string(),
  /** Whether the console is connected to the nats-server. */
  isConnected: z.boolean(),
  /** Why the server does not yet know which devices may connect; null if it does. Tried again by itself. */
  keysTrouble: z.string().nullable(),
  /** What could not be written, since the disk is full: tried again by itself, and lost at a restart before that. */
  unwritten: z.number().int(),
  gate: gateState.omit({ v: true }).nullable(),
  gateSeenAt: z.number().nullable(),
  gateAlarms: z.array(z.enum(GATE_ALARMS)),
});
export type FleetView = z.infer<typeof fleetView>;

/** As staff read it from the device: ten symbols, upper or lower case, with or without the hyphen. */
export const typedCode = z.string().min(10).max(20);

/** A device that asks to be paired. Its code is not shown: staff have to read it at the device. */
export const waitingDevice = z.object({
  kind: z.enum(["kiosk", "display"]),
  name: z.string(),
  number: z.number().int().nullable(),
  outlet: outletId,
  salesOutletId: z.number().int(),
  /** UTC milliseconds; it is forgotten at `endsAt` unless it asks again. */
  askedAt: z.number(),
  endsAt: z.number(),
});
export type WaitingDevice = z.infer<typeof waitingDevice>;

export const waitingList = z.object({
  /** Those that have asked longest are first. */
  devices: z.array(waitingDevice),
  /** More have asked in the last ten minutes than the list has places: those heard longest ago are not in it. */
  isCrowded: z.boolean(),
});
export type WaitingList = z.infer<typeof waitingList>;

export const pairingFound = z.discriminatedUnion("result", [
  z.object({
    result: z.literal("found"),
    device: waitingDevice,
    /** Kiosks of its outlet whose number it has: it can only be paired as the successor of that one. */
    sameNumber: z.array(kioskId),
    /** Devices of its kind and outlet, as whose successor it may be paired. */
    predecessors: z.array(z.object({ id: kioskId, name: z.string() })),
  }),
  /** No waiting device shows this code. The console waits for one for ten minutes. */
  z.object({ result: z.literal("not-found") }),
]);
export type PairingFound = z.infer<typeof pairingFound>;

/** `new`: with an id of its own. `successor`: it keeps the id of a device that it replaces, whose key is removed. */
export const pairingKind = z.discriminatedUnion("type", [
  z.object({ type: z.literal("new") }),
  z.object({ type: z.literal("successor"), of: kioskId }),
]);

export const pairingResult = z.discriminatedUnion("result", [
  z.object({ result: z.literal("paired"), id: kioskId }),
  z.object({ result: z.literal("not-found") }),
  /** A kiosk of the outlet has this number, or both have none. */
  z.object({ result: z.literal("number-taken"), by: kioskId }),
  /** The predecessor is of another kind or outlet, or no longer there. */
  z.object({ result: z.literal("unknown-predecessor") }),
]);
export type PairingResult = z.infer<typeof pairingResult>;

export const removalResult = z.object({
  /**
   * `removed`: the server was asked to cut it off; should that fail, `fleet.live` says so. `cut-off`: the same, but it
   * could not be written yet: after a restart of the console the device would be admitted again.
   */
  result: z.enum(["removed", "cut-off", "unknown-device"]),
});
export type RemovalResult = z.infer<typeof removalResult>;
