/** The jacks of this machine, as input devices of Linux: which there are, and what each of them says. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { InputEventReader, type JackEvent, SW_HEADPHONE_INSERT } from "./input-events.ts";

/** Where Linux has its input devices; tests have folders of their own. */
export type InputFolders = {
  /** A folder `eventN` for each device, with what it can report. */
  readonly classes: string;
  /** A file `eventN` for each device, with its events. */
  readonly devices: string;
};

export const LINUX_INPUT: InputFolders = { classes: "/sys/class/input", devices: "/dev/input" };

/** Names of the devices that report headphones; empty where there are none, as outside of Linux. */
export async function findJacks({ classes }: InputFolders): Promise<readonly string[]> {
  const names = await readdir(classes).catch(() => []);
  const jacks = await Promise.all(
    names
      .filter((name) => /^event\d+$/.test(name))
      .map(async (name) => {
        const file = join(classes, name, "device/capabilities/sw");
        const switches = await readFile(file, "utf8").catch(() => "0");
        return reportsHeadphones(switches) ? name : null;
      }),
  );
  return jacks.filter((name) => name !== null).sort();
}

/** The kernel prints switches as words of hexadecimal digits, the lowest word last. */
function reportsHeadphones(switches: string): boolean {
  const lowest = Number.parseInt(switches.trim().split(" ").at(-1) ?? "", 16);
  return (lowest & (1 << SW_HEADPHONE_INSERT)) !== 0;
}

/**
 * Writes the present state like an event, and then every event as it comes. Linux tells the state by an ioctl
 * (EVIOCGSW), which Node does not have; Debian has Perl in each system. Events of the time in between come after it.
 */
const READ_JACK = `
open(STDIN, "<", $ARGV[0]) or exit 1;
my $switches = "\\0" x 8;
if (ioctl(STDIN, 0x8008451B, $switches)) {
  syswrite(STDOUT, pack("q<2S<S<l<", 0, 0, 5, ${SW_HEADPHONE_INSERT}, vec($switches, ${SW_HEADPHONE_INSERT}, 1)));
}
exec "cat";
`;

export type JackListener = {
  readonly onEvent: (event: JackEvent) => void;
  /** Called once: the device is gone, or cannot be read. */
  readonly onEnd: () => void;
};

/** Reads a jack in a process of its own: a read waits for the next event, and would hold a thread. */
export function openJack(path: string, { onEvent, onEnd }: JackListener): { close(): void } {
  const reader = new InputEventReader();
  const child: ChildProcess = spawn("perl", ["-e", READ_JACK, path], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: process.env.PATH },
  });
  child.stdout?.on("data", (bytes: Buffer) => reader.push(bytes).forEach(onEvent));
  child.once("error", onEnd);
  child.once("close", onEnd);
  return {
    close() {
      child
        .off("error", onEnd)
        .off("close", onEnd)
        .once("error", () => {});
      child.stdout?.removeAllListeners("data");
      child.kill();
    },
  };
}
