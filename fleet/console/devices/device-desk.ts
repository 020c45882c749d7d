/** What people at the console decide about devices and reports, each with its entry in the audit. */
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../../electron/host/shared/transaction.ts";
import type { Clock } from "../clock.ts";
import type { AuditAct } from "../rpc/audit-views.ts";
import type { PairingFound, PairingResult, RemovalResult } from "../rpc/device-views.ts";
import type { AuditStore } from "../store/audit.ts";
import type { DeviceStore } from "../store/devices.ts";
import type { LateWrites } from "../store/late-writes.ts";
import type { NoteStore, ReportStore } from "../store/reports.ts";
import type { DeviceWatch } from "./device-watch.ts";
import type { Pairing, PairingKind } from "./pairing.ts";
import type { Reports } from "./reports.ts";
import type { ServerKeys } from "./server-keys.ts";
import type { Actor } from "./staff-acts.ts";

export type DeviceDesk = {
  find(code: string): PairingFound;
  approve(who: Actor, wish: { code: string; as: PairingKind }): PairingResult;
  refuse(who: Actor, code: string): { result: "refused" | "not-found" };
  remove(who: Actor, id: string): RemovalResult;
  note(who: Actor, note: { id: string; text: string }): { result: "noted" | "unknown-device" };
  closeReport(
    who: Actor,
    closing: { id: string; text: string },
  ): { result: "closed" | "unknown-report" };
};

export type DeviceDeskOptions = {
  readonly database: DatabaseSync;
  readonly devices: DeviceStore;
  readonly late: LateWrites;
  readonly notes: NoteStore;
  readonly reportStore: ReportStore;
  readonly reports: Pick<Reports, "refresh">;
  readonly audit: Pick<AuditStore, "add">;
  readonly watch: DeviceWatch;
  readonly pairing: Pairing;
  readonly keys: ServerKeys;
  readonly clock: Clock;
};

export function createDeviceDesk(options: DeviceDeskOptions): DeviceDesk {
  return new AuditedDesk(options);
}

type Written = {
  readonly act: AuditAct;
  readonly outcome: string;
  readonly kiosk?: string;
  readonly details?: Readonly<Record<string, string>>;
};

class AuditedDesk implements DeviceDesk {
  readonly #options: DeviceDeskOptions;

  constructor(options: DeviceDeskOptions) {
    this.#options = options;
  }

  find(code: string): PairingFound {
    return this.#options.pairing.find(code);
  }

  approve(who: Actor, { code, as }: { code: string; as: PairingKind }): PairingResult {
    const { database, devices, late, pairing, keys, watch } = this.#options;
    const kind: Record<string, string> = as.type === "new" ? {} : { successorOf: as.of };
    const result = pairing.approve(code, as, (device) => {
      const { publicKey, name } = device;
      // A removal that is written later must not remove the successor.
      late.flush();
      inTransaction(database, () => {
        devices.pair(device);
        const details = { ...kind, name, publicKey };
        this.#write(who, { act: "pair", kiosk: device.id, details, outcome: "paired" });
      });
      keys.apply();
      watch.refresh(device.id);
    });
    if (result.result !== "paired") {
      this.#write(who, { act: "pair", details: kind, outcome: result.result });
    }
    return result;
  }

  refuse(who: Actor, code: string): { result: "refused" | "not-found" } {
    const result = this.#options.pairing.refuse(code) ? "refused" : "not-found";
    this.#write(who, { act: "refuse-pairing", details: { code }, outcome: result });
    return { result };
  }

  remove(who: Actor, id: string): RemovalResult {
    const { devices, late, keys, watch, clock } = this.#options;
    const at = clock.now();
    const isPresent = devices.all().some((one) => one.id === id && one.removedAt === null);
    const outcome = isPresent ? "removed" : "unknown-device";
    const written = { act: "remove-device" as const, kiosk: id, outcome };
    if (!isPresent) {
      this.#write(who, written);
      return { result: "unknown-device" };
    }
    const key = `removal of ${id}`;
    // A stolen kiosk is cut off whether or not the disk has room.
    late.write(key, () => {
      devices.remove(id, at);
      this.#write(who, written, at);
    });
    const isWritten = !late.isWaiting(key);
    if (!isWritten) devices.cutOff(id, at);
    keys.apply();
    watch.refresh(id);
    return { result: isWritten ? "removed" : "cut-off" };
  }

  note(
    who: Actor,
    { id, text }: { id: string; text: string },
  ): { result: "noted" | "unknown-device" } {
    const { database, notes, watch, clock } = this.#options;
    const result = inTransaction(database, () => {
      const outcome = watch.find(id) ? "noted" : "unknown-device";
      if (outcome === "noted") notes.addToDevice(id, { at: clock.now(), by: who.person, text });
      this.#write(who, { act: "note", kiosk: id, details: { text }, outcome });
      return outcome;
    });
    watch.refresh();
    return { result };
  }

  closeReport(
    who: Actor,
    { id, text }: { id: string; text: string },
  ): { result: "closed" | "unknown-report" } {
    const { database, notes, reportStore, reports, clock } = this.#options;
    const result = inTransaction(database, () => {
      const at = clock.now();
      const outcome = reportStore.close(id, who.person, at) ? "closed" : "unknown-report";
      if (outcome === "closed") notes.addToReport(id, { at, by: who.person, text });
      this.#write(who, { act: "close-report", details: { report: id, text }, outcome });
      return outcome;
    });
    reports.refresh();
    return { result };
  }

  #write({ person, source }: Actor, written: Written, at = this.#options.clock.now()): void {
    this.#options.audit.add({ at, who: person, source, ...written });
  }
}
