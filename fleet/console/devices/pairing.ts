/** Devices that ask to be paired, and what staff decide about them. */
import { randomBytes } from "node:crypto";
import { Cell, derived, type Live } from "../../../electron/host/shared/live.ts";
import { readMessage, VERSION } from "../../messages/message.ts";
import { pairingCode } from "../../messages/names.ts";
import { type PairingAnswer, type PairingRequest, pairingRequest } from "../../messages/pairing.ts";
import type { Clock } from "../clock.ts";
import type {
  PairingFound,
  PairingResult,
  WaitingDevice,
  WaitingList,
} from "../rpc/device-views.ts";
import type { Device } from "../store/devices.ts";

/** Anybody may ask, and no message says from where: how many wait, and for how long, is limited. */
const MOST_WAITING = 50;
const SECOND_MS = 1_000;
const WAITS_MS = 10 * 60_000;
/** Codes that were typed before their device was heard. */
const MOST_EXPECTED = 50;
/**
 * Of devices that are neither paired nor expected, and do not wait yet: whoever floods the console with keys must not take
 * its time, nor, in the three seconds after which a device asks again, all places.
 */
const STRANGERS = { atOnce: 20, perSecond: 8 } as const;
/** Pages hear of requests at most so often. */
const CHANGES_APART_MS = 1_000;

type Waiting = {
  readonly request: PairingRequest;
  readonly code: string;
  readonly askedAt: number;
  readonly endsAt: number;
  readonly isRefused: boolean;
};

export type PairingKind = { readonly type: "new" } | { readonly type: "successor"; of: string };

/** What pairing needs of the devices. */
export type PairedDevices = {
  /** All, removed ones too. */
  all(): readonly Device[];
  /** Present kiosks of the outlet with this number. */
  sameNumber(outlet: string, number: number | null): readonly Device[];
  /** Writes it down with its audit entry, and lets it connect. */
  pair(device: Omit<Device, "removedAt" | "lastSeenAt">): void;
};

export type Pairing = {
  readonly waiting: Live<WaitingList>;
  /** Null: not answered, since it cannot be read or too many strangers ask. */
  onRequest(data: Uint8Array): PairingAnswer | null;
  find(code: string): PairingFound;
  approve(code: string, as: PairingKind, pair: PairedDevices["pair"]): PairingResult;
  /** Whether there was such a device. */
  refuse(code: string): boolean;
  close(): void;
};

export function createPairing(devices: Omit<PairedDevices, "pair">, clock: Clock): Pairing {
  return new WaitingDevices(devices, clock);
}

class WaitingDevices implements Pairing {
  readonly waiting: Live<WaitingList>;
  readonly #changes = new Cell(0);
  readonly #devices: Omit<PairedDevices, "pair">;
  readonly #clock: Clock;
  /** By public key; the one that was heard longest ago is first. */
  readonly #waiting = new Map<string, Waiting>();
  /** Until when a code has a place, however many others ask. */
  readonly #expected = new Map<string, number>();
  /** Until when strangers may be filling the list: a device had to give its place to another one. */
  #crowdedUntil = Number.NEGATIVE_INFINITY;
  /** How many strangers may ask now, and since when that is so. */
  #admits: number = STRANGERS.atOnce;
  #admitsAt: number;
  #changedAt = Number.NEGATIVE_INFINITY;
  #isChangeDue = false;
  #cancel = () => {};

  constructor(devices: Omit<PairedDevices, "pair">, clock: Clock) {
    this.#devices = devices;
    this.#clock = clock;
    this.#admitsAt = clock.now();
    this.waiting = derived([this.#changes], () => this.#list());
  }

  onRequest(data: Uint8Array): PairingAnswer | null {
    const read = readMessage(pairingRequest, data);
    if (!read.ok) return null;
    const { publicKey } = read.message;
    const paired = this.#devices
      .all()
      .find((device) => device.publicKey === publicKey && device.removedAt === null);
    if (paired) return { v: VERSION, outcome: "paired", id: paired.id };
    if (!this.#remember(read.message)) return null;
    const isRefused = this.#waiting.get(publicKey)?.isRefused ?? false;
    return { v: VERSION, outcome: isRefused ? "refused" : "waiting" };
  }

  find(typed: string): PairingFound {
    const code = normalized(typed);
    const found = this.#byCode(code);
    if (!found) {
      this.#expect(code);
      return { result: "not-found" };
    }
    const { request } = found;
    return {
      result: "found",
      device: viewOf(found),
      sameNumber: this.#clashes(request).map(({ id }) => id),
      predecessors: this.#devices
        .all()
        .filter(({ kind, outlet }) => kind === request.kind && outlet === request.outlet)
        .map(({ id, name }) => ({ id, name })),
    };
  }

  approve(typed: string, as: PairingKind, pair: PairedDevices["pair"]): PairingResult {
    const found = this.#byCode(normalized(typed));
    if (!found) return { result: "not-found" };
    const { v: _, ...request } = found.request;
    const predecessor = as.type === "new" ? null : this.#predecessor(as.of, found.request);
    if (as.type === "successor" && !predecessor) return { result: "unknown-predecessor" };
    const clash = this.#clashes(found.request).find(({ id }) => id !== predecessor?.id);
    if (clash) return { result: "number-taken", by: clash.id };
    const id = predecessor?.id ?? this.#newId();
    pair({ ...request, id, pairedAt: this.#clock.now() });
    this.#waiting.delete(request.publicKey);
    this.#changed();
    return { result: "paired", id };
  }

  refuse(typed: string): boolean {
    const found = this.#byCode(normalized(typed));
    if (!found) return false;
    const endsAt = this.#clock.now() + WAITS_MS;
    this.#waiting.set(found.request.publicKey, { ...found, endsAt, isRefused: true });
    this.#changed();
    return true;
  }

  close(): void {
    this.#cancel();
  }

  /** False for a stranger for whom there is no time now. */
  #remember(request: PairingRequest): boolean {
    this.#forgetOld();
    const now = this.#clock.now();
    const known = this.#waiting.get(request.publicKey);
    if (known?.isRefused) return true;
    const code = known?.code ?? normalized(pairingCode(request.publicKey));
    if (!known && !this.#expected.has(code) && !this.#admitsStranger()) return false;
    if (!known && this.#waiting.size >= MOST_WAITING) this.#makePlace();
    this.#waiting.delete(request.publicKey);
    this.#waiting.set(request.publicKey, {
      request,
      code,
      askedAt: known?.askedAt ?? now,
      endsAt: now + WAITS_MS,
      isRefused: false,
    });
    this.#changedSoon();
    return true;
  }

  #admitsStranger(): boolean {
    const now = this.#clock.now();
    // The clock may have been set back.
    const passedMs = Math.abs(now - this.#admitsAt);
    const admits = this.#admits + (passedMs / SECOND_MS) * STRANGERS.perSecond;
    this.#admits = Math.min(STRANGERS.atOnce, admits);
    this.#admitsAt = now;
    if (this.#admits < 1) return false;
    this.#admits -= 1;
    return true;
  }

  /**
   * Whoever floods the list makes a key for each request, and a device asks every three seconds with its own: the one
   * that was heard longest ago goes, unless its code was typed.
   */
  #makePlace(): void {
    const all = [...this.#waiting];
    const oldest = all.find(([, { code }]) => !this.#expected.has(code)) ?? all[0];
    if (oldest) this.#waiting.delete(oldest[0]);
    this.#crowdedUntil = this.#clock.now() + WAITS_MS;
  }

  #expect(code: string): void {
    this.#expected.delete(code);
    this.#expected.set(code, this.#clock.now() + WAITS_MS);
    const [oldest] = this.#expected.keys();
    if (this.#expected.size > MOST_EXPECTED && oldest !== undefined) this.#expected.delete(oldest);
  }

  #byCode(code: string): Waiting | null {
    this.#forgetOld();
    const all = [...this.#waiting.values()];
    return all.find((waiting) => waiting.code === code && !waiting.isRefused) ?? null;
  }

  #clashes({ kind, outlet, number }: PairingRequest): readonly Device[] {
    return kind === "kiosk" ? this.#devices.sameNumber(outlet, number) : [];
  }

  #predecessor(id: string, { kind, outlet }: PairingRequest): Device | null {
    const isOne = (device: Device) =>
      device.id === id && device.kind === kind && device.outlet === outlet;
    return this.#devices.all().find(isOne) ?? null;
  }

  #newId(): string {
    const id = randomBytes(8).toString("hex");
    return this.#devices.all().some((device) => device.id === id) ? this.#newId() : id;
  }

  #forgetOld(): void {
    const now = this.#clock.now();
    for (const [key, { endsAt }] of this.#waiting) if (endsAt <= now) this.#waiting.delete(key);
    for (const [code, endsAt] of this.#expected) if (endsAt <= now) this.#expected.delete(code);
  }

  #list(): WaitingList {
    this.#forgetOld();
    const devices = [...this.#waiting.values()]
      .filter(({ isRefused }) => !isRefused)
      .sort((one, other) => one.askedAt - other.askedAt)
      .map(viewOf);
    return { devices, isCrowded: this.#clock.now() < this.#crowdedUntil };
  }

  #changedSoon(): void {
    if (this.#isChangeDue) return;
    const sinceMs = Math.abs(this.#clock.now() - this.#changedAt);
    if (sinceMs >= CHANGES_APART_MS) {
      this.#changed();
      return;
    }
    this.#isChangeDue = true;
    this.#cancel();
    this.#cancel = this.#clock.after(CHANGES_APART_MS - sinceMs, () => this.#changed());
  }

  #changed(): void {
    this.#forgetOld();
    const now = this.#clock.now();
    this.#isChangeDue = false;
    this.#changedAt = now;
    this.#changes.set(this.#changes.current() + 1);
    this.#cancel();
    const all = [...this.#waiting.values()];
    const ends = [...all.map(({ endsAt }) => endsAt), this.#crowdedUntil].filter((at) => at > now);
    if (ends.length > 0) {
      this.#cancel = this.#clock.after(Math.min(...ends) - now, () => this.#changed());
    }
  }
}

function viewOf({ request, askedAt, endsAt }: Waiting): WaitingDevice {
  const { kind, name, number, outlet, salesOutletId } = request;
  return { kind, name, number, outlet, salesOutletId, askedAt, endsAt };
}

/** Crockford's base 32 reads letters that look like digits as these. */
function normalized(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
}
