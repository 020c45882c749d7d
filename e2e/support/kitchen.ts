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
