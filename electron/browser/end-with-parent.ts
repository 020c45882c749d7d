import { existsSync } from "node:fs";

/** Of util-linux, which every Debian has. */
const SETPRIV = "/usr/bin/setpriv";

/**
 * A command whose process the kernel kills when this one dies, however it dies. Without `setpriv` it is the command
 * itself. Chromium would end by itself when its pipe closes, but can hang while it takes leave of speech-dispatcher: it
 * would keep the screen from the kiosk that starts again.
 */
export function endingWithParent(command: string, args: readonly string[]): [string, string[]] {
  if (!existsSync(SETPRIV)) return [command, [...args]];
  return [SETPRIV, ["--pdeathsig", "KILL", command, ...args]];
}
