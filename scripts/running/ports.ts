/** Ports on this machine's loopback address. */
import { createServer } from "node:net";

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
    if (await isTaken(port)) {
      throw new PortTaken(
        `Port ${port} (${name}) is taken by another program. Stop it, or use --port 0 for free ports.`,
      );
    }
  }
  return ports;
}

/** Held open together, so that the three differ. */
async function freePorts(): Promise<Ports> {
  const held = await Promise.all([listen(0), listen(0), listen(0)]);
  const [kiosk, gate, sandbox] = held.map(({ port }) => port);
  await Promise.all(held.map(({ close }) => close()));
  if (kiosk === undefined || gate === undefined || sandbox === undefined) {
    throw new Error("no free ports");
  }
  return { kiosk, gate, sandbox };
}

async function isTaken(port: number): Promise<boolean> {
  try {
    const { close } = await listen(port);
    await close();
    return false;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return true;
    throw error;
  }
}

type Held = { readonly port: number; readonly close: () => Promise<void> };

function listen(port: number): Promise<Held> {
  const server = createServer();
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve({ port: typeof address === "object" && address ? address.port : port, close });
    });
  });
}
