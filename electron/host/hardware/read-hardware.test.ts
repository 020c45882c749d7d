import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DRIVES_FILE } from "./drives.ts";
import { createHardwareReader } from "./read-hardware.ts";
import { timeSyncOf } from "./time-sync.ts";

const NOW = Date.UTC(2026, 10, 27, 12);
const DATA = "/var/lib/loyalty-kiosk";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kiosk-hardware-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The data folder is only asked for its free space, which every folder has. */
const read = () =>
  createHardwareReader({ dataDir: root, now: () => NOW, root, timeSync: async () => "unknown" })();

/** Of a machine with a capacitive touchscreen, a touchpad, a scanner that types, and a power button. */
const INPUTS = `I: Bus=0019 Vendor=0000 Product=0001 Version=0000
N: Name="Power Button"
P: Phys=PNP0C0C/button/input0
H: Handlers=kbd event0
B: PROP=0
B: EV=3
B: KEY=10000000000000 0

I: Bus=0003 Vendor=222a Product=0001 Version=0110
N: Name="ILITEK ILITEK-TP"
P: Phys=usb-0000:00:14.0-3/input0
H: Handlers=mouse0 event4
B: PROP=2
B: EV=1b
B: KEY=400 0 0 0 0 0
B: ABS=3273800000000003
B: MSC=20

I: Bus=0018 Vendor=04f3 Product=31a8 Version=0100
N: Name="ELAN Touchpad"
P: Phys=i2c-ELAN:00
H: Handlers=mouse1 event5
B: PROP=5
B: EV=1b
B: KEY=e520 10000 0 0 0 0
B: ABS=2e0800000000003

I: Bus=0003 Vendor=0c2e Product=0b61 Version=0110
N: Name="Honeywell Scanning HH400"
P: Phys=usb-0000:00:14.0-4/input0
H: Handlers=sysrq kbd leds event6
B: PROP=0
B: EV=120013
B: KEY=1000000000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe
B: MSC=10
B: LED=7
`;

test("tells a touchscreen from a touchpad, and a scanner that types from a power button", async () => {
  put("proc/bus/input/devices", INPUTS);
  const { devices } = await read();
  expect(devices).toMatchObject({
    touchscreens: ["ILITEK ILITEK-TP"],
    keyboards: ["Honeywell Scanning HH400"],
  });
});

test("names screens with their resolution, each camera once, and what plays sound", async () => {
  put("proc/bus/input/devices", "");
  put(
    "proc/asound/pcm",
    "00-00: ALC257 Analog : ALC257 Analog : playback 1 : capture 1\n01-00: USB Mic : USB Mic : capture 1\n",
  );
  put("sys/class/drm/card0-HDMI-A-1/status", "connected\n");
  put("sys/class/drm/card0-HDMI-A-1/modes", "1920x1080\n1280x720\n");
  put("sys/class/drm/card0-DP-1/status", "disconnected\n");
  for (const [device, index] of [
    ["video0", "0"],
    ["video1", "1"],
  ]) {
    put(`sys/class/video4linux/${device}/name`, "USB Camera: USB Camera\n");
    put(`sys/class/video4linux/${device}/index`, `${index}\n`);
  }
  expect((await read()).devices).toEqual({
    screens: [{ name: "HDMI-A-1", resolution: "1920x1080" }],
    touchscreens: [],
    keyboards: [],
    cameras: ["USB Camera: USB Camera"],
    soundOutputs: ["ALC257 Analog"],
  });
});

test("a system that lists no devices is not said to have none", async () => {
  expect((await read()).devices).toBeNull();
});

test("reads each sensor with its own limits, and leaves out what none can be", async () => {
  put("sys/class/hwmon/hwmon0/name", "coretemp\n");
  put("sys/class/hwmon/hwmon0/temp1_input", "61500\n");
  put("sys/class/hwmon/hwmon0/temp1_label", "Package id 0\n");
  put("sys/class/hwmon/hwmon0/temp1_max", "80000\n");
  put("sys/class/hwmon/hwmon0/temp1_crit", "100000\n");
  put("sys/class/hwmon/hwmon1/name", "nvme\n");
  put("sys/class/hwmon/hwmon1/temp1_input", "38850\n");
  // A limit that is not set, as Samsung's drives report it.
  put("sys/class/hwmon/hwmon1/temp1_max", "65261850\n");
  put("sys/class/hwmon/hwmon1/temp2_input", "-273150\n");
  put("sys/class/thermal/thermal_zone0/type", "coretemp\n");
  put("sys/class/thermal/thermal_zone0/temp", "61000\n");
  put("sys/class/thermal/thermal_zone1/type", "cpu-thermal\n");
  put("sys/class/thermal/thermal_zone1/temp", "55017\n");
  put("sys/class/thermal/thermal_zone1/trip_point_0_type", "critical\n");
  put("sys/class/thermal/thermal_zone1/trip_point_0_temp", "110000\n");
  put("sys/class/thermal/cooling_device0/type", "Processor\n");
  expect((await read()).temperatures).toEqual([
    {
      name: "coretemp Package id 0",
      celsius: 61.5,
      highCelsius: 80,
      criticalCelsius: 100,
    },
    { name: "nvme", celsius: 38.9, highCelsius: null, criticalCelsius: null },
    { name: "cpu-thermal", celsius: 55, highCelsius: null, criticalCelsius: 110 },
  ]);
});

test("reads what programs can still have of the memory", async () => {
  put(
    "proc/meminfo",
    "MemTotal:        4000000 kB\nMemFree:  100000 kB\nMemAvailable:    2500000 kB\n",
  );
  expect((await read()).memory).toEqual({
    totalBytes: 4_096_000_000,
    availableBytes: 2_560_000_000,
  });
});

test("finds the file system of the records, that it is read-only, and its errors", async () => {
  const { readFileSystem } = await import("./file-system.ts");
  put(
    "proc/self/mountinfo",
    [
      "29 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw,errors=remount-ro",
      "30 29 8:3 / /var rw,relatime shared:2 - ext4 /dev/sda3 ro,errors=remount-ro",
      "31 29 0:40 / /var/lib/loyalty rw - tmpfs tmpfs rw",
      "32 29 8:4 / /media/a\\040stick ro - vfat /dev/sdb1 ro",
    ].join("\n"),
  );
  put("sys/devices/pci/sda3/dev", "8:3");
  put("sys/fs/ext4/sda3/errors_count", "7\n");
  mkdirSync(join(root, "sys/dev/block"), { recursive: true });
  symlinkSync(join(root, "sys/devices/pci/sda3"), join(root, "sys/dev/block/8:3"));
  expect(readFileSystem(root, DATA)).toEqual({ isReadOnly: true, errors: 7 });
  expect(readFileSystem(root, "/home")).toEqual({ isReadOnly: false, errors: null });
  expect(readFileSystem(root, "/media/a stick/x")).toEqual({ isReadOnly: true, errors: null });
});

test("knows drives by what the unit of the package wrote, if that is not old", async () => {
  const drives = async () => (await read()).disk.drives;
  expect(await drives()).toEqual({ state: "no-program" });
  put("usr/sbin/smartctl", "");
  expect(await drives()).toEqual({ state: "not-read" });
  const file = join(root, DRIVES_FILE);
  mkdirSync(dirname(file), { recursive: true });
  cpSync(new URL("testing/smartctl.jsonl", import.meta.url), file);
  const hoursAgo = (hours: number) => new Date(NOW - hours * 60 * 60_000);
  utimesSync(file, hoursAgo(1), hoursAgo(1));
  expect(await drives()).toMatchObject({ state: "read", drives: { length: 6 } });
  utimesSync(file, hoursAgo(7), hoursAgo(7));
  expect(await drives()).toEqual({ state: "not-read" });
});

test("understands what systemd says of the clock", () => {
  expect(timeSyncOf("yes\n")).toBe("synchronized");
  expect(timeSyncOf("no\n")).toBe("not-synchronized");
  expect(timeSyncOf("")).toBe("unknown");
});
