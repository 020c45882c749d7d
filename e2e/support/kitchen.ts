import { expect } from "@playwright/test";
import { z } from "zod";
import type { SandboxControl } from "./sandbox-control.ts";

const order = z.object({ posId: z.string().nullable(), status: z.string() });
const orders = z.object({ orders: z.array(order) });

/** The sandbox's kitchen, moved by hand: see `MOVED_BY_HAND`. */
export class Kitchen {
  readonly #control: SandboxControl;

  constructor(control: SandboxControl) {
    this.#control = control;
  }

  /** The orders that it has accepted, the latest first. */
  async accepted(): Promise<z.infer<typeof order>[]> {
    const found = orders.parse(await this.#control.get("ordering/orders"));
    return found.orders.filter(({ posId }) => posId !== null);
  }

  /** Moves the latest order that was accepted. */
  async move(status: string, reason?: string): Promise<void> {
    const [latest] = await this.accepted();
    expect(latest, "an order to move").toBeDefined();
    await this.#control.post(`ordering/orders/${latest?.posId}`, { status, reason });
  }
}

/** State of the sandbox in which no order moves by itself. */
export const MOVED_BY_HAND = { "ordering/kitchen": { auto: false } } as const;

const details = z.object({
  posId: z.string().nullable(),
  type: z.string(),
  status: z.string(),
  paymentMethod: z.string(),
  tableNumber: z.string().nullable(),
  deliveryAt: z.object({ type: z.string(), datetime: z.string().optional() }),
});

/** The latest order that the sandbox's kitchen has, or null. */
export async function latestOrder(
  control: SandboxControl,
): Promise<z.infer<typeof details> | null> {
  const found = z.object({ orders: z.array(details) });
  return found.parse(await control.get("ordering/orders")).orders[0] ?? null;
}
