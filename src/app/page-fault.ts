/** What may leave the page about an error: its class and stack frames, never its message. */
import type { PageFault } from "../../electron/host/rpc/contract.ts";

type Frame = PageFault["frames"][number];

const MAX_FRAMES = 20;
/** A frame of Chromium's stacks: `at name (address/file:line:column)`, name and brackets optional. */
const FRAME = /^at (?:async )?(?:([\w.$<>]+) \(|\()?\S*\/([\w.-]+):(\d+):(\d+)\)?$/;
/** Longest names of a function and a file, and most digits of a place, that the host accepts. */
const LONGEST = { name: 80, file: 100, digits: 9 };

/** `thrown` may be anything: JavaScript can throw any value. */
export function pageFaultOf(screen: string, thrown: unknown): PageFault {
  const error = thrown instanceof Error ? thrown : null;
  const type = error?.name ?? typeof thrown;
  return {
    screen,
    type: /^\w{1,60}$/.test(type) ? type : "Error",
    frames: (error?.stack ?? "").split("\n").flatMap(frameOf).slice(0, MAX_FRAMES),
  };
}

function frameOf(line: string): Frame[] {
  const [, name = "", file, at = "", column = ""] = FRAME.exec(line.trim().slice(0, 500)) ?? [];
  // A line of the stack; a line of the message before it may look like one.
  if (file === undefined || name.length > LONGEST.name || file.length > LONGEST.file) return [];
  if (at.length > LONGEST.digits || column.length > LONGEST.digits) return [];
  return [{ in: name, file, line: Number(at), column: Number(column) }];
}
