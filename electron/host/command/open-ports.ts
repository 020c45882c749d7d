/** TCP ports on which programs of this machine listen. */
import type { RunProgram } from "./system.ts";

export type OpenPort = { readonly port: number; readonly program: string };

/** Ports that other machines can reach. Empty if it cannot be found out. */
export function openPorts(run: RunProgram): readonly OpenPort[] {
  const open = listeners(run).filter(({ host }) => !/^(127\.|\[::1\]|\[::ffff:127\.)/.test(host));
  return [...new Map(open.map(({ port, program }) => [port, { port, program }])).values()];
}

/** The program that listens on a port, on any address; null if it cannot be found out. */
export function programAt(run: RunProgram, port: number): string | null {
  const program = listeners(run).find((one) => one.port === port)?.program ?? "unknown";
  return program === "unknown" ? null : program;
}

function listeners(run: RunProgram): readonly (OpenPort & { readonly host: string })[] {
  const { stdout } = run("ss", ["-H", "-l", "-n", "-t", "-p"]);
  return stdout.split("\n").flatMap((line) => {
    const local = line.trim().split(/\s+/)[3] ?? "";
    const [, host = "", port] = /^(.*):(\d+)$/.exec(local) ?? [];
    if (port === undefined) return [];
    const program = /users:\(\("([^"]+)"/.exec(line)?.[1] ?? "unknown";
    return [{ host, port: Number(port), program }];
  });
}
