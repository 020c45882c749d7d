/** Ports on this machine's loopback address. */
import { freePort, isFree } from "../../electron/testing/free-port.ts";

/** Ports of everything that `npm start` runs. */
export type Ports = { readonly kiosk: number; readonly gate: number; readonly sandbox: number };

export const USUAL_PORTS: Ports = { kiosk: 4600, gate: 4650, sandbox: 4700 };

/** A port in use by another program; `message` names it and its purpose. */
export class PortTaken extends Error {
  override readonly name = "PortTaken";
}

/**
 * The ports to use: free ones for everything if `kioskPort` is 0, else the defaults with the kiosk's replaced. Throws
 * PortTaken.
 */
export async function choosePorts(kioskPort: number | null): Promise<Ports> {
  if (kioskPort === 0) return await freePorts();
  const ports = { ...USUAL_PORTS, kiosk: kioskPort ?? USUAL_PORTS.kiosk };
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new PortTaken(
        `Port ${port} (${name}) is taken by another program. Stop it, or use --port 0 for free ports.`,
      );
    }
  }
  return ports;
}

/** They are opened only seconds later: until then no connection of another program may be given one of them. */
async function freePorts(): Promise<Ports> {
  const [kiosk, gate, sandbox] = [await freePort(), await freePort(), await freePort()];
  const differ = new Set([kiosk, gate, sandbox]).size === 3;
  return differ ? { kiosk, gate, sandbox } : await freePorts();
}
