/** Whether an address can be listened on. */
import { once } from "node:events";
import { createServer } from "node:net";

export type Address = { readonly host: string; readonly port: number };

/** HOST:PORT in its parts; null if it is none. */
export function addressOf(text: string): Address | null {
  const [, host = "", port] = /^([^:\s]+):(\d{1,5})$/.exec(text) ?? [];
  return port === undefined ? null : { host, port: Number(port) };
}

/** Whether only programs of this machine can connect. */
export function isLoopback(text: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|localhost):/.test(text);
}

/** Whether two programs cannot have these addresses at once. */
export function collide(one: Address, other: Address): boolean {
  const isShared = [one.host, other.host].includes("0.0.0.0") || one.host === other.host;
  return one.port === other.port && isShared;
}

/** Listens for a moment; the code of the error, or null if that is possible. */
export async function listenError({ host, port }: Address): Promise<string | null> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, "listening");
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
  } finally {
    server.close();
  }
}
