/** TCP ports on which programs of this machine listen. */
import type { RunProgram } from "./system.ts";

export type OpenPort = { readonly port: number; readonly program: string };

/** Ports that other machines can reach. Empty if it cannot be found out. */
export function openPorts(run: RunProgram): readonly OpenPort[] {
  const { stdout } = run("ss", ["-H", "-l", "-n", "-t", "-p"]);
  const found = stdout.split("\n").flatMap((line): OpenPort[] => {
    const local = line.trim().split(/\s+/)[3] ?? "";
    const [, host = "", port] = /^(.*):(\d+)$/.exec(local) ?? [];
    if (port === undefined || /^(127\.|\[::1\]|\[::ffff:127\.)/.test(host)) return [];
    return [{ port: Number(port), program: /users:\(\("([^"]+)"/.exec(line)?.[1] ?? "unknown" }];
  });
  return [...new Map(found.map((one) => [one.port, one])).values()];
}
