/** Headphone jacks without hardware: folders like those of Linux, and pipes for the devices in them. */
import { execFileSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { InputFolders } from "../host/headphones/jack-device.ts";

/** Switches of a jack for headphones (bit 2), as the kernel prints them. */
const HEADPHONES = "4\n";
const EVENT_BYTES = 24;

export class JackDouble {
  readonly folders: InputFolders;
  readonly #pipes = new Map<string, number>();

  constructor(folder: string) {
    this.folders = { classes: join(folder, "classes"), devices: join(folder, "devices") };
    mkdirSync(this.folders.classes, { recursive: true });
    mkdirSync(this.folders.devices, { recursive: true });
  }

  /** Connects a device, by default a headphone jack. */
  connect(name = "event5", switches = HEADPHONES): void {
    const capabilities = join(this.folders.classes, name, "device/capabilities");
    mkdirSync(capabilities, { recursive: true });
    const device = join(this.folders.devices, name);
    execFileSync("mkfifo", [device]);
    // Open at both ends, so that it never comes to its end while the device is there.
    this.#pipes.set(name, openSync(device, constants.O_RDWR));
    writeFileSync(join(capabilities, "sw"), switches);
  }

  /** The device is gone from the machine. */
  disconnect(name = "event5"): void {
    rmSync(join(this.folders.classes, name), { recursive: true });
    rmSync(join(this.folders.devices, name));
    closeSync(this.#pipe(name));
    this.#pipes.delete(name);
  }

  plug(name?: string): void {
    this.send(switchEvent(1), name);
  }

  unplug(name?: string): void {
    this.send(switchEvent(0), name);
  }

  send(bytes: Uint8Array, name = "event5"): void {
    writeSync(this.#pipe(name), bytes);
  }

  close(): void {
    for (const name of [...this.#pipes.keys()]) this.disconnect(name);
  }

  #pipe(name: string): number {
    const pipe = this.#pipes.get(name);
    if (pipe === undefined) throw new Error(`${name} is not connected`);
    return pipe;
  }
}

/** `struct input_event` of SW_HEADPHONE_INSERT, followed by the one that ends each report. */
function switchEvent(value: number): Buffer {
  const bytes = Buffer.alloc(2 * EVENT_BYTES);
  bytes.writeBigInt64LE(1_732_669_855n, 0);
  bytes.writeUInt16LE(5, 16);
  bytes.writeUInt16LE(2, 18);
  bytes.writeInt32LE(value, 20);
  return bytes;
}
