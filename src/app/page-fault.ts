/** What may leave the page about an error: its class and stack frames, never its message. */
import type { PageFault } from "../../electron/host/rpc/contract.ts";

type Frame = PageFault["frames"][number];

const MAX_FRAMES = 20;
/** A frame of Chromium's stacks: `at name (address/file:line:column)`, name and brackets optional. */
const FRAME =
  /^at (?:async )?(?:([\w.$<>]{1,80}) \(|\()?\S*\/([\w.-]{1,100}):(\d{1,9}):(\d{1,9})\)?$/;

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
  const [, name = "", file, at, column] = FRAME.exec(line.trim().slice(0, 500)) ?? [];
  // A line of the stack; a line of the message before it may look like one.
  if (file === undefined) return [];
  return [{ in: name, file, line: Number(at), column: Number(column) }];
}
