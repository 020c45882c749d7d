/** What is known of every device: as it was paired, and what it said last. */
import type { Log } from "../../../electron/host/net/log.ts";
import { CLOCK_OFF_MS } from "../../../electron/host/operation/clock-check.ts";
import { isServing } from "../../../electron/host/operation/health.ts";
import type { PrinterView } from "../../../electron/host/rpc/printing-views.ts";
import { Cell, type Live } from "../../../electron/host/shared/live.ts";
import { readMessage } from "../../messages/message.ts";
import { type KioskState, kioskState } from "../../messages/state.ts";
import type { Clock } from "../clock.ts";
import type { ConsoleOrderList, StaffCall } from "../rpc/case-views.ts";
import {
  type DeviceAlarm,
  type DeviceRow,
  type DeviceState,
  deviceState,
} from "../rpc/device-views.ts";
import type { Device, DeviceStore } from "../store/devices.ts";
import type { Note } from "../store/reports.ts";
import { callsOf, ordersOf } from "./cases.ts";

/** A kiosk that was not heard for so long is silent; its nonce is no longer good either. */
export const SILENT_AFTER_MS = 20_000;
/** Rows are computed at most so often: hundreds of kiosks report. */
export const TICK_MS = 1_000;
const WRITE_SEEN_EVERY_MS = 60_000;
/** Room for thousands of orders; SQLite needs some to free more. */
const LOW_DISK_BYTES = 200_000_000;

/** The last that was heard of a kiosk. */
export type Heard = {
  /** UTC milliseconds of the console's clock. */
  readonly at: number;
  /** The last state that could be read; null if there was none. */
  readonly state: KioskState | null;
  /** When that one came; earlier than `at` while later messages cannot be read. */
  readonly stateAt: number;
  /** The same without what only the console needs. */
  readonly view: DeviceState | null;
  /** Whether the last message could be read. */
  readonly isReadable: boolean;
  /** When the customer's call began that it reports. */
  readonly callSince: number | null;
};

export type KnownDevice = {
  readonly device: Device;
  readonly heard: Heard | null;
  readonly isSilent: boolean;
};

export type DeviceWatch = {
  readonly rows: Live<readonly DeviceRow[]>;
  readonly orders: Live<ConsoleOrderList>;
  readonly calls: Live<readonly StaffCall[]>;
  /** A message on a kiosk's state subject. */
  onState(id: string, data: Uint8Array): void;
  /** Devices were paired or removed, or a note was written: rows are computed at once. `forget`: its last state. */
  refresh(forget?: string): void;
  /** Of the present moment; null for an unknown or removed one. */
  find(id: string): KnownDevice | null;
  /** Present kiosks of an outlet, by what they say now, with this number; null is a number, too. */
  sameNumber(outlet: string, number: number | null): Device[];
  close(): void;
};

export function createDeviceWatch(options: {
  readonly devices: DeviceStore;
  readonly notes: () => ReadonlyMap<string, Note>;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
}): DeviceWatch {
  return new TickingWatch(options);
}

class TickingWatch implements DeviceWatch {
  readonly rows = new Cell<readonly DeviceRow[]>([]);
  readonly orders = new Cell<ConsoleOrderList>({ orders: [], moreCount: 0, unmatched: [] });
  readonly calls = new Cell<readonly StaffCall[]>([]);
  readonly #options: Parameters<typeof createDeviceWatch>[0];
  readonly #heard = new Map<string, Heard>();
  readonly #unwritten = new Map<string, number>();
  #devices: ReadonlyMap<string, Device> = new Map();
  #notes: ReadonlyMap<string, Note> = new Map();
  #isChanged = false;
  #silent = "";
  #writtenAt: number;
  #cancel = () => {};

  constructor(options: Parameters<typeof createDeviceWatch>[0]) {
    this.#options = options;
    this.#writtenAt = options.clock.now();
    this.refresh();
    this.#tick();
  }

  onState(id: string, data: Uint8Array): void {
    // A key that was removed a moment ago.
    if (!this.#devices.has(id)) return;
    const at = this.#options.clock.now();
    const before = this.#heard.get(id);
    const read = readMessage(kioskState, data);
    this.#heard.set(id, read.ok ? readable(read.message, at, before) : unreadable(at, before));
    this.#unwritten.set(id, at);
    this.#isChanged = true;
  }

  refresh(forget?: string): void {
    const { devices, notes } = this.#options;
    if (forget !== undefined) {
      this.#heard.delete(forget);
      this.#unwritten.delete(forget);
    }
    const present = devices.all().filter(({ removedAt }) => removedAt === null);
    this.#devices = new Map(present.map((device) => [device.id, device]));
    this.#notes = notes();
    this.#compute();
  }

  find(id: string): KnownDevice | null {
    const device = this.#devices.get(id);
    return device ? this.#known(device) : null;
  }

  sameNumber(outlet: string, number: number | null): Device[] {
    return [...this.#devices.values()].filter((device) => {
      if (device.kind !== "kiosk") return false;
      const { state } = this.#heard.get(device.id) ?? { state: null };
      const now = state ?? device;
      return now.outlet === outlet && now.number === number;
    });
  }

  close(): void {
    this.#cancel();
    this.#writeSeen();
  }

  #known(device: Device): KnownDevice {
    const heard = this.#heard.get(device.id) ?? null;
    const isSilent = heard === null || this.#options.clock.now() - heard.at >= SILENT_AFTER_MS;
    return { device, heard, isSilent };
  }

  #tick(): void {
    const now = this.#options.clock.now();
    const silent = this.#allKnown()
      .filter(({ isSilent }) => isSilent)
      .map(({ device }) => device.id)
      .join();
    if (this.#isChanged || silent !== this.#silent) this.#compute();
    this.#silent = silent;
    if (now - this.#writtenAt >= WRITE_SEEN_EVERY_MS) this.#writeSeen();
    this.#cancel = this.#options.clock.after(TICK_MS, () => this.#tick());
  }

  #allKnown(): KnownDevice[] {
    return [...this.#devices.values()].map((device) => this.#known(device));
  }

  #compute(): void {
    this.#isChanged = false;
    const all = this.#allKnown();
    const outletNames = new Map(
      all.flatMap(({ heard }) =>
        heard?.state ? [[heard.state.outlet, heard.state.outletName] as const] : [],
      ),
    );
    const numbered = Map.groupBy(
      all.filter(({ device }) => device.kind === "kiosk"),
      numberKey,
    );
    const others = (known: KnownDevice) =>
      (numbered.get(numberKey(known)) ?? []).filter((other) => other !== known);
    this.rows.set(
      all.map((known) =>
        rowOf(known, {
          sameNumber:
            known.device.kind === "kiosk" ? others(known).map(({ device }) => device.id) : [],
          outletName: outletNames.get(known.device.outlet) ?? null,
          note: this.#notes.get(known.device.id) ?? null,
        }),
      ),
    );
    setIfOther(this.orders, ordersOf(all));
    setIfOther(this.calls, callsOf(all));
  }

  /** Once a minute, not at each state: what is lost at a power cut is when a kiosk was heard, to the minute. */
  #writeSeen(): void {
    const { devices, clock, log } = this.#options;
    this.#writtenAt = clock.now();
    if (this.#unwritten.size === 0) return;
    try {
      devices.seen(this.#unwritten);
      this.#unwritten.clear();
    } catch (error) {
      log.warn({ error }, "when kiosks were heard could not be written");
    }
  }
}

/** What has to be unique in a fleet, by what the kiosk says now. */
function numberKey({ device, heard }: KnownDevice): string {
  const { outlet, number } = heard?.state ?? device;
  return `${outlet} ${number}`;
}

function readable(state: KioskState, at: number, before: Heard | undefined): Heard {
  const view = deviceState.parse(state);
  return { at, state, stateAt: at, view, isReadable: true, callSince: sinceOf(state, at, before) };
}

/** Whether a customer still calls is not known then. */
function unreadable(at: number, before: Heard | undefined): Heard {
  const { state = null, stateAt = at, view = null } = before ?? {};
  return { at, state, stateAt, view, isReadable: false, callSince: null };
}

/** The beginning of a call that goes on is not set anew by each message's way. */
function sinceOf(state: KioskState, at: number, before: Heard | undefined): number | null {
  if (state.staffCall === null) return null;
  const since = at - state.staffCall.agoMs;
  const known = before?.callSince ?? null;
  return known !== null && Math.abs(since - known) < 5_000 ? known : since;
}

function rowOf(
  known: KnownDevice,
  more: {
    readonly sameNumber: string[];
    readonly outletName: string | null;
    readonly note: Note | null;
  },
): DeviceRow {
  const { device, heard } = known;
  const state = heard?.state ?? null;
  return {
    id: device.id,
    kind: device.kind,
    name: state?.terminalId ?? device.name,
    number: state ? state.number : device.number,
    outlet: device.outlet,
    salesOutletId: device.salesOutletId,
    outletName: more.outletName,
    pairedAt: device.pairedAt,
    presence: presenceOf(known),
    lastSeenAt: heard?.at ?? device.lastSeenAt,
    clockAheadMs: clockAheadMsOf(known),
    alarms: alarmsOf(known, more.sameNumber),
    sameNumber: more.sameNumber,
    note: more.note,
    state: heard?.view ?? null,
  };
}

function clockAheadMsOf({ heard }: KnownDevice): number | null {
  return heard?.state ? heard.state.at - heard.stateAt : null;
}

function presenceOf({ device, heard, isSilent }: KnownDevice): DeviceRow["presence"] {
  if (device.kind === "display") return "unknown";
  if (heard === null && device.lastSeenAt === null) return "never";
  return isSilent ? "silent" : "live";
}

function alarmsOf(known: KnownDevice, sameNumber: readonly string[]): DeviceAlarm[] {
  const { device, heard } = known;
  const state = heard?.state ?? null;
  const { disk, hardware } = state ?? {};
  const is: readonly (readonly [DeviceAlarm, boolean])[] = [
    ["silent", presenceOf(known) === "silent"],
    ["not-serving", state !== null && !isServing(state.health)],
    ["same-number", sameNumber.length > 0],
    ["other-outlet", state !== null && state.outlet !== device.outlet],
    ["clock-off", Math.abs(clockAheadMsOf(known) ?? 0) > CLOCK_OFF_MS],
    ["disk", disk !== undefined && (disk.trouble !== null || disk.freeBytes < LOW_DISK_BYTES)],
    ["printer", hardware?.printer != null && !isPrinting(hardware.printer.condition)],
    ["hardware", (hardware?.failed.length ?? 0) > 0],
    ["unreadable", heard !== null && !heard.isReadable],
  ];
  return is.flatMap(([alarm, applies]) => (applies ? [alarm] : []));
}

/** Whether a printer prints, as far as is known. */
function isPrinting(condition: PrinterView["condition"]): boolean {
  return condition === "ready" || condition === "unknown";
}

function setIfOther<Value>(cell: Cell<Value>, value: Value): void {
  if (JSON.stringify(value) !== JSON.stringify(cell.current())) cell.set(value);
}
